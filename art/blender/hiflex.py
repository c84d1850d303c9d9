import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
A = args(samples=96, w=1200, h=900, out='hiflex.png', tex='banner.png', shot='main')
TIEM = A['shot'] == 'tiem'      # shot=main | wide | phone | tiem (bakery: sage wall, bread in the crates, from the right)
HERO = A['shot'] in ('wide', 'phone'); CO = 3.2 if HERO else 0             # hero shots: cornice and cables out of frame, calm wall
reset(A['samples'], A['w'], A['h'], exposure=-.1, look='High Contrast'); world((.35,.55,.95), (.85,.92,1), (.3,.27,.24), .9)
R = random.Random(11)
# --- facade: Hanoi yellow plaster, shutter door, awning ledge ------------------
pl = mat('plaster', *(((.40,.46,.36), .9) if TIEM else ((.56,.36,.125), .9)), spec=.2, bump=(26, .45, .007, 9), tint=((.33,.39,.30) if TIEM else (.43,.265,.09), 1.1, .12)); streaks(pl, (.16,.12,.07), .24)
nt = pl.node_tree; L = nt.links.new; oc = nt.nodes.new('ShaderNodeTexCoord').outputs['Object']; bc = nt.nodes['Principled BSDF'].inputs['Base Color']; nb = nt.nodes['Principled BSDF'].inputs['Normal'].links[0].from_node
def N(kind, ins, out=0, **k):
    n = nt.nodes.new('ShaderNode'+kind); [setattr(n, a, q) for a, q in k.items()]
    for a, q in ins.items():
        if isinstance(q, bpy.types.NodeSocket): L(q, n.inputs[a])
        else: n.inputs[a].default_value = q
    return n.outputs[out]
noise = lambda s, d=4, out=0: N('TexNoise', {'Vector': oc, 'Scale': s, 'Detail': d}, out); ramp = lambda q, lo, hi, a, b: N('MapRange', {0: q, 1: lo, 2: hi, 3: a, 4: b})
mul = lambda a, b: N('Math', {0: a, 1: b}, operation='MULTIPLY')
# sand in the render: a pixel is 4 mm, so grain has to be in the tint too, the denoiser leaves only that alone
fine = noise(210, 5); sand = noise(65, 6); L(N('Bump', {'Strength': .5, 'Distance': .003, 'Height': fine}), nb.inputs['Normal'])
col = N('MixRGB', {0: 1, 1: bc.links[0].from_socket, 2: mul(ramp(fine, .3, .7, .78, 1.20), ramp(sand, .3, .7, .87, 1.12))}, blend_type='MULTIPLY')
col = N('MixRGB', {0: ramp(noise(.62, 7), .575, .585, 0, .30), 1: col, 2: (.39,.44,.34,1) if TIEM else (.60,.42,.185,1)})           # patches painted over, edges sharp
warp = N('MixRGB', {0: .16, 1: oc, 2: noise(3.5, 9, 1)}, blend_type='LINEAR_LIGHT'); vor = N('TexVoronoi', {'Vector': warp, 'Scale': .62}, feature='DISTANCE_TO_EDGE')
col = N('MixRGB', {0: mul(ramp(vor, .0006, .0032, .62, 0), ramp(noise(.8, 2), *((.55, .64) if HERO else (.50, .60)), 0, 1)), 1: col, 2: (.14,.10,.05,1)})     # hairline cracks, only here and there
L(col, bc)
base = mat('basewall', (.30,.29,.27), .85, bump=(30, .4, .006, 8), tint=((.22,.21,.20), 2.2, .2)); trim = streaks(mat('trim', (.74,.66,.50), .8, bump=(30, .25, .004, 8), tint=((.60,.52,.38), 2.5, .2)), (.14,.12,.09), .5)
def origin(o): o.data.transform(Matrix.Translation(o.location)); return o       # one origin for all pieces, so the plaster runs on
def wallpiece(x0, x1, z0, z1, m, y=0, d=.3): origin(box((x1-x0, d, z1-z0), ((x0+x1)/2, y+d/2, (z0+z1)/2), m, 0 if m is pl else .006)).location = (0, 0, 0)   # plaster: no bevel, it drew a line where two pieces meet
DX, DZ = 1.45, 2.45
WT = 5.2+CO
wallpiece(-9, -DX, .5, WT, pl); wallpiece(DX, 5, .5, WT, pl); wallpiece(-DX, DX, DZ, WT, pl)
wallpiece(-9, -DX, 0, .5, base, -.03); wallpiece(DX, 5, 0, .5, base, -.03)
for x in (-DX-.075, DX+.075): wallpiece(x-.07, x+.07, 0, DZ-.002, trim, -.04, .1)
wallpiece(-DX-.18, DX+.18, DZ+.002, DZ+.15, trim, -.055, .12)
box((10, .55, .13), (0, .03, 4.28+CO), trim, .012); box((10, .40, .07), (0, .1, 4.18+CO), trim, .01)   # cornice
# rolling shutter, half open + dark interior with shelves of fruit crates
sh = mat('shutter', (.30,.20,.14) if TIEM else (.18,.32,.36), .45, .3, bump=(60, .08, .002), tint=((.24,.155,.105) if TIEM else (.13,.25,.29), 3, .25))
grid(lambda u, v: ((u-.5)*2*DX, .17+.012*math.sin(v*2*math.pi*8), 1.86+v*(DZ-1.86)), 1, 200, sh, 'shutter'); box((2*DX-.02, .05, .06), (0, .17, 1.84), sh, .008)
rl = mat('rail', (.46,.465,.46), .45, .25, rvar=.1, rscale=9, tint=((.36,.355,.34), 5, .2))
for k in (-1, 1):                                                      # guide rails: U channels at the jambs, the slats run into them
    box((.004, .074, DZ), (k*(DX-.003), .17, DZ/2), rl, 0); [box((.032, .004, DZ), (k*(DX-.017), .17+d, DZ/2), rl, .0015) for d in (-.036, .036)]
