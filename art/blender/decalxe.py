import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
A = args(samples=80, w=1200, h=900, out='decal-o-to.png', tex='decalxe.png', shot='main')          # shot=main | duoi (closer, from the rear)
reset(A['samples'], A['w'], A['h'], exposure=.0, look='High Contrast'); world((.50,.63,.88), (.95,.97,1), (.22,.21,.20), .75)
R = random.Random(3)
CX, CZ, RR = .80, .34, .405; SILL, TOP = .36, 2.06           # rear wheel arch, sill, gutter
DX0, DX1, DZ0, DZ1 = -1.337, 1.588, .79, 1.96                   # decal rectangle
def yb(x, z):                                                  # body section: barrel side, shoulder crease, waist press line, tumble-home
    t = (z-1.0); y = .035*t*t*(1.0 if t < 0 else .55)+.0
    y += .26*max(0, z-1.80)**2*2.2
    y -= .010*math.exp(-((z-.69)/.045)**2); y += .006*math.tanh((z-.735)/.012)*math.exp(-((z-.735)/.10)**2)
    d = math.hypot(x-CX, max(0, z-CZ))-RR                      # arch lip
    y -= .022*math.exp(-(max(d, 0)/.045)**2)*(1 if z < 1.1 else 0)
    y += .010*max(0, x-1.2)**2
    return y
def zbot(x):
    q = RR*RR-(x-CX)**2; return max(SILL, CZ+math.sqrt(q)) if q > 0 else SILL
paint = printed('paint', A['tex'], rough=.20, spec=.6, coat=1); nt = paint.node_tree; b = nt.nodes['Principled BSDF']; L = nt.links.new
im = [n for n in nt.nodes if n.type == 'TEX_IMAGE'][0]; im.extension = 'CLIP'; mx = nt.nodes.new('ShaderNodeMixRGB'); mx.inputs[1].default_value = (.70,.71,.72,1); L(im.outputs[1], mx.inputs[0]); L(im.outputs[0], mx.inputs[2]); L(mx.outputs[0], b.inputs['Base Color'])
b.inputs['Clearcoat Roughness'].default_value = .03
def warp(u): return u+.0 if False else .5-.5*math.cos(math.pi*(.5-.5*math.cos(math.pi*u)))*1.0
def panel(x0, x1, z0=None, z1=TOP, m=paint, nx=240, nz=170, roll=.009):
    v, uv = [], []; xs = [x0+(x1-x0)*warp(i/nx) for i in range(nx+1)]
    if x0 < CX-RR and x1 > CX+RR:                            # over the wheel: columns by the angle of the arch, or its upright ends fall between two and pinch the sheet
        a, b = CX-RR, CX+RR; xs = [x0+(a-x0)*warp(i/60) for i in range(60)]+[CX-RR*math.cos(math.pi*i/180) for i in range(180)]+[b+(x1-b)*warp(i/70) for i in range(71)]; nx = len(xs)-1; nz = 340
    for j in range(nz+1):
        for x in xs:
            lo = zbot(x) if z0 is None else z0; z = lo+(z1-lo)*warp(j/nz); e = min(x-x0, x1-x, z-lo, z1-z); y = yb(x, z)+roll*max(0, 1-e/.008)**2
            v.append((x, y, z)); uv.append(((x-DX0)/(DX1-DX0), (z-DZ0)/(DZ1-DZ0)))
    q = [(j*(nx+1)+i, j*(nx+1)+i+1, (j+1)*(nx+1)+i+1, (j+1)*(nx+1)+i) for j in range(nz) for i in range(nx)]; return add('panel', v, q, m, uv)
