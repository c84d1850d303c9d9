"""Shared studio for product renders, Blender 3.4 / Cycles CPU. Units: metres. Z up. Products face -Y (camera at -Y)."""
import bpy, bmesh, math, os, random, shutil, sys, time
import numpy as np
from mathutils import Vector, Matrix
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
OUT = os.path.join(HERE, '..', 'out'); TEX = os.path.join(OUT, 'tex')

# ---------------------------------------------------------------- scene
def args(**d):
    """blender -b -P scene.py -- samples=96 w=1200 out=x.png"""
    a = sys.argv[sys.argv.index('--')+1:] if '--' in sys.argv else []
    for s in a:
        k, v = s.split('=', 1); d[k] = type(d[k])(v) if k in d and d[k] is not None else v
    return d
def reset(samples=96, w=1200, h=900, exposure=0.0, look='Medium High Contrast', seed=7, view='Filmic'):
    bpy.ops.wm.read_factory_settings(use_empty=True); random.seed(seed)
    s = bpy.context.scene; s.render.engine = 'CYCLES'; c = s.cycles; c.device = 'CPU'
    c.samples = samples; c.use_adaptive_sampling = True; c.adaptive_threshold = .02; c.adaptive_min_samples = 24
    c.max_bounces = 8; c.diffuse_bounces = 4; c.glossy_bounces = 4; c.transmission_bounces = 6; c.transparent_max_bounces = 8
    c.caustics_reflective = c.caustics_refractive = False; c.blur_glossy = .5; c.sample_clamp_indirect = 6; c.seed = seed
    c.use_denoising = False
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = w, h, 100
    s.render.use_persistent_data = False; s.render.dither_intensity = 1
    s.view_settings.view_transform = view; s.view_settings.look = look if view == 'Filmic' else 'None'; s.view_settings.exposure = exposure
    s.world = bpy.data.worlds.new('W'); s.world.use_nodes = True
    return s
def world(top=(.55,.7,1), horizon=(1,.98,.95), ground=(.35,.33,.3), strength=1.0):
    nt = bpy.context.scene.world.node_tree; bg = nt.nodes['Background']; bg.inputs[1].default_value = strength
    tc = nt.nodes.new('ShaderNodeTexCoord'); sp = nt.nodes.new('ShaderNodeSeparateXYZ'); mr = nt.nodes.new('ShaderNodeMapRange')
    mr.inputs[1].default_value = -1; r = nt.nodes.new('ShaderNodeValToRGB')
    e = r.color_ramp.elements; e[0].position = .42; e[0].color = (*ground, 1); e[1].position = .52; e[1].color = (*horizon, 1)
    n = e.new(.9); n.color = (*top, 1)
    nt.links.new(tc.outputs['Generated'], sp.inputs[0]); nt.links.new(sp.outputs[2], mr.inputs[0])
    nt.links.new(mr.outputs[0], r.inputs[0]); nt.links.new(r.outputs[0], bg.inputs[0])
def look_at(o, target): o.rotation_euler = (Vector(target)-o.location).to_track_quat('-Z', 'Y').to_euler()
def area(loc, target, size=(1, 1), power=100, color=(1, 1, 1), spread=180):
    l = bpy.data.lights.new('area', 'AREA'); l.shape = 'RECTANGLE'; l.size, l.size_y = size; l.energy = power; l.color = color
    l.spread = math.radians(spread); o = bpy.data.objects.new('area', l); o.location = loc; look_at(o, target)
    bpy.context.collection.objects.link(o); o.visible_camera = False; return o
def sun(direction, power=3, angle=1.0, color=(1, .93, .82)):
    l = bpy.data.lights.new('sun', 'SUN'); l.energy = power; l.angle = math.radians(angle); l.color = color
    o = bpy.data.objects.new('sun', l); o.location = -Vector(direction)*10; look_at(o, (0, 0, 0)); bpy.context.collection.objects.link(o); return o
def camera(loc, target, lens=50, fstop=0, focus=None, shift=(0, 0)):
    c = bpy.data.cameras.new('cam'); c.lens = lens; c.shift_x, c.shift_y = shift; o = bpy.data.objects.new('cam', c); o.location = loc; look_at(o, target)
    bpy.context.collection.objects.link(o); bpy.context.scene.camera = o
    if fstop:
        c.dof.use_dof = True; c.dof.aperture_fstop = fstop; c.dof.aperture_blades = 7
        c.dof.focus_distance = (Vector(focus or target)-Vector(loc)).length
    return o

