import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from mathutils import Euler
A = args(samples=96, w=1200, h=900, out='hashtag-tot-nghiep.png', tex='hashtag-totnghiep.png')   # speech bubble, graduation cap
reset(A['samples'], A['w'], A['h'], exposure=-.1, view='Standard'); world((.9,.93,1), (1,1,1), (.6,.55,.5), .35)
R = random.Random(9)
# seamless cyc
cy = mat('cyc', (.66,.55,.37), .8, bump=(60, .05, .002))
def cyc(u, v):
    s = v*7.2; r = .9
    if s < 4: y, z = -3.2+s, 0
    elif s < 4+r*math.pi/2: a = (s-4)/r; y, z = .8+r*math.sin(a), r-r*math.cos(a)
    else: y, z = .8+r, r+(s-4-r*math.pi/2)
    return ((u-.5)*9, y, z)
grid(cyc, 2, 120, cy, 'cyc')
# --- product: 5 mm PVC foam board, contour cut, UV print on face, wooden stick handle ---
T = .005
fm = mat('foam', (.86,.86,.85), .6); st = wood('stick', (.45,.28,.13), (.68,.48,.27), 2, .55, 1.5)
def foot(loc, rot):
    """small block on the plinth that the stick is let into"""
    M = Euler(rot).to_matrix(); c = M@Vector((0, T+.006, 0))+Vector(loc); c += M.col[2]*(.220-c.z)/M[2][2]; box((.058, .042, .015), (c.x, c.y, .2274), wood('foot', (.40,.24,.11), (.62,.42,.23), 0, .5, 1.5), .003, rot=(0, 0, rot[2]))
def turned(p):
    """a smooth profile through the given points, so that no edge shows in the outline"""
    q = [p[0]]+p+[p[-1]]; return [tuple(.5*(2*b+(c-a)*t+(2*a-5*b+4*c-d)*t*t+(3*b-a-3*c+d)*t**3) for a, b, c, d in zip(*q[i:i+4])) for i in range(len(p)-1) for t in [k/8 for k in range(8)]]+[p[-1]]
# plinth for the sign, low table for the vase, cylinder for the cap
pl = mat('plinth', (.72,.66,.60), .55, bump=(60, .08, .002), rvar=.08); box((.62, .36, .22), (-.02, .02, .11), pl, .008); cyl(.20, .12, (.46, .12, .06), pl, bw=.006); cyl(.13, .34, (-.45, .22, .17), mat('pl2', (.06,.16,.42), .55), bw=.006)
def bubble(tex, loc, rot, k=.72/1400):
    """speech bubble, k metres per artwork pixel: the outline of designs/hashtag-totnghiep.html"""
    root = bpy.data.objects.new('root', None); root.location = loc; root.rotation_euler = rot; bpy.context.collection.objects.link(root); P = []
    for cx, cy_, a0 in ((1234, 166, -90), (1234, 440, 0)): P += [(cx+150*math.cos(math.radians(a0+90*i/24)), cy_+150*math.sin(math.radians(a0+90*i/24))) for i in range(25)]
    P += [(520, 590), (262, 744), (330, 590)]
    for cx, cy_, a0 in ((166, 440, 90), (166, 166, 180)): P += [(cx+150*math.cos(math.radians(a0+90*i/24)), cy_+150*math.sin(math.radians(a0+90*i/24))) for i in range(25)]
    P = [((x-700)*k, (380-y)*k) for x, y in P][::-1]; n = len(P); v = [(x, 0, z) for x, z in P]+[(x, T, z) for x, z in P]; f = [tuple(range(n)), tuple(range(2*n-1, n-1, -1))]+[(i, n+i, n+(i+1) % n, (i+1) % n) for i in range(n)]
    o = add('board', v, f, fm, smooth=False); bevel(o, .0008, 2); q = quad(1400*k, 760*k, (0, -.0009, 0), printed('p', tex, rough=.33, spec=.5, alpha=True), name='face'); q.visible_shadow = False
    foot(loc, rot)
    for x in (o, q, box((.024, .010, .36), (0, T+.006, (380-590)*k-.13), st, .003)): x.parent = root
def cap(loc, rz):
    """mortarboard with a tassel: the band stands level, only the board on it tilts"""
    root = bpy.data.objects.new('cap', None); root.location = loc; root.rotation_euler = (.065, -.055, rz); bpy.context.collection.objects.link(root)
    cl = mat('capcloth', (.022,.026,.05), .85, sheen=.4, bump=(400, .2, .001)); gd = mat('tassel', (.72,.46,.10), .5, sheen=.4)
    lathe(turned([(.0775, 0), (.080, .003), (.0815, .025), (.082, .05), (.077, .061), (.060, .066), (0, .068)]), loc, cl, 64); parts = [box((.255, .255, .007), (0, 0, .075), cl, .003), lathe([(0, .008), (.007, .006), (.010, 0)], (0, 0, .0785), gd, 24)]
    c = [(0, 0, .083), (.05, -.045, .0815), (.105, -.095, .0810), (.126, -.116, .0805), (.1335, -.1235, .072), (.1345, -.1245, .040)]
    parts += [tube(c, .0022, gd), cyl(.0065, .012, (.1345, -.1245, .036), gd, n=20), cyl(.0115, .050, (.1345, -.1245, .006), gd, n=20, r2=.007, bw=.001)]
    for x in parts: x.parent = root
