import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
A = args(samples=80, w=1200, h=900, out='decal-pp.png', shot='main', tex='poster'); QUAN = A['shot'] == 'quan'   # shot=main (tea shop) | quan (noodle shop, from the left); tex = start of the three texture names
reset(A['samples'], A['w'], A['h'], exposure=.05, look='High Contrast'); world((.8,.87,1), (1,.98,.95), (.4,.36,.32), .32)
R = random.Random(4)
# tea-shop wall: limewash above, sage tongue-and-groove panelling below, terrazzo floor, oak bench
wall = mat('lime', (.70,.61,.43), .9, bump=(14, .25, .006, 9), tint=((.64,.55,.38), 1.6, .22)) if QUAN else mat('lime', (.66,.62,.55), .9, bump=(14, .25, .006, 9), tint=((.60,.56,.49), 1.6, .22)); quad(9, 4, (0, 0, 2), wall)
sg = mat('teal', (.06,.15,.15), .5, bump=(60, .06, .002), tint=((.05,.125,.13), 4, .3)) if QUAN else mat('sage', (.24,.31,.25), .55, bump=(60, .06, .002), tint=((.21,.275,.22), 4, .3))
for i in range(46): box((.0985, .022, .80), (-2.3+i*.10, -.011, .48), sg, .004, 2)
box((5, .05, .045), (0, -.02, .90), sg, .008); box((5, .035, .11), (0, -.018, .055), sg, .006)
fl = tiles('terrazzo', (.52,.50,.46), (.55,.53,.49), (.34,.33,.31), (.6,.6), .003, .22, .06, noise_tint=((.25,.21,.17), 70, .60, .64, .75)); quad(9, 7, (0, -3.4, 0), fl, rot=(0,0,0))
oak = wood('oak', (.30,.17,.08), (.56,.37,.20), 0, .42, 1.0); oakv = wood('oakv', (.30,.17,.08), (.56,.37,.20), 2, .42, 1.2)
# --- three 60x90 posters on film; in the noodle shop on 5 mm foam board -----------------------------------------
W, H, T = .60, .90, .005; foam = mat('foam', (.80,.80,.79), .6); k = 0
def board(tex, loc, rot, spacer=.012):
    root = bpy.data.objects.new('r', None); root.location = loc; root.rotation_euler = rot; bpy.context.collection.objects.link(root)
    o = box((W, T, H), (0, 0, 0), foam, .0006, 2); p = printed('pp', tex, rough=.40, spec=.42, gain=.98)
    q = grid(lambda u, v: ((u-.5)*(W-.0006), -T/2-.0004-.0012*math.sin(math.pi*u)*math.sin(math.pi*v)*0, (v-.5)*(H-.0006)), 2, 2, p, 'face')
    for x in (o, q): x.parent = root
white = mat('filmback', (.80,.80,.78), .5)
def film(tex, loc, out):
    """a print on film of .2 mm; out(u, v) = how far it stands off the wall"""
    grid(lambda u, v: ((u-.5)*W, -out(u, v), (v-.5)*H), 60, 90, printed('pp', tex, rough=.40, spec=.42, gain=.98), 'film', solid=.0002, loc=loc)
def lifted(u, v, at=.12): p = max(0, (u-1)*W-v*H+at); return .0007+1.3*p*p+.0003*math.sin(5*u+3*v)            # stuck to the wall; one corner comes away
if QUAN:
    board(A['tex']+'0.png', (-.86, -.016, 1.64), (0, 0, 0)); board(A['tex']+'1.png', (-.17, -.016, 1.64), (0, 0, .0))
    lean = .155; zt = .455; board(A['tex']+'2.png', (.63, -.092-.0, zt+H/2*math.cos(lean)+.0), (-lean, 0, .0))