# ---------------------------------------------------------------- materials
def mat(name='m', color=(.8,.8,.8), rough=.5, metal=0, spec=.5, coat=0, sheen=0, bump=None, rvar=0, rscale=6, trans=0, emit=None, emit_s=0, tint=None):
    """bump=(scale,strength,distance[,detail]); rvar = +/- roughness variation; tint=(color2,scale,contrast) noise colour mix"""
    m = bpy.data.materials.new(name); m.use_nodes = True; nt = m.node_tree; b = nt.nodes['Principled BSDF']; I = b.inputs
    I['Base Color'].default_value = (*color, 1); I['Roughness'].default_value = rough; I['Metallic'].default_value = metal
    I['Specular'].default_value = spec; I['Clearcoat'].default_value = coat; I['Clearcoat Roughness'].default_value = .08; I['Sheen'].default_value = sheen
    I['Transmission'].default_value = trans
    if emit: I['Emission'].default_value = (*emit, 1); I['Emission Strength'].default_value = emit_s
    tc = nt.nodes.new('ShaderNodeTexCoord')
    def noise(scale, detail=4, rough=.55):
        n = nt.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value = scale; n.inputs['Detail'].default_value = detail
        n.inputs['Roughness'].default_value = rough; nt.links.new(tc.outputs['Object'], n.inputs['Vector']); return n
    if bump:
        n = noise(bump[0], bump[3] if len(bump) > 3 else 5); bp = nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = bump[1]
        bp.inputs['Distance'].default_value = bump[2]; nt.links.new(n.outputs[0], bp.inputs['Height']); nt.links.new(bp.outputs[0], I['Normal'])
    if rvar:
        n = noise(rscale); mr = nt.nodes.new('ShaderNodeMapRange'); mr.inputs[1].default_value = .3; mr.inputs[2].default_value = .7
        mr.inputs[3].default_value = max(0, rough-rvar); mr.inputs[4].default_value = min(1, rough+rvar)
        nt.links.new(n.outputs[0], mr.inputs[0]); nt.links.new(mr.outputs[0], I['Roughness'])
    if tint:
        n = noise(tint[1], 6); r = nt.nodes.new('ShaderNodeValToRGB'); k = tint[2]; e = r.color_ramp.elements
        e[0].position = .5-k; e[1].position = .5+k; e[0].color = (*color, 1); e[1].color = (*tint[0], 1)
        nt.links.new(n.outputs[0], r.inputs[0]); nt.links.new(r.outputs[0], I['Base Color'])
    return m
def streaks(m, color=(.1,.08,.05), amount=.5, scale=(5, 5, .35)):
    """vertical rain/dirt streaks multiplied over whatever feeds Base Color"""
    nt = m.node_tree; b = nt.nodes['Principled BSDF']; L = nt.links.new; tc = nt.nodes.new('ShaderNodeTexCoord'); mp = nt.nodes.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = scale
    n = nt.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value = 1; n.inputs['Detail'].default_value = 9; n.inputs['Roughness'].default_value = .65
    mr = nt.nodes.new('ShaderNodeMapRange'); mr.inputs[1].default_value = .5; mr.inputs[2].default_value = .8; mr.inputs[4].default_value = amount
    mx = nt.nodes.new('ShaderNodeMixRGB'); mx.inputs[2].default_value = (*color, 1); src = b.inputs['Base Color']
    if src.links: L(src.links[0].from_socket, mx.inputs[1])
    else: mx.inputs[1].default_value = src.default_value
    L(tc.outputs['Object'], mp.inputs[0]); L(mp.outputs[0], n.inputs[0]); L(n.outputs[0], mr.inputs[0]); L(mr.outputs[0], mx.inputs[0]); L(mx.outputs[0], src); return m
