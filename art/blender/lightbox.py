import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
A = args(samples=128, w=1200, h=900, out='lightbox.png', tex='lightbox.png', shot='main', bang='bang-pho.png', film='film-pho.png')
HERO = A['shot'] in ('wide', 'phone'); CHEO = A['shot'] == 'cheo'   # shot=main | wide | phone | cheo (from the right, grey brick)
reset(A['samples'], A['w'], A['h'], exposure=.15, look='High Contrast'); world((.02,.045,.14), (.10,.11,.20), (.01,.012,.016), 1.0)
R = random.Random(5)
c1, c2 = ((.070,.073,.071), (.15,.152,.144)) if CHEO else ((.105,.038,.024), (.235,.100,.058))
bk = tiles('brick', c1, c2, (.10,.092,.085), (.22,.07), .011, .8, .1, offset=.5, bumpd=.009, coord='Object', noise_tint=((.05,.035,.03), 46, .52, .72, .55))
def wallq(x0, x1, z0, z1): grid(lambda u, v: (x0+u*(x1-x0), z0+v*(z1-z0), 0), 1, 1, bk, rot=(math.pi/2, 0, 0))   # shared origin -> bricks line up
DX0, DX1, DZ = -.55, 1.75, 2.35
wallq(-7, DX0, 0, 7); wallq(DX1, 5, 0, 7); wallq(DX0, DX1, DZ, 7)
# --- shop front below: warm interior, mullions ---------------------------------
fr = mat('frame', (.03,.028,.026), .4, bump=(80, .05, .002)); wl = mat('warm', (.30,.17,.09), .7, bump=(20, .2, .004), tint=((.20,.11,.06), 2, .2)); wd = wood('w', (.14,.06,.025), (.34,.18,.08), 2, .4)
for x in (DX0, .2, .95, DX1): box((.06, .12, DZ-.06), (x, .055, DZ/2-.03), fr, .006)      # 5 mm out of the brick; the posts end in the rail, which stands 3 mm further out: no two faces in one plane
box((DX1-DX0+.068, .12, .07), ((DX0+DX1)/2, .052, DZ-.03), fr, .006); box((DX1-DX0, .1, .05), ((DX0+DX1)/2, .06, 1.95), fr, .005); box((DX1-DX0, .1, .45), ((DX0+DX1)/2, .07, .22), fr, .006)
# the door: leaf in its own frame, a long pull, lock and hinges; on all three panes a frosted film up to eye level
for x in (.985, 1.715): box((.045, .05, 1.84), (x, .045, 1.005), fr, .005)
for z in (.105, 1.905): box((.69, .05, .045), (1.35, .045, z), fr, .005)
steel = mat('steel', (.56,.56,.55), .22, 1, rvar=.06, rscale=30); tube([(1.075, -.045, z) for z in (.92, 1.62)], .014, steel, res=8); [cyl(.009, .09, (1.075, .0, z), steel, (math.pi/2, 0, 0), 24, 0) for z in (1.02, 1.52)]; cyl(.017, .012, (.985, .014, 1.13), steel, (math.pi/2, 0, 0), 32, .002); box((.004, .004, .014), (.985, .007, 1.13), mat('slot', (.01,.01,.01), .6), 0)
for z in (.35, 1.05, 1.72): cyl(.009, .10, (1.742, .012, z), fr, n=20)
film = printed('film', A['film'], rough=.28, spec=.5, emit=.62); fb = film.node_tree.nodes['Principled BSDF']; [film.node_tree.links.remove(l) for l in list(fb.inputs['Base Color'].links)]; fb.inputs['Base Color'].default_value = (.10,.10,.10,1)
for x0, x1, y in ((DX0+.03, .17, .062), (.23, .92, .062), (1.008, 1.692, .056)): o = grid(lambda u, v: (x0+u*(x1-x0), y, .45+v*1.25), 1, 1, film, 'film'); [setattr(o.data.uv_layers[0].data[l.index], 'uv', ((o.data.vertices[l.vertex_index].co.x-DX0)/(DX1-DX0), (o.data.vertices[l.vertex_index].co.z-.45)/1.25)) for l in o.data.loops]
for x in (DX0, DX1): box((.05, 3, 3), (x, 1.6, 1.5), wl, 0)
box((3, .05, 3), (.6, 3, 1.5), wl, 0); box((3, 3.2, .05), (.6, 1.63, 2.6), mat('c', (.5,.42,.33), .8), 0); box((3, 3.2, .05), (.6, 1.6, 0), mat('fl', (.25,.2,.16), .3), 0)
lid = mat('lid', (.10,.075,.05), .45); cork = mat('cork', (.34,.22,.12), .85); lab = mat('jlab', (.58,.52,.42), .7); tin = [mat('tin%d' % i, c, .34, coat=.3) for i, c in enumerate(((.30,.06,.035), (.06,.15,.11), (.40,.27,.08), (.05,.06,.075), (.44,.40,.32)))]; fill = [mat('fill%d' % i, c, .85, bump=(220, .8, .004)) for i, c in enumerate(((.16,.07,.025), (.40,.30,.14), (.10,.12,.04), (.46,.42,.34), (.28,.09,.03)))]; glaze = [mat('glaze%d' % i, c, .25, coat=.5, rvar=.08) for i, c in enumerate(((.44,.42,.37), (.10,.16,.20), (.20,.10,.055)))]
gj = mat('jarglass', (.86,.90,.86), .06); n_ = gj.node_tree; t_ = n_.nodes.new('ShaderNodeBsdfTransparent'); x_ = n_.nodes.new('ShaderNodeMixShader'); x_.inputs[0].default_value = .20; n_.links.new(t_.outputs[0], x_.inputs[1]); n_.links.new(n_.nodes['Principled BSDF'].outputs[0], x_.inputs[2]); n_.links.new(x_.outputs[0], n_.nodes['Material Output'].inputs[0])
def label(x, y, z, r, w, h): grid(lambda u, v: (r*math.sin((u-.5)*w/r), -r*math.cos((u-.5)*w/r), (v-.5)*h), 10, 1, lab, 'lab', loc=(x, y, z))
def jar(x, y, z):                                                 # what stands on the shelves; gives back the room it takes
    k = R.choice('ggtttbbcss'); S = R.uniform(.88, 1.12)
    if k == 'g':                                                  # storage glass with dried things, cork or lid
        r, h = .050*S, .135*S; f = R.uniform(.5, .88); lathe([(0, 0), (r*.92, 0), (r, .008), (r, h*.82), (r*.74, h*.95), (r*.74, h)], (x, y, z), gj, 28); lathe([(0, .004), (r*.94, .004), (r*.95, h*.82*f), (0, h*.82*f+.008)], (x, y, z), R.choice(fill), 24); cyl(r*.77, .024, (x, y, z+h+.008), R.choice((cork, lid)), n=24); R.random() < .6 and label(x, y, z+h*.4, r+.001, .062, .045); return 2*r
    if k == 't':                                                  # tea caddy, stepped lid
        r, h = .042*S, R.uniform(.10, .17); m = R.choice(tin); lathe([(0, 0), (r, 0), (r, h*.80), (r*.985, h*.802), (r*1.02, h*.806), (r*1.02, h*.97), (r*.97, h), (r*.3, h+.002), (r*.26, h+.012), (0, h+.013)], (x, y, z), m, 28); label(x, y, z+h*.42, r+.001, .05, h*.42); return 2*r
    if k == 'b':                                                  # bottle
        r, h = .034*S, R.uniform(.20, .26); lathe([(0, 0), (r, 0), (r, h*.55), (r*.8, h*.65), (r*.36, h*.76), (r*.34, h*.93), (r*.44, h*.93), (r*.44, h)], (x, y, z), mat('bot', R.choice(((.05,.10,.05), (.14,.05,.015), (.30,.20,.09))), .12, coat=.5), 28); label(x, y, z+h*.30, r+.001, .05, .06); return 2*r
    if k == 'c':                                                  # pile of bowls
        for q in range(R.choice((3, 4, 5))): lathe([(.0, .006), (.022, .0), (.024, .006), (.046, .024), (.058, .046), (.055, .047), (.043, .027), (0, .012)], (x+R.uniform(-.002, .002), y, z+q*.017), glaze[0], 28)
        return .116
    r = .052*S; lathe([(0, 0), (r*.7, 0), (r, r*.6), (r*1.02, r*1.1), (r*.72, r*1.7), (r*.5, r*1.82), (r*.54, r*1.9), (r*.4, r*1.96), (r*.1, r*2.1), (r*.13, r*2.22), (0, r*2.28)], (x, y, z), R.choice(glaze), 28); return 2.04*r   # stoneware pot with a lid
