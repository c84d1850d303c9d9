import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
A = args(samples=80, w=1200, h=900, out='dich-vu-thiet-ke.png', tex='screen.png', shot='main'); NG = A['shot'] == 'nghieng'   # shot=main | nghieng (from the right, closer to the screen)
reset(A['samples'], A['w'], A['h'], exposure=.24, look='High Contrast'); world((.8,.87,1), (1,.98,.95), (.45,.40,.36), .36)
R = random.Random(12); TZ = .74
# room: soft clay wall, cork strip with proofs, oak desk by the window
wall = mat('wall', (.60,.56,.50), .9, bump=(40, .15, .003, 7), tint=((.56,.52,.46), 1.8, .2)); WY = .62; quad(8, 3.4, (0, WY, 1.7), wall)
oak = wood('oak', (.27,.15,.07), (.50,.33,.18), 0, .36, .8); oakv = wood('oakv', (.27,.15,.07), (.50,.33,.18), 2, .42, .9); bk = BLACKP(); al = ALU()
for i in range(5): box((1.9, .1548, .034), (.05, -.33+i*.155, TZ-.017), oak, .003)
for x in (-.8, .9): box((.05, .7, .70), (x, -.03, .35), oakv, .006)
quad(6, 5, (0, -1.8, 0), wood('fl', (.20,.11,.055), (.40,.25,.14), 0, .35, .5), rot=(0,0,0))
# shelf above with books, paper boxes
box((1.5, .20, .026), (.18, WY-.10, 1.42), oak, .004)
bx = -.50
for i in range(15):
    t = R.uniform(.016, .042); h = R.uniform(.17, .25); c = [(.62,.10,.06), (.70,.66,.58), (.06,.20,.28), (.72,.48,.08), (.15,.28,.18), (.10,.10,.11), (.66,.36,.28)][i*3 % 7]; box((t-.001, R.uniform(.13, .16), h), (bx+t/2, WY-.11, 1.433+h/2), mat('book', c, .6), .002); bx += t
for i in range(2): box((.24, .17, .10), (.40+i*.29, WY-.11, 1.484), mat('pbox', [(.55,.42,.28), (.16,.24,.22)][i], .7, bump=(120, .1, .001)), .003); box((.06, .004, .035), (.40+i*.29, WY-.197, 1.484), mat('lbl', (.75,.73,.68), .6), 0)
sansevieria((.80, WY-.11, 1.433), .30, 9, mat('pot3', (.62,.60,.56), .5), 5)
# --- monitor 27" -------------------------------------------------------------------
MW, MH, mx_, my, mz = .615, .346, .06, .20, TZ+.345
scr = printed('screen', A['tex'], rough=.28, spec=.4, emit=1.15); b = scr.node_tree.nodes['Principled BSDF']; [scr.node_tree.links.remove(l) for l in list(b.inputs['Base Color'].links)]; b.inputs['Base Color'].default_value = (.01,.01,.01,1)
root = bpy.data.objects.new('m', None); root.location = (mx_, my, mz); root.rotation_euler = (-.06, 0, .06); bpy.context.collection.objects.link(root)
for o in (box((MW+.018, .022, MH+.026), (0, .012, -.003), bk, .006), quad(MW, MH, (0, -.0004, 0), scr), box((MW-.1, .03, MH-.1), (0, .03, 0), bk, .012), box((MW+.018, .003, .018), (0, -.0005, -MH/2-.008), al, .001)): o.parent = root
box((.06, .018, .30), (mx_, my+.055, TZ+.17), al, .006); box((.24, .19, .010), (mx_, my+.05, TZ+.006), al, .004, 4)
# keyboard, mouse, mat ---------------------------------------------------------------
felt = mat('felt', (.20,.205,.21), .95, sheen=.4, bump=(600, .4, .001)); box((.80, .30, .003), (.10, -.20, TZ+.002), felt, .001)
kx, ky, kr = -.02, -.17, .05; kb = bpy.data.objects.new('k', None); kb.location = (kx, ky, TZ+.004); kb.rotation_euler = (0, 0, kr); bpy.context.collection.objects.link(kb)
kw = mat('keyw', (.66,.66,.65), .5); kd = mat('keyd', (.34,.35,.36), .5); ka = mat('keya', (.66,.22,.06), .5)
box((.39, .135, .010), (0, 0, .006), al, .004, 4).parent = kb
for r in range(5):
    x = -.186
    ws = [[1]*13+[1.6], [1.4]+[1]*12+[1.2], [1.7]+[1]*11+[1.9], [2.2]+[1]*10+[2.4], [1.2, 1.2, 1.2, 6.2, 1.2, 1.2, 1.2, 1.2]][r]; sc = .372/sum(ws)
    for i, w in enumerate(ws): W_ = w*sc; o = box((W_-.003, .0215, .008), (x+W_/2, .050-r*.0248, .0135), ka if (r == 2 and i == len(ws)-1) else kd if i in (0, len(ws)-1) or (r == 4 and i != 3) else kw, .002, 2); o.parent = kb; x += W_
