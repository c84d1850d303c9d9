import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
A = args(samples=80, w=1200, h=900, out='dich-vu-thiet-ke.png', tex='screen.png', shot='main'); NG = A['shot'] == 'nghieng'   # shot=main | nghieng (from the right, closer to the screen)
reset(A['samples'], A['w'], A['h'], exposure=.24, look='High Contrast'); world((.8,.87,1), (1,.98,.95), (.45,.40,.36), .36)
R = random.Random(12); TZ = .74
# room: soft clay wall, cork strip with proofs, oak desk by the window
wall = mat('wall', (.60,.56,.50), .9, bump=(55, .12, .0018, 6), tint=((.575,.535,.475), 1.1, .3)); WY = .62; quad(8, 3.4, (0, WY, 1.7), wall)
oak = wood('oak', (.27,.15,.07), (.50,.33,.18), 0, .36, .8); oakv = wood('oakv', (.27,.15,.07), (.50,.33,.18), 2, .42, .9); bk = BLACKP(); al = ALU()
# joints are fine dark lines (wide bevels caught the sun); only the front edge is rounded, its board runs 4 mm under the next one
box((1.9, .159, .034), (.05, -.3279, TZ-.01715), oak, .003); dk = mat('joint', (.035,.022,.012), .9)
for i in range(1, 5): box((1.9, .1546, .034), (.05, -.33+i*.155, TZ-.017), oak, .0007, 2); box((1.9, .004, .02), (.05, -.2525+i*.155, TZ-.0118), dk, 0)
for x in (-.8, .9): box((.05, .7, .70), (x, -.03, .35), oakv, .006)
quad(6, 5, (0, -1.8, 0), wood('fl', (.20,.11,.055), (.40,.25,.14), 0, .35, .5), rot=(0,0,0))
# shelf above with books, paper boxes
box((1.5, .20, .026), (.18, WY-.10, 1.42), oak, .004)
for x in (-.38, .74): box((.022, .16, .004), (x, WY-.085, 1.405), bk, .001); box((.022, .004, .11), (x, WY-.003, 1.350), bk, .001)          # brackets
BC = [(.44,.09,.06), (.62,.58,.50), (.07,.15,.21), (.55,.40,.14), (.14,.20,.15), (.06,.06,.065), (.52,.31,.25), (.66,.64,.60), (.23,.26,.30)]; gilt = mat('gilt', (.50,.40,.22), .4, .6); ink_ = mat('spineink', (.10,.09,.08), .7); cream = mat('spinelab', (.66,.62,.53), .7); leafs = mat('pages', (.62,.57,.47), .9)
def book(x, t, h, d, lean, c, z=1.433, flat=False):
    """upright book, spine to the front, lower left edge at x; lean = radians to the left; flat = lying, spine to the front. Returns the width it takes"""
    root = bpy.data.objects.new('book', None); bpy.context.collection.objects.link(root); fy = WY-.03-d; m = mat('book', c, R.uniform(.35, .7), bump=(300, .08, .0006), rvar=.08)
    root.location = (x+h/2, fy, z+t/2) if flat else (x+t/2*math.cos(lean)+h/2*math.sin(-lean), fy, z+h/2*math.cos(lean)+t/2*math.sin(abs(lean))); root.rotation_euler = (0, math.pi/2 if flat else lean, 0)
    k = [box((t-.0015, .006, h), (0, .003, 0), m, .0028, 3), box((.0022, d, h), (-t/2+.0019, d/2+.003, 0), m, .0006, 1), box((.0022, d, h), (t/2-.0019, d/2+.003, 0), m, .0006, 1), box((t-.006, d-.004, h-.007), (0, d/2+.002, 0), leafs, 0)]
    lt = cream if sum(c) < .9 else ink_; st = R.randrange(4); w = t-.007
    if st == 0: k += [box((w, .0006, h*.30), (0, -.0002, h*.12), cream, .0002, 1)]+[box((w*f, .0006, .0035), (0, -.0006, h*.12+o), ink_, 0) for f, o in ((.55, .018), (.35, .006), (.6, -.016))]
    elif st == 1: k += [box((w, .0005, .0016), (0, -.0002, o*h), gilt, 0) for o in (.40, .375, -.36, -.385)]+[box((w*.34, .0005, h*.36), (0, -.0002, .02), gilt if sum(c) < .9 else ink_, 0)]
    elif st == 2: k += [box((w*.30, .0005, h*.44), (w*.05, -.0002, h*.12), lt, 0), box((w*.55, .0005, .008), (0, -.0002, -h*.40), lt, 0)]
    else: k += [box((w+.004, .0007, h*.16), (0, -.0002, -h*.32), lt, 0), box((w*.22, .0005, h*.30), (0, -.0002, h*.16), lt, 0)]
    for o in k: o.parent = root
    return t*math.cos(lean)+h*math.sin(abs(lean))