bubble(A['tex'], (.03, 0, .640), (.05, .03, .08)); cap((-.45, .22, .3402), .5)
sc = mat('scroll', (.80,.74,.62), .7); rb = mat('ribbon', (.62,.04,.05), .4, sheen=.4); o = lathe([(.006, -.11), (.021, -.11), (.0215, .11), (.006, .11)], (.125, -.085, .2418), sc, 48); o.rotation_euler = (math.pi/2, 0, -1.35); o = lathe([(.0222, -.013), (.0232, -.012), (.0232, .012), (.0222, .013)], (.125, -.085, .2418), rb, 48); o.rotation_euler = (math.pi/2, 0, -1.35)
# balloons
def balloon(loc, r, c, to, shade=True):
    """latex: light comes through it, the neck is rolled; the string runs to a weight on the floor behind the plinth or the table (to = x, y). shade=False: throws no shadow on the paper behind the sign"""
    m = mat('bal', c, .24, coat=.35, spec=.5); nt = m.node_tree; b = nt.nodes['Principled BSDF']; b.inputs['Clearcoat Roughness'].default_value = .13; tr = nt.nodes.new('ShaderNodeBsdfTranslucent'); tr.inputs[0].default_value = (*(q**.8 for q in c), 1); mx = nt.nodes.new('ShaderNodeMixShader'); mx.inputs[0].default_value = .22
    nt.links.new(b.outputs[0], mx.inputs[1]); nt.links.new(tr.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], nt.nodes['Material Output'].inputs[0]); x, y, z = loc
    P = [(r*math.sin(math.pi*i/40)*(1 if i > 20 else .86+.14*math.sin(math.pi*i/40)), -r*1.18*math.cos(math.pi*i/40) if i < 20 else -r*1.02*math.cos(math.pi*i/40)) for i in range(2, 41)]; k = P[0]
    o = lathe([(.0045, -r*1.18-.016), (.006, -r*1.18-.008), (.010, k[1]-.006)]+P, loc, m, 64); o.visible_shadow = shade; lathe([(.0045, .002), (.0075, 0), (.0062, -.005), (.010, -.014), (.016, -.019), (.0165, -.0215), (.013, -.021), (.006, -.013)], (x, y, z-r*1.18-.010), m, 24)
    f0 = z-r*1.18-.012; a0 = R.uniform(0, 6)
    tube([(x+(to[0]-x)*t**1.35+(.012*math.sin(2.6*t+a0)+.004*math.sin(8*t+a0))*math.sin(math.pi*t), y+(to[1]-y)*t, f0*(1-t)) for t in [i/80 for i in range(81)]], .0011, fm)
W_ = ((-.50, .5), (-.24, .45), (.53, .45), (.44, .45), (1.12, .8))
balloon((-.62, .75, 1.02), .20, (.05,.22,.62), W_[0]); balloon((-.34, 1.0, 1.27), .17, (.85,.80,.70), W_[1], False); balloon((.68, .80, 1.02), .21, (.85,.50,.06), W_[2]); balloon((.42, 1.05, 1.30), .17, (.05,.22,.62), W_[3]); balloon((1.12, 1.05, 1.30), .16, (.75,.10,.12), W_[4])
# small bouquet in vase
lathe(turned([(0,0),(.046,0),(.052,.005),(.060,.035),(.0565,.07),(.044,.105),(.032,.133),(.031,.145),(.036,.160),(.0335,.1605),(.028,.145)]), (.46, .12, .12), mat('vase', (.85,.83,.80), .25, coat=.4)); pk = [mat('pet%d' % i, c, .7, sheen=.3) for i, c in enumerate(((.80,.25,.30), (.88,.70,.62), (.85,.82,.76)))]; lm = leafmat()
lm = leafmat()
for i in range(15):
    leaf(.20*R.uniform(.7, 1.1), .075, R.uniform(.4, 1.0), lm, (.46, .12, .27), i*2.4, R.uniform(.75, 1.4))
key = area((-1.9, -1.9, 2.2), (0, 0, .6), (1.4, 1.4), 92, (1,.97,.93)); key.data.shape = 'DISK'; area((2.4, -1.2, 1.4), (0, 0, .6), (.8, 1.6), 20, (.9,.95,1)).visible_glossy = False; area((.5, 1.2, 2.8), (0, .8, .6), (2, 1), 26, (1,.92,.86)).visible_glossy = False
camera((.28, -2.55, .70), (.0, 0, .62), 72, 3.6, (0, -.01, .6), (0, 0))
render(A['out'], bloom=.03)