box((2*DX+.4, 3, .02), (0, 1.8, 0.0), mat('in', (.35,.33,.30), .4), 0); box((2*DX+.4, .02, 3), (0, 3.0, 1.5), mat('in2', (.16,.14,.11), .8), 0)
for x in (-DX-.1, DX+.1): box((.02, 3, 3), (x, 1.8, 1.5), mat('in3', (.14,.12,.10), .8), 0)
area((0, 1.6, 2.3), (0, 1.6, 0), (2, .8), 30, (1,.83,.6))
wd = wood('crate', (.30,.17,.07), (.58,.38,.18), 0, .7); cols = [(.85,.30,.02), (.62,.03,.03), (.40,.55,.05), (.80,.55,.04)]
fm = [mat('f%d' % i, c, .4, bump=(90, .1, .003)) for i, c in enumerate(cols)]
crust = [mat('crust%d' % i, c, .55, bump=(50, .35, .003), tint=(tuple(v*.5 for v in c), 14, .2)) for i, c in enumerate(((.52,.27,.08), (.60,.34,.12), (.44,.20,.06)))] if TIEM else None
def ball(r, loc, m): lathe([(r*math.sin(math.pi*i/12), -r*math.cos(math.pi*i/12)) for i in range(13)], loc, m, 20)
for row, (y, z) in enumerate(((-.28, .30), (.10, .62), (.50, .98), (.90, 1.34))):
    for k in range(4):
        cx = -1.08+k*.72; m = fm[(k+row*2) % 4]
        for dz in (0, .07, .14): box((.66, .012, .055), (cx, y-.2, z-.09+dz), wd, .002)
        for dx in (-.33, .33): box((.012, .4, .2), (cx+dx, y, z-.02), wd, .002)
        box((.64, .38, .02), (cx, y, z-.1), wd, 0); box((.6, .3, max(.1, z-.2)), (cx, y+.05, (z-.12)/2), wd, .004)
        if TIEM:                                                       # loaves side by side
            for i in range(7):
                for j in range(2):
                    L_ = R.uniform(.085, .10); o = lathe([(.040*math.sin(math.pi*q/14)**.55, -L_*math.cos(math.pi*q/14)) for q in range(15)], (cx-.27+i*.09+R.uniform(-.008, .008), y-.10+j*.19, z+.03+R.uniform(0, .02)), crust[(i+j+row) % 3], 20); o.rotation_euler = (math.pi/2+R.uniform(-.1, .1), 0, R.uniform(-.15, .15))
            continue
        for i in range(8):
            for j in range(5): ball(.042*R.uniform(.92, 1.08), (cx-.28+i*.08+R.uniform(-.01, .01)+(j % 2)*.02, y-.16+j*.08, z+.05+R.uniform(0, .03)), m)