for z in (1.62, 1.98):
    box((2.2, .25, .03), (.6, 2.85, z), wd, .003); x = -.44
    for bx_ in (-.25, .6, 1.45): box((.02, .20, .05), (bx_, 2.87, z-.04), fr, .002)
    while x < 1.60: w_ = jar(x+.05, 2.80+R.uniform(-.02, .03), z+.015); x += w_+R.choice((.012, .02, .03, .05, .14))
# tables and chairs in the half dark, a picture and a calendar on the wall
for x, y in ((.0, 1.55), (1.25, 1.75)):
    lathe([(0, .735), (.33, .735), (.335, .742), (.335, .758), (.33, .765), (0, .765)], (x, y, 0), wd, 40); cyl(.022, .72, (x, y, .37), fr, n=16); cyl(.18, .02, (x, y, .035), fr, n=32)
    lathe([(0, 0), (.030, 0), (.034, .03), (.036, .085), (.033, .085), (.030, .01)], (x-.08, y-.05, .765), glaze[0], 24)
    for a in (.4, 3.3):
        c_, q_ = math.cos(a), math.sin(a); P_ = lambda u, v, z: (x+.52*c_+u*-q_+v*c_, y+.52*q_+u*c_+v*q_, z)
        lathe([(0, .44), (.19, .44), (.20, .45), (.20, .468), (0, .475)], (x+.52*c_, y+.52*q_, 0), wd, 32); [tube([P_(u, v, .44), P_(u*1.15, v*1.15, .01)], .014, wd) for u in (-.14, .14) for v in (-.13, .13)]
        tube([P_(.19*math.cos(t), .10+.09*math.sin(t), .80+.035*math.sin(t)) for t in [math.pi*i/14 for i in range(15)]], .015, wd); [tube([P_(u, .17 if abs(u) < .1 else .12, .46), P_(u*1.1, .185 if abs(u) < .1 else .15, .82)], .009, wd) for u in (-.15, -.05, .05, .15)]