bx = -.52
for t, h, d, c in ((.034,.245,.150,2), (.019,.212,.140,1), (.013,.205,.135,0), (.046,.262,.160,7), (.022,.228,.150,4), (.011,.190,.125,3), (.027,.235,.145,5), (.027,.235,.145,5), (.017,.203,.130,6), (.038,.222,.150,8), (.009,.186,.128,1), (.024,.216,.140,0)): bx += book(bx, t, h, d, 0, BC[c])+R.choice((.0004, .0004, .0015))
bx += book(bx, .021, .205, .14, -.16, BC[2])+.045
z = 1.433
for t, h, d, c in ((.031,.215,.15,4), (.022,.198,.14,1), (.014,.172,.125,6)): book(bx-.045+R.uniform(0, .012), t, h, d, 0, BC[c], z, True); z += t+.0006
for i in range(2): box((.24, .16, .10), (.34+i*.265, WY-.105, 1.484), mat('pbox', [(.55,.42,.28), (.16,.24,.22)][i], .7, bump=(120, .1, .001)), .003); box((.06, .004, .035), (.34+i*.265, WY-.1865, 1.484), mat('lbl', (.75,.73,.68), .6), 0)
pp_ = (.835, WY-.105, 1.433); lathe([(0,0),(.050,0),(.054,.004),(.068,.085),(.074,.085),(.076,.108),(.070,.110),(.066,.098),(0,.096)], pp_, mat('pot3', (.46,.22,.13), .8, bump=(60, .2, .002), tint=((.40,.20,.125), 14, .25)), 56); sl = leafmat((.05,.13,.06), (.2,.32,.12), .4)
for i in range(9): leaf(.26*R.uniform(.6, 1.1), .045, R.uniform(-.1, .25), sl, (pp_[0]+.028*i/9*math.cos(i*2.4), pp_[1]+.028*i/9*math.sin(i*2.4), pp_[2]+.092), i*2.4-math.pi/2, 1.45-.25*i/9, .3, power=.45)
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
def legend(t, size, x, y):
    c = bpy.data.curves.new('t', 'FONT'); c.body = t; c.size = size; c.align_x = 'LEFT'; c.align_y = 'CENTER'; c.materials.append(ki); o = bpy.data.objects.new('t', c); o.location = (x, y, .01756); o.parent = kb; bpy.context.collection.objects.link(o)
ki = mat('legend', (.06,.06,.065), .6); KEYS = ('` 1 2 3 4 5 6 7 8 9 0 - = Del', 'Tab Q W E R T Y U I O P [ ] \\', 'Caps A S D F G H J K L ; \' Enter', 'Shift Z X C V B N M , . / Shift', 'Ctrl Fn Alt _ Alt Fn < >')
for r in range(5):
    x = -.186; T = KEYS[r].split(' ')
    ws = [[1]*13+[1.6], [1.4]+[1]*12+[1.2], [1.7]+[1]*11+[1.9], [2.2]+[1]*10+[2.4], [1.2, 1.2, 1.2, 6.2, 1.2, 1.2, 1.2, 1.2]][r]; sc = .372/sum(ws)
    for i, w in enumerate(ws):
        W_ = w*sc; o = box((W_-.003, .0215, .008), (x+W_/2, .050-r*.0248, .0135), ka if (r == 2 and i == len(ws)-1) else kd if i in (0, len(ws)-1) or (r == 4 and i != 3) else kw, .002, 2); o.parent = kb
        if T[i] != '_': legend(T[i], .0108 if len(T[i]) == 1 else .0066, x+.0050, .050-r*.0248+(.0022 if len(T[i]) == 1 else 0))
        x += W_
ms = bpy.data.objects.new('mouse', None); ms.location = (.285, -.20, TZ+.0035); ms.rotation_euler = (0, 0, -.10); bpy.context.collection.objects.link(ms); shell = mat('mouseshell', (.58,.58,.575), .42, bump=(900, .05, .0004)); gap = mat('gap', (.012,.012,.013), .7)
def mouse(a, e):
    """shell of the mouse: a = direction round it, e = 0 lower edge .. 1 crown; the hump sits behind the middle (hand side, -y), waist at the thumb"""
    q = lambda t, n: math.copysign(abs(t)**n, t); f = math.cos(e*math.pi/2)**.62; y = .0545*q(math.sin(a), .86)*f; x = .0315*q(math.cos(a), .86)*f*(1-.10*math.exp(-((y-.004)/.022)**2))
    return (x, y, .0045+.0335*math.sin(e*math.pi/2)**.95*(1-.30*((y+.012)/.0665)**2-.10*max(0, y/.0545))-.0)
