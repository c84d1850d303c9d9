"""A hashtag held up by its handle, in the shop. The hand wears the knitted glove of such shops: it is balls along the lines of the fingers, one skin drawn over all (remesh), and stitches in bump; a bare hand would give the computer away."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from bench import *
A = args(samples=12, w=1200, h=900, out='', tex='hashtag.png')
reset(A['samples'], A['w'], A['h'], exposure=.28, look='High Contrast'); world((.8,.87,1), (1,.98,.95), (.45,.40,.36), .5)
R = random.Random(5)
def capsule(path, radii, rings):
    """closed mesh round a line: balls of these radii, joined (the remesh makes one skin of all)"""
    v, f = [], []
    P = [Vector(p) for p in path]; Q = []
    for i in range(len(P)-1):
        for k in range(rings): t = k/rings; Q.append((P[i].lerp(P[i+1], t), radii[i]*(1-t)+radii[i+1]*t))
    Q.append((P[-1], radii[-1]))
    for c, r in Q:
        base = len(v)
        for j in range(9):
            th = math.pi*j/8
            for i in range(14): ph = 2*math.pi*i/14; v.append((c.x+r*math.sin(th)*math.cos(ph), c.y+r*math.sin(th)*math.sin(ph), c.z+r*math.cos(th)))
        f += [(base+j*14+i, base+j*14+(i+1) % 14, base+(j+1)*14+(i+1) % 14, base+(j+1)*14+i) for j in range(8) for i in range(14)]
    return v, f
def smoothpath(P, k=8):
    out = []
    for i in range(len(P)-1):
        p0, p1, p2, p3 = (Vector(P[max(0, min(len(P)-1, j))]) for j in (i-1, i, i+1, i+2))
        for s in range(k): t = s/k; out.append(.5*((2*p1)+(p2-p0)*t+(2*p0-5*p1+4*p2-p3)*t*t+(3*p1-p0-3*p2+p3)*t**3))
    return out+[Vector(P[-1])]
V, F = [], []
def limb(P, r, k=5):
    """P joints, r radii at the joints; the knuckles stay a little thicker"""
    S = smoothpath(P, k); rr = []
    for i in range(len(P)-1): rr += [r[i]+(r[i+1]-r[i])*s/k for s in range(k)]
    rr.append(r[-1]); v, f = capsule(S, rr, 3); b = len(V); V.extend(v); F.extend(tuple(b+q for q in g) for g in f)
wrist = (-.012, .088, -.062)
for i, (z, q, r) in enumerate(((.0290, .95, .0096), (.0105, 1.04, .0100), (-.0078, 1.0, .0096), (-.0248, .86, .0086))):
    back = .004*abs(i-1); dz = -.0015*i
    w_ = (.0006, -.0008, .0003, -.0006)[i]; mcp = (-.036+back*.4, .022+back, z+.0045); pip = (-.0250+.0012*i, -.0300*q, z+.0012+w_); mid = (-.005, -.0318*q, z-.0006); dip = (.0150-.0012*abs(i-1), -.0285*q, z-.0022-w_); tip = (.0200, -.004, z-.0030)
    limb([mcp, pip, mid, dip, tip], [r*1.12, r*1.10, r*.96, r*.99, r*.84])
    limb([mcp, tuple(a+(b-a)*.5 for a, b in zip(mcp, wrist)), wrist], [r*1.20, .0135, .019])
limb([(-.022, .020, .010), (-.010, .060, -.030)], [.017, .020]); limb([(-.020, .024, -.018), (-.012, .065, -.048)], [.016, .019]); limb([(.012, .050, -.012), (-.004, .080, -.050)], [.017, .018])   # palm and ball of the thumb
limb([(.004, .062, -.016), (.022, .036, .012), (.0245, .004, .034), (.012, -.026, .0475), (.001, -.038, .0505)], [.0175, .0135, .0112, .0104, .0088])
limb([wrist, (-.018, .115, -.12), (-.022, .128, -.165)], [.0245, .0265, .028])
def knit(m, rib=.0019, loop=.0024, strength=1, distance=.0012):
    """columns of stitches along x (the fingers), each a row of slanted loops; fuzz over them"""
    nt = m.node_tree; L = nt.links.new; b = nt.nodes['Principled BSDF']; tc = nt.nodes.new('ShaderNodeTexCoord'); sp = nt.nodes.new('ShaderNodeSeparateXYZ'); no = nt.nodes.new('ShaderNodeTexNoise'); no.inputs['Scale'].default_value = 45; vm = nt.nodes.new('ShaderNodeVectorMath'); vm.operation = 'MULTIPLY_ADD'; L(no.outputs['Color'], vm.inputs[0]); vm.inputs[1].default_value = (.004, .004, .004); L(tc.outputs['Object'], no.inputs[0]); L(tc.outputs['Object'], vm.inputs[2]); L(vm.outputs[0], sp.inputs[0])
    def op(kind, a, c=None, d=None):
        n = nt.nodes.new('ShaderNodeMath'); n.operation = kind
        for i, q in enumerate((a, c, d)):
            if q is None: continue
            if isinstance(q, (int, float)): n.inputs[i].default_value = q
            else: L(q, n.inputs[i])
        return n.outputs[0]
    z = op('MULTIPLY', sp.outputs[2], 1/rib); f = op('SUBTRACT', op('FRACT', z), .5); rows = op('SUBTRACT', 1, op('MULTIPLY', op('MULTIPLY', f, f), 3.6))
    xy = op('ADD', sp.outputs[0], op('MULTIPLY', sp.outputs[1], .9)); loops = op('MULTIPLY_ADD', op('SINE', op('MULTIPLY_ADD', xy, 2*math.pi/loop, op('MULTIPLY', op('ABSOLUTE', f), 6))), .30, .7); h = op('MULTIPLY', rows, loops)
    fz = nt.nodes.new('ShaderNodeTexNoise'); fz.inputs['Scale'].default_value = 1900; L(tc.outputs['Object'], fz.inputs[0]); h = op('MULTIPLY_ADD', fz.outputs[0], .35, h)
    bp = nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = strength; bp.inputs['Distance'].default_value = distance; L(h, bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal'])
    mr = nt.nodes.new('ShaderNodeMapRange'); mr.inputs[1].default_value, mr.inputs[2].default_value, mr.inputs[3].default_value, mr.inputs[4].default_value = .1, 1.0, .62, 1.0; L(h, mr.inputs[0]); mx = nt.nodes.new('ShaderNodeMixRGB'); mx.blend_type = 'MULTIPLY'; mx.inputs[0].default_value = 1; src = b.inputs['Base Color'].links[0].from_socket; L(src, mx.inputs[1]); L(mr.outputs[0], mx.inputs[2]); L(mx.outputs[0], b.inputs['Base Color'])
glove = mat('glove', (.66,.65,.615), .95, spec=.12, sheen=.6, tint=((.56,.54,.50), 60, .2)); knit(glove)
V = [tuple(c*1.08 for c in v) for v in V]
o = add('hand', V, F, glove); m = o.modifiers.new('r', 'REMESH'); m.mode = 'VOXEL'; m.voxel_size = .0011; m.use_smooth_shade = True
s = o.modifiers.new('s', 'SMOOTH'); s.factor = .5; s.iterations = 7
t = bpy.data.textures.new('folds', 'CLOUDS'); t.noise_scale = .016; t.noise_depth = 2; d = o.modifiers.new('d', 'DISPLACE'); d.texture = t; d.strength = .0034; d.mid_level = .5
# cuff: knitted ribs, then the sleeve of a work jacket
ax = (Vector((-.022, .128, -.165))-Vector(wrist)).normalized(); e1 = ax.orthogonal().normalized(); e2 = ax.cross(e1)
def round_(s0, s1, r0, r1, f, m, na=220, ns=60):
    c0 = Vector(wrist)*1.08; r0 *= 1.06; r1 *= 1.06; v = []
    for j in range(ns+1):
        for i in range(na):
            a = 2*math.pi*i/na; t = j/ns; r = r0+(r1-r0)*t+f(a, t); p = c0+ax*(s0+(s1-s0)*t)+e1*math.cos(a)*r+e2*math.sin(a)*r*1.08; v.append(tuple(p))
    return add('round', v, [(j*na+i, j*na+(i+1) % na, (j+1)*na+(i+1) % na, (j+1)*na+i) for j in range(ns) for i in range(na)], m)
c = round_(.002, .062, .0222, .0300, lambda a, t: .0011*abs(math.sin(a*23))+.0012*math.sin(t*40)*.3+.0010*(t > .94), glove, 460); sd = c.modifiers.new('s', 'SOLIDIFY'); sd.thickness = .0015
over = mat('overlock', (.50,.06,.03), .85, bump=(900, .6, .0006)); p_ = []
for i in range(241): a = 2*math.pi*i/240*1.0; r = .0322+.0009*math.sin(a*60); p_.append(tuple(Vector(wrist)*1.08+ax*(.061+.0010*math.cos(a*60))+e1*math.cos(a)*r+e2*math.sin(a)*r*1.08))
tube(p_, .0013, over, res=3)
cloth = mat('jacket', (.028,.042,.085), .9, sheen=.4, bump=(1300, .5, .0006), tint=((.036,.052,.10), 40, .2))
sl = round_(.0635, .34, .0355, .052, lambda a, t: .0030*math.sin(a*3+t*9)*math.sin(t*14+1)+.0022*math.sin(a*2-t*17)+.0016*math.sin(t*60)*(t < .05), cloth, 200, 160); sd = sl.modifiers.new('s', 'SOLIDIFY'); sd.thickness = .0022
# the sign
k = .60/1372; fm = mat('foam', (.80,.80,.785), .6, bump=(800, .15, .0002)); st = wood('stick', (.50,.34,.18), (.70,.53,.34), 1, .6, 1.5); T = .005
arc = lambda x, y, r, a0, n=24: [(x+r*math.cos(math.radians(a0+90*i/n)), y+r*math.sin(math.radians(a0+90*i/n))) for i in range(n+1)]
bar = arc(1266, 134, 120, -90)+arc(1266, 386, 120, 0)+arc(134, 386, 120, 90)+arc(134, 134, 120, 180)
root = bpy.data.objects.new('sign', None); root.location = (.004, -.0210, .262); root.rotation_euler = (math.pi/2-.04, .03, 0); bpy.context.collection.objects.link(root)
P = [((x-700)*k, (260-y)*k) for x, y in bar][::-1]; n = len(P); v = [(x, y, T) for x, y in P]+[(x, y, 0) for x, y in P]
o = add('board', v, [tuple(range(n)), tuple(range(2*n-1, n-1, -1))]+[(i, n+i, n+(i+1) % n, (i+1) % n) for i in range(n)], fm, smooth=False); bevel(o, .0006, 2)
q = grid(lambda u, t: ((u-.5)*1400*k, (t-.5)*520*k, T+.00025), 1, 1, printed('p', A['tex'], rough=.36, spec=.5, alpha=True), 'face'); q.visible_shadow = False
s_ = box((.026, .36, .006), (0, -.165, -.0035), st, .0016, 2)
for x in (o, q, s_): x.parent = root
# far behind: a bright workshop wall, shelves of rolls, two prints, a bench: all out of focus
wall = mat('wall', (.58,.57,.53), .9); quad(9, 5, (0, 3.2, .2), wall)
for z in (-.25, .35, .95):
    box((2.2, .35, .03), (1.1, 2.9, z), mat('sh', (.35,.36,.37), .5), 0)
    x = .1
    while x < 2.1: r = R.uniform(.05, .085); x += r; cyl(r, .5, (x, 2.85, z+.015+r), mat('ro', R.choice(((.7,.7,.69), (.66,.67,.67), (.44,.32,.2), (.62,.63,.64))), .5), (math.pi/2, 0, 0)); x += r+.004
for x, z, tex in ((-1.33, -.22, 'poster0.png'), (-.84, -.25, 'poster2.png')): quad(.38, .57, (x, 3.17, z), printed('poster', tex, rough=.5))        # no window: what glows is not denoised, and out of focus it is all grain
box((3, .9, .05), (-1.3, 2.2, -.55), wood('bench', (.30,.19,.10), (.52,.36,.2), 0), .005)
area((-1.6, -1.2, 1.2), (0, 0, .1), (1.2, 1.2), 42, (.95,.98,1)); area((1.5, -.9, .5), (0, 0, .1), (.8, .8), 12, (1,.94,.86)); area((-.8, 1.4, 1.4), (0, 0, .1), (.6, .6), 22, (.95,.98,1)); area((0, 1.6, 2.2), (0, 3, .3), (2, 1), 60)
camera((.14, -1.35, .22), (.0, 0, .130), 65, 2.2, (0, -.02, .10), (0, 0))
render(A['out'] or 'held.png', bloom=.03)
