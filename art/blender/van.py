"""A van in a quiet street, seen from its left side. The body is one sheet: its outline from the side, its plan at nose and tail, a section that leans in
above the belt. What is not paint (glass, rubber, lamps, gaps) comes from one drawing projected from the side (designs/van-body.html), the decal from another."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from wheel import wheel
A = args(samples=80, w=1200, h=900, out='decal-o-to.png', tex='decalxe.png', shot='main')   # shot=main | duoi (closer, from the rear)
reset(A['samples'], A['w'], A['h'], exposure=-.05, look='High Contrast'); world((.42,.60,.95), (.92,.96,1), (.26,.25,.24), .85)
R = random.Random(3); WHEELS, CZ, RR = (-2.86, .80), .34, .405
OUTLINE = [(-3.84,.62), (-3.815,.80), (-3.775,.95), (-3.70,1.07), (-3.52,1.19), (-3.2,1.315), (-2.99,1.43), (-2.42,1.93), (-1.90,2.36), (-1.70,2.475), (-1.45,2.535), (-.9,2.56), (.6,2.575), (1.6,2.565), (1.88,2.53), (1.99,2.47), (2.04,2.38), (2.06,2.26)]
fine_x = np.linspace(-4.2, 2.5, 3351); fine_z = np.interp(fine_x, *zip(*OUTLINE)); k_ = np.hanning(61); fine_z = np.convolve(np.pad(fine_z, 30, mode='edge'), k_/k_.sum(), 'valid')
def top(x): return float(np.interp(x, fine_x, fine_z))
def bottom(x):
    for c in WHEELS:
        q = RR*RR-(x-c)**2
        if q > 0: return max(.36 if c > 0 else .31, CZ+math.sqrt(q))
    return .36-.05*max(0, min(1, (-3.0-x)/.3))+.16*max(0, (-3.62-x)/.22)**2
def plan(x):
    f = min(1, max(0, (-2.70-x)/1.14)); r = min(1, max(0, (x-1.90)/.16)); return .98*(1-(1-f**2.7)**(1/2.3))+.15*(1-math.sqrt(max(0, 1-r*r)))
def lean(x, z):
    y = .022*(z-1.0)**2*(1 if z < 1 else .4)+.085*max(0, z-1.32)**1.6-.010*math.exp(-((z-.68)/.10)**2)+.007/(1+math.exp(-(z-1.315)/.012))
    for c in WHEELS:
        d = math.hypot(x-c, max(0, z-CZ))-RR; y -= .026*math.exp(-(max(d, 0)/.055)**2)*(1 if z < 1.1 else 0)
    return y
SIDE, TURN = .80, .93                                       # shares of the section: upright, round the shoulder, over the top
def skin(x, v):
    z0, z1 = bottom(x), top(x); r = min(.19 if x > -1.7 else .12, (z1-z0)*.4); zs = z1-r; p = plan(x)
    if v < SIDE: z = z0+(zs-z0)*v/SIDE; return (x, p+lean(x, z)+.010*max(0, 1-(z-z0)/.012)**2, z)
    y = p+lean(x, zs); a = min(1, (v-SIDE)/(TURN-SIDE))*math.pi/2; ry = r*.95
    if v <= TURN: return (x, y+ry*(1-math.cos(a)), zs+r*math.sin(a))
    t = (v-TURN)/(1-TURN); return (x, y+ry+(1.02-y-ry)*t, z1+.03*math.sin(t*math.pi/2)*(1 if x > -1.7 else .5))
xs = [2.06-.16*(i/24)**1.6 for i in range(25)]; at = 1.90
for c in reversed(WHEELS):
    n = round((at-c-RR)/.02); xs += [at-(at-c-RR)*i/n for i in range(1, n)]; xs += [c+RR*math.cos(math.pi*i/150) for i in range(151)]; at = c-RR
xs += [at-(at+3.5)*i/14 for i in range(1, 14)]+[-3.5-.345*math.sin(i/60*math.pi/2) for i in range(61)]; xs = xs[::-1]
vs_ = [SIDE*i/150 for i in range(150)]+[SIDE+(TURN-SIDE)*i/24 for i in range(24)]+[TURN+(1-TURN)*i/14 for i in range(15)]
P = [skin(x, v) for v in vs_ for x in xs]; n = len(xs); F = [(j*n+i, j*n+i+1, (j+1)*n+i+1, (j+1)*n+i) for j in range(len(vs_)-1) for i in range(n-1)]
def body():
    """white paint, over it the decal, over that what is not paint; gaps are grooves"""
    m = printed('body', A['tex'], rough=.06, spec=1.7, coat=1); nt = m.node_tree; b = nt.nodes['Principled BSDF']; L = nt.links.new; N = nt.nodes.new; b.inputs['Clearcoat Roughness'].default_value = .02
    decal = [q for q in nt.nodes if q.type == 'TEX_IMAGE'][0]; decal.extension = 'CLIP'; tc = N('ShaderNodeTexCoord'); sp = N('ShaderNodeSeparateXYZ'); L(tc.outputs['Object'], sp.inputs[0])
    def flat(x0, x1, z0, z1):
        c = N('ShaderNodeCombineXYZ')
        for i, (o, lo, hi) in enumerate(((0, x0, x1), (2, z0, z1))): r = N('ShaderNodeMapRange'); r.clamp = False; r.inputs[1].default_value, r.inputs[2].default_value = lo, hi; L(sp.outputs[o], r.inputs[0]); L(r.outputs[0], c.inputs[i])
        return c.outputs[0]
    def image(name, space, uv): i = N('ShaderNodeTexImage'); i.image = bpy.data.images.load(os.path.abspath(os.path.join(TEX, name))); i.image.colorspace_settings.name = space; i.extension = 'CLIP'; i.interpolation = 'Cubic'; L(uv, i.inputs[0]); return i
    L(flat(-2.507, 2.091, .79, 1.96), decal.inputs[0]); uv = flat(-3.85, 2.15, .2, 2.7); part = image('van-body.png', 'sRGB', uv); kind = image('van-kind.png', 'Non-Color', uv); k = N('ShaderNodeSeparateRGB'); L(kind.outputs[0], k.inputs[0])
    def over(fac, a, c):
        x = N('ShaderNodeMixRGB'); L(fac, x.inputs[0])
        for i, q in ((1, a), (2, c)):
            if isinstance(q, tuple): x.inputs[i].default_value = q
            else: L(q, x.inputs[i])
        return x.outputs[0]
    L(over(part.outputs[1], over(decal.outputs[1], (.68,.69,.70,1), decal.outputs[0]), part.outputs[0]), b.inputs['Base Color'])
    def steer(socket, paint, plastic): r = N('ShaderNodeMapRange'); r.inputs[3].default_value, r.inputs[4].default_value = paint, plastic; L(k.outputs[1], r.inputs[0]); L(r.outputs[0], b.inputs[socket])
    steer('Roughness', .06, .55); steer('Specular', 1.7, .4); steer('Clearcoat', 1, 0)
    h = N('ShaderNodeMath'); h.operation = 'SUBTRACT'; h.inputs[0].default_value = 1; L(k.outputs[2], h.inputs[1]); bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .8; bp.inputs['Distance'].default_value = .004; L(h.outputs[0], bp.inputs['Height'])
    w = N('ShaderNodeTexNoise'); w.inputs['Scale'].default_value = 2.2; w.inputs['Detail'].default_value = 1; L(tc.outputs['Object'], w.inputs[0]); b2 = N('ShaderNodeBump'); b2.inputs['Strength'].default_value = .5; b2.inputs['Distance'].default_value = .006; L(w.outputs[0], b2.inputs['Height']); L(bp.outputs[0], b2.inputs['Normal'])   # sheet metal is never quite flat: the mirrored street wavers
    L(b2.outputs[0], b.inputs['Normal']); L(b2.outputs[0], b.inputs['Clearcoat Normal']); return m
add('body', P, F, body())
dark = mat('void', (.004,.004,.004), .9); rub = mat('rubber', (.012,.012,.013), .6); plastic = mat('trimplastic', (.022,.022,.024), .55, bump=(500, .1, .001)); white = mat('white', (.68,.69,.70), .08, spec=.8, coat=1)
box((4.2, 1.4, 1.5), (-.15, 1.0, 1.2), dark, 0); box((1.4, 1.3, .5), (-2.9, 1.1, .75), dark, 0); box((4.2, 1.4, .12), (-.9, .98, .36), dark, 0)
for c in WHEELS:
    box((.86, .5, .40), (c, .42, .575), dark, 0); wheel(c, .165, CZ)
    tube([(c+RR*math.cos(a), plan(c+RR*math.cos(a))+lean(c+RR*math.cos(a), CZ+RR*math.sin(a))+.004, CZ+RR*math.sin(a)) for a in [math.pi*(.03+.94*i/60) for i in range(61)]], .007, plastic)
    box((.012, .20, .26), (c+.47, .16, .28), rub, .004, rot=(0, .12, 0))                                # mud flap
for x0, x1 in ((-2.36, -1.46), (-1.32, .225), (.255, .37), (1.24, 2.0)): box((x1-x0, .026, .085), ((x0+x1)/2, lean((x0+x1)/2, .60)-.010, .60), plastic, .012, 5)
box((2.90, .09, .10), (-1.03, .035, .335), plastic, .022, 4); box((.78, .05, .13), (1.64, .032, .425), plastic, .022, 4); box((.08, 1.5, .13), (2.02, .85, .425), plastic, .03, 4)
def handle(x, z):
    y = plan(x)+lean(x, z); box((.20, .010, .070), (x, y-.001, z), mat('cup', (.012,.012,.013), .5), .005, 4); box((.17, .024, .034), (x, y-.022, z+.008), plastic, .011, 5)
handle(-1.60, 1.13); handle(-1.19, 1.13); cyl(.011, .006, (-1.60+.15, lean(-1.45, 1.1)-.003, 1.135), CHROME(), (math.pi/2, 0, 0), 24, .001)
# mirror on its arm
o = box((.11, .20, .30), (-2.60, -.20, 1.53), plastic, .045, 6, (0, 0, .16)); box((.010, .165, .26), (-2.540, -.195, 1.53), CHROME(), .003, rot=(0, 0, .16)); tube([(-2.60, -.13, 1.42), (-2.62, -.04, 1.40), (-2.64, .04, 1.395)], .022, plastic); tube([(-2.60, -.13, 1.64), (-2.62, -.03, 1.60), (-2.60, .06, 1.56)], .014, plastic)
tube([(-1.25, .92, 2.55), (-1.16, .92, 2.80)], .005, rub)                                              # aerial
# --- street: asphalt, kerb, pavement, a wall with a gate ---------------------------------------------------------------------------------
asphalt = mat('asphalt', (.085,.083,.080), .85, bump=(140, 1, .006, 8), tint=((.205,.200,.190), 75, .16)); quad(40, 24, (0, -9.2, 0), streaks(asphalt, (.055,.054,.052), .55, (.7, .7, .7)), rot=(0,0,0))
box((40, .18, .20), (0, 2.85, .05), mat('kerb', (.44,.43,.41), .8, bump=(30, .3, .004), tint=((.36,.35,.33), 1.5, .2)), .02)
quad(40, 3.2, (0, 4.5, .148), tiles('pave', (.33,.235,.20), (.37,.27,.23), (.18,.16,.15), (.3,.3), .012, .7, .12, offset=.5, bumpd=.006, noise_tint=((.2,.18,.17), 5, .45, .7, .6)), rot=(0,0,0))
WY = 5.6; pl = streaks(mat('plaster', (.56,.37,.13), .9, spec=.2, bump=(26, .45, .007, 9), tint=((.45,.28,.095), 1.1, .12)), (.16,.12,.07), .55); base = mat('basewall', (.30,.29,.27), .85, bump=(30, .4, .006, 8), tint=((.22,.21,.20), 2.2, .2)); trim = streaks(mat('trim', (.66,.60,.48), .8, bump=(30, .25, .004, 8), tint=((.55,.48,.36), 2.5, .2)), (.14,.12,.09), .5); gr = mat('louvre', (.045,.16,.12), .5, bump=(60, .1, .002), tint=((.03,.12,.09), 4, .3))
box((40, .3, 9), (0, WY+.15, 4.5), pl, 0); box((40, .36, .75), (0, WY+.12, .50), base, .006); box((40, .34, .16), (0, WY, 4.05), trim, .012); box((40, .26, .08), (0, WY, 3.91), trim, .01)
def window(x, z, w=1.15, h=1.75):
    box((w, .05, h), (x, WY+.01, z+h/2), dark, 0)
    for s in (-1, 1): box((.10, .14, h+.2), (x+s*(w/2+.05), WY-.02, z+h/2), trim, .006)
    box((w+.34, .18, .12), (x, WY-.03, z+h+.07), trim, .008); box((w+.3, .22, .09), (x, WY-.05, z-.05), trim, .008)
    for s in (-1, 1):
        cx = x+s*w/4; pw = w/2-.012; y = WY-.035
        for sx in (-1, 1): box((.07, .04, h), (cx+sx*(pw/2-.035), y, z+h/2), gr, .004)
        for zz in (z+.05, z+h/2, z+h-.05): box((pw-.142, .038, .1), (cx, y, zz), gr, .004)
        for i in range(int((h-.3)/.052)): box((pw-.14, .05, .010), (cx, y+.004, z+.12+i*(h-.24)/int((h-.3)/.052)), gr, .002, 1, (.7, 0, 0))
for x in (-5.2, -2.1, 1.0, 4.1): window(x, 1.75); window(x, 4.6)
zinc = mat('zinc', (.40,.41,.41), .55, .3, bump=(20, .2, .003), rvar=.1); cyl(.05, 9, (-3.62, WY-.09, 4.5), zinc, bw=0); [cyl(.056, .05, (-3.62, WY-.09, z), zinc, bw=.003) for z in (1.0, 2.9, 4.8)]
# --- across the street, only seen in paint and glass: a row of low houses under the sky, trees before them ---------------------------------
for i in range(13):
    c = ((.60,.44,.18), (.64,.61,.55), (.45,.52,.46), (.62,.40,.27), (.66,.60,.48))[i % 5]; x = -27+i*4.6; h = 3.6+R.uniform(-.5, 1.1); box((4.5, .5, h), (x, -17.5, h/2), mat('h%d' % i, tuple(q*.7 for q in c), .9), 0)
    for dx in (-1.1, 1.1): box((1.0, .1, 1.7), (x+dx, -17.2, 1.7), dark, 0)
lm = leafmat((.05,.15,.03), (.15,.30,.07), .5); bark = mat('bk', (.12,.09,.06), .9)
for k in range(9):
    x = -17+k*4.1+R.uniform(-.6, .6); h = R.uniform(3.6, 4.6); leafcloud((x, -14.6, h), 900, (1.0, .8, .62), lm, k, (.16, .34)); cyl(.15, h, (x, -14.6, h/2), bark, bw=0)
D = Vector((.62, .55, -.56)).normalized(); sun(D, 3.2, 1.2, (1,.91,.77)); right = D.cross(Vector((0,0,1))).normalized(); upv = right.cross(D); vs, fs = [], []
for tx, ty, tz, n_, s in ((-4.6, 5.5, 3.6, 900, .55), (-2.9, 5.5, 4.6, 700, .6), (3.6, 5.5, 4.2, 900, .6), (2.2, 0, 2.62, 300, .30), (-3.4, 0, 2.5, 120, .25), (-2.2, -3.0, 0, 500, .5), (2.8, -2.6, 0, 600, .5)):
    for _ in range(n_):
        o = Vector((tx, ty, tz))-D*5.2+right*R.gauss(0, s)+upv*R.gauss(0, s*.7)+D*R.uniform(-.3, .3); a = R.uniform(0, 6.3); l = R.uniform(.06, .13); e1 = right*math.cos(a)+upv*math.sin(a); e2 = right*-math.sin(a)+upv*math.cos(a); k = len(vs); vs.extend([o-e1*l*.5, o+e2*l*.22, o+e1*l*.5, o-e2*l*.22]); fs.append((k, k+1, k+2, k+3))
g = add('gobo', [tuple(v) for v in vs], fs, mat('gobo', (.05,.12,.03), .8), smooth=False); g.visible_camera = False; g.visible_glossy = False
if A['shot'] == 'duoi': camera((1.55, -4.5, 1.45), (.16, 0, 1.45), 37, 6.3, (.3, 0, 1.3), (.0, -.02))
else: camera((-1.05, -9.4, 1.42), (-.92, 0, 1.42), 51, 6.3, (-.9, 0, 1.3), (.0, .012))
render(A['out'], bloom=.02)
