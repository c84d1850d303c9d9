import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
A = args(samples=72, w=1200, h=900, out='bang-ron.png', tex='bangron.png', shot='main')          # shot=main | gan (closer, from the right)
reset(A['samples'], A['w'], A['h'], exposure=-.05, look='High Contrast'); world((.35,.55,.95), (.85,.92,1), (.3,.27,.24), .9)
R = random.Random(21); WY = 2.6
pl = streaks(mat('plaster', (.56,.37,.13), .9, spec=.2, bump=(26, .45, .007, 9), tint=((.45,.28,.095), 1.1, .12)), (.16,.12,.07), .55); base = mat('basewall', (.30,.29,.27), .85, bump=(30, .4, .006, 8), tint=((.22,.21,.20), 2.2, .2))
trim = streaks(mat('trim', (.72,.66,.53), .8, bump=(30, .25, .004, 8), tint=((.60,.52,.40), 2.5, .2)), (.14,.12,.09), .5); gr = mat('louvre', (.045,.16,.12), .5, bump=(60, .1, .002), tint=((.03,.12,.09), 4, .3)); dk = mat('dark', (.02,.02,.02), .5)
box((16, .3, 8), (0, WY+.15, 4), pl, 0); box((16, .36, .6), (0, WY+.12, .3), base, .006)
for z in (3.62,): box((16, .34, .16), (0, WY, z), trim, .012); box((16, .26, .08), (0, WY, z-.14), trim, .01)
def window(x, z, w=1.15, h=1.7, open_=0):
    box((w, .05, h), (x, WY+.01, z+h/2), dk, 0)
    for s in (-1, 1): box((.10, .14, h+.2), (x+s*(w/2+.05), WY-.02, z+h/2), trim, .006)
    box((w+.34, .18, .12), (x, WY-.03, z+h+.07), trim, .008); box((w+.3, .22, .09), (x, WY-.05, z-.05), trim, .008)
    for s in (-1, 1):
        cx = x+s*w/4; pw = w/2-.012; y = WY-.035
        for sx in (-1, 1): box((.07, .04, h), (cx+sx*(pw/2-.035), y, z+h/2), gr, .004)
        for zz in (z+.05, z+h/2, z+h-.05): box((pw-.142, .038, .1), (cx, y, zz), gr, .004)
        n = int((h-.3)/.052)
        for i in range(n): box((pw-.14, .05, .010), (cx, y+.004, z+.12+i*(h-.24)/n), gr, .002, 1, (.7, 0, 0))
for x in (-4.6, -1.55, 1.5, 4.55): window(x, 1.15); window(x, 4.1)
quad(20, 6.2, (0, -.5, 0), tiles('pave', (.30,.20,.17), (.34,.24,.20), (.16,.14,.13), (.3,.3), .012, .7, .12, offset=.5, bumpd=.006, noise_tint=((.2,.18,.17), 5, .45, .7, .6)), rot=(0,0,0)); box((20, .22, .16), (0, -3.6, -.06), mat('kerb', (.42,.41,.39), .8, bump=(30, .3, .004)), .02); quad(20, 8, (0, -7.7, -.13), mat('asphalt', (.10,.10,.105), .85, bump=(220, .6, .004)), rot=(0,0,0))
# --- two street trees (old dracontomelon type), foot limewashed as in Hanoi ----
bark = mat('bark', (.17,.125,.09), .95, spec=.2, bump=(14, 1, .03, 10), tint=((.27,.22,.17), 5, .2)); lime = mat('lime', (.66,.65,.61), .9, bump=(18, .9, .02, 9), tint=((.54,.52,.47), 6, .25))
TX = 3.42; TY = -.25
def trunk(x, y, ph, h=7.2, r0=.25):
    def rad(a, z): return r0*(1+.75*math.exp(-z*3.2))*(1-.05*z)*(1+.07*math.sin(3*a+ph+z*.8)+.04*math.sin(5*a-ph*2+z*1.7))
    for z0, z1, m, k in ((0, 1.25, lime, 1.006), (1.2, h, bark, 1)): grid(lambda u, v: (x+.10*math.sin((z0+(z1-z0)*v)*.5+ph)*(z0+(z1-z0)*v)/3+k*rad(2*math.pi*u, z0+(z1-z0)*v)*math.cos(2*math.pi*u), y+k*rad(2*math.pi*u, z0+(z1-z0)*v)*math.sin(2*math.pi*u), z0+(z1-z0)*v), 48, 60, m, 'trunk')