G = .0035
panel(-2.4, -1.33-G); panel(-1.33+G, .24-G); panel(.24+G, 2.3)
rub = mat('rubber', (.012,.012,.013), .6); trimp = mat('trimplastic', (.03,.03,.032), .55, bump=(500, .1, .001)); dark = mat('void', (.004,.004,.004), .9)
box((4.2, .02, 2.0), (-.3, .16, 1.25), dark, 0)
# roof cap + gutter, sill trim, rubbing strip with end caps
grid(lambda u, v: (-2.6+u*4.4, yb(0, TOP)-.004+.03*math.sin(v*math.pi/2)*0+.16*(1-math.cos(v*1.4)), TOP+.012+.30*math.sin(v*1.4)), 2, 24, mat('roof', (.70,.71,.72), .26, coat=.9)); tube([(-2.6, yb(0, TOP)-.006, TOP+.004), (1.8, yb(0, TOP)-.006, TOP+.004)], .008, rub)
for x0, x1 in ((-2.4, -1.34), (-1.32, .23)): box((x1-x0-.012, .028, .075), ((x0+x1)/2, yb(0, .56)-.012, .56), trimp, .011, 5)
box((3.0, .10, .10), (-1.1, .03, .315), trimp, .02, 4); box((1.2, .10, .12), (1.82, .03, .33), trimp, .02, 4)
# arch liner, tyre, steel rim
cyl(RR+.01, .30, (CX, .296, CZ), dark, (math.pi/2, 0, 0), 64, 0)
tube([(CX+RR*1.0*math.cos(a), yb(CX+RR*math.cos(a), CZ+RR*math.sin(a))+.004, CZ+RR*math.sin(a)) for a in [math.pi*(.02+.96*i/60) for i in range(61)]], .006, mat('lip', (.66,.67,.68), .3, coat=.8))
tyre = mat('tyre', (.016,.016,.017), .72, bump=(300, .15, .001), tint=((.030,.028,.026), 7, .25)); prof = [(.192, -.090), (.200, -.103), (.214, -.110), (.245, -.116), (.275, -.1165), (.298, -.112), (.316, -.102), (.328, -.087), (.3345, -.066), (.337, -.03), (.337, .10)]
def tread(u, v):
    """sidewall with two raised rings, blocks cut into the shoulder, grooves round the tread"""
    k = min(9.999, v*10); i = int(k); k -= i; P = [prof[max(0, min(10, j))] for j in (i-1, i, i+1, i+2)]; S = [(2*b, c-a, 2*a-5*b+4*c-d, 3*b-a-3*c+d) for a, b, c, d in zip(*P)]
    r, z = [.5*(a+b*k+c*k*k+d*k**3) for a, b, c, d in S]; n = Vector([b+2*c*k+3*d*k*k for a, b, c, d in S]).normalized(); t = u*2*math.pi
    cut = max(0, min(1, (r-.299)/.010)); lug = .5+.5*math.tanh(7*(math.sin(44*t+30*min(0, z+.066))-.62)); thin = .5+.5*math.tanh(7*(math.sin(132*t+1.2)-.80)) if z < -.06 else 0
    d = .0022*math.exp(-((r-.221)/.003)**4)+.0011*(math.exp(-((r-.2865)/.0018)**2)+math.exp(-((r-.2925)/.0014)**2))-cut*(.0075*lug+.0022*thin)-(.008*sum(math.exp(-((z-c)/.005)**4) for c in (-.045, -.005, .035)) if r > .33 else 0)
    return (CX+(r+d*n.y)*math.cos(t), .16+z-d*n.x, CZ+(r+d*n.y)*math.sin(t))
grid(tread, 1056, 90, tyre, 'tyre')
rim = mat('rim', (.55,.56,.57), .35, 1, rvar=.08); o = lathe([(.0, -.055), (.055, -.06), (.06, -.05), (.10, -.045), (.15, -.06), (.165, -.045), (.18, -.05), (.188, -.085), (.198, -.098), (.205, -.095)], (CX, .16, CZ), rim, 96); o.rotation_euler = (math.pi/2, 0, 0); o.scale = (1, 1, -1)
for i in range(8):
    a = 2*math.pi*i/8+.2; cyl(.016, .012, (CX+.128*math.cos(a), .16-.058, CZ+.128*math.sin(a)), dark, (math.pi/2, 0, 0), 24, 0)
for i in range(5):
    a = 2*math.pi*i/5; cyl(.009, .016, (CX+.078*math.cos(a), .16-.06, CZ+.078*math.sin(a)), CHROME(), (math.pi/2, 0, 0), 6, .001)
