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
# --- downpipe ------------------------------------------------------------------
zinc = mat('zinc', (.40,.41,.41), .55, .3, bump=(20, .2, .003), rvar=.1); PX = 3.02
cyl(.048, 8, (PX, WY-.24, 4), zinc, bw=0)
for z in (.75, 2.5, 4.6): cyl(.054, .05, (PX, WY-.24, z), zinc, bw=.003); box((.03, .22, .03), (PX, WY-.10, z), zinc, .003)
# --- leaves: folded along the midrib, on twigs; nothing hangs in the air ----------------
def leaves(items, m, name='leaves'):
    """items = (foot, direction, face normal, length): one mesh of pointed leaves, each folded along its midrib"""
    vs, fs = [], []
    for o, d, n, l in items:
        d = d.normalized(); side = d.cross(n).normalized(); n = side.cross(d); k = len(vs); w = l*.21
        vs += [o, o+d*l*.32+side*w+n*l*.05, o+d*l*.32-side*w+n*l*.05, o+d*l*.68+side*w*.78+n*l*.03, o+d*l*.68-side*w*.78+n*l*.03, o+d*l-n*l*.10, o+d*l*.34, o+d*l*.68-n*l*.02]
        fs += [(k, k+6, k+1), (k, k+2, k+6), (k+1, k+6, k+7, k+3), (k+6, k+2, k+4, k+7), (k+3, k+7, k+5), (k+7, k+4, k+5)]
    return add(name, [tuple(v) for v in vs], fs, m, smooth=False)
def limb(pts, r0, r1, m):
    t = tube(pts, r0, m, 'limb'); q = t.data.splines[0].points
    for i, p in enumerate(q): p.radius = 1+(r1/r0-1)*i/(len(q)-1)
def somewhere(): return Vector((R.gauss(0, 1), R.gauss(0, 1), R.gauss(0, 1))).normalized()
bark = mat('bark', (.15,.11,.08), .95, spec=.2, bump=(30, 1, .01, 10), tint=((.24,.19,.14), 9, .2)); lm = leafmat((.05,.17,.03), (.15,.32,.07), .4)
def bough(a, b, c, twigs, reach=.75):
    """a limb from outside the picture (a) over b to its tip (c): twigs all along it, leaves in two rows along every twig"""
    a, b, c = Vector(a), Vector(b), Vector(c); spine = [a*(1-t)**2+b*2*t*(1-t)+c*t*t+somewhere()*.012 for t in [i/24 for i in range(25)]]
    limb(spine, .038, .006, bark); items = []
    for k in range(twigs):
        t = (k+R.random())/twigs; i = min(23, int(t*24)); foot = spine[i]; along = (spine[i+1]-spine[i]).normalized()
        d = (along*.9+somewhere()*.8+Vector((0, 0, -.10))).normalized(); n = R.randint(9, 15); step = reach*R.uniform(.6, 1.1)*(1-.3*t)/n; p = foot.copy(); line = [p.copy()]
        for j in range(n):
            d = (d+Vector((0, 0, -.035))+somewhere()*.05).normalized(); p = p+d*step; line.append(p.copy()); side = d.cross(Vector((0, 0, 1))).normalized()
            for s in (-1, 1): items.append((p.copy(), d*.6+side*s*R.uniform(.7, 1.2)+Vector((0, 0, R.uniform(-.6, .1))), Vector((0, 0, 1))+somewhere()*.45, R.uniform(.075, .125)))
        items.append((p.copy(), d, Vector((0, 0, 1))+somewhere()*.4, .12)); limb(line, .006, .0018, bark)
    leaves(items, lm)
bough((-5.4, .7, 6.3), (-3.6, .5, 5.9), (-2.2, .3, 5.05), 58); bough((-5.2, .2, 5.6), (-4.3, .3, 5.4), (-3.5, .4, 4.75), 34); bough((-4.4, .9, 6.6), (-2.4, .9, 6.1), (-.7, .8, 5.55), 44)
bough((5.4, .7, 6.5), (3.9, .6, 6.1), (2.6, .4, 5.35), 50); bough((5.3, .3, 5.8), (4.6, .3, 5.6), (3.7, .4, 5.05), 30)
# --- planters, each with its own hedge ----------------------------------------------
planter = mat('planter', (.46,.40,.33), .85, bump=(30, .3, .004), tint=((.36,.31,.26), 2, .3)); soil = mat('soil', (.035,.025,.018), 1, bump=(60, 1, .02))
YP = WY-.58                                                  # in front of the downpipe
for k in range(3):
    X = -3.0+k*3.0; box((2.6, .42, .5), (X, YP, .25), planter, .015); box((2.52, .34, .02), (X, YP, .502), soil, 0); items = []
    for _ in range(150):                                   # one shoot: a stem leaning out of the soil, leaves round it
        foot = Vector((X+R.uniform(-1.2, 1.2), YP+R.uniform(-.13, .13), .5)); d = (Vector((0, 0, 1))+somewhere()*.32).normalized(); h = R.uniform(.14, .30)
        for j in range(11):
            q = foot+d*h*(j+1)/11; items.append((q, somewhere()+d*.7+Vector((0, -.25, .1)), d+somewhere()*.8, R.uniform(.055, .09)))
    leaves(items, lm)