def wood(name='wood', dark=(.16,.07,.03), light=(.42,.22,.1), axis=2, rough=.42, scale=1.0, vary=0):
    """`vary` = by what share one piece is darker or lighter than the next"""
    m = mat(name, rough=rough); nt = m.node_tree; b = nt.nodes['Principled BSDF']
    tc = nt.nodes.new('ShaderNodeTexCoord'); mp = nt.nodes.new('ShaderNodeMapping'); sc = [22*scale]*3; sc[axis] = 1.4*scale; mp.inputs['Scale'].default_value = sc
    oi = nt.nodes.new('ShaderNodeObjectInfo'); mul = nt.nodes.new('ShaderNodeMath'); mul.operation = 'MULTIPLY'; mul.inputs[1].default_value = 37
    nt.links.new(oi.outputs['Random'], mul.inputs[0]); nt.links.new(mul.outputs[0], mp.inputs['Location'])
    n1 = nt.nodes.new('ShaderNodeTexNoise'); n1.inputs['Scale'].default_value = 1.2; n1.inputs['Detail'].default_value = 8; n1.inputs['Distortion'].default_value = .6
    r = nt.nodes.new('ShaderNodeValToRGB'); e = r.color_ramp.elements; e[0].position = .32; e[0].color = (*dark, 1); e[1].position = .68; e[1].color = (*light, 1)
    bp = nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = .25; bp.inputs['Distance'].default_value = .002
    L = nt.links.new; L(tc.outputs['Object'], mp.inputs[0]); L(mp.outputs[0], n1.inputs[0]); L(n1.outputs[0], r.inputs[0]); L(n1.outputs[0], bp.inputs['Height'])
    # fibres and pores, the same size in every piece whatever its scale: without them the bands above look like motion blur close up
    src = r.outputs[0]; nrm = bp.outputs[0]
    for across, along, lo, hi, k0, k1, d in ((400, 10, .36, .64, .87, 1.13, .00012), (900, 45, .30, .40, .72, 1.0, .00010)):   # the second: short dark pores
        m2 = nt.nodes.new('ShaderNodeMapping'); s2 = [across]*3; s2[axis] = along; m2.inputs['Scale'].default_value = s2; L(tc.outputs['Object'], m2.inputs[0]); L(mul.outputs[0], m2.inputs['Location'])
        n2 = nt.nodes.new('ShaderNodeTexNoise'); n2.inputs['Scale'].default_value = 1; n2.inputs['Detail'].default_value = 3; n2.inputs['Distortion'].default_value = .3; L(m2.outputs[0], n2.inputs[0])
        mr = nt.nodes.new('ShaderNodeMapRange'); mr.inputs[1].default_value, mr.inputs[2].default_value, mr.inputs[3].default_value, mr.inputs[4].default_value = lo, hi, k0, k1; L(n2.outputs[0], mr.inputs[0])
        mx = nt.nodes.new('ShaderNodeMixRGB'); mx.blend_type = 'MULTIPLY'; mx.inputs[0].default_value = 1; L(src, mx.inputs[1]); L(mr.outputs[0], mx.inputs[2]); src = mx.outputs[0]
        b2 = nt.nodes.new('ShaderNodeBump'); b2.inputs['Strength'].default_value = .4; b2.inputs['Distance'].default_value = d; L(mr.outputs[0], b2.inputs['Height']); L(nrm, b2.inputs['Normal']); nrm = b2.outputs[0]
    if vary:
        mr = nt.nodes.new('ShaderNodeMapRange'); mr.inputs[3].default_value, mr.inputs[4].default_value = 1-vary, 1+vary; L(oi.outputs['Random'], mr.inputs[0])
        mx = nt.nodes.new('ShaderNodeMixRGB'); mx.blend_type = 'MULTIPLY'; mx.inputs[0].default_value = 1; L(src, mx.inputs[1]); L(mr.outputs[0], mx.inputs[2]); src = mx.outputs[0]
    L(src, b.inputs['Base Color']); L(nrm, b.inputs['Normal']); return m
