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
pr = printed('print', A['tex'], rough=.42 if PHAI else .50, spec=.4 if PHAI else .28, gain=1.0)
def surf(u, v):
    e = min(u, 1-u)*W; f = min(v, 1-v)*H; r = .02; y = y0-.07+(r-math.sqrt(max(0, r*r-(r-min(e, f, r))**2)))
    y += .003*math.sin(u*13+v*4)*math.sin(math.pi*v)+.0022*math.sin(u*31-v*7)*math.exp(-min(v, 1-v)*5); return ((u-.5)*W, y, z0+v*H)
grid(surf, 200, 130, pr, 'backdrop'); box((W-.002, .05, H-.002), (0, y0-.022, z0+H/2), mat('side', (.03,.12,.14), .6), .004)
steel = mat('steel', (.30,.30,.31), .45, 1)
for x in (-1.7, 1.7): box((.03, .03, 2.45), (x, y0+.03, 1.54), steel, .002); box((.03, .9, .03), (x, y0+.45, .335), steel, .002); tube([(x, y0+.85, .34), (x, y0+.05, 2.1)], .013, steel)
for x in (-1.9, 1.9): box((.30, .5, .06), (x, y0+.02, .345), mat('foot', (.03,.03,.03), .5), .01)
# side light stands with two par cans each; in the main shot nearer to the room and outside the frame: lamps seen from behind look unlit
bk = BLACKP(); pole = mat('pole', (.022,.022,.024), .8, spec=0); lens = glow((1,.90,.72), 55)
for s in (-1, 1):
    bx, by = (s*2.78, -.35) if PHAI else (s*4.1, -3.2); cyl(.022, 2.55, (bx, by, .31+1.27), pole, n=24)
    for a in (0, 2.1, 4.2): tube([(bx, by, .62), (bx+.42*math.cos(a+s), by+.42*math.sin(a+s), .325)], .012, bk)
    box((.60, .04, .04), (bx, by, 2.82), pole, .006)
    for k, dx in enumerate((-.22, .22)):
        p = Vector((bx+dx, by-.02, 2.66)); t = Vector((s*.9-dx*.5, y0, 1.25)); d = (t-p).normalized(); q = d.to_track_quat('Z', 'Y').to_euler()
        cyl(.088, .24, p, bk, q, 40, .004, r2=.105); cyl(.09, .01, p+d*.105, lens, q, 32, 0); tube([(p.x-.1, p.y, p.z), (p.x-.1, p.y, 2.8)], .006, pole); tube([(p.x+.1, p.y, p.z), (p.x+.1, p.y, 2.8)], .006, pole)
        spot(p+d*.14, t, 250 if PHAI else 430, 84, blend=1)
# drape uplights (warm amber) behind the stage, ceiling wash
for x in (-3.2, -2.5, 2.5, 3.2): spot((x, 1.7, .40), (x, 2.45, 3.2), 260, 75, (1,.52,.22)); cyl(.09, .14, (x, 1.70, .38), bk, n=32); cyl(.076, .004, (x, 1.70, .4525), glow((1,.62,.30), 30), n=32, bw=0)
area((0, -1.2, 5.2), (0, -.8, 0), (5, 2.5), 190, (1,.88,.74)); area((0, -6.5, 3.6), (0, 0, 1.2), (5, 2), 210, (1,.94,.88))
# lectern with sprig, at right on the stage
wd = wood('lect', (.13,.055,.025), (.30,.155,.075), 2, .32); wt = wood('lectop', (.13,.055,.025), (.30,.155,.075), 0, .32); gd = mat('brass', (.72,.50,.20), .28, 1); lx, ly = (-2.22, -.52) if PHAI else (2.02, -.42)
box((.52, .40, .05), (lx, ly, .335), wt, .006); box((.40, .28, .96), (lx, ly, .84), wd, .006); box((.60, .44, .05), (lx, ly-.02, 1.35), wt, .008, rot=(.22, 0, 0)); box((.26, .006, .34), (lx, ly-.145, .92), gd, .002)
tube([(lx, ly+.02, 1.37), (lx, ly-.02, 1.56), (lx, ly-.10, 1.64)], .006, bk); cyl(.014, .06, (lx, ly-.125, 1.66), bk, (1.1, 0, 0), 20)
if PHAI:
    lm = leafmat(); lathe([(0,0),(.12,0),(.15,.03),(.19,.40),(.17,.40),(0,.36)], (2.45, -.25, .31), mat('pot', (.60,.57,.52), .4))
    for i in range(26): leaf(.52*R.uniform(.7, 1.1), .14, R.uniform(.5, 1.1), lm, (2.45, -.25, .70), i*2.4, R.uniform(.8, 1.45))