def crown(x, y):                                                  # height of the shell above a point of its plan
    a = math.atan2(y/.0545, x/.0315); lo, hi = 0, 1
    for _ in range(30): e = (lo+hi)/2; p = mouse(a, e); lo, hi = (e, hi) if math.hypot(p[0], p[1]) > math.hypot(x, y) else (lo, e)
    return mouse(a, lo)[2]
seam = lambda pts, r=.00042: tube([(x, y, crown(x, y)) for x, y in pts], r, gap, res=2)
for o in (grid(lambda u, v: mouse(u*2*math.pi, v), 72, 30, shell, 'mouse'), lathe([(0, 0), (.029, 0), (.0302, .0018), (.0302, .0052), (0, .0052)], (0, 0, 0), gap), seam([(0, .012+i*.0015) for i in range(28)]), seam([(.0285*math.sin(t), .010-.010*(1-math.cos(t*1.3))) for t in [-1.35+i*.1 for i in range(28)]]), box((.0075, .020, .004), (0, .031, crown(0, .031)-.0018), gap, .0018), cyl(.0088, .0052, (0, .031, crown(0, .031)-.0052), bk, (0, math.pi/2, 0), 40, .0012), torus(.0088, .0007, (0, .031, crown(0, .031)-.0052), kd, (0, math.pi/2, 0), 40, 8)): o.parent = ms
for o in ms.children:
    if o.name.startswith('lathe'): o.scale = (1, 1.74, 1)
# printed proofs -----------------------------------------------------------------------
paper = mat('paper', (.74,.73,.71), .6)
def sheet(tex, w, h, x, y, r, z, curl=.004, mg=.0):
    t = printed('pf', tex, rough=.42, spec=.4); f = lambda u, v: ((u-.5)*w, (v-.5)*h, curl*(abs(2*u-1)**3+.6*abs(2*v-1)**4)*(.4+.6*u))
    grid(lambda u, v: ((u-.5)*(w+.018), (v-.5)*(h+.018), curl*(abs(2*u-1)**3+.6*abs(2*v-1)**4)*(.4+.6*u)-.0004), 20, 20, paper, 'pp', loc=(x, y, TZ+z), rot=(0, 0, r)); grid(f, 20, 20, t, 'pf', loc=(x, y, TZ+z), rot=(0, 0, r))
p0, p1, p2, p3 = ('thucdon0.png', 'thucdon1.png', 'hiflex-banh.png', 'lightbox-tra.png') if NG else ('poster2.png', 'poster0.png', 'banner.png', 'lightbox.png')
t2 = 'thucdon2.png' if NG else 'poster1.png'
sheet(p0, .19, .285, -.46, -.16, .22, .0020, .0012); sheet(p1, .19, .285, -.345, -.225, -.10, .0062, .0016); sheet(p2, .36, .12, .58, .02, -.28, .003, .003); sheet(p3, .30, .105, .62, .16, -.2, .002, .003)
# swatch fan ------------------------------------------------------------------------------
import colorsys
# .6 mm a leaf at the rivet; each slopes down to the desk, the last ones to the mat, and leans on its right neighbour (roll): none hovers, none cuts another
piv = Vector((.60, -.34, TZ+.0014)); N = 26; ST = .0006
for i in range(N):
    a = -.62+1.55*i/(N-1); k = min(1, max(0, (i-7)/12)); tip = .0012+.0036*k*k*(3-2*k); o0 = bpy.data.objects.new('f', None); o0.location = piv+Vector((0, 0, i*ST)); o0.rotation_euler = (math.atan2(tip-.0014-i*ST, .190), -.040, a); bpy.context.collection.objects.link(o0)
    box((.046, .205, .0003), (0, .088, 0), paper, .0001, 1).parent = o0
    for k in range(6):
        h = i/N; rgb = colorsys.hsv_to_rgb(h, (.30, .48, .66, .82, .90, .85)[k], (.95, .93, .88, .80, .60, .36)[k]); o = box((.046, .0225, .00004), (0, .1785-k*.0285, .00016), mat('sw', tuple(c**2.2 for c in rgb), .5), 0); o.parent = o0