# sliding-door handle: recess cup + bar + lock
hx, hz = -1.19, 1.06; cup = mat('cup', (.05,.05,.055), .35, coat=.3)
box((.20, .010, .066), (hx, yb(hx, hz)-.001, hz), cup, .004, 4)
box((.165, .020, .032), (hx, yb(hx, hz)-.020, hz+.006), mat('hndl', (.70,.71,.72), .24, coat=.9), .010, 5); cyl(.011, .008, (hx+.13, yb(hx, hz)-.004, hz), CHROME(), (math.pi/2, 0, 0), 24, .001)
# fuel flap outline right of the door, tail-lamp edge
def rrect(x, z, w, h, r, n=8): return [(x+sx*(w/2-r)+r*math.cos(a0+math.pi/2*i/n), z+sz*(h/2-r)+r*math.sin(a0+math.pi/2*i/n)) for sx, sz, a0 in ((1,1,0), (-1,1,math.pi/2), (-1,-1,math.pi), (1,-1,1.5*math.pi)) for i in range(n+1)]
# ground, what the paint reflects (street opposite: houses + trees behind camera), low sun through leaves
quad(30, 30, (0, -6, 0), mat('asphalt', (.158,.136,.112), .85, bump=(220, .6, .004)), rot=(0,0,0)); box((30, 3, .15), (0, -9, .07), mat('kerb', (.40,.38,.35), .8), .02)
for i, c in enumerate(((.60,.44,.18), (.64,.61,.55), (.45,.52,.46), (.62,.40,.27), (.66,.60,.48))):
    x = -9+i*4.6; box((4.5, .5, 6.5+(i % 3)), (x, -12.5, 3.2), mat('h%d' % i, c, .9), 0)
    for z in (1.2, 4.0):
        for dx in (-1.1, 1.1): box((.9, .1, 1.6), (x+dx, -12.2, z+.5), dark, 0)
lm = leafmat((.06,.18,.03), (.18,.36,.08), .5)
for k in range(7): leafcloud((-7+k*2.3, -8.8, 4.6+.5*math.sin(k*2)), 300, (.9, .6, .6), lm, k, (.2, .4)); cyl(.14, 4.4, (-7+k*2.3, -8.8, 2.2), mat('bk', (.2,.15,.1), .9), bw=0)
D = Vector((.38, .70, -.60)).normalized(); sun(D, 3.4, 1.9, (1,.92,.78)); right = D.cross(Vector((0,0,1))).normalized(); upv = right.cross(D); vs, fs = [], []
for tx, tz, n, s in ((-1.75, 2.2, 300, .26), (1.35, 2.2, 420, .28), (.7, 2.4, 200, .2), (-1.5, .4, 200, .2)):
    for _ in range(n):
        o = Vector((tx, 0, tz))-D*3.2+right*R.gauss(0, s)+upv*R.gauss(0, s*.7)+D*R.uniform(-.3, .3); a = R.uniform(0, 6.3); l = R.uniform(.05, .11); e1 = right*math.cos(a)+upv*math.sin(a); e2 = right*-math.sin(a)+upv*math.cos(a); k = len(vs); vs.extend([o-e1*l*.5, o+e2*l*.22, o+e1*l*.5, o-e2*l*.22]); fs.append((k, k+1, k+2, k+3))
g = add('gobo', [tuple(v) for v in vs], fs, mat('gobo', (.05,.12,.03), .8), smooth=False); g.visible_camera = False; g.visible_glossy = False
area((-3, -4, 3.5), (0, 0, 1), (4, 2), 40, (.9,.95,1))
if A['shot'] == 'duoi': camera((1.25, -2.75, 1.25), (.14, 0, 1.25), 41, 5.6, (.2, 0, 1.3), (.0, .0))
else: camera((-1.0, -3.55, 1.22), (-.10, 0, 1.22), 50, 5.6, (-.1, 0, 1.3), (.0, .0))
render(A['out'], bloom=.02)