else:                                                              # a microphone on its stand, the cable runs off over the edge of the stage
    mx, my = -1.62, -.50; iron = mat('iron', (.030,.030,.032), .5, .3, rvar=.08); lathe([(0, 0), (.125, 0), (.128, .006), (.124, .014), (.05, .022), (.016, .030), (0, .030)], (mx, my, .313), iron, 64); cyl(.0095, .86, (mx, my, .76), CHROME(), n=24, bw=0); cyl(.0145, .10, (mx, my, 1.16), bk, n=24); cyl(.0065, .34, (mx, my, 1.36), CHROME(), n=24, bw=0)
    d = Vector((0, -.80, .30)).normalized(); q = d.to_track_quat('Z', 'Y').to_euler(); c = Vector((mx, my, 1.545)); cyl(.0115, .15, c+d*.005, bk, q, 24, .001, r2=.0165); o = lathe([(.0165, 0), (.0225, .010), (.0245, .024), (.0240, .036), (.0195, .048), (.011, .055), (0, .057)], c+d*.078, mat('grille', (.34,.34,.35), .35, 1, bump=(900, .9, .0008)), 40); o.rotation_euler = q
    tube([tuple(c-d*.07), tuple(c-d*.09-Vector((0, 0, .03))), (mx+.016, my+.03, 1.2), (mx-.016, my+.018, .9), (mx+.015, my+.016, .6), (mx+.02, my+.03, .36), (mx+.05, my+.10, .318), (mx+.16, my+.02, .317), (mx+.10, my-.20, .317), (mx-.06, my-.395, .317), (mx-.075, my-.425, .300), (mx-.074, my-.432, .05), (mx-.10, my-.50, .004), (mx-.5, my-.62, .004), (mx-2.5, my-.50, .004)], .0035, bk)