fallen = mat('fallen', (.30,.20,.05), .7, tint=((.16,.09,.03), 9, .3))
leaves([(Vector((R.uniform(-4, 4), R.uniform(-1.6, 1.7), .012)), Vector((R.gauss(0, 1), R.gauss(0, 1), .0)), Vector((R.gauss(0, .15), R.gauss(0, .15), 1)), R.uniform(.06, .10)) for _ in range(34)], fallen)
# --- the banner 6.0 x 0.8 m, cloth, eyelets every metre along both long edges ----------------
W, H, cz, y0 = 6.0, .8, 3.02, -.55
def sag(u, v): return -(.034+.030*v)*math.sin(math.pi*u)
def surf(u, v):
    x, z = (u-.5)*W, (v-.5)*H; de = abs((u*6) % 1-.5)*2; y = 0
    z += sag(u, v)-.018*(1-de**2)*math.exp(-(1-v)*5)+.012*(1-de**2)*math.exp(-v*5)
    for k in range(7):
        d = (u-k/6)*W; y += .030*math.cos(d*22)*math.exp(-(d*3.6)**2)*(math.exp(-(1-v)*2.6)+.7*math.exp(-v*2.6))*min(1, .25+(1-v)*8)
    for cx, cy in ((0,1), (1,1), (0,0), (1,0)):
        dx, dy = (u-cx)*W, (v-cy)*H; r = math.hypot(dx, dy)+1e-4; a = math.atan2(abs(dy), abs(dx)); y += .026*math.sin(a*13+1.3*cx)*math.exp(-r*1.3)*min(1, r*6)
    y -= .15*math.sin(math.pi*u)*(.35+.65*math.sin(math.pi*v)); y += .022*math.sin(u*23+v*3)*(.5+.5*v)+.010*math.sin(u*47-v*6+1)+.012*math.sin(v*7+u*11)
    return (x, y0+y, cz+z)
pr = printed('print', A['tex'], rough=.72, spec=.25, weave=.35, weave_scale=(700, 100), gain=.97); nt = pr.node_tree; b = nt.nodes['Principled BSDF']; b.inputs['Sheen'].default_value = .2
grid(surf, 420, 90, pr, 'cloth', solid=.0007)
ch = mat('eyelet', (.78,.76,.70), .25, 1); rope = mat('rope', (.74,.72,.66), .85, bump=(700, .6, .003))
# --- two galvanised posts on anchor bolts, an eye for every rope -----------------------------
steel = mat('galvanised', (.50,.52,.53), .48, .85, bump=(9, .06, .004), rvar=.10, rscale=5, tint=((.40,.42,.44), 11, .16)); footing = mat('footing', (.36,.35,.33), .9, bump=(40, .5, .004), tint=((.29,.28,.265), 5, .25))
TX, TOP, EYE = 3.31, 3.86, .068; HANG = .045                    # EYE = distance from the post's middle to the middle of the eye; HANG = from the cloth's edge to the rope
EDGES = ((1, .965, HANG, .014), (0, .035, -HANG, -.022))       # edge of the cloth (v), height of its eyelets (v), how far the rope runs from the edge, how far the eye lies above or below the rope's end
def end(s, edge, off, lift): p = surf((s+1)/2, edge); return Vector((s*(TX-EYE), y0, p[2]+off+lift))
for s in (-1, 1):
    box((.46, .46, .05), (s*TX, y0, -.013), footing, .008); box((.24, .24, .014), (s*TX, y0, .019), steel, .002); cyl(.045, TOP, (s*TX, y0, .026+TOP/2), steel, bw=0)
    lathe([(.0455, 0), (.052, .001), (.052, .022), (.049, .032), (.034, .046), (.0, .051)], (s*TX, y0, .02+TOP), steel); torus(.046, .006, (s*TX, y0, .028), steel)
    for i in range(4):
        a = math.pi/4+i*math.pi/2; bx, by = s*TX+.125*math.cos(a), y0+.125*math.sin(a); cyl(.007, .05, (bx, by, .045), steel, n=16, bw=0); cyl(.014, .013, (bx, by, .033), steel, n=6, bw=.001)
        c, d = math.cos(i*math.pi/2), math.sin(i*math.pi/2); n = Vector((-d, c, 0))*.004                   # gussets
        tri = [Vector((s*TX+c*r, y0+d*r, z)) for r, z in ((.043, .026), (.108, .026), (.108, .038), (.050, .13), (.043, .13))]
        add('gusset', [tuple(p-n) for p in tri]+[tuple(p+n) for p in tri], [(4,3,2,1,0), (5,6,7,8,9)]+[(j, (j+1) % 5, 5+(j+1) % 5, 5+j) for j in range(5)], steel, smooth=False)
    for edge, row, off, lift in EDGES:
        e = end(s, edge, off, lift); torus(.019, .0052, e, steel, (math.pi/2, 0, 0)); cyl(.0052, .035, (s*(TX-.034), y0, e.z), steel, (0, math.pi/2, 0), 16, 0)