else:
    film(A['tex']+'0.png', (-.86, 0, 1.64), lambda u, v: lifted(u, v, 0)); film(A['tex']+'1.png', (-.17, 0, 1.64), lifted)
    # the third hangs between two strips of wood from a cord on a nail, and remembers the roll it came from
    hx, top = .64, 2.03; film(A['tex']+'2.png', (hx, 0, top-H/2), lambda u, v: .016+.050*(1-v)**3+.003*math.sin(math.pi*2*u+1)*(1-v)**1.5+.004*(2*u-1)**2*(1-v))
    for y in (-.0225, -.0095): box((W+.03, .0125, .030), (hx, y, top-.006), oak, .002)
    for k in (-.24, 0, .24): cyl(.0035, .004, (hx+k, -.030, top-.006), ALU(), (math.pi/2, 0, 0), 20, .001)
    cord = mat('cord', (.52,.42,.28), .9, bump=(900, .4, .0006)); nail = (hx, -.014, top+.135); [tube([(hx+k*.285, -.016, top+.008), nail], .0016, cord) for k in (-1, 1)]; cyl(.003, .030, nail, ALU(), (math.pi/2, 0, 0), 16, 0); cyl(.006, .002, (hx, -.029, top+.135), ALU(), (math.pi/2, 0, 0), 20, .0005)
    # what is still in the roll: film turned round and round, on the bench
    n = 5; grid(lambda u, v: ((v-.5)*.60, (.022+.0022*n*u)*math.cos(2*math.pi*n*u-1.2), (.022+.0022*n*u)*math.sin(2*math.pi*n*u-1.2)), 400, 4, white, 'roll', solid=.0003, loc=(.30, -.21, .4845), rot=(0, 0, -.12)); lathe([(.0338, -.03), (.0346, -.03), (.0346, .03), (.0338, .03)], (.30, -.21, .4845), mat('band', (.42,.28,.16), .85), 64).rotation_euler = (0, math.pi/2, -.12)
# bench under: slatted oak
bx = .46
for i in range(5): box((1.62, .066, .026), (bx, -.06-i*.072, .437), oak, .004)
for x in (bx-.70, bx+.70):
    for y in (-.07, -.33): box((.045, .045, .425), (x, y, .2125), oakv, .005)
    box((.04, .30, .05), (x, -.20, .395), oak, .004)
# on the bench: paper bags, cup; on the floor: plant, basket
kraft = mat('kraft', (.42,.28,.16), .85, bump=(160, .3, .002), tint=((.38,.25,.14), 9, .3))
if QUAN:                                                          # bowl with chopsticks, bamboo holder, chilli sauce
    por = mat('porcelain', (.80,.80,.78), .18, coat=.6); bx_, by_ = 1.03, -.235; lathe([(0,.004),(.035,.004),(.038,0),(.044,0),(.046,.012),(.075,.035),(.096,.075),(.099,.078),(.096,.079),(.072,.040),(.04,.020),(0,.016)], (bx_, by_, .45), por); torus(.092, .0022, (bx_, by_, .45+.066), mat('cobalt', (.03,.09,.40), .2, coat=.6), n=64)
    cs = wood('chop', (.16,.07,.03), (.30,.15,.07), 0, .4, 1.5)
    for k in (-.010, .008): box((.24, .006, .006), (bx_+.01, by_+k, .5325), cs, .002, rot=(0, 0, .28+k*3))
    hx_, hy_ = 1.20, -.15; cyl(.034, .13, (hx_, hy_, .515), mat('bamboo', (.45,.30,.13), .5, bump=(40, .1, .002)), bw=.003)
    for k in range(9): a = k*2.4; r = .008+.013*(k % 3)/2; box((.0055, .0055, .235), (hx_+r*1.3*math.cos(a), hy_+r*1.3*math.sin(a), .60+.006*(k % 4)), cs, .0015, rot=(-.10*math.sin(a), .10*math.cos(a), a))
else:
  lathe([(0,0),(.028,0),(.030,.004),(.041,.115),(.043,.118),(.041,.122)], (1.10, -.24, .45), mat('cupp', (.86,.83,.77), .5)); cyl(.0425, .010, (1.10, -.24, .572), mat('lid', (.05,.12,.08), .35), n=48, bw=.003); tube([(1.10, -.24, .57), (1.118, -.245, .655)], .0035, mat('straw', (.5,.1,.2), .4))