cyl(.006, .019, piv+Vector((0, 0, .0100)), mat('rivet', (.70,.55,.28), .3, 1), n=32, bw=.002)
# loupe, pencil, mug, desk lamp ---------------------------------------------------------------
def glass(name, refl):
    """clear for light and eye, with a reflection that grows towards the rim"""
    m = mat(name, (1, 1, 1), .02); nt = m.node_tree; L = nt.links.new; N_ = nt.nodes.new; b = N_('ShaderNodeBsdfGlossy'); b.inputs[1].default_value = .02; t = N_('ShaderNodeBsdfTransparent'); t.inputs[0].default_value = (.94,.965,.96,1); lw = N_('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .25
    k = N_('ShaderNodeMath'); k.operation = 'MULTIPLY_ADD'; k.inputs[1].default_value = .7; k.inputs[2].default_value = refl; L(lw.outputs['Fresnel'], k.inputs[0]); x = N_('ShaderNodeMixShader'); L(k.outputs[0], x.inputs[0]); L(t.outputs[0], x.inputs[1]); L(b.outputs[0], x.inputs[2]); L(x.outputs[0], nt.nodes['Material Output'].inputs[0]); return m
# clear foot, black ring, lens
lo = Vector((-.30, -.335, TZ+.0075)); lathe([(.0225, .017), (.0268, .017), (.029, .023), (.029, .034), (.0280, .036), (.0262, .036), (.0255, .029), (.0225, .027), (.0225, .017)], lo, bk, 64); lathe([(.0248, 0), (.0264, 0), (.0264, .018), (.0248, .018), (.0248, 0)], lo, glass('foot', .02), 64); lathe([(.0256, .028), (.018, .0302), (.009, .0315), (0, .032)], lo, glass('lens', .05), 64)
def pencil(x, y, r, c):
    o = cyl(.0036, .165, (x, y, TZ+.0071), mat('pen', c, .35, coat=.4), (0, math.pi/2, r), 6, .0004); d = Vector((math.cos(r), math.sin(r), 0)); q = cyl(.0036, .016, Vector((x, y, TZ+.0071))+d*.0905, mat('tip', (.62,.44,.26), .6), (0, math.pi/2, r), 12, 0, .0006)
pencil(-.10, -.322, .30, (.50,.07,.05)); pencil(-.055, -.297, .17, (.05,.13,.24))
mug = Vector((-.62, .14, TZ)); lathe([(0, .002), (.036, .002), (.040, .008), (.041, .095), (.0375, .095), (.037, .01), (0, .01)], mug, mat('mug', (.13,.26,.25), .25, coat=.6), 56); tube([mug+Vector((-.040-.026*math.sin(a), -.0, .05+.030*math.cos(a))) for a in [math.pi*i/14 for i in range(15)]], .0055, mat('mugh', (.13,.26,.25), .25, coat=.6))
for i in range(6): a = i*1.1; o = cyl(.0036, .17, mug+Vector((.016*math.cos(a), .016*math.sin(a), .092)), mat('pn', [(.62,.08,.05), (.72,.5,.05), (.05,.2,.4), (.05,.28,.14), (.03,.03,.03), (.6,.6,.58)][i], .35), (.16*math.sin(a), .16*math.cos(a), 0), 10, .0006)
br = mat('brass', (.70,.50,.22), .3, 1); lb = Vector((-.74, .28, TZ)); lampc = mat('lampc', (.14,.22,.17), .4, coat=.3); cyl(.085, .018, lb+Vector((0, 0, .009)), lampc, n=64, bw=.006)
j1 = lb+Vector((.0, .02, .32)); j2 = lb+Vector((.26, -.06, .53)); tube([lb+Vector((0, 0, .01)), j1], .007, br); tube([j1, j2], .007, br); [cyl(.013, .028, p, br, (math.pi/2, 0, 0), 24, .002) for p in (j1, j2)]
hd = lathe([(.018,.075),(.03,.07),(.078,-.03),(.074,-.03),(.026,.06)], j2+Vector((.03, -.01, -.055)), lampc, 56); hd.rotation_euler = (.10, -.30, 0)
bulb(j2+Vector((.042, -.014, -.062)), 4.5, (1,.76,.48), .024, 14)
# on the wall: a proof held by tape, notes, the socket of lamp and screen
def pinned(tex, w, h, x, z, r, lift=.010):
    root = bpy.data.objects.new('pin', None); root.location = (x, WY-.0015, z); root.rotation_euler = (math.pi/2, 0, 0); bpy.context.collection.objects.link(root); g = lambda m, k, dz: (lambda u, v: ((u-.5)*(w+k), (v-.5)*(h+k), .0008+dz+lift*(1-v)**3*(.35+.65*u)))
    s = bpy.data.objects.new('pinr', None); s.rotation_euler = (0, 0, r); s.parent = root; bpy.context.collection.objects.link(s); tp = mat('washi', (.60,.53,.36), .8)
    for o in (grid(g(0, .016, 0), 12, 20, paper, 'pin'), grid(g(0, 0, .0005), 12, 20, printed('pinp', tex, rough=.5, spec=.35), 'pinp'), box((.048, .015, .0005), (-w/2+.004, h/2+.004, .0020), tp, 0, rot=(0, 0, .7)), box((.046, .015, .0005), (w/2-.002, h/2+.003, .0020), tp, 0, rot=(0, 0, -.62))): o.parent = s
pinned(t2, .20, .30, *((-.95, 1.21, .015) if NG else (.652, 1.115, -.012)))
DN = Vector((.90, 0, .09)) if NG else Vector((0, 0, 0))
for x, z, c, r in ((-.44, 1.13, (.66,.55,.16), .05), (-.355, 1.145, (.60,.36,.30), -.07), (-.405, 1.045, (.62,.60,.54), .03)):
    o = grid(lambda u, v: ((u-.5)*.076, (v-.5)*.076, .0006+.011*(1-v)**2.2*(.6+.4*u)), 8, 10, mat('note', c, .75), 'note', loc=Vector((x, WY-.001, z))+DN, rot=(math.pi/2, 0, 0)); o.rotation_euler = (math.pi/2, r, 0)
    for i in range(R.choice((2, 3))): b = grid(lambda u, v, n=R.uniform(.55, .95): (-.028+u*.056*n, .020-i*.013+.0016*math.sin(u*34+i)*(.5+.5*math.sin(u*13))+v*.0016, .0030), 40, 1, ink_, 'pen', loc=Vector((x, WY-.001, z))+DN, rot=(math.pi/2, r, 0))
so = Vector((-.56, WY, .965)); shw = mat('socket', (.64,.63,.60), .35); box((.118, .010, .074), so+Vector((0, -.005, 0)), shw, .003)
for dx in (-.028, .028): cyl(.019, .004, so+Vector((dx, -.0105, 0)), shw, (math.pi/2, 0, 0), 40, .001); cyl(.0155, .002, so+Vector((dx, -.0122, 0)), mat('sockin', (.42,.41,.39), .5), (math.pi/2, 0, 0), 40, 0)
box((.030, .034, .026), so+Vector((.028, -.028, 0)), bk, .006); box((.028, .034, .028), so+Vector((-.028, -.028, 0)), bk, .006)
hang = lambda a, b, k, n=24: [tuple(Vector(a).lerp(Vector(b), i/n)+Vector((0, 0, -k*4*(i/n)*(1-i/n)))) for i in range(n+1)]
tube(hang(so+Vector((-.028, -.044, -.006)), lb+Vector((.03, .075, .006)), .075), .0026, bk); tube(hang(so+Vector((.028, -.044, -.006)), (mx_-.004, my+.062, TZ+.105), .055), .0032, bk)
ficus((1.16, .26, 0), 1.5, 40, mat('pot', (.55,.30,.18), .75, bump=(40, .3, .002)), .24, 4)
# daylight from a tall window, left
area((-2.6, -1.3, 1.8), (0, 0, .9), (1.8, 2.0), 85, (.95,.98,1)); area((1.8, -2.2, 2.0), (0, 0, .9), (1.8, 1.4), 26, (1,.95,.88))
D = Vector((.72, .50, -.50)).normalized(); sun(D, 2.4, 1.5, (1,.88,.68)); c0 = Vector((-.05, -.05, TZ+.05))-D*2.4; rt = D.cross(Vector((0,0,1))).normalized(); u2 = rt.cross(D).normalized(); gm = mat('gobo', (.02,.02,.02), .9)
def blk_(a0, a1, b0, b1): o = add('gobo', [tuple(c0+rt*a+u2*b) for a, b in ((a0,b0),(a1,b0),(a1,b1),(a0,b1))], [(0,1,2,3)], gm, smooth=False); o.visible_camera = o.visible_glossy = o.visible_diffuse = False
blk_(-5, -.50, -4, 4); blk_(.52, 5, -4, 4); blk_(-.50, .52, .62, 4); blk_(-.50, .52, -4, -.40); blk_(-.01, .02, -.40, .62); blk_(-.50, .52, .16, .19)
if NG: camera((.50, -1.22, 1.24), (.035, .0, .985), 40, 4.5, (.06, .17, 1.06), (.0, .0))
else: camera((-.30, -1.46, 1.33), (.06, .0, .975), 39, 4.5, (.06, -.02, .95), (.0, .0))
render(A['out'], bloom=.04)