# pavement + kerb
quad(14, 8, (0, -3.9, 0), tiles('pave', (.30,.20,.17), (.34,.24,.20), (.16,.14,.13), (.3,.3), .012, .7, .12, offset=.5, bumpd=.006, noise_tint=((.2,.18,.17), 5, .45, .7, .6)), rot=(0,0,0))
# --- product: hiflex 3.0 x 1.0 with eyelets + rope ----------------------------
W, H, cz, y0 = 3.0, 1.0, 3.30, -.10
ex = [i/6 for i in range(7)]; ey = [0, .5, 1]
ph = [(R.uniform(0, 6.3), R.uniform(0, 6.3)) for _ in range(8)]
def surf(u, v):
    x, z = (u-.5)*W, (v-.5)*H
    de = abs((u*6) % 1-.5)*2                                   # 1 at eyelet, 0 between
    edge = math.exp(-(1-v)*7); edgeb = math.exp(-v*7); y = 0
    z -= .016*(1-de**2)*edge; z += .012*(1-de**2)*edgeb        # scalloped edges between eyelets
    y -= .020*(1-de)*edge*math.sin(u*19+1)+.022*(1-de)*edgeb*math.sin(u*23)
    for cx, cy, s in ((0,1,1), (1,1,-1), (0,0,1), (1,0,-1)):    # tension folds radiating from corners
        dx, dy = (u-cx)*W, (v-cy)*H; r = math.hypot(dx, dy)+1e-4; a = math.atan2(abs(dy), abs(dx)); y += .017*math.sin(a*17+1.3*cx)*math.exp(-r*1.5)*min(1, r*7)
    for e in ex[1:-1]:                                         # vertical folds under each eyelet
        d = (u-e)*W; y += .014*math.cos(d*34)*math.exp(-(d*7)**2)*(math.exp(-(1-v)*3.2)+.8*math.exp(-v*3.2))*min(1, (1-v)*12)*min(1, v*12)
    y -= .035*math.sin(math.pi*u)*math.sin(math.pi*v)          # belly
    y += .0065*math.sin(u*9+v*5+ph[0][0])+.005*math.sin(u*17-v*9+ph[1][0])+.0022*math.sin(u*41+v*13+ph[2][1])
    if u in (0, 1): x -= (1 if u else -1)*.014*(1-(abs(v*2 % 1-.5)*2)**2)
    return (x, y0+y, cz+z)
pr = printed('print', A['tex'], rough=.52 if TIEM else .30, spec=.22 if TIEM else .55, weave=.08, weave_scale=260, gain=.95)
grid(surf, 260, 110, pr, 'hiflex', solid=.0008)
ch = mat('eyelet', (.78,.76,.70), .25, 1); hole = mat('hole', (.01,.01,.01), .9); rope = mat('rope', (.80,.79,.74), .85, bump=(700, .6, .003)); steel = mat('hook', (.35,.33,.31), .45, 1)
T = random.Random(4); pts = [(u, v, 'tb') for u in ex for v in (0, 1)]+[(u, .5, 's') for u in (0, 1)]
for u, v, k in pts:
    iu, iv = .009+u*.982, .028+v*.944; p = Vector(surf(iu, iv))
    torus(.013, .0042, p+Vector((0, -.003, 0)), ch, (math.pi/2, 0, 0)); cyl(.0105, .002, p+Vector((0, -.0025, 0)), hole, (math.pi/2, 0, 0), 24, 0)
    d = Vector(((u-.5)*2*(.24 if u in (0, 1) else .0), 0, 0 if k == 's' else (.20 if v else -.16)))
    if u not in (0, 1): d.x = R.uniform(-.05, .05)
    q = Vector((p.x+d.x, -.030, p.z+d.z)); a = p+Vector((0, -.007, 0)); sag = (.006 if k == 'tb' else .012)*T.uniform(.6, 1.5)
    for e, y in ((-1, .008), (1, -.004)):                             # the tie: there and back through the eye, a hand's width of slack in it
        w = Vector((e*T.uniform(.001, .004), 0, 0)); tube([p+Vector((0, y, 0))]+[a.lerp(q, i/12)+w*math.sin(math.pi*i/12)-Vector((0, .004*math.sin(math.pi*i/12), sag*math.sin(math.pi*i/12)*(1+.3*e))) for i in range(1, 13)], .003, rope)
    cyl(.0035, .036, q+Vector((0, .012, 0)), steel, (math.pi/2, 0, 0), 16, 0); cyl(.008, .003, q+Vector((0, -.008, 0)), steel, (math.pi/2, 0, 0), 20, .001)
    for e in range(3): torus(.0052, .0031, q+Vector((T.uniform(-.002, .002), -.003+.004*e, -.001)), rope, (math.pi/2+T.uniform(-.5, .5), T.uniform(-.5, .5), 0), 20, 8)
    for e in range(T.choice((1, 1, 2))):                               # loose ends hang, each its own length and curl
        l = T.uniform(.045, .15); s0, s1, f = T.uniform(-.5, .5), T.uniform(-.022, .022), T.uniform(2, 5); tube([q+Vector((s0*l*(1-(1-v)**2)*.6+s1*math.sin(f*v)*v, -.006-.016*math.sin(math.pi*min(1, v*1.2)), .006*math.sin(math.pi*min(1, v*4))-l*v**1.3)) for v in [i/14 for i in range(15)]], .0028, rope)