grid(lambda u, v: ((u-.5)*.058*(1-.25*(2*v-1)**4), (v-.5)*.105, .034*(max(0, 1-(2*u-1)**4)*max(0, 1-(2*v-1)**4))**.5), 24, 24, kw, 'mouse', loc=(.285, -.20, TZ+.004), rot=(0, 0, -.05)); box((.004, .016, .004), (.286, -.172, TZ+.0375), kd, .0015)
# printed proofs -----------------------------------------------------------------------
paper = mat('paper', (.74,.73,.71), .6)
def sheet(tex, w, h, x, y, r, z, curl=.004, mg=.0):
    t = printed('pf', tex, rough=.42, spec=.4); f = lambda u, v: ((u-.5)*w, (v-.5)*h, curl*(abs(2*u-1)**3+.6*abs(2*v-1)**4)*(.4+.6*u))
    grid(lambda u, v: ((u-.5)*(w+.018), (v-.5)*(h+.018), curl*(abs(2*u-1)**3+.6*abs(2*v-1)**4)*(.4+.6*u)-.0004), 20, 20, paper, 'pp', loc=(x, y, TZ+z), rot=(0, 0, r)); grid(f, 20, 20, t, 'pf', loc=(x, y, TZ+z), rot=(0, 0, r))
p0, p1, p2, p3 = ('thucdon0.png', 'thucdon1.png', 'hiflex-banh.png', 'lightbox-tra.png') if NG else ('poster2.png', 'poster0.png', 'banner.png', 'lightbox.png')
sheet(p0, .19, .285, -.46, -.16, .22, .0020, .0012); sheet(p1, .19, .285, -.345, -.225, -.10, .0062, .0016); sheet(p2, .36, .12, .58, .02, -.28, .003, .003); sheet(p3, .30, .105, .62, .16, -.2, .002, .003)
# swatch fan ------------------------------------------------------------------------------
import colorsys
piv = Vector((.60, -.34, TZ+.004)); N = 26
for i in range(N):
    a = -.62+1.55*i/(N-1); z = .0015*i*.55; o0 = bpy.data.objects.new('f', None); o0.location = piv+Vector((0, 0, z)); o0.rotation_euler = (0, -.012, a); bpy.context.collection.objects.link(o0)
    box((.046, .205, .0006), (0, .088, 0), paper, .0002, 1).parent = o0
    for k in range(6):
        h = i/N; rgb = colorsys.hsv_to_rgb(h, (.30, .48, .66, .82, .90, .85)[k], (.95, .93, .88, .80, .60, .36)[k]); o = box((.046, .0245, .0003), (0, .176-k*.0285, .0006), mat('sw', tuple(c**2.2 for c in rgb), .5), 0); o.parent = o0
cyl(.006, .022, piv+Vector((0, 0, .012)), mat('rivet', (.70,.55,.28), .3, 1), n=32, bw=.002)
# loupe, pencil, mug, desk lamp ---------------------------------------------------------------
lo = Vector((-.30, -.335, TZ+.0085)); lathe([(.026, 0), (.029, 0), (.029, .032), (.024, .036), (.024, .033), (.026, .03)], lo, bk, 48); gl = lathe([(0, .030), (.016, .0285), (.024, .026)], lo, mat('lens', (.75,.82,.86), .03, spec=.9, coat=1), 40)
def pencil(x, y, r, c):
    o = cyl(.0036, .165, (x, y, TZ+.0095), mat('pen', c, .35, coat=.4), (0, math.pi/2, r), 6, .0004); d = Vector((math.cos(r), math.sin(r), 0)); q = cyl(.0036, .016, Vector((x, y, TZ+.0095))+d*.0905, mat('tip', (.62,.44,.26), .6), (0, math.pi/2, r), 12, 0, .0006)
