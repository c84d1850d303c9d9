import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
A = args(samples=96, w=1200, h=900, out='hashtag.png', tex='hashtag.png', shot='main'); TN = A['shot'] == 'totnghiep'   # shot=main (stadium sign) | totnghiep (speech bubble, graduation cap)
reset(A['samples'], A['w'], A['h'], exposure=-.1, view='Standard'); world((.9,.93,1), (1,1,1), (.6,.55,.5), .35)
R = random.Random(9)
# seamless cyc in blush pink
cy = mat('cyc', (.66,.55,.37) if TN else (.62,.40,.34), .8, bump=(60, .05, .002))
def cyc(u, v):
    s = v*7.2; r = .9
    if s < 4: y, z = -3.2+s, 0
    elif s < 4+r*math.pi/2: a = (s-4)/r; y, z = .8+r*math.sin(a), r-r*math.cos(a)
    else: y, z = .8+r, r+(s-4-r*math.pi/2)
    return ((u-.5)*9, y, z)
grid(cyc, 2, 120, cy, 'cyc')
# --- product: 5 mm PVC foam board, contour cut (stadium), UV print on face, wooden stick handle ---
W, H, T = .70, .26, .005
fm = mat('foam', (.86,.86,.85), .6); st = wood('stick', (.45,.28,.13), (.68,.48,.27), 2, .55, 1.5)
def stadium(w, h, r, n=24):
    o = []
    for cx, cy_, a0 in ((w/2-r, h/2-r, 0), (-w/2+r, h/2-r, 90), (-w/2+r, -h/2+r, 180), (w/2-r, -h/2+r, 270)): o += [(cx+r*math.cos(math.radians(a0+90*i/n)), cy_+r*math.sin(math.radians(a0+90*i/n))) for i in range(n+1)]
    return o
def sign(tex, loc, rot, w=W, h=H, m=14/1400*.7, rr=120/1400*.7):
    root = bpy.data.objects.new('root', None); root.location = loc; root.rotation_euler = rot; bpy.context.collection.objects.link(root)
    P = stadium(w-2*m, h-2*m, rr); n = len(P); v = [(x, 0, z) for x, z in P]+[(x, T, z) for x, z in P]; f = [tuple(range(n)), tuple(range(2*n-1, n-1, -1))]+[(i, n+i, n+(i+1) % n, (i+1) % n) for i in range(n)]
    o = add('board', v, f, fm); bevel(o, .0008, 2)
    q = quad(w, h, (0, -.0007, 0), printed('p', tex, rough=.33, spec=.5, alpha=True, gain=1.0), name='face'); q.visible_shadow = False
    s = box((.022, .010, .34), (0, T+.006, -h/2-.09), st, .003); 
    for x in (o, q, s): x.parent = root
# table block + vase holding the signs -> signs stand in a plinth slot
pl = mat('plinth', (.72,.66,.60), .55, bump=(60, .08, .002), rvar=.08); box((.62, .36, .22), (-.02, .02, .11), pl, .008); cyl(.20, .12, (.46, .12, .06), pl, bw=.006); cyl(.13, .34, (-.45, .22, .17), mat('pl2', (.06,.16,.42) if TN else (.55,.20,.16), .55), bw=.006)
def bubble(tex, loc, rot, k=.72/1400):
    """speech bubble, k metres per artwork pixel: the outline of designs/hashtag-totnghiep.html"""
    root = bpy.data.objects.new('root', None); root.location = loc; root.rotation_euler = rot; bpy.context.collection.objects.link(root); P = []
    for cx, cy_, a0 in ((1234, 166, -90), (1234, 440, 0)): P += [(cx+150*math.cos(math.radians(a0+90*i/24)), cy_+150*math.sin(math.radians(a0+90*i/24))) for i in range(25)]
    P += [(520, 590), (262, 744), (330, 590)]
    for cx, cy_, a0 in ((166, 440, 90), (166, 166, 180)): P += [(cx+150*math.cos(math.radians(a0+90*i/24)), cy_+150*math.sin(math.radians(a0+90*i/24))) for i in range(25)]
    P = [((x-700)*k, (380-y)*k) for x, y in P][::-1]; n = len(P); v = [(x, 0, z) for x, z in P]+[(x, T, z) for x, z in P]; f = [tuple(range(n)), tuple(range(2*n-1, n-1, -1))]+[(i, n+i, n+(i+1) % n, (i+1) % n) for i in range(n)]
    o = add('board', v, f, fm, smooth=False); bevel(o, .0008, 2); q = quad(1400*k, 760*k, (0, -.0009, 0), printed('p', tex, rough=.33, spec=.5, alpha=True), name='face'); q.visible_shadow = False
    for x in (o, q, box((.024, .010, .36), (0, T+.006, (380-590)*k-.13), st, .003)): x.parent = root