# --- ropes: one along each long edge from eye to eye, a loop at every eyelet, the corners tied to the eyes ------
def coil(a, b, r, turns, cord, m):
    """cord wound round the line from a to b"""
    ax = (b-a).normalized(); e1 = ax.orthogonal().normalized(); e2 = ax.cross(e1); n = turns*14
    tube([a+(b-a)*(i/n)+(e1*math.cos(2*math.pi*turns*i/n)+e2*math.sin(2*math.pi*turns*i/n))*r for i in range(n+1)], cord, m, 'coil', 3)
def tail(a, l, s, m, cord):
    tube([a+Vector((s*.018*math.sin(i*.45), -.010-.004*i*.4, -l*i/8)) for i in range(9)], cord, m, 'tail', 3)
for edge, row, off, lift in EDGES:
    line = [Vector(surf(i/90, edge)) for i in range(91)]; away = 1 if edge else -1
    # the rope is taut: it follows the sag and the belly of the cloth, not its folds
    run = [Vector((p.x, sum(q.y for q in line[max(0, i-9):i+10])/len(line[max(0, i-9):i+10]), cz+(edge-.5)*H+sag(i/90, edge)+off)) for i, p in enumerate(line)]
    l, r = end(-1, edge, off, lift), end(1, edge, off, lift); tube([l]+run+[r], .0065, rope)
    for s, e, q in ((-1, l, run[2]), (1, r, run[-3])):
        d = (q-e).normalized(); coil(e+d*.022, e+d*.075, .010, 5, .0055, rope); tail(e+d*.07, .17 if edge else .11, s, rope, .0055)
        c = Vector(surf((s+1)/2*.988+.006, row)); t = e-Vector((s*.004, 0, 0))
        for dy in (-.010, .008): tube([c+Vector((0, dy*.7, 0)), t+Vector((0, dy, 0))], .0045, rope)              # corner eyelet to the eye
        k = c+(t-c)*.45; coil(k, k+(t-c).normalized()*.03, .011, 3, .0045, rope)
    for i in range(7):
        u = .006+.988*i/6; p = Vector(surf(u, row)); torus(.017, .0055, p+Vector((0, -.005, 0)), ch, (math.pi/2, 0, 0)); cyl(.013, .002, p+Vector((0, -.004, 0)), dk, (math.pi/2, 0, 0), 24, 0)
        j = u*90; q = run[int(j)]+(run[min(90, int(j)+1)]-run[int(j)])*(j-int(j)); mid = (p+q)*.5; half = (q-p)*.5+Vector((0, 0, .006*away)); n = 22
        tube([mid+half*math.cos(4*math.pi*k/n)+Vector((.007*(k/n-.5)*2, .013*math.sin(4*math.pi*k/n)*(1 if edge else -1), 0)) for k in range(n+1)], .0035, rope, 'loop', 3)
        coil(q+Vector((-.010, 0, 0)), q+Vector((.010, 0, 0)), .0095, 3, .0035, rope); tail(q+Vector((.008, -.008, 0)), .05+.02*R.random(), R.choice((-1, 1)), rope, .003)
# --- light ---------------------------------------------------------------------
D = Vector((.46, .72, -.62)).normalized(); sun(D, 4.0, .9, (1,.91,.76)); gm = mat('gobo', (.05,.12,.03), .8); right = D.cross(Vector((0,0,1))).normalized(); upv = right.cross(D); vs, fs = [], []
for tx, tz, n, s in ((-3.6, 5.0, 300, .6), (-3.2, 2.2, 200, .5), (3.4, 5.2, 300, .6), (3.6, 1.9, 260, .5), (0, 5.6, 260, .6), (-1.3, 1.0, 170, .5), (1.6, .8, 170, .5), (-4.6, 3.4, 200, .5)):
    for _ in range(n):
        o = Vector((tx, 1.4, tz))-D*5+right*R.gauss(0, s)+upv*R.gauss(0, s*.7)+D*R.uniform(-.4, .4); a = R.uniform(0, 6.3); hit = o+D*((y0-o.y)/D.y)
        if abs(hit.x) < 3.2 and abs(hit.z-cz) < .72: continue      # no leaf shadow on the lettering
        l = R.uniform(.10, .2); e1 = right*math.cos(a)+upv*math.sin(a); e2 = right*-math.sin(a)+upv*math.cos(a); k = len(vs); vs.extend([o-e1*l*.5, o+e2*l*.22, o+e1*l*.5, o-e2*l*.22]); fs.append((k, k+1, k+2, k+3))
g = add('gobo', [tuple(v) for v in vs], fs, gm, smooth=False); g.visible_camera = False; g.visible_glossy = False
area((-3, -8, 5), (0, 0, 2.8), (6, 3), 260, (.87,.93,1))
if A['shot'] == 'gan': camera((1.7, -8.7, 1.75), (.0, 0, 1.75), 41, 4, (0, y0, cz), (.0, .10))
else: camera((-1.5, -9.2, 1.75), (-.02, 0, 1.75), 44, 4, (0, y0, cz), (-.004, .10))
render(A['out'], bloom=.02)
