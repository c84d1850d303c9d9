import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
A = args(samples=80, w=1200, h=900, out='backdrop.png', tex='backdrop.png', shot='main')          # shot=main | phai (from the right, blue-grey drape)
reset(A['samples'], A['w'], A['h'], exposure=.3, look='High Contrast'); world((.05,.05,.07), (.06,.055,.06), (.02,.02,.02), .6)
R = random.Random(8)
def spot(loc, target, power, angle, color=(1,.93,.82), blend=.6, size=.08):
    l = bpy.data.lights.new('spot', 'SPOT'); l.energy = power; l.spot_size = math.radians(angle); l.spot_blend = blend; l.color = color; l.shadow_soft_size = size
    o = bpy.data.objects.new('spot', l); o.location = loc; look_at(o, target); bpy.context.collection.objects.link(o); return o
# hall: polished stone floor, velvet drape, coffered ceiling edge
floor = tiles('floor', (.115,.10,.085), (.13,.115,.098), (.05,.045,.04), (.9,.9), .004, .12, .05, noise_tint=((.07,.06,.05), 6, .42, .7, .7)); quad(18, 16, (0, -4, 0), floor, rot=(0,0,0))
PHAI = A['shot'] == 'phai'; vel = mat('velvet', (.05,.062,.085) if PHAI else (.13,.025,.035), .9, sheen=1, bump=(300, .2, .002)); ph = [R.uniform(0, 6) for _ in range(6)]
grid(lambda u, v: ((u-.5)*15, 2.3+.11*math.sin(u*230+.5*math.sin(u*37+ph[0]))*(.65+.35*(1-v))+.04*math.sin(u*71+ph[1]), .02+v*5), 1500, 6, vel, 'drape')
# stage 6.4 x 2.6 x .32 with carpet top, skirt and LED nosing
box((6.4, 2.9, .30), (0, .55, .15), mat('stage', (.035,.033,.032), .5), .006); box((6.36, 2.86, .012), (0, .55, .306), mat('carpet', (.10,.018,.022), .95, sheen=.5, bump=(500, .6, .003)), .004)
box((6.42, .012, .035), (0, -.905, .285), mat('nosing', (.70,.55,.30), .3, 1), .003); box((6.38, .01, .016), (0, -.912, .255), glow((1,.72,.38), 7), 0)
box((1.6, .36, .15), (-1.9, -1.09, .075), mat('step', (.04,.038,.036), .5), .006); box((1.58, .34, .01), (-1.9, -1.09, .155), mat('carpet2', (.10,.018,.022), .95, sheen=.5, bump=(500, .6, .003)), .002)
# --- the backdrop 4.0 x 2.5 m, printed hiflex stretched over a steel frame, 60 mm deep ------------
W, H, z0, y0 = 4.0, 2.5, .40, .55
pr = printed('print', A['tex'], rough=.42, spec=.4, gain=1.0)
def surf(u, v):
    e = min(u, 1-u)*W; f = min(v, 1-v)*H; r = .02; y = y0-.07+(r-math.sqrt(max(0, r*r-(r-min(e, f, r))**2)))
    y += .003*math.sin(u*13+v*4)*math.sin(math.pi*v)+.0022*math.sin(u*31-v*7)*math.exp(-min(v, 1-v)*5); return ((u-.5)*W, y, z0+v*H)
grid(surf, 200, 130, pr, 'backdrop'); box((W-.002, .05, H-.002), (0, y0-.022, z0+H/2), mat('side', (.03,.12,.14), .6), .004)
steel = mat('steel', (.30,.30,.31), .45, 1)
for x in (-1.7, 1.7): box((.03, .03, 2.45), (x, y0+.03, 1.54), steel, .002); box((.03, .9, .03), (x, y0+.45, .335), steel, .002); tube([(x, y0+.85, .34), (x, y0+.05, 2.1)], .013, steel)
for x in (-1.9, 1.9): box((.30, .5, .06), (x, y0+.02, .345), mat('foot', (.03,.03,.03), .5), .01)
# side light stands with two par cans each
bk = BLACKP(); lens = glow((1,.90,.72), 55)
for s in (-1, 1):
    bx, by = s*2.78, -.35; cyl(.022, 2.55, (bx, by, .31+1.27), bk, n=24)
    for a in (0, 2.1, 4.2): tube([(bx, by, .62), (bx+.42*math.cos(a+s), by+.42*math.sin(a+s), .325)], .012, bk)
    box((.60, .04, .04), (bx, by, 2.82), bk, .006)
    for k, dx in enumerate((-.22, .22)):
        p = Vector((bx+dx, by-.02, 2.66)); t = Vector((s*.9-dx*.5, y0, 1.25)); d = (t-p).normalized(); q = d.to_track_quat('Z', 'Y').to_euler()
        cyl(.088, .24, p, bk, q, 40, .004, r2=.105); cyl(.09, .01, p+d*.105, lens, q, 32, 0); tube([(p.x-.1, p.y, p.z), (p.x-.1, p.y, 2.8)], .006, bk); tube([(p.x+.1, p.y, p.z), (p.x+.1, p.y, 2.8)], .006, bk)
        spot(p+d*.14, t, 250, 84, blend=1)
