import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
A = args(samples=80, w=1200, h=900, out='backdrop.png', tex='backdrop.png', shot='main')          # shot=main | phai (from the right, blue-grey drape) | tet (nearer, green drape, kumquat trees)
reset(A['samples'], A['w'], A['h'], exposure=.3, look='High Contrast'); world((.05,.05,.07), (.06,.055,.06), (.02,.02,.02), .6)
R = random.Random(8)
def spot(loc, target, power, angle, color=(1,.93,.82), blend=.6, size=.08):
    l = bpy.data.lights.new('spot', 'SPOT'); l.energy = power; l.spot_size = math.radians(angle); l.spot_blend = blend; l.color = color; l.shadow_soft_size = size
    o = bpy.data.objects.new('spot', l); o.location = loc; look_at(o, target); bpy.context.collection.objects.link(o); return o
# hall: polished stone floor, velvet drape, coffered ceiling edge
floor = tiles('floor', (.115,.10,.085), (.13,.115,.098), (.05,.045,.04), (.9,.9), .004, .12, .05, noise_tint=((.07,.06,.05), 6, .42, .7, .7)); quad(18, 16, (0, -4, 0), floor, rot=(0,0,0))
PHAI, TET = A['shot'] == 'phai', A['shot'] == 'tet'; vel = mat('velvet', {'phai': (.05,.062,.085), 'tet': (.018,.075,.055)}.get(A['shot'], (.13,.025,.035)), .9, sheen=1, bump=(300, .2, .002)); ph = [R.uniform(0, 6) for _ in range(6)]
def drape(u, v):                                                  # gathered cloth: folds of uneven width and depth that wander a little on their way down
    t = u*15; w = t+.42*math.sin(t*.83+ph[0])+.20*math.sin(t*2.17+ph[1])+.035*(1-v)*math.sin(t*3.1+ph[2])+.02*math.sin(v*4.3+t*1.9); k = .5+.5*math.sin(w*15.3)
    y = .21*k**1.5*(.62+.38*math.sin(t*1.37+ph[3]))*(.72+.28*(1-v))+.030*math.sin(w*37+ph[4])*(.35+.65*(1-v))+.010*math.sin(w*83+v*3+ph[5]); return (t-7.5, 2.36-y, .02+v*5)
grid(drape, 1500, 12, vel, 'drape')
# stage 6.4 x 2.6 x .32 with carpet top, skirt and LED nosing
box((6.4, 2.9, .30), (0, .55, .15), mat('stage', (.035,.033,.032), .5), .006); box((6.36, 2.86, .012), (0, .55, .306), mat('carpet', (.10,.018,.022), .95, sheen=.5, bump=(500, .6, .003)), .004)
box((6.42, .012, .035), (0, -.905, .285), mat('nosing', (.70,.55,.30), .3, 1), .003); box((6.38, .01, .016), (0, -.912, .255), glow((1,.72,.38), 7), 0)
box((1.6, .36, .15), (-1.9, -1.09, .075), mat('step', (.04,.038,.036), .5), .006); box((1.58, .34, .01), (-1.9, -1.09, .155), mat('carpet2', (.10,.018,.022), .95, sheen=.5, bump=(500, .6, .003)), .002)
# --- the backdrop 4.0 x 2.5 m, printed hiflex stretched over a steel frame, 60 mm deep ------------
W, H, z0, y0 = 4.0, 2.5, .40, .55
pr = printed('print', A['tex'], rough=.42 if PHAI else .50, spec=.4 if PHAI else .28, gain=.80 if TET else 1.0)
def surf(u, v):
    e = min(u, 1-u)*W; f = min(v, 1-v)*H; r = .02; y = y0-.07+(r-math.sqrt(max(0, r*r-(r-min(e, f, r))**2)))
    y += .003*math.sin(u*13+v*4)*math.sin(math.pi*v)+.0022*math.sin(u*31-v*7)*math.exp(-min(v, 1-v)*5); return ((u-.5)*W, y, z0+v*H)