# two rows of banquet chairs seen from behind (ivory cover, gold sash)
cov = mat('cover', (.58,.55,.49), .8, sheen=.35, bump=(11, .30, .012, 3)); sash = mat('sash', (.50,.31,.075), .38, .15, sheen=.5, bump=(26, .22, .004, 3))
sg = lambda c, n: math.copysign(abs(c)**n, c); ramp = lambda a, b, t: (lambda q: q*q*(3-2*q))(max(0, min(1, (t-a)/(b-a))))
def chair(x, y, r):
    """banquet chair from behind: a cover pulled over the back and the seat, falling in folds to the floor, a sash with a bow"""
    root = bpy.data.objects.new('chair', None); root.location = (x, y, 0); root.rotation_euler = (0, 0, r); bpy.context.collection.objects.link(root); f = [R.uniform(0, 6.28) for _ in range(8)]
    ym = lambda z: -.205-.06*(z/.9)**1.6                          # the back leans
    def back(u, v):
        q = max(0, (v-.86)/.14); z = .006+v if v < .86 else .866+.062*math.sin(q*math.pi/2); a = .208*(1-.16*ramp(.62, .93, z)**2)*(1+.13*(1-ramp(0, .48, z)))*(1-.34*(1-math.sqrt(max(0, 1-q*q))))*(1-.035*math.exp(-((z-.575)/.06)**2)); b = (.034+.012*(1-ramp(0, .5, z)))*math.sqrt(max(0, 1-q*q*.998))
        c, s_ = math.cos(u*2*math.pi), math.sin(u*2*math.pi); X = a*sg(c, .55); Y = b*sg(s_, .55); lo = 1-ramp(.06, .52, z); rear = 1 if s_ < 0 else .2
        Y += rear*(-.017*lo*(math.sin(X*46+f[0]+.8*math.sin(X*19+f[1]))+.5*math.sin(X*97+f[2]))+.022*math.exp(-(X/.011)**2)*(1-ramp(.30, .52, z)))   # folds under the sash, a pleat in the middle
        Y += rear*.0035*math.exp(-abs(z-.66)/.10)*math.sin(X*34+(z-.6)*52*(1 if X > 0 else -1)+f[3])+rear*.0030*ramp(.66, .8, z)*math.sin(z*31+X*16+f[4])*abs(X)/.2   # pulled cloth above it
        X *= 1+.05*lo*math.sin(z*9+f[5]); return (X, ym(z)+Y, z)
    def skirt(u, v):
        q = max(0, (v-.86)/.14); z = .006+.445*v/.86 if v < .86 else .451+.032*math.sin(q*math.pi/2); k = (1-q)**.6 if q else 1; t = u*2*math.pi; c, s_ = math.cos(t), math.sin(t); lo = 1-ramp(.02, .44, z)
        n = 1+.075*lo+lo*(.050*math.sin(13*t+f[6]+1.3*math.sin(3*t+f[7]))+.022*math.sin(29*t+f[1])); corner = .05*lo*(abs(c*s_)*2)**4; return (.212*k*sg(c, .42)*(n+corner), .03+.225*k*sg(s_, .42)*(n+corner), z)
    def band(u, v):                                               # right round the back, gathered towards the knot; its two edges lie on the cover
        t = (u*2+.5)*math.pi; c, s_ = math.cos(t), math.sin(t); e = (2*v-1)**4; a, b = .216-.006*e, (.051 if s_ < 0 else .044)-.004*e; X = a*sg(c, .55); g = abs(X)/.216 if s_ < 0 else 1; z = .575+(v-.5)*(.055+.075*g**.8)+.006*math.sin(X*21+f[2])
        d = (.0055*math.sin(v*19+X*11+f[0])*(1-.3*g)+.003*math.sin(v*41-X*23))*(1-.7*e); n = Vector((sg(c, 1.45)/a, sg(s_, 1.45)/b)).normalized(); return (X+d*n.x, ym(z)+b*sg(s_, .55)+d*n.y, z)
    def loop(sd):                                                 # one ear of the bow: out, over and back
        def g(u, v): t = u*math.pi; o = math.sin(t)**.8; w = .030+.046*math.sin(t*.5)**2 if u < .5 else .030+.046*math.sin(t*.5)**2*(1-(u-.5)*.7); d = .118*o if u < .5 else .118*o; return (sd*(.012+d*(1+.10*(v-.5))), ym(.57)-.064-.030*math.sin(t*2)*.5-.026*u+.012*math.sin(v*11+u*2.2+f[3])*(.4+.6*o), .577+.012*o-.040*o*o*(.35 if sd > 0 else .6)+(v-.5)*w*2*(1-.25*math.sin(v*9)*.1))
        return g
    def tail(sd, ln):
        def g(u, v): w = .022+.052*(1-v)**.7; d = (1-v); return (sd*(.010+.060*d+.012*d*d)+(u-.5)*w*2*.8+.006*math.sin(d*7+f[4]), ym(.5)-.068+.030*d-.011*math.sin(u*15+f[5]+d*1.6)*(.35+.65*d)-.004*math.sin(u*31), .565-ln*d-.030*(u-.5)*sd*d)
        return g
    def knot(u, v): t = u*2*math.pi; p_ = (v-.5)*math.pi; k = math.cos(p_)**.6; return (.027*k*math.cos(t)*(1+.07*math.sin(t*5+v*9)), ym(.575)-.074-.026*k*math.sin(t)*(1+.10*math.sin(t*7+f[6])), .573+.036*math.sin(p_)+.004*math.cos(t*3))
    for o in (grid(back, 132, 64, cov, 'back'), grid(skirt, 168, 34, cov, 'skirt'), grid(band, 168, 16, sash, 'band'), grid(knot, 40, 16, sash, 'knot'), *(grid(loop(sd), 28, 14, sash, 'loop') for sd in (-1, 1)), *(grid(tail(sd, ln), 16, 22, sash, 'tail') for sd, ln in ((-1, R.uniform(.27, .34)), (1, R.uniform(.25, .32))))): o.parent = root
for x in (-2.55, -1.78, -1.0, 1.0, 1.78, 2.55) if PHAI else (): chair(x, -2.75, R.uniform(-.06, .06))
if PHAI: camera((1.55, -6.7, 1.62), (.04, 0, 1.62), 41, 4, (0, y0, 1.6), (.0, -.008))
else: camera((-1.05, -6.6, 1.55), (.10, 0, 1.55), 43, 4, (0, y0, 1.6), (.0, -.008))
render(A['out'], bloom=.03, bloom_thr=1.3, vignette=.2)