trunk(-TX-.22, TY, .3); trunk(TX+.22, TY, 2.0, r0=.27)
lm = leafmat((.05,.17,.03), (.16,.34,.07), .4)
for k, (x, y, z) in enumerate(((-3.9, -.6, 5.6), (-3.0, -.2, 6.0), (-4.4, .2, 5.3), (-2.2, -.7, 6.25), (3.9, -.5, 5.65), (3.1, .0, 6.05), (4.5, .3, 5.3), (2.3, -.6, 6.3), (-1.2, -.2, 6.5), (1.2, -.2, 6.5))): leafcloud((x, y, z), 900, (.42, .4, .24), lm, 40+k, (.07, .15))
for k in range(18): leafcloud((-4.2+k*.5, WY-.36, .60), 330, (.20, .10, .10), lm, 70+k, (.05, .10)) 
for k in range(3): box((2.6, .42, .5), (-3.0+k*3.0, WY-.36, .25), mat('planter', (.46,.40,.33), .85, bump=(30, .3, .004), tint=((.36,.31,.26), 2, .3)), .015)
# --- the banner 6.0 x 0.857 m, cloth, eyelets every metre along a tension rope -----------------
W, H, cz, y0 = 6.0, 6/7, 3.02, -.55
def sag(u): return -.085*math.sin(math.pi*u)
def surf(u, v):
    x, z = (u-.5)*W, (v-.5)*H; de = abs((u*6) % 1-.5)*2; y = 0
    z += sag(u)-.020*(1-de**2)*math.exp(-(1-v)*5)+.014*(1-de**2)*math.exp(-v*5)
    for k in range(7):
        d = (u-k/6)*W; y += .030*math.cos(d*22)*math.exp(-(d*3.6)**2)*(math.exp(-(1-v)*2.6)+.7*math.exp(-v*2.6))*min(1, .25+(1-v)*8)
    for cx, cy in ((0,1), (1,1), (0,0), (1,0)):
        dx, dy = (u-cx)*W, (v-cy)*H; r = math.hypot(dx, dy)+1e-4; a = math.atan2(abs(dy), abs(dx)); y += .026*math.sin(a*13+1.3*cx)*math.exp(-r*1.3)*min(1, r*6)
    y -= .16*math.sin(math.pi*u)*(.35+.65*math.sin(math.pi*v)); y += .022*math.sin(u*23+v*3)*(.5+.5*v)+.010*math.sin(u*47-v*6+1)+.012*math.sin(v*7+u*11)
    return (x, y0+y, cz+z)
pr = printed('print', A['tex'], rough=.72, spec=.25, weave=.35, weave_scale=(700, 100), gain=.97); nt = pr.node_tree; b = nt.nodes['Principled BSDF']; b.inputs['Sheen'].default_value = .2
grid(surf, 420, 90, pr, 'cloth', solid=.0007)
ch = mat('eyelet', (.78,.76,.70), .25, 1); rope = mat('rope', (.74,.72,.66), .85, bump=(700, .6, .003))
top = [Vector(surf(i/60, .975))+Vector((0, .012, .0)) for i in range(61)]; bot = [Vector(surf(i/60, .025))+Vector((0, .012, 0)) for i in range(61)]
for pts, zz in ((top, .16), (bot, -.10)):
    for e, s in ((0, -1), (-1, 1)):
        p = pts[e]; t = Vector((s*(TX+.06), TY-.24, p.z+zz)); tube([p, t], .007, rope)
for v in (.965, .035):
    for i in range(7):
        u = .006+.988*i/6; p = Vector(surf(u, v)); torus(.017, .0055, p+Vector((0, -.005, 0)), ch, (math.pi/2, 0, 0)); cyl(.013, .002, p+Vector((0, -.004, 0)), dk, (math.pi/2, 0, 0), 24, 0)
for s in (-1, 1):                                              # rope wound round the trunks
    for zz in (cz+H/2+.14, cz-H/2-.12):
        for k in range(3): torus(.268 if s > 0 else .25, .008, (s*(TX+.22)+.10*math.sin(zz*.5+(.3 if s < 0 else 2.0))*zz/3, TY, zz+.022*(k-1)), rope, (R.uniform(-.05, .05), R.uniform(-.05, .05), 0), 40, 8)
# --- light ---------------------------------------------------------------------
D = Vector((.46, .72, -.62)).normalized(); sun(D, 4.0, .9, (1,.91,.76)); gm = mat('gobo', (.05,.12,.03), .8); right = D.cross(Vector((0,0,1))).normalized(); upv = right.cross(D); vs, fs = [], []
for tx, tz, n, s in ((-3.6, 5.0, 300, .6), (-3.2, 2.2, 200, .5), (3.4, 5.2, 300, .6), (3.6, 1.9, 260, .5), (0, 5.6, 260, .6), (-1.3, 1.0, 170, .5), (1.6, .8, 170, .5), (-4.6, 3.4, 200, .5)):
    for _ in range(n):
        o = Vector((tx, 1.4, tz))-D*5+right*R.gauss(0, s)+upv*R.gauss(0, s*.7)+D*R.uniform(-.4, .4); a = R.uniform(0, 6.3); hit = o+D*((y0-o.y)/D.y)
        if A['shot'] == 'gan' and abs(hit.x) < 3.2 and abs(hit.z-cz) < .72: continue      # no leaf shadow on the lettering
        l = R.uniform(.10, .2); e1 = right*math.cos(a)+upv*math.sin(a); e2 = right*-math.sin(a)+upv*math.cos(a); k = len(vs); vs.extend([o-e1*l*.5, o+e2*l*.22, o+e1*l*.5, o-e2*l*.22]); fs.append((k, k+1, k+2, k+3))
g = add('gobo', [tuple(v) for v in vs], fs, gm, smooth=False); g.visible_camera = False; g.visible_glossy = False
area((-3, -8, 5), (0, 0, 2.8), (6, 3), 260, (.87,.93,1))
if A['shot'] == 'gan': camera((1.7, -8.7, 1.75), (.0, 0, 1.75), 41, 4, (0, y0, cz), (.0, .165))
else: camera((-1.5, -9.2, 1.75), (-.02, 0, 1.75), 44, 4, (0, y0, cz), (.0, .165))
render(A['out'], bloom=.02)