grid(surf, 200, 130, pr, 'backdrop'); box((W-.002, .05, H-.002), (0, y0-.022, z0+H/2), mat('side', (.60,.42,.20) if TET else (.03,.12,.14), .6), .004)
steel = mat('steel', (.30,.30,.31), .45, 1)
for x in (-1.7, 1.7): box((.03, .03, 2.45), (x, y0+.03, 1.54), steel, .002); box((.03, .9, .03), (x, y0+.45, .335), steel, .002); tube([(x, y0+.85, .34), (x, y0+.05, 2.1)], .013, steel)
for x in (-1.9, 1.9): box((.30, .5, .06), (x, y0+.02, .345), mat('foot', (.03,.03,.03), .5), .01)
# side light stands with two par cans each, near the room and outside the frame: lamps seen from behind look unlit
bk = BLACKP(); pole = mat('pole', (.022,.022,.024), .8, spec=0); lens = glow((1,.90,.72), 55)
for s in (-1, 1):
    bx, by = s*4.1, -3.2; cyl(.022, 2.55, (bx, by, .31+1.27), pole, n=24)
    for a in (0, 2.1, 4.2): tube([(bx, by, .62), (bx+.42*math.cos(a+s), by+.42*math.sin(a+s), .325)], .012, bk)
    box((.60, .04, .04), (bx, by, 2.82), pole, .006)
    for k, dx in enumerate((-.22, .22)):
        p = Vector((bx+dx, by-.02, 2.66)); t = Vector((s*.9-dx*.5, y0, 1.25)); d = (t-p).normalized(); q = d.to_track_quat('Z', 'Y').to_euler()
        cyl(.088, .24, p, bk, q, 40, .004, r2=.105); cyl(.09, .01, p+d*.105, lens, q, 32, 0); tube([(p.x-.1, p.y, p.z), (p.x-.1, p.y, 2.8)], .006, pole); tube([(p.x+.1, p.y, p.z), (p.x+.1, p.y, 2.8)], .006, pole)
        spot(p+d*.14, t, 430, 84, blend=1)
# drape uplights (warm amber) behind the stage, ceiling wash
for x in (-3.2, -2.5, 2.5, 3.2): spot((x, 1.7, .40), (x, 2.45, 3.2), 260, 75, (1,.52,.22)); cyl(.09, .14, (x, 1.70, .38), bk, n=32); cyl(.076, .004, (x, 1.70, .4525), glow((1,.62,.30), 30), n=32, bw=0)
area((0, -1.2, 5.2), (0, -.8, 0), (5, 2.5), 190, (1,.88,.74)); area((0, -6.5, 3.6), (0, 0, 1.2), (5, 2), 210, (1,.94,.88))
# lectern with sprig, at right on the stage; none among the kumquats
wd = wood('lect', (.13,.055,.025), (.30,.155,.075), 2, .32); wt = wood('lectop', (.13,.055,.025), (.30,.155,.075), 0, .32); gd = mat('brass', (.72,.50,.20), .28, 1); lx, ly = (-2.22, -.52) if PHAI else (2.02, -.42)
if not TET: box((.52, .40, .05), (lx, ly, .335), wt, .006); box((.40, .28, .96), (lx, ly, .84), wd, .006); box((.60, .44, .05), (lx, ly-.02, 1.35), wt, .008, rot=(.22, 0, 0)); box((.26, .006, .34), (lx, ly-.145, .92), gd, .002)
if not TET: tube([(lx, ly+.02, 1.37), (lx, ly-.02, 1.56), (lx, ly-.10, 1.64)], .006, bk); cyl(.014, .06, (lx, ly-.125, 1.66), bk, (1.1, 0, 0), 20)
if PHAI:
    lm = leafmat(); lathe([(0,0),(.12,0),(.15,.03),(.19,.40),(.17,.40),(0,.36)], (2.45, -.25, .31), mat('pot', (.60,.57,.52), .4))
    for i in range(26): leaf(.52*R.uniform(.7, 1.1), .14, R.uniform(.5, 1.1), lm, (2.45, -.25, .70), i*2.4, R.uniform(.8, 1.45))
