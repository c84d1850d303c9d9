"""Lobby with three roll-up standees. shot=wide (1920x800, calm wall left) | phone (900x1100, calm wall above) | trio (1200x900, the three fill the frame)"""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
A = args(samples=64, w=1920, h=800, out='hero-2-sanh.png', shot='wide')
reset(A['samples'], A['w'], A['h'], exposure=.22, look='High Contrast'); world((.8,.88,1), (1,1,1), (.5,.48,.45), .38)
R = random.Random(15); CEIL = 5.6; PH = A['shot'] == 'phone'; TRIO = A['shot'] == 'trio'
floor = tiles('floor', (.40,.385,.36), (.44,.42,.395), (.22,.21,.2), (.8,.8), .006, .13, .05, noise_tint=((.22,.20,.18), 150, .58, .63, .6)); quad(22, 16, (0, 1, 0), floor, rot=(0,0,0))
WY = 2.3; wall = mat('wall', (.75,.72,.66), .8, bump=(70, .1, .002), rvar=.06, tint=((.72,.69,.63), 1.2, .2)); quad(20, CEIL, (-3, WY, CEIL/2), wall); box((20, .02, .1), (-3, WY-.012, .05), mat('skirt', (.70,.68,.64), .4), .003)
cl = quad(22, 16, (0, 0, CEIL), mat('ceil', (.9,.9,.88), .9), rot=(math.pi, 0, 0)); cl.visible_shadow = False
(PH or TRIO) or outlet(-1.05, WY, .30); wd = wood('slat', (.20,.10,.045), (.42,.24,.12), 2, .45)
sx0, sx1 = (-1.55, 1.75) if PH else (.10, 4.0) if TRIO else (-.25, 2.85)
sz = 2.15 if PH else CEIL                                             # phone: panel-height slats so that the wall above stays calm
box((sx1-sx0, .02, sz), ((sx0+sx1)/2, WY-.012, sz/2), mat('back', (.05,.035,.025), .8), 0)
n = int((sx1-sx0)/.078)
for i in range(n+1): box((.042, .045, sz), (sx0+i*(sx1-sx0)/n, WY-.045, sz/2), wd, .004, 2)
if PH: box((sx1-sx0+.10, .09, .05), ((sx0+sx1)/2, WY-.045, sz+.025), wd, .006)
al = ALU(); bp = BLACKP(); W, H, z0 = .80, 1.80, .105
def standee(tex, x, y, r):
    root = bpy.data.objects.new('s', None); root.location = (x, y, 0); root.rotation_euler = (0, 0, r); bpy.context.collection.objects.link(root); o = []
    o += [box((.855, .105, .078), (0, .012, .055), al, .022, 6), box((.02, .112, .086), (-.432, .012, .057), bp, .02, 5), box((.02, .112, .086), (.432, .012, .057), bp, .02, 5), box((.80, .012, .004), (0, -.002, .0945), bp, .001)]
    for fx in (-.3, .3): o.append(box((.035, .36, .014), (fx, .012, .010), bp, .006))
    pr = printed('print', tex, rough=.38, spec=.45, gain=1.0)
    o.append(grid(lambda u, v: ((u-.5)*W, -.004+.010*math.cos((u-.5)*math.pi)*math.sin(math.pi*v)*-.6-.004*math.sin(v*5+u)*(1-v), z0-.02+v*(H+.02)), 40, 90, pr, 'banner', solid=.0006))
    o += [box((.815, .022, .032), (0, -.002, z0+H+.004), al, .009, 5), cyl(.0085, H, (0, .035, .08+H/2), al, bw=0)]+[box((.008, .024, .034), (cx, -.002, z0+H+.004), bp, .004) for cx in (-.41, .41)]
    for k in o: k.parent = root