for x0_, y0_, z0_, w_, h_, c_ in ((1.735-.03, 2.0, 1.55, .46, .60, (.34,.28,.19)), (1.735-.03, 1.25, 1.62, .30, .40, (.16,.20,.17)), (-.515, 2.1, 1.6, .42, .56, (.30,.12,.07))):
    sx = 1 if x0_ > 0 else -1; box((.02, w_, h_), (x0_, y0_, z0_), fr, .003); box((.012, w_-.05, h_-.05), (x0_-sx*.006, y0_, z0_), lab, 0); box((.012, w_*.52, h_*.5), (x0_-sx*.008, y0_, z0_+.03), mat('motif', c_, .7, tint=(tuple(q*.5 for q in c_), 7, .1)), 0)
def lit(s, c=(1,.60,.26), rim=(1,.40,.10)):
    """lamp glass: bright where one looks into it, darker and redder at the rim; low enough for its outline to stay smooth (the glow is the bloom's)"""
    m = glow(c, s); n = m.node_tree; e = n.nodes['Emission']; lw = n.nodes.new('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .5; mr = n.nodes.new('ShaderNodeMapRange'); mr.inputs[3].default_value = s*1.3; mr.inputs[4].default_value = s*.3
    mx = n.nodes.new('ShaderNodeMixRGB'); mx.inputs[1].default_value = (*c, 1); mx.inputs[2].default_value = (*rim, 1); [n.links.new(*q) for q in ((lw.outputs['Facing'], mr.inputs[0]), (lw.outputs['Facing'], mx.inputs[0]), (mr.outputs[0], e.inputs[1]), (mx.outputs[0], e.inputs[0]))]; return m
def ballof(r, loc, m): return lathe([(r*math.sin(math.pi*i/24), -r*math.cos(math.pi*i/24)) for i in range(25)], loc, m, 40)
bl = lit(3.4)
for x in (-.1, .6, 1.3):
    cyl(.004, .6, (x, 1.3, 2.3), fr, bw=0, n=8); lathe([(.03,.14),(.05,.13),(.16,0),(.15,0),(.04,.12)], (x, 1.3, 1.9), mat('sh', (.45,.08,.03), .5)); bulb((x, 1.3, 1.93), 0, shape=ballof(.05, (x, 1.3, 1.93), bl))
area((.6, 1.5, 2.5), (.6, 1.5, 0), (2, 2), 42, (1,.68,.39))
# --- product: double frame light box 1.8 x 0.63 x 0.16 ---------------------------
W, H, Dp, cx, cz, yb = 1.80, .63, .16, .55, 2.86, -.10
al = mat('alu', (.22,.22,.22), .42, 1, rvar=.06, rscale=20); t = .032
for z in (cz-H/2, cz+H/2): box((W+2*t*.5, Dp, t), (cx, yb-Dp/2, z), al, .005)
for x in (cx-W/2, cx+W/2): box((t, Dp, H-t), (x, yb-Dp/2, cz), al, .005)
box((W, .01, H), (cx, yb-.004, cz), al, 0)
fc = printed('face', A['tex'], rough=.22, spec=.5, emit=1.0, gain=.98); nt = fc.node_tree; b = nt.nodes['Principled BSDF']; L = nt.links.new
# LED unevenness: brighter rows of modules, darker toward the rim
tc = nt.nodes.new('ShaderNodeTexCoord'); sp = nt.nodes.new('ShaderNodeSeparateXYZ'); L(tc.outputs['UV'], sp.inputs[0])
def m2(op, a, bb):
    n = nt.nodes.new('ShaderNodeMath'); n.operation = op
    for i, q in enumerate((a, bb)):
        if isinstance(q, (int, float)): n.inputs[i].default_value = q
        elif q is not None: L(q, n.inputs[i])
    return n.outputs[0]
def edge(o): return m2('SUBTRACT', 1, m2('POWER', m2('ABSOLUTE', m2('SUBTRACT', m2('MULTIPLY', o, 2), 1), None), 10))
wav = m2('ADD', .94, m2('MULTIPLY', m2('MULTIPLY', m2('COSINE', m2('MULTIPLY', sp.outputs[0], 2*math.pi*12), None), m2('COSINE', m2('MULTIPLY', sp.outputs[1], 2*math.pi*4), None)), .05))
e = m2('MULTIPLY', m2('MULTIPLY', m2('ADD', .62, m2('MULTIPLY', edge(sp.outputs[0]), .38)), m2('ADD', .62, m2('MULTIPLY', edge(sp.outputs[1]), .38))), wav)
L(m2('MULTIPLY', e, 1.75), b.inputs['Emission Strength'])
gm = nt.nodes.new('ShaderNodeGamma'); gm.inputs[1].default_value = 1.5; src = b.inputs['Emission'].links[0].from_socket; L(src, gm.inputs[0]); L(gm.outputs[0], b.inputs['Emission']); b.inputs['Base Color'].default_value = (.03,.03,.03,1)
for l in list(b.inputs['Base Color'].links): nt.links.remove(l)
quad(W-t*.6, H-t*.6, (cx, yb-Dp+.006, cz), fc, name='face')
for x in (cx-W*.33, cx+W*.33):                                   # stand-off brackets + halo LED behind
    for z in (cz-H*.3, cz+H*.3): cyl(.018, .1, (x, -.05, z), al, (math.pi/2, 0, 0), 24)
area((cx, -.09, cz+H/2-.02), (cx, .4, cz+H/2+.5), (W*.9, .03), 5, (1,.83,.58)); area((cx, -.09, cz-H/2+.02), (cx, .4, cz-H/2-.5), (W*.9, .03), 5, (1,.83,.58))
tube([(cx+W*.42, -.02, cz+H/2), (cx+W*.42, -.02, 6.9)], .012, fr)
# wall lamp left, menu board (not in the hero shots), plant, wet pavement ----------
if not HERO:
    box((.5, .03, .75), (-1, -.02, 1.55), wd, .006); box((.44, .01, .69), (-1, -.037, 1.55), wd, .002); quad(.44, .69, (-1, -.0425, 1.55), printed('chalk', A['bang'], rough=.8, spec=.2, gain=.8))
    cyl(.05, .05, (-1.0, -.05, 2.42), fr, (math.pi/2, 0, 0)); tube([(-1.0, -.05, 2.42), (-1.0, -.16, 2.47), (-1.0, -.24, 2.42)], .009, fr); lathe([(.02,.10),(.04,.095),(.10,0),(.094,0),(.03,.085)], (-1.0, -.24, 2.32), fr); bulb((-1.0, -.24, 2.345), 0, shape=ballof(.028, (-1.0, -.24, 2.345), bl)); area((-1.0, -.24, 2.315), (-1.0, -.20, 0), (.13, .13), 3.5, (1,.66,.34), 150)
ficus((-1.45, -.5, 0), 1.35, 36, mat('pot', (.06,.06,.065), .5), .25); ficus((2.25, -.45, 0), 1.6, 40, mat('pot2', (.06,.06,.065), .5), .26, 8)
wet = tiles('pave', (.05,.047,.045), (.065,.06,.056), (.02,.02,.02), (.4,.4), .01, .22, .17, bumpd=.004, noise_tint=((.02,.02,.02), 3, .45, .6, .7)); quad(14, 8, (0, -3.9, 0), wet, rot=(0,0,0))
area((-5, -5, 6), (0, 0, 2), (5, 4), 60, (.42,.55,1)); area((6, -3, 3), (1, 0, 2), (1, 2), 30, (1,.5,.35))
if HERO: area((-4.5, -4.5, 4.6), (-1.6, 0, 3.1), (4, 3), 85, (.45,.58,1))
# festoon bulbs
if A['shot'] != 'phone':
    area((.7, -.32, 3.62), (.7, .1, 3.3), (3.2, .06), 7, (1,.60,.25))      # one strip stands for all the festoon bulbs (few lights = little noise)
    # the wire hangs between eye bolts in the wall: a catenary a span, bulbs at even distance along it, none at a bolt
    F = random.Random(6); yw, zw = -.12, {'main': 3.66, 'wide': 3.585}.get(A['shot'], 3.62); HX = (-.27, 1.125, 2.83) if A['shot'] == 'wide' else (-2.29, -.585, 1.125, 2.83); wire = []
    for x in HX:
        cyl(.022, .012, (x, -.006, zw), fr, (math.pi/2, 0, 0), 28, .003); cyl(.0055, .11, (x, -.055, zw), fr, (math.pi/2, 0, 0), 16, 0); torus(.014, .0045, (x, yw, zw), fr, (0, math.pi/2, 0))
    for a, e in zip(HX, HX[1:]):
        sag = .11*(e-a)*F.uniform(.94, 1.06); n = round((e-a)/.342)
        def at(q): k = 2.2; return (a+q*(e-a), yw-.012*math.sin(math.pi*q), zw-.012-sag*(math.cosh(k/2)-math.cosh(k*(q-.5)))/(math.cosh(k/2)-1))
        wire += [at(i/24) for i in range(25)]
        for i in range(n):
            p = at((i+.5)/n); g = [lathe([(0, .008), (.0085, .008), (.011, .003), (.0145, -.003), (.0145, -.030), (.013, -.033), (0, -.033)], p, fr, 28), lathe([(.0, -.088), (.007, -.0872), (.013, -.084), (.0185, -.079), (.0228, -.0725), (.0256, -.065), (.0266, -.057), (.0258, -.049), (.0234, -.042), (.0196, -.0362), (.0155, -.032), (.0125, -.029)], p, bl, 36)]
            r = (F.uniform(-.07, .07), F.uniform(-.05, .05), 0)
            for o in g: o.rotation_euler = r
            bulb(p, 0, shape=g[1])
    if A['shot'] == 'wide': x = HX[0]; wire = [(x-.021, yw-.006, zw-.085), (x-.020, yw-.006, zw-.05), (x-.014, yw-.003, zw-.02), (x-.006, yw, zw-.011)]+wire; cyl(.0085, .03, (x-.021, yw-.006, zw-.095), fr, n=20)     # its end hangs from the first bolt
    tube(wire, .0045, fr)
# panes: clear, and mirroring the street more or less by the angle at which one looks at them
gl = bpy.data.materials.new('pane'); gl.use_nodes = True; n_ = gl.node_tree; n_.nodes.clear(); N_ = n_.nodes.new; tr, gs, mx, fz, bo, mo = (N_('ShaderNode'+k) for k in ('BsdfTransparent', 'BsdfGlossy', 'MixShader', 'Fresnel', 'Bump', 'OutputMaterial'))
gs.inputs[1].default_value = .015; fz.inputs[0].default_value = 1.75; wn = N_('ShaderNodeTexNoise'); wn.inputs['Scale'].default_value = 1.6; tc_ = N_('ShaderNodeTexCoord'); bo.inputs['Strength'].default_value = .4; bo.inputs['Distance'].default_value = .004
for q in ((tc_.outputs['Object'], wn.inputs[0]), (wn.outputs[0], bo.inputs['Height']), (bo.outputs[0], gs.inputs[2]), (fz.outputs[0], mx.inputs[0]), (tr.outputs[0], mx.inputs[1]), (gs.outputs[0], mx.inputs[2]), (mx.outputs[0], mo.inputs[0])): n_.links.new(*q)
for x0, x1, z0, z1 in ((DX0, .2, .45, 1.93), (.2, .95, .45, 1.93), (1.0, 1.7, .12, 1.89), (DX0, DX1, 1.97, DZ-.06)): quad(x1-x0, z1-z0, ((x0+x1)/2, .05, (z0+z1)/2), gl, name='pane').visible_shadow = False
# what they mirror, behind the camera: houses across the street, some windows lit, shop signs, street lamps
hs = mat('across', (.06,.055,.05), .9); T = random.Random(12)
for i in range(7):
    x = -11+i*3.6; h = T.uniform(6, 10); box((3.5, .4, h), (x, -13, h/2), hs, 0)
    for z in (1.4, 4.3, 7.2):
        for dx in (-.85, .85):
            if z < h-1 and T.random() < .62: box((.9, .06, 1.5), (x+dx, -12.76, z+.4), glow(T.choice(((1,.66,.30), (1,.80,.52), (.75,.86,1), (1,.55,.22))), T.uniform(1.2, 3.2)), 0)
    if i % 2: box((2.6, .1, .5), (x, -12.7, 3.1), glow(T.choice(((.9,.16,.10), (.15,.75,.45), (1,.78,.35))), 2.6), 0)
for x in (-6.5, 1.2, 8.0): ballof(.22, (x, -9.5, 5.2), glow((1,.75,.42), 14)); cyl(.05, 5.2, (x, -9.5, 2.6), fr, bw=0)
if A['shot'] == 'wide': camera((-1.25, -5.2, 1.7), (-.34, 0, 1.7), 41, 2.8, (cx, -.25, cz), (.0, .215))
elif CHEO: camera((2.35, -3.75, 1.6), (.60, 0, 1.6), 44, 2.8, (cx, -.25, cz), (.0, .235))
elif A['shot'] == 'phone': camera((-.55, -5.0, 2.1), (.50, 0, 2.1), 62, 2.8, (cx, -.25, cz), (.0, .39))
else: camera((-.95, -4.4, 1.55), (.42, 0, 1.55), 45, 2.8, (cx, -.25, cz), (.0, .235))
render(A['out'], bloom=.10, bloom_thr=.75, vignette=.2)