# --- sun through a street tree (gobo) -----------------------------------------
D = Vector((.50, .72, -.62)).normalized(); sun(D, 4.2, 1.5 if HERO else .9, (1,.90,.74))
gm = mat('gobo', (.05,.12,.03), .8); vs, fs = [], []
right = D.cross(Vector((0,0,1))).normalized(); upv = right.cross(D)
def cluster(c, n, s):
    for _ in range(n):
        o = c+right*R.gauss(0, s)+upv*R.gauss(0, s*.7)+D*R.uniform(-.4, .4); a = R.uniform(0, 6.3); hit = o+D*((y0-o.y)/D.y)
        if TIEM and abs(hit.x) < W/2+.15 and abs(hit.z-cz) < H/2+.15: continue           # no leaf shadow on the lettering
        l = R.uniform(.10, .2); e1 = right*math.cos(a)+upv*math.sin(a); e2 = right*-math.sin(a)+upv*math.cos(a); k = len(vs)
        vs.extend([o-e1*l*.5, o+e2*l*.22, o+e1*l*.5, o-e2*l*.22]); fs.append((k, k+1, k+2, k+3))
CL = {'main': ((-2.0, 4.5, 330, .55), (-2.7, 3.2, 260, .5), (2.5, 4.7, 240, .5), (-.4, 4.9, 200, .45), (2.7, 2.2, 200, .45), (-2.3, 1.7, 160, .45), (.7, 1.0, 90, .4)),
      'tiem': ((-3.0, 4.9, 330, .45), (-3.3, 3.0, 260, .4), (2.8, 5.0, 240, .42), (-.2, 5.3, 200, .35), (3.0, 2.2, 200, .4), (-2.7, 1.4, 160, .4)),
      'wide': ((-6.5, 4.9, 300, .45), (-6.6, 1.6, 200, .4), (2.5, 4.7, 240, .45), (.2, 5.0, 200, .4), (2.6, 2.2, 240, .45)),
      'phone': ((-2.3, 2.4, 240, .4), (2.3, 2.3, 240, .42), (-2.1, 6.6, 280, .4), (2.2, 6.7, 200, .35))}[A['shot']]
for tx, tz, n, s in CL: cluster(Vector((tx, 0, tz))-D*3.6, n, s)
g = add('gobo', [tuple(v) for v in vs], fs, gm, smooth=False); g.visible_camera = False; g.visible_glossy = False
area((-3, -6, 4.5), (0, 0, 2.6), (5, 3), 130, (.85,.92,1))
# street clutter: cables, number plate, wall lamp
cab = mat('cable', (.03,.03,.03), .6)
for k in range(3): tube([(-5+i*.5, -.06-.02*k, CO+4.135-.022*k-.012*math.sin(i*.8+k)-.012*(1-((i-10)/10)**2)) for i in range(21)], .009, cab)
tube([(1.95, -.02, 4.1+CO), (1.95, -.02, 2.3)], .014, mat('pvc', (.50,.48,.42), .5)); box((.2, .1, .28), (1.95, -.05, 2.15), mat('meter', (.40,.41,.40), .5, rvar=.1), .012)
if A['shot'] == 'wide': camera((-2.35, -8, 1.8), (-1.50, 0, 1.8), 40, 5.6, (0, -.1, 3.2), (.0, .182))
elif TIEM: camera((1.75, -6.0, 1.75), (.04, 0, 1.75), 48, 5.6, (0, -.1, 3.2), (.0, .225))
elif A['shot'] == 'phone': camera((-1.25, -7, 2.3), (-.02, 0, 2.3), 55, 5.6, (0, -.1, 3.2), (.0, .375))
else: camera((-1.75, -6.1, 1.75), (-.10, 0, 1.75), 51, 5.6, (0, -.1, 3.2), (.0, .232))
render(A['out'], bloom=.02)