if PH: standee('standee-spa.png', -.93, .50, .13); standee('standee.png', .03, .12, .02); standee('standee-anhngu.png', .99, .50, -.11); ficus((1.72, 1.3, 0), 1.35, 40, leafsize=.26); ficus((-1.72, 1.4, 0), 1.2, 38, leafsize=.24, seed=9)
elif TRIO:
    standee('standee-spa-undated.png', -1.02, .42, .14); standee('standee-sen.png', .02, .08, .02); standee('standee-anhngu-undated.png', 1.08, .42, -.12)
    ficus((2.12, 1.30, 0), 1.7, 44, leafsize=.27); ficus((-2.05, 1.30, 0), 1.35, 40, leafsize=.25, seed=9)
    for i in range(3):                                            # pendant lamps in front of the slats
        x = .75+i*.62; cyl(.004, CEIL-2.5, (x, 1.7, (CEIL+2.5)/2), bp, bw=0, n=12); lathe([(.02,.16),(.05,.15),(.14,0),(.13,0),(.04,.14)], (x, 1.7, 2.36), mat('shade', (.03,.03,.03), .4)); cyl(.06, .02, (x, 1.7, 2.41), glow((1,.75,.45), 25), bw=0)
else: standee('standee-spa.png', .32, .45, .10); standee('standee.png', 1.28, .08, .0); standee('standee-anhngu.png', 2.34, .45, -.12); ficus((3.22, 1.35, 0), 1.75, 44, leafsize=.27); box((1.35, .46, .11), (-2.9, 1.85, .42), mat('seat', (.36,.42,.37), .9, sheen=.4, bump=(500, .3, .002)), .04, 5); [box((.04, .38, .365), (x, 1.85, .183), wd, .004) for x in (-3.42, -2.38)]
# tall window on the left: sky area + sun broken by mullions and a street tree
area((-5.2, -2.6, 2.1), (.8, .6, 1.1), (4.6, 3.2), 330, (.94,.97,1)); area((3.6, -3.4, 2.9), (1, 0, 1), (2.6, 1.8), 120, (1,.96,.9)); area((.8, -4.2, 3.6), (1, .3, 1), (4, 1.5), 110, (1,.97,.93))
D = Vector((.74, .56, -.47)).normalized(); sun(D, 3.4, 1.4, (1,.89,.70)); c0 = Vector((-1.5, WY, 2.35) if TRIO else (-.5, WY, 3.6) if PH else (-2.0, WY, 1.9))-D*4.2; rt = D.cross(Vector((0,0,1))).normalized(); u2 = rt.cross(D).normalized(); gm = mat('gobo', (.02,.02,.02), .9)
def hide(o): o.visible_camera = False; o.visible_glossy = False; o.visible_diffuse = False
def blk(a0, a1, b0, b1): hide(add('gobo', [tuple(c0+rt*a+u2*b) for a, b in ((a0,b0),(a1,b0),(a1,b1),(a0,b1))], [(0,1,2,3)], gm, smooth=False))
q = 1.35
blk(-25, -q, -25, 25); blk(q, 25, -25, 25); blk(-q, q, 1.2, 25); blk(-q, q, -25, -1.5); blk(-.03, .03, -1.5, 1.2); blk(-q, q, .35, .40)
vs, fs = [], []
for tx, tz, nn, s in ((-.9, .7, 120, .3), (.9, .8, 110, .28), (-.6, -.9, 90, .28), (.8, -1.0, 80, .25)):
    for _ in range(nn):
        o = c0-D*1.4+rt*(tx+R.gauss(0, s))+u2*(tz+R.gauss(0, s*.8)); a = R.uniform(0, 6.3); l = R.uniform(.08, .16); e1 = rt*math.cos(a)+u2*math.sin(a); e2 = rt*-math.sin(a)+u2*math.cos(a); k = len(vs); vs.extend([tuple(o-e1*l*.5), tuple(o+e2*l*.2), tuple(o+e1*l*.5), tuple(o-e2*l*.2)]); fs.append((k, k+1, k+2, k+3))
hide(add('gobo', vs, fs, gm, smooth=False))
if PH: camera((-.35, -5.4, 1.35), (.02, 0, 1.35), 48, 4, (0, .15, 1.2), (.0, .135))
elif TRIO: camera((-.95, -5.3, 1.15), (-.02, 0, 1.15), 49, 4, (.02, .1, 1.1), (.0, -.01))
else: camera((-1.2, -5.6, 1.25), (-.55, 0, 1.25), 32.5, 4, (1.2, .15, 1.1), (.0, -.012))
render(A['out'], bloom=.03)