pencil(-.155, -.345, .5, (.62,.08,.05)); pencil(-.20, -.335, .62, (.05,.16,.30))
mug = Vector((-.62, .14, TZ)); lathe([(0, .002), (.036, .002), (.040, .008), (.041, .095), (.0375, .095), (.037, .01), (0, .01)], mug, mat('mug', (.13,.26,.25), .25, coat=.6), 56); tube([mug+Vector((-.040-.026*math.sin(a), -.0, .05+.030*math.cos(a))) for a in [math.pi*i/14 for i in range(15)]], .0055, mat('mugh', (.13,.26,.25), .25, coat=.6))
for i in range(6): a = i*1.1; o = cyl(.0036, .17, mug+Vector((.016*math.cos(a), .016*math.sin(a), .092)), mat('pn', [(.62,.08,.05), (.72,.5,.05), (.05,.2,.4), (.05,.28,.14), (.03,.03,.03), (.6,.6,.58)][i], .35), (.16*math.sin(a), .16*math.cos(a), 0), 10, .0006)
br = mat('brass', (.70,.50,.22), .3, 1); lb = Vector((-.74, .28, TZ)); lampc = mat('lampc', (.14,.22,.17), .4, coat=.3); cyl(.085, .018, lb+Vector((0, 0, .009)), lampc, n=64, bw=.006)
j1 = lb+Vector((.0, .02, .32)); j2 = lb+Vector((.26, -.06, .53)); tube([lb+Vector((0, 0, .01)), j1], .007, br); tube([j1, j2], .007, br); [cyl(.013, .028, p, br, (math.pi/2, 0, 0), 24, .002) for p in (j1, j2)]
hd = lathe([(.018,.075),(.03,.07),(.078,-.03),(.074,-.03),(.026,.06)], j2+Vector((.03, -.01, -.055)), lampc, 56); hd.rotation_euler = (.10, -.30, 0)
bulb(j2+Vector((.042, -.014, -.062)), 4.5, (1,.76,.48), .024, 14)
ficus((1.16, .26, 0), 1.5, 40, mat('pot', (.55,.30,.18), .75, bump=(40, .3, .002)), .24, 4)
# daylight from a tall window, left
area((-2.6, -1.3, 1.8), (0, 0, .9), (1.8, 2.0), 85, (.95,.98,1)); area((1.8, -2.2, 2.0), (0, 0, .9), (1.8, 1.4), 26, (1,.95,.88))
D = Vector((.72, .50, -.50)).normalized(); sun(D, 2.4, 1.5, (1,.88,.68)); c0 = Vector((-.05, -.05, TZ+.05))-D*2.4; rt = D.cross(Vector((0,0,1))).normalized(); u2 = rt.cross(D).normalized(); gm = mat('gobo', (.02,.02,.02), .9)
def blk_(a0, a1, b0, b1): o = add('gobo', [tuple(c0+rt*a+u2*b) for a, b in ((a0,b0),(a1,b0),(a1,b1),(a0,b1))], [(0,1,2,3)], gm, smooth=False); o.visible_camera = o.visible_glossy = o.visible_diffuse = False
blk_(-5, -.50, -4, 4); blk_(.52, 5, -4, 4); blk_(-.50, .52, .62, 4); blk_(-.50, .52, -4, -.40); blk_(-.01, .02, -.40, .62); blk_(-.50, .52, .16, .19)
if NG: camera((.50, -1.22, 1.24), (.035, .0, .985), 40, 4.5, (.06, .17, 1.06), (.0, .0))
else: camera((-.30, -1.46, 1.33), (.06, .0, .975), 39, 4.5, (.06, -.02, .95), (.0, .0))
render(A['out'], bloom=.04)