# drape uplights (warm amber) behind the stage, ceiling wash
for x in (-3.2, -2.5, 2.5, 3.2): spot((x, 1.7, .40), (x, 2.45, 3.2), 260, 75, (1,.52,.22)); cyl(.09, .14, (x, 1.70, .38), bk, n=32)
area((0, -1.2, 5.2), (0, -.8, 0), (5, 2.5), 190, (1,.88,.74)); area((0, -6.5, 3.6), (0, 0, 1.2), (5, 2), 210, (1,.94,.88))
# lectern with sprig, at right on the stage
wd = wood('lect', (.13,.055,.025), (.30,.155,.075), 2, .32); gd = mat('brass', (.72,.50,.20), .28, 1); lx, ly = (-2.22, -.52) if PHAI else (2.02, -.42)
box((.52, .40, .05), (lx, ly, .335), wd, .006); box((.40, .28, .96), (lx, ly, .84), wd, .006); box((.60, .44, .05), (lx, ly-.02, 1.35), wd, .008, rot=(.22, 0, 0)); box((.26, .006, .34), (lx, ly-.145, .92), gd, .002); cyl(.05, .008, (lx, ly-.15, 1.0), mat('med', (.05,.19,.21), .4), (math.pi/2, 0, 0), 32, .001)
tube([(lx, ly+.02, 1.37), (lx, ly-.02, 1.56), (lx, ly-.10, 1.64)], .006, bk); cyl(.014, .06, (lx, ly-.125, 1.66), bk, (1.1, 0, 0), 20)
lm = leafmat()
for s in (2.45 if PHAI else -2.55,):
    lathe([(0,0),(.12,0),(.15,.03),(.19,.40),(.17,.40),(0,.36)], (s, -.25, .31), mat('pot', (.60,.57,.52), .4))
    for i in range(26): leaf(.52*R.uniform(.7, 1.1), .14, R.uniform(.5, 1.1), lm, (s, -.25, .70), i*2.4, R.uniform(.8, 1.45))
# two rows of banquet chairs seen from behind (ivory cover, gold sash)
cov = mat('cover', (.62,.585,.52), .85, sheen=.3, bump=(260, .25, .003)); sash = mat('sash', (.58,.38,.11), .45, .25, sheen=.5)
def chair(x, y, r):
    c, s_ = math.cos(r), math.sin(r)
    def P(px, py): return (x+px*c-py*s_, y+px*s_+py*c)
    def back(u, v):
        a = (u-.5)*1.0; w = .225-.012*math.cos(v*9)*(1 if v < .3 else 0); px = w*math.sin(a*math.pi*.5)/math.sin(math.pi/4)*.93; top = 1-.10*(2*u-1)**4; py = -.21-.05*math.cos(a*2)+.05*(1-v)-.10*v*v*.6+(.012*math.sin(u*38)*max(0, .42-v)); X, Y = P(px, py); return (X, Y, .01+v*.93*top)
    grid(back, 60, 40, cov, 'chairback', solid=.035)
    X, Y = P(0, .02); box((.44, .44, .42), (X, Y, .24), cov, .03, 5, (0, 0, r))
    grid(lambda u, v: (*P(.238*math.sin((u-.5)*math.pi*.5)/math.sin(math.pi/4)*.93, -.232-.05*math.cos((u-.5)*2)+.05*.45-.02), .50+v*.13+.004*math.sin(v*25)), 30, 12, sash, 'sash')
    for dx in (-.06, .06): X, Y = P(dx, -.305); grid(lambda u, v: (X+(u-.5)*.10*(1-.55*(1-abs(v*2-1)))+dx*.5*(1-v), Y-.01*math.sin(u*9), .30+v*.27), 12, 12, sash, 'tail')
for x in (-2.55, -1.78, -1.0, 1.0, 1.78, 2.55): chair(x, -2.75, R.uniform(-.06, .06))
if PHAI: camera((1.55, -6.7, 1.62), (.04, 0, 1.62), 41, 4, (0, y0, 1.6), (.0, -.008))
else: camera((-1.15, -7.5, 1.62), (.0, 0, 1.62), 43, 4, (0, y0, 1.6), (.0, -.008))
render(A['out'], bloom=.10, bloom_thr=.9, vignette=.2)