def cap(loc, rz):
    """mortarboard with a tassel"""
    root = bpy.data.objects.new('cap', None); root.location = loc; root.rotation_euler = (.10, -.10, rz); bpy.context.collection.objects.link(root)
    cl = mat('capcloth', (.022,.026,.05), .85, sheen=.4, bump=(400, .2, .001)); gd = mat('tassel', (.72,.46,.10), .5, sheen=.4)
    parts = [lathe([(.078, 0), (.080, .004), (.082, .05), (.070, .066), (0, .072)], (0, 0, 0), cl, 64), box((.255, .255, .007), (0, 0, .075), cl, .003), lathe([(0, .008), (.007, .006), (.010, 0)], (0, 0, .0785), gd, 24)]
    c = [(0, 0, .083), (.05, -.045, .0815), (.105, -.095, .0810), (.126, -.116, .0805), (.1335, -.1235, .072), (.1345, -.1245, .040)]
    parts += [tube(c, .0022, gd), cyl(.0065, .012, (.1345, -.1245, .036), gd, n=20), cyl(.0115, .050, (.1345, -.1245, .006), gd, n=20, r2=.007, bw=.001)]
    for x in parts: x.parent = root
if TN:
    bubble(A['tex'], (.03, 0, .640), (.05, .03, .08)); cap((-.415, .16, .344), .5)
    sc = mat('scroll', (.80,.74,.62), .7); rb = mat('ribbon', (.62,.04,.05), .4, sheen=.4); o = lathe([(.006, -.11), (.021, -.11), (.0215, .11), (.006, .11)], (.125, -.085, .2418), sc, 48); o.rotation_euler = (math.pi/2, 0, -1.35); o = lathe([(.0222, -.013), (.0232, -.012), (.0232, .012), (.0222, .013)], (.125, -.085, .2418), rb, 48); o.rotation_euler = (math.pi/2, 0, -1.35)
else: sign(A['tex'], (-.02, 0, .60), (.05, .07, .10))
# balloons + confetti
def balloon(loc, r, c): 
    m = mat('bal', c, .16, coat=.5, spec=.6); lathe([(r*math.sin(math.pi*i/32)*(1 if i > 16 else .86+.14*math.sin(math.pi*i/32)), -r*1.18*math.cos(math.pi*i/32) if i < 16 else -r*1.02*math.cos(math.pi*i/32)) for i in range(1, 33)], loc, m, 48); lathe([(.004,0),(.018,-.022),(.0,-.02)], (loc[0], loc[1], loc[2]-r*1.16), m, 16)
    tube([(loc[0]+.01*math.sin(i), loc[1], loc[2]-r*1.17-i*.08) for i in range(14)], .0012, fm)
if TN: balloon((-.62, .75, 1.02), .20, (.05,.22,.62)); balloon((-.34, 1.0, 1.27), .17, (.85,.80,.70)); balloon((.68, .80, 1.02), .21, (.85,.50,.06)); balloon((.42, 1.05, 1.30), .17, (.05,.22,.62)); balloon((1.12, 1.05, 1.30), .16, (.75,.10,.12))
else: balloon((-.62, .75, 1.0), .21, (.80,.12,.22)); balloon((-.36, 1.0, 1.22), .18, (.85,.62,.52)); balloon((.66, .80, .98), .22, (.90,.36,.10)); balloon((.40, 1.05, 1.26), .17, (.85,.80,.74)); balloon((1.12, 1.05, 1.30), .16, (.75,.10,.22))
for i in range(90):
    c = [(.85,.62,.2), (.8,.15,.25), (.9,.88,.84), (.9,.4,.12)][i % 4]; box((.018, .018, .0006), (R.uniform(-1.3, 1.3), R.uniform(-1.1, .7), .004), mat('conf', c, .35, .3 if i % 4 == 0 else 0), 0, rot=(R.uniform(-.3,.3), R.uniform(-.3,.3), R.uniform(0,3)))
# small bouquet in vase
lathe([(0,0),(.05,0),(.06,.03),(.045,.10),(.03,.14),(.036,.16)], (.46, .12, .12), mat('vase', (.85,.83,.80), .25, coat=.4)); pk = [mat('pet%d' % i, c, .7, sheen=.3) for i, c in enumerate(((.80,.25,.30), (.88,.70,.62), (.85,.82,.76)))]; lm = leafmat()
lm = leafmat()
for i in range(15):
    leaf(.20*R.uniform(.7, 1.1), .075, R.uniform(.4, 1.0), lm, (.46, .12, .27), i*2.4, R.uniform(.75, 1.4))
area((-1.9, -1.9, 2.2), (0, 0, .6), (1.4, 1.4), 92, (1,.97,.93)); area((2.4, -1.2, 1.4), (0, 0, .6), (.8, 1.6), 20, (.9,.95,1)); area((.5, 1.2, 2.8), (0, .8, .6), (2, 1), 26, (1,.92,.86))
camera((.28, -2.55, .70), (.0, 0, .62), 72, 3.6, (0, -.01, .6), (0, 0))
render(A['out'], bloom=.03)