elif TET:                                                          # two kumquat trees in glazed pots, fruit among the leaves
    lm = leafmat((.02,.10,.02), (.06,.22,.04)); fruit = mat('kumquat', (.80,.26,.015), .32, coat=.3, bump=(260, .25, .0006), tint=((.85,.40,.03), 7, .3)); pot = mat('pot', (.05,.13,.24), .18, coat=.6); soil = mat('soil', (.03,.02,.015), 1, bump=(60, 1, .02)); stem = mat('stem', (.12,.07,.04), .8)
    for x, y, high in ((-2.44, .42, 1.0), (2.20, -.50, .66)):
        k = .8+.2*high; lathe([(0,0),(.15*k,0),(.17*k,.02),(.22*k,.26*k),(.225*k,.32*k),(.205*k,.33*k),(.19*k,.30*k),(0,.30*k)], (x, y, .313), pot); cyl(.19*k, .01, (x, y, .313+.295*k), soil); foot = .313+.30*k
        tube([(x, y, foot), (x+.012, y-.008, foot+.12*high), (x-.006, y, foot+.5*high)], .017*k, stem)
        def crown():                                               # a place in the tree: a cone with a round belly, fuller outside
            t = R.random()**.8; a = R.uniform(0, 2*math.pi); r = .34*k*(1-t)**.62*(.35+.65*R.random()**.4)*(1-.45*max(0, .12-t)/.12); return x+r*math.cos(a), y+r*math.sin(a), foot+.10*high+t*.95*high, a
        for i in range(int(900*high)):
            px, py, pz, a = crown(); leaf(R.uniform(.075, .115), .038, R.uniform(.3, .9), lm, (px, py, pz), a-math.pi/2+R.uniform(-.9, .9), R.uniform(.1, 1.1), nx=2, ny=5)
        for i in range(int(120*high)):
            px, py, pz, a = crown(); q = R.uniform(.9, 1.15)*.021; lathe([(0, -q*1.1), (q*.6, -q*.88), (q*.95, -q*.35), (q, .1*q), (q*.86, .6*q), (q*.45, .98*q), (0, 1.08*q)], (px+.012*math.cos(a), py+.012*math.sin(a), pz), fruit, 16)
else:                                                              # a microphone on its stand, the cable runs off over the edge of the stage
    mx, my = -1.62, -.50; iron = mat('iron', (.030,.030,.032), .5, .3, rvar=.08); lathe([(0, 0), (.125, 0), (.128, .006), (.124, .014), (.05, .022), (.016, .030), (0, .030)], (mx, my, .313), iron, 64); cyl(.0095, .86, (mx, my, .76), CHROME(), n=24, bw=0); cyl(.0145, .10, (mx, my, 1.16), bk, n=24); cyl(.0065, .34, (mx, my, 1.36), CHROME(), n=24, bw=0)
    d = Vector((0, -.80, .30)).normalized(); q = d.to_track_quat('Z', 'Y').to_euler(); c = Vector((mx, my, 1.545)); cyl(.0115, .15, c+d*.005, bk, q, 24, .001, r2=.0165); o = lathe([(.0165, 0), (.0225, .010), (.0245, .024), (.0240, .036), (.0195, .048), (.011, .055), (0, .057)], c+d*.078, mat('grille', (.34,.34,.35), .35, 1, bump=(900, .9, .0008)), 40); o.rotation_euler = q
    tube([tuple(c-d*.07), tuple(c-d*.09-Vector((0, 0, .03))), (mx+.016, my+.03, 1.2), (mx-.016, my+.018, .9), (mx+.015, my+.016, .6), (mx+.02, my+.03, .36), (mx+.05, my+.10, .318), (mx+.16, my+.02, .317), (mx+.10, my-.20, .317), (mx-.06, my-.395, .317), (mx-.075, my-.425, .300), (mx-.074, my-.432, .05), (mx-.10, my-.50, .004), (mx-.5, my-.62, .004), (mx-2.5, my-.50, .004)], .0035, bk)
if PHAI: camera((1.55, -6.7, 1.62), (.04, 0, 1.62), 41, 4, (0, y0, 1.6), (.0, -.008))
elif TET: camera((-.85, -6.35, 1.45), (-.03, 0, 1.52), 40, 4, (0, y0, 1.6), (.0, -.004))
else: camera((-1.05, -6.6, 1.55), (.10, 0, 1.55), 43, 4, (0, y0, 1.6), (.0, -.008))
render(A['out'], bloom=.03, bloom_thr=1.3, vignette=.2)