def tiles(name, c1, c2, mortar, size=(.6,.6), gap=.004, rough=.25, rvar=.08, offset=0.0, bumpd=.002, coord='Object', noise_tint=None, rot=None):
    m = mat(name, rough=rough, rvar=rvar, rscale=3); nt = m.node_tree; b = nt.nodes['Principled BSDF']; L = nt.links.new
    br = nt.nodes.new('ShaderNodeTexBrick'); br.offset = offset; br.squash = 1; I = br.inputs
    I['Color1'].default_value = (*c1, 1); I['Color2'].default_value = (*c2, 1); I['Mortar'].default_value = (*mortar, 1)
    I['Scale'].default_value = 1; I['Mortar Size'].default_value = gap/2; I['Mortar Smooth'].default_value = .3; I['Brick Width'].default_value = size[0]; I['Row Height'].default_value = size[1]
    tc = nt.nodes.new('ShaderNodeTexCoord'); mp = nt.nodes.new('ShaderNodeMapping')
    if rot: mp.inputs['Rotation'].default_value = rot
    L(tc.outputs[coord], mp.inputs[0]); L(mp.outputs[0], br.inputs[0])
    col = br.outputs['Color']
    if noise_tint:                                        # speckle / stain: (color, scale, lo, hi, factor)
        n = nt.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value = noise_tint[1]; n.inputs['Detail'].default_value = 6; L(mp.outputs[0], n.inputs[0])
        mr = nt.nodes.new('ShaderNodeMapRange'); mr.inputs[1].default_value = noise_tint[2]; mr.inputs[2].default_value = noise_tint[3]; mr.inputs[4].default_value = noise_tint[4]; L(n.outputs[0], mr.inputs[0])
        mx = nt.nodes.new('ShaderNodeMixRGB'); mx.inputs[2].default_value = (*noise_tint[0], 1); L(mr.outputs[0], mx.inputs[0]); L(col, mx.inputs[1]); col = mx.outputs[0]
    L(col, b.inputs['Base Color'])
    n2 = nt.nodes.new('ShaderNodeTexNoise'); n2.inputs['Scale'].default_value = 60; n2.inputs['Detail'].default_value = 6; L(mp.outputs[0], n2.inputs[0])
    sub = nt.nodes.new('ShaderNodeMath'); sub.operation = 'MULTIPLY_ADD'; sub.inputs[1].default_value = .25 if bumpd > .003 else .02
    inv = nt.nodes.new('ShaderNodeMath'); inv.operation = 'SUBTRACT'; inv.inputs[0].default_value = 1; L(br.outputs['Fac'], inv.inputs[1])
    L(n2.outputs[0], sub.inputs[0]); L(inv.outputs[0], sub.inputs[2])
    bp = nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = .8; bp.inputs['Distance'].default_value = bumpd; L(sub.outputs[0], bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal'])
    return m
def printed(name, image, rough=.45, spec=.4, coat=0, weave=0, weave_scale=900, weave_d=.0006, emit=0, gain=1.0, two_sided=None, alpha=False, grain=None):
    """print on a sheet: UV-mapped image; weave = canvas/tarpaulin thread bump; emit>0 = backlit diffuser"""
    m = mat(name, rough=rough, spec=spec, coat=coat); nt = m.node_tree; b = nt.nodes['Principled BSDF']; L = nt.links.new
    im = nt.nodes.new('ShaderNodeTexImage'); im.image = bpy.data.images.load(os.path.abspath(os.path.join(TEX, image))); im.interpolation = 'Cubic'; im.extension = 'EXTEND'
    out = im.outputs[0]
    if gain != 1:
        mx = nt.nodes.new('ShaderNodeMixRGB'); mx.blend_type = 'MULTIPLY'; mx.inputs[0].default_value = 1; mx.inputs[2].default_value = (gain, gain, gain, 1); L(out, mx.inputs[1]); out = mx.outputs[0]
    L(out, b.inputs['Base Color'])
    if alpha: L(im.outputs[1], b.inputs['Alpha'])
    if emit: L(out, b.inputs['Emission']); b.inputs['Emission Strength'].default_value = emit
    if weave:
        tc = nt.nodes.new('ShaderNodeTexCoord'); hs = []
        for d in 'XY':
            w = nt.nodes.new('ShaderNodeTexWave'); w.bands_direction = d; w.inputs['Scale'].default_value = weave_scale[d == 'Y'] if isinstance(weave_scale, tuple) else weave_scale; w.inputs['Distortion'].default_value = .8; L(tc.outputs['UV'], w.inputs[0]); hs.append(w)
        ad = nt.nodes.new('ShaderNodeMath'); L(hs[0].outputs[1], ad.inputs[0]); L(hs[1].outputs[1], ad.inputs[1])
        bp = nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = weave; bp.inputs['Distance'].default_value = weave_d; L(ad.outputs[0], bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal'])
    return m
def glow(color, s, name='glow'):
    m = bpy.data.materials.new(name); m.use_nodes = True; nt = m.node_tree; nt.nodes.clear(); e = nt.nodes.new('ShaderNodeEmission'); e.inputs[0].default_value = (*color, 1); e.inputs[1].default_value = s
    o = nt.nodes.new('ShaderNodeOutputMaterial'); nt.links.new(e.outputs[0], o.inputs[0]); return m
def bulb(loc, power, color=(1,.66,.34), r=.03, s=18, shape=None):
    """visible glowing bulb that does not light anything itself + a soft point light (far less noise than a tiny emissive mesh)"""
    o = shape or lathe([(r*math.sin(math.pi*i/12), -r*math.cos(math.pi*i/12)) for i in range(13)], loc, glow(color, s), 20); o.visible_diffuse = o.visible_glossy = o.visible_shadow = False
    if not power: return o
    l = bpy.data.lights.new('bulb', 'POINT'); l.energy = power; l.color = color; l.shadow_soft_size = max(.02, r); p = bpy.data.objects.new('bulb', l); p.location = loc; bpy.context.collection.objects.link(p); return o
def outlet(x, y, z):
    """double wall socket facing -Y, its plate on the wall at y"""
    m = mat('outlet', (.66,.65,.62), .35); box((.120, .010, .072), (x, y-.005, z), m, .003)
    for d in (-.028, .028): cyl(.0185, .003, (x+d, y-.0112, z), mat('outlet2', (.50,.49,.47), .5), (math.pi/2, 0, 0), 36, .001); [cyl(.0024, .002, (x+d+e, y-.0132, z), mat('hole', (.01,.01,.01), .9), (math.pi/2, 0, 0), 12, 0) for e in (-.0095, .0095)]
ALU = lambda: mat('alu', (.80,.81,.83), .3, 1, rvar=.05, rscale=8)
CHROME = lambda: mat('chrome', (.9,.9,.92), .12, 1)
BLACKP = lambda: mat('blackplastic', (.02,.02,.022), .42, bump=(400, .08, .001))

# ---------------------------------------------------------------- geometry
def add(name, verts, faces, m=None, uvs=None, smooth=True, loc=(0,0,0), rot=(0,0,0)):
    me = bpy.data.meshes.new(name); me.from_pydata(verts, [], faces); me.update()
    if uvs is not None:
        l = me.uv_layers.new()
        for lp in me.loops: l.data[lp.index].uv = uvs[lp.vertex_index]
    if smooth:
        for p in me.polygons: p.use_smooth = True
    o = bpy.data.objects.new(name, me); o.location = loc; o.rotation_euler = rot; bpy.context.collection.objects.link(o)
    if m: me.materials.append(m)
    return o
def bevel(o, w=.004, seg=3):
    b = o.modifiers.new('b', 'BEVEL'); b.width = w; b.segments = seg; b.limit_method = 'ANGLE'; b.angle_limit = math.radians(40); b.harden_normals = True
    o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(40); return o
def box(size, loc, m=None, bw=.004, seg=3, rot=(0,0,0), name='box'):
    x, y, z = [s/2 for s in size]; v = [(a*x, b*y, c*z) for a in (-1,1) for b in (-1,1) for c in (-1,1)]
    f = [(0,1,3,2),(4,6,7,5),(0,4,5,1),(2,3,7,6),(0,2,6,4),(1,5,7,3)]
    o = add(name, v, f, m, loc=loc, rot=rot)
    if bw: bevel(o, min(bw, min(size)*.49), seg)
    else:
        for p in o.data.polygons: p.use_smooth = False
    return o
def grid(f, nx, ny, m=None, name='sheet', flip=False, solid=0, loc=(0,0,0), rot=(0,0,0)):
    """surface from f(u,v)->(x,y,z), UV=(u,v). u to the right, v up."""
    v = []; uv = []
    for j in range(ny+1):
        for i in range(nx+1): u, t = i/nx, j/ny; v.append(f(u, t)); uv.append((u, t))
    q = [(j*(nx+1)+i, j*(nx+1)+i+1, (j+1)*(nx+1)+i+1, (j+1)*(nx+1)+i) for j in range(ny) for i in range(nx)]
    if flip: q = [tuple(reversed(a)) for a in q]
    o = add(name, v, q, m, uv, loc=loc, rot=rot)
    if solid: s = o.modifiers.new('s', 'SOLIDIFY'); s.thickness = solid; s.offset = -1
    return o
def quad(w, h, loc, m, rot=(math.pi/2,0,0), name='quad'):      # default: standing, facing -Y
    return grid(lambda u, v: ((u-.5)*w, (v-.5)*h, 0), 1, 1, m, name, loc=loc, rot=rot)
def cyl(r, h, loc, m=None, rot=(0,0,0), n=48, bw=.002, r2=None, name='cyl'):
    r2 = r if r2 is None else r2; v = [(r*math.cos(2*math.pi*i/n), r*math.sin(2*math.pi*i/n), -h/2) for i in range(n)]+[(r2*math.cos(2*math.pi*i/n), r2*math.sin(2*math.pi*i/n), h/2) for i in range(n)]
    f = [(i, (i+1) % n, n+(i+1) % n, n+i) for i in range(n)]+[tuple(range(n-1, -1, -1)), tuple(range(n, 2*n))]
    o = add(name, v, f, m, loc=loc, rot=rot)
    if bw: bevel(o, bw, 2)
    return o
def lathe(profile, loc, m, n=64, name='lathe'):
    k = len(profile); v = [(r*math.cos(2*math.pi*i/n), r*math.sin(2*math.pi*i/n), z) for i in range(n) for r, z in profile]
    f = [(i*k+j, ((i+1) % n)*k+j, ((i+1) % n)*k+j+1, i*k+j+1) for i in range(n) for j in range(k-1)]
    o = add(name, v, f, m, loc=loc); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(50); return o
def tube(pts, r, m, name='tube', res=4, cyclic=False):
    c = bpy.data.curves.new(name, 'CURVE'); c.dimensions = '3D'; c.bevel_depth = r; c.bevel_resolution = res; c.use_fill_caps = True
    s = c.splines.new('POLY'); s.points.add(len(pts)-1); s.use_cyclic_u = cyclic
    for p, q in zip(s.points, pts): p.co = (*q, 1)
    o = bpy.data.objects.new(name, c); bpy.context.collection.objects.link(o); c.materials.append(m); return o
def torus(R, r, loc, m, rot=(0,0,0), n=32, k=12):
    v = [((R+r*math.cos(b))*math.cos(a), (R+r*math.cos(b))*math.sin(a), r*math.sin(b)) for a in [2*math.pi*i/n for i in range(n)] for b in [2*math.pi*j/k for j in range(k)]]
    f = [(i*k+j, ((i+1) % n)*k+j, ((i+1) % n)*k+(j+1) % k, i*k+(j+1) % k) for i in range(n) for j in range(k)]
    return add('torus', v, f, m, loc=loc, rot=rot)
def leaf(L, W, bend, m, loc, yaw, pitch, fold=.25, nx=6, ny=14, power=.75, tip=.0):
    def f(u, v):
        w = W*(math.sin(math.pi*min(.999, .03+.97*v))**power)*.5*(1-tip*v); x = (u-.5)*2*w; a = pitch - bend*v
        # integrate bend approx
        y = L*v*math.cos(pitch-bend*v*.5); z = L*v*math.sin(pitch-bend*v*.5)+abs(u-.5)*2*w*fold
        return (x, y, z)
    return grid(f, nx, ny, m, 'leaf', loc=loc, rot=(0, 0, yaw))
def leafmat(c1=(.03,.13,.03), c2=(.09,.26,.06), rough=.35):
    m = mat('leaf', c1, rough, tint=(c2, 9, .2), coat=.2); nt = m.node_tree; b = nt.nodes['Principled BSDF']
    tr = nt.nodes.new('ShaderNodeBsdfTranslucent'); tr.inputs[0].default_value = (.18,.4,.06,1); mx = nt.nodes.new('ShaderNodeMixShader'); mx.inputs[0].default_value = .22
    nt.links.new(b.outputs[0], mx.inputs[1]); nt.links.new(tr.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], nt.nodes['Material Output'].inputs[0]); return m
def ficus(loc, height=1.5, n=34, pot=None, leafsize=.24, seed=3):
    rnd = random.Random(seed); lm = leafmat(); stem = mat('stem', (.12,.07,.04), .8)
    pot = pot or mat('pot', (.72,.70,.67), .45, bump=(120, .05, .0008), rvar=.06); x, y, z = loc
    lathe([(0,0),(.13,0),(.15,.02),(.19,.34),(.19,.37),(.175,.37),(.17,.33),(0,.33)], loc, pot); cyl(.168, .02, (x, y, z+.33), mat('soil', (.03,.02,.015), 1, bump=(60, 1, .02)))
    for s in range(3):
        a0 = s*2.1; lean = .16; pts = [(x+math.cos(a0)*(.02+lean*t*t), y+math.sin(a0)*(.02+lean*t*t), z+.33+(height-.33)*t*(1-.1*s)) for t in [i/10 for i in range(11)]]
        tube(pts, .009, stem)
        for i in range(n//3):
            t = .22+.78*i/(n/3-1); p = pts[min(10, int(t*10))]; leaf(leafsize*rnd.uniform(.75, 1.15), leafsize*.55, rnd.uniform(.5, 1.2), lm, p, i*2.4+s+rnd.uniform(-.3, .3), rnd.uniform(.25, .9)+.5*t)
def sansevieria(loc, h=.7, n=14, pot=None, seed=5):
    rnd = random.Random(seed); lm = leafmat((.05,.13,.06), (.2,.32,.12), .4); x, y, z = loc
    lathe([(0,0),(.11,0),(.13,.02),(.15,.24),(.138,.24),(.13,.2),(0,.2)], loc, pot or mat('pot', (.7,.32,.2), .7, bump=(40, .2, .002)))
    for i in range(n):
        a = i*2.4; r = .02+.07*(i/n); leaf(h*rnd.uniform(.6, 1.1), .075, rnd.uniform(-.1, .25), lm, (x+r*math.cos(a), y+r*math.sin(a), z+.19), a-math.pi/2, 1.45-.25*i/n, .3, power=.45)

# ---------------------------------------------------------------- render + denoise + finish
def blur(a, s):
    """separable gaussian by FFT-free repeated box (3 passes)"""
    r = max(1, int(s*1.0))
    for ax in (0, 1):
        for _ in range(3):
            p = np.pad(a, [(r+1, r) if i == ax else (0, 0) for i in range(3)], mode='edge').cumsum(ax, dtype=np.float64)
            n = a.shape[ax]; a = ((p.take(range(2*r+1, 2*r+1+n), ax)-p.take(range(0, n), ax))/(2*r+1)).astype(np.float32)
    return a
PASSES = (('color', 'Image'), ('print', 'DiffCol'), ('direct', 'DiffDir'), ('indirect', 'DiffInd'), ('gloss', 'GlossCol'), ('through', 'TransCol'), ('emission', 'Emit'), ('sky', 'Env'), ('normal', 'Normal'), ('depth', 'Mist'))
def passes(tmp, percent):
    """renders at a share of the size -> {name: (H,W,3) float32}, and the seconds it took"""
    s = bpy.context.scene; vl = s.view_layers[0]; s.render.resolution_percentage = percent; os.makedirs(tmp, exist_ok=True)
    vl.use_pass_diffuse_direct = vl.use_pass_diffuse_indirect = vl.use_pass_diffuse_color = vl.use_pass_environment = vl.use_pass_mist = True
    vl.use_pass_glossy_color = vl.use_pass_transmission_color = vl.use_pass_emit = vl.use_pass_normal = True
    s.world.mist_settings.start, s.world.mist_settings.depth, s.world.mist_settings.falloff = 0, FAR, 'LINEAR'
    s.use_nodes = True; nt = s.node_tree; nt.nodes.clear(); rl = nt.nodes.new('CompositorNodeRLayers'); co = nt.nodes.new('CompositorNodeComposite'); nt.links.new(rl.outputs['Image'], co.inputs[0])
    fo = nt.nodes.new('CompositorNodeOutputFile'); fo.format.file_format = 'OPEN_EXR'; fo.format.color_depth = '32'; fo.format.exr_codec = 'NONE'; fo.file_slots.clear(); fo.base_path = tmp
    # Not Cycles' own "Denoising Albedo": below a certain roughness it follows the reflection, and a floor whose roughness varies came out with islands of reflection.
    for k, src in PASSES: fo.file_slots.new(k+'_'); nt.links.new(rl.outputs[src], fo.inputs[k+'_'])
    t = time.time(); bpy.ops.render.render(write_still=False); t = time.time()-t; d = {}
    for k, _ in PASSES:
        im = bpy.data.images.load('%s/%s_%04d.exr' % (tmp, k, s.frame_current)); im.colorspace_settings.name = 'Non-Color' if k in ('normal', 'depth') else 'Linear'
        w, h = im.size; a = np.empty(w*h*4, np.float32); im.pixels.foreach_get(a); d[k] = np.nan_to_num(a.reshape(h, w, 4)[..., :3]); bpy.data.images.remove(im)
    shutil.rmtree(tmp, ignore_errors=True); return d, t
def surfaces_only(samples):
    """only the surfaces that the eye meets first, unlit and through a pinhole: a few samples of them are free of noise, and cost a tenth of a lit picture"""
    s = bpy.context.scene; s.camera.data.dof.use_dof = False; c = s.cycles; c.samples = samples; c.use_adaptive_sampling = False; c.max_bounces = c.diffuse_bounces = c.glossy_bounces = c.transmission_bounces = 0
    s.world.cycles.sampling_method = 'NONE'
    for o in bpy.data.objects: o.hide_render = o.hide_render or o.type == 'LIGHT' or o.name.startswith('pane')     # window panes: what they mirror is light; what stands behind them would be met by some samples only
    for m in bpy.data.materials: m.cycles.sample_as_light = False
FAR = 60.   # metres; depth is told as a share of it
def render(out, bloom=.04, bloom_thr=1.0, vignette=.12, grain=.009):
    """the scene at its samples -> oidn.py -> finish. Above WIDE pixels light is rendered at half the size and denoised there, the surfaces
    (print, glow, edges) at the full size; sharpen.py joins them. Below, everything is rendered at once."""
    import oidn, sharpen, resource
    s = bpy.context.scene; os.makedirs(OUT, exist_ok=True); out = os.path.abspath(out if os.path.isabs(out) else os.path.join(OUT, out)); wide = s.render.resolution_x > WIDE or s.render.resolution_y > WIDE
    t0 = time.time(); spp = s.cycles.samples; d, t1 = passes(out[:-4]+'_pass', 50 if wide else 100)
    parts = oidn.denoise(d['color'], d['print'], d['direct']+d['indirect'], d['gloss']+d['through']+(0 if wide else d['emission']), d['normal'], d['emission']+d['sky'] if wide else None); t2 = 0
    if wide:
        k = s.camera.data; lens = k.dof.use_dof; surfaces_only(9); fine, t2 = passes(out[:-4]+'_pass', 100); spread = None
        for p in (d, fine): p['depth'] = p['depth']*FAR
        if lens:
            f = k.lens/1000; at = k.dof.focus_distance; across = max(s.render.resolution_x, s.render.resolution_y)/(k.sensor_width/1000)
            spread = lambda z: np.abs(z-at)/z*f*f/(k.dof.aperture_fstop*max(.001, at-f))*across
        picture = sharpen.join(parts, d, fine, spread)
    else: picture = parts['print']*parts['light']+parts['rest']
    finish(picture, out, bloom, bloom_thr, vignette, grain)
    mb = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss/1024
    print('[studio] %s  light %.1fs  surfaces %.1fs  total %.1fs  peak %.0f MB  spp %d' % (os.path.basename(out), t1, t2, time.time()-t0, mb, spp)); sys.stdout.flush()
WIDE = 1600
def finish(c, out, bloom=.04, bloom_thr=1.0, vignette=.12, grain=.009):
    """bloom, vignette, film grain in linear light, then the scene's view transform once"""
    s = bpy.context.scene; h, w = c.shape[:2]
    if bloom:
        hi = np.maximum(c-bloom_thr, 0); hi = hi/(1+hi*.15); k = w/1200
        c = c+bloom*(.5*blur(hi, 6*k)+.3*blur(hi, 22*k)+.2*blur(hi, 70*k))*3
    if vignette:
        yy, xx = np.mgrid[-1:1:h*1j, -1:1:w*1j]; c = c*(1-vignette*np.clip(xx**2*.6+yy**2*.4, 0, 1)**1.3)[..., None]
    if grain: c = c*(1+np.random.default_rng(1).normal(0, grain, (h, w, 1)))
    im = bpy.data.images.new('fin', w, h, float_buffer=True); im.colorspace_settings.name = 'Linear'; im.pixels.foreach_set(np.dstack([c, np.ones((h, w, 1))]).astype(np.float32).ravel())
    s.render.image_settings.file_format = 'PNG'; s.render.image_settings.color_mode = 'RGB'; im.save_render(out, scene=s)

# ---------------------------------------------------------------- street seen through a window (always out of focus)
def leafcloud(center, n, spread, m, seed=1, size=(.10, .22)):
    R = random.Random(seed); vs, fs = [], []
    for _ in range(n):
        o = Vector(center)+Vector([R.gauss(0, s) for s in spread]); e1 = Vector([R.gauss(0, 1) for _ in range(3)]).normalized(); e2 = e1.orthogonal().normalized(); l = R.uniform(*size); k = len(vs)
        vs += [o-e1*l*.5, o+e2*l*.24, o+e1*l*.5, o-e2*l*.24]; fs.append((k, k+1, k+2, k+3))
    return add('leafcloud', [tuple(v) for v in vs], fs, m, smooth=False)
def street(x0=4.5, y0=4.0, seed=4):
    """two plaster house fronts, trees, road; build behind a window, far enough for the lens to blur it"""
    R = random.Random(seed); cols = [(.62,.47,.22), (.66,.63,.56), (.50,.55,.50), (.60,.42,.30)]; dk = mat('win', (.05,.06,.07), .15); wh = mat('wtrim', (.68,.66,.60), .7); gr = mat('shut', (.10,.22,.17), .6)
    for i in range(4):
        x = x0-3+i*4.2; m = mat('house%d' % i, cols[i], .9, tint=(tuple(c*.85 for c in cols[i]), .6, .2)); box((4.1, .4, 9), (x, y0+5, 4.5), m, 0)
        for z in (1.2, 4.2, 7.0):
            for dx in (-1.1, 1.1):
                box((.95, .06, 1.6), (x+dx, y0+4.79, z+.3), wh, 0); box((.8, .06, 1.45), (x+dx, y0+4.76, z+.3), dk if R.random() < .5 else gr, 0)
        box((4.2, .7, .12), (x, y0+4.7, 2.75), wh, 0)
    lm = leafmat((.045,.12,.032), (.15,.27,.08), .5); bark = mat('bark', (.20,.15,.10), .9); core = mat('leafcore', (.012,.035,.008), 1)
    def foliage(n, at, size):
        """n small leaves; at() gives a place and which way is out. Many, small, inside a bound: a few large strays look like confetti"""
        vs, fs = [], []
        for _ in range(n):
            o, out = at(); e1 = (Vector([R.gauss(0, 1) for _ in range(3)])+Vector((0, 0, -.5))).normalized(); e2 = e1.cross(out+Vector([R.gauss(0, .5) for _ in range(3)])).normalized(); l = R.uniform(*size); k = len(vs)
            vs += [o-e1*l*.5, o-e1*l*.1+e2*l*.23, o+e1*l*.5, o-e1*l*.1-e2*l*.23]; fs.append((k, k+1, k+2, k+3))
        add('foliage', [tuple(v) for v in vs], fs, lm, smooth=False)
    for x, y, h in ((x0-1.4, y0+2.0, 3.0), (x0+2.6, y0+2.6, 3.4), (x0+5.6, y0+1.6, 2.8)):
        cyl(.13, h, (x, y, h/2), bark, bw=0, r2=.09)
        for k in range(24):                                             # crown: lumps on boughs
            a = k*2.4; q = R.uniform(.1, 1)**.5; c = Vector((x+1.6*q*math.cos(a), y+.8*q*math.sin(a), h-.05+R.uniform(0, 1.7)*(1.1-.5*q))); r = R.uniform(.36, .56); tube([(x, y, h-.5), (x+(c.x-x)*.3, y+(c.y-y)*.3, h-.05), tuple(c)], .022, bark)
            def at(): d = Vector([R.gauss(0, 1) for _ in range(3)]).normalized(); return c+Vector((d.x, d.y, d.z*.72))*r*R.uniform(.25, 1)**.4, d
            foliage(850, at, (.05, .095)); lathe([(r*.62*math.sin(math.pi*i/10), -r*.45*math.cos(math.pi*i/10)) for i in range(11)], tuple(c), core, 14)
    top = lambda x: .50+.030*math.sin(x*5.1)+.022*math.sin(x*11.3+1)+.014*math.sin(x*23+2)
    def clipped():                                                      # hedge: leaves on its front and top, the line of the shears not quite straight
        x = R.uniform(x0-3.5, x0+6.5); h = top(x); b = .04*math.sin(x*7)+.03*math.sin(x*17+3)
        if R.random() < .62: z = R.uniform(.02, h); return Vector((x, y0+1.14+b*(z/h)-R.uniform(0, .05)+.08*max(0, z/h-.8), z)), Vector((0, -1, .2))
        return Vector((x, y0+1.4+R.uniform(-.24, .24), h-R.uniform(0, .05)+max(0, R.gauss(0, .018)))), Vector((0, 0, 1))
    foliage(26000, clipped, (.030, .062)); box((10, .44, .42), (x0+1.5, y0+1.42, .21), core, .05)
    box((30, 30, .02), (x0+4, y0+8, -.02), mat('road', (.28,.275,.27), .8), 0)