if not QUAN: lathe([(0,0),(.028,0),(.030,.004),(.041,.115),(.043,.118),(.041,.122)], (1.20, -.16, .45), mat('cupq', (.50,.66,.50), .5)); cyl(.0425, .010, (1.20, -.16, .572), mat('lid2', (.86,.83,.77), .35), n=48, bw=.003)
ficus((-1.02, -.40, 0), 1.02, 34, mat('pot', (.55,.30,.18), .75, bump=(40, .3, .002)), .24, 9)
st = mat('stoolm', (.10,.10,.10), .5)
# wall sconce + conduit
br = mat('brass', (.70,.50,.22), .3, 1); lx = .63 if QUAN else 1.22; cyl(.05, .02, (lx, -.012, 1.98), br, (math.pi/2, 0, 0)); tube([(lx, -.02, 1.98), (lx, -.14, 2.0), (lx, -.16, 1.96)], .008, br); lathe([(.02,.09),(.05,.085),(.11,0),(.104,0),(.045,.078)], (lx, -.16, 1.86), mat('shade', (.42,.05,.03) if QUAN else (.12,.19,.14), .4)); cyl(.035, .03, (lx, -.16, 1.905), glow((1,.74,.45), 16), bw=0)
# daylight: shopfront window at left, leaf-broken sun
area((-3.4, -3.0, 1.9), (0, -.2, 1.2), (2.6, 2.4), 150, (.96,.98,1)); area((2.0, -4.0, 2.6), (0, 0, 1.2), (3, 2), 50, (1,.95,.88))
D = Vector((.66, .58, -.46)).normalized(); sun(D, 2.6, 1.5, (1,.88,.68)); up = Vector((0,0,1)); rt = D.cross(up).normalized(); u2 = rt.cross(D).normalized(); c0 = Vector((-.1, 0, 1.3))-D*3.4; gm = mat('gobo', (.02,.02,.02), .9)
def hide(o): o.visible_camera = False; o.visible_glossy = False; o.visible_diffuse = False
def blk(a0, a1, b0, b1): hide(add('gobo', [tuple(c0+rt*a+u2*b) for a, b in ((a0,b0),(a1,b0),(a1,b1),(a0,b1))], [(0,1,2,3)], gm, smooth=False))
blk(-6, -.95, -4, 4); blk(.95, 6, -4, 4); blk(-.95, .95, .85, 4); blk(-.95, .95, -4, -1.15); blk(-.03, .03, -1.15, .85); blk(-.95, .95, .28, .32)
lmv, lf = [], []
for tx, tz, n, s in ((-.55, .45, 70, .2), (.6, .5, 60, .2), (-.7, -.5, 50, .18), (.75, -.7, 40, .15)):
    for _ in range(n):
        o = c0-D*.8+rt*(tx+R.gauss(0, s))+u2*(tz+R.gauss(0, s*.8)); a = R.uniform(0, 6.3); l = R.uniform(.06, .12); e1 = rt*math.cos(a)+u2*math.sin(a); e2 = rt*-math.sin(a)+u2*math.cos(a); kk = len(lmv); lmv.extend([tuple(o-e1*l*.5), tuple(o+e2*l*.2), tuple(o+e1*l*.5), tuple(o-e2*l*.2)]); lf.append((kk, kk+1, kk+2, kk+3))
hide(add('gobo', lmv, lf, gm, smooth=False))
if QUAN: camera((-.70, -3.45, 1.24), (-.06, 0, 1.24), 47.5, 5.6, (0, -.02, 1.4), (.012, .005))
else: camera((.55, -3.75, 1.22), (.0, 0, 1.22), 50, 5.6, (0, -.02, 1.4), (.018, .005))
render(A['out'], bloom=.03)
