import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
A = args(samples=80, w=1200, h=900, out='dich-vu-in-an.png', tex='roll.png', shot='main'); GAN = A['shot'] == 'gan'   # shot=main | gan (close to the print)
reset(A['samples'], A['w'], A['h'], exposure=.48 if GAN else .24, look='High Contrast'); world((.8,.88,1), (1,1,1), (.5,.48,.45), .24)
R = random.Random(6)
# workshop: white walls, grey epoxy floor, window band at left, steel rack with media rolls behind
wall = mat('wall', (.68,.675,.65), .85, bump=(26, .22, .004, 8), tint=((.63,.625,.605), .9, .3)); WY = 2.1; quad(12, 4, (0, WY, 2), wall); box((12, .02, .10), (0, WY-.012, .05), mat('skirt', (.20,.21,.22), .5), .003)
epoxy = mat('epoxy', (.285,.295,.295), .13, spec=.6, bump=(3.5, .12, .006, 3), rvar=.09, rscale=1.6, tint=((.245,.255,.258), 1.7, .28)); quad(12, 10, (0, -1.5, 0), epoxy, rot=(0,0,0))
worn = mat('worn', (.235,.243,.246), .42); sole = mat('sole', (.085,.085,.088), .6)
def scuff(x, y, a, l, w, k, m):                                   # a thin mark on the floor, pointed at both ends, bent by k
    grid(lambda u, v: ((u-.5)*l, k*((u-.5)**2)*l+(v-.5)*w*math.sin(math.pi*u)*(.6+.4*math.sin(u*17)), .0006), 24, 1, m, 'scuff', loc=(x, y, 0), rot=(0, 0, a))
for i in range(46): x, y = R.uniform(-2.2, 2.8), R.uniform(-1.3, 1.1); scuff(x, y, R.uniform(-.5, .5)+(1.2 if i % 4 == 0 else 0), R.uniform(.05, .34), R.uniform(.002, .006), R.uniform(-.5, .5), sole if i % 5 == 0 else worn)
ftape = mat('floortape', (.56,.40,.06), .5, tint=((.42,.32,.09), 9, .2), rvar=.12)   # lane beside the machine, edges rubbed off
for x0_, y0_, x1_, y1_ in ((2.02, -3.2, 2.02, 1.16), (2.045, 1.135, 4.4, 1.135)):
    l = math.hypot(x1_-x0_, y1_-y0_); e_ = Vector((x1_-x0_, y1_-y0_, 0))/l; n_ = Vector((-e_.y, e_.x, 0))
    grid(lambda u, v: tuple(Vector((x0_, y0_, .0009))+e_*l*u+n_*((v-.5)*(.050-.004*max(0, math.sin(u*l*9)*math.sin(u*l*23+v*3))))), 260, 2, ftape, 'ftape')
box((.2, 8, 4), (4.6, -1.4, 2), wall, 0); cei = quad(12, 10, (0, -1.5, 3.4), mat('ceil', (.8,.8,.79), .9), rot=(math.pi, 0, 0)); cei.visible_shadow = False
blue = mat('rack', (.05,.12,.20), .45, .4, bump=(60, .05, .002)); orange = mat('beam', (.60,.20,.03), .45, .2)
x0, x1 = -1.35, 2.75
for x in (x0, (x0+x1)/2, x1):
    for y in (WY-.08, WY-.72): box((.06, .05, 2.5), (x, y, 1.25), blue, .004)
    for z in (.4, 1.05, 1.7, 2.3): box((.035, .6, .035), (x, WY-.4, z), blue, .003)
levels = (.62, 1.22, 1.82, 2.38)
for z in levels:
    for y in (WY-.08, WY-.72): box((x1-x0+.06, .04, .075), ((x0+x1)/2, y, z-.05), orange, .005)
    box((x1-x0, .60, .012), ((x0+x1)/2, WY-.4, z-.008), mat('shelf', (.46,.47,.48), .4, .8), .002)
core = mat('core', (.40,.27,.15), .85, bump=(90, .2, .002)); hollow = mat('hol', (.02,.016,.012), .9)
wrapm = mat('wrap', (.92,.94,.95), .10, bump=(34, .55, .006, 6)); nt = wrapm.node_tree; tr = nt.nodes.new('ShaderNodeBsdfTransparent'); mx = nt.nodes.new('ShaderNodeMixShader'); mx.inputs[0].default_value = .22
nt.links.new(tr.outputs[0], mx.inputs[1]); nt.links.new(nt.nodes['Principled BSDF'].outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], nt.nodes['Material Output'].inputs[0])
labm = mat('label', (.66,.66,.63), .6); toner = mat('toner', (.03,.03,.032), .6); plugs = [mat('plug%d' % i, c, .4) for i, c in enumerate(((.02,.02,.022), (.03,.10,.24), (.58,.58,.56)))]; hues = [mat('hue%d' % i, c, .5) for i, c in enumerate(((.50,.06,.05), (.04,.20,.42), (.10,.30,.16), (.60,.33,.04)))]
def ringed(c):
    """edge of a wound roll: every layer a little lighter or darker than the next, by the distance from the axis"""
    m = mat('edge', c, .72); nt = m.node_tree; L = nt.links.new; tc = nt.nodes.new('ShaderNodeTexCoord'); mp = nt.nodes.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = (1, 1, 0); ln = nt.nodes.new('ShaderNodeVectorMath'); ln.operation = 'LENGTH'
    n = nt.nodes.new('ShaderNodeTexNoise'); n.noise_dimensions = '1D'; n.inputs['Scale'].default_value = 420; n.inputs['Detail'].default_value = 3; mr = nt.nodes.new('ShaderNodeMapRange'); mr.inputs[1].default_value = .35; mr.inputs[2].default_value = .65; mr.inputs[3].default_value = .66; mr.inputs[4].default_value = 1.06
    mx = nt.nodes.new('ShaderNodeMixRGB'); mx.blend_type = 'MULTIPLY'; mx.inputs[0].default_value = 1; mx.inputs[1].default_value = (*c, 1)
    L(tc.outputs['Object'], mp.inputs[0]); L(mp.outputs[0], ln.inputs[0]); L(ln.outputs['Value'], n.inputs['W']); L(n.outputs[0], mr.inputs[0]); L(mr.outputs[0], mx.inputs[2]); L(mx.outputs[0], nt.nodes['Principled BSDF'].inputs['Base Color']); return m
media = {}
def roll(p, r, L, col, gloss=.35, wrap=False, plug=None, lab=False):
    """media roll, its end towards the camera: wound edge, cardboard core (open or with a plug), film round it, label on its upper side"""
    if col not in media: media[col] = (mat('media', col, gloss, coat=.2), ringed(tuple(min(.66, c*.84+.05) for c in col)))
    m, edge = media[col]; dep = R.uniform(0, .0022); parts = [lathe(q, p, mm, 48) for q, mm in (([(r-.004, -L/2+.0015), (r, -L/2+.006), (r, L/2-.006), (r-.004, L/2-.0015), (.040, L/2)], m), ([(.040, -L/2)]+[(.04+(r-.044)*i/20, -L/2+dep*R.random()) for i in range(1, 20)]+[(r-.004, -L/2+.0015)], edge),
        ([(.040, -L/2-.006), (.040, -L/2+.2)], core), ([(.036, -L/2-.006), (.040, -L/2-.006)], core), ([(.036, -L/2-.006), (.036, -L/2+.2)], hollow), ([(.0, -L/2+.12), (.036, -L/2+.12)], hollow))]
    if plug is not None: parts.append(lathe([(0, -L/2+.012), (.012, -L/2+.012), (.013, -L/2-.004), (.027, -L/2-.004), (.029, -L/2-.0095), (.049, -L/2-.0095), (.0505, -L/2-.006), (.049, -L/2-.001)], p, plugs[plug], 48))
    if wrap: parts += [lathe([(r+.0035, -L/2-.006), (r+.0035, L/2+.004)], p, wrapm, 40), grid(lambda u, v: ((r+.0035)*(1-.9*v)*math.cos(u*2*math.pi), (r+.0035)*(1-.9*v)*math.sin(u*2*math.pi), -L/2-.012-.006*v-.006*math.sin(u*2*math.pi*11+2*math.sin(u*6.283*3))*math.sin(math.pi*min(1, v+.12))), 132, 6, wrapm, 'film', loc=p)]
    if lab:
        a0 = -math.pi/2+R.uniform(-.75, .45); h = R.uniform(.035, .055); q = r+.0042 if wrap else r+.0007; patch = lambda w, z0, z1, k, mm, da=0: grid(lambda u, v: ((q+k)*math.cos(a0+(da+(u-.5)*w)/r), (q+k)*math.sin(a0+(da+(u-.5)*w)/r), -L/2+z0+v*(z1-z0)), 10, 1, mm, 'lab', loc=p, flip=True)
        parts += [patch(.085, .022, .022+h*1.7, 0, labm), patch(.070, .028, .036, .0004, toner), patch(.045, .044, .048, .0004, toner, -.012), patch(.052, .054, .058, .0004, toner, -.008), patch(.085, .022+h*1.7-.014, .022+h*1.7, .0004, R.choice(hues))]
    for o in parts: o.rotation_euler = (-math.pi/2, 0, 0)
W1, W2, W3, G1, G2, K1, CR = (.60,.60,.585), (.57,.57,.56), (.61,.595,.555), (.36,.37,.375), (.20,.205,.21), (.035,.035,.038), (.55,.51,.42); cols = [W1, W2, CR, W1, (.05,.11,.22), W3, G1, W2, K1, W1, (.36,.05,.045), W3, G2, W2, CR, W1, (.42,.30,.07), W2, G1, W3]
k = 0
for z in levels[:3]:
    x = x0+.14
    while x < x1-.14:
        r = R.choice((.075, .085, .095, .105)); x += r
        if abs(x-(x0+x1)/2) < r+.05: x = (x0+x1)/2+r+.05
        if x+r > x1-.04: break
        roll((x, WY-.42+R.uniform(-.05, .03), z+r+.001), r, .62, cols[k*7 % 20], R.uniform(.28, .5), R.random() < .3, R.choice((None, None, 0, 1, 2)), R.random() < .55); k += 1; x += r+R.choice((.004, .008, .012, .03))
kraft = mat('carton', (.38,.265,.155), .85, bump=(80, .1, .002), tint=((.34,.235,.135), 5, .3)); kraft2 = mat('carton2', (.42,.31,.20), .85, bump=(80, .1, .002)); ctape = mat('tape', (.44,.31,.16), .16, spec=.6); flap = mat('flap', (.10,.065,.035), .9)
for i, (x, w, h, n, m) in enumerate(((.30, .36, .22, 0, kraft), (.72, .40, .26, .04, kraft2), (1.26, .30, .19, -.06, kraft), (2.26, .38, .28, .03, kraft), (2.72, .44, .20, -.03, kraft2), (3.36, .34, .24, .05, kraft), (3.74, .32, .27, -.02, kraft2))):
    root = bpy.data.objects.new('carton', None); root.location = (x0+x, WY-.42-.02*(i % 2), levels[3]); root.rotation_euler = (0, 0, n); bpy.context.collection.objects.link(root); D2 = .42; f = -D2/2-.001; pr_ = [box((w, D2, h), (0, 0, h/2), m, .005), box((w+.001, .0022, .002), (0, f, h-.0015), flap, 0)]
    if i != 1: pr_ += [box((.055, .0012, .075), (0, f, h-.036), ctape, 0), box((.055, D2+.001, .0012), (0, 0, h+.0004), ctape, 0)]
    if i == 1: pr_ += [box((.09, .004, .028), (0, f+.0012, h*.68), hollow, .001)]
    if i != 2:
        lx, lz = w*(.20 if i % 2 else -.22), h*.40; pr_ += [box((.105, .0012, .075), (lx, f, lz), labm, 0), box((.09, .0010, .010), (lx, f-.0006, lz+.024), toner, 0), box((.105, .0010, .012), (lx, f-.0006, lz-.0315), hues[i % 4], 0)]+[box((.0022+.0016*(q_*7 % 3), .0010, .026), (lx-.036+q_*.0066, f-.0006, lz-.004), toner, 0) for q_ in range(12)]
    for o in pr_: o.parent = root
# --- wide-format roll printer, 1.8 m body ---------------------------------------------------------
white = mat('shell', (.62,.63,.64), .32, coat=.25, rvar=.03); dkg = mat('shelld', (.045,.047,.052), .42, bump=(500, .05, .001)); al = ALU(); blk = BLACKP()
def extr(profile, x0, x1, m, bw=.012, name='ext'):
    n = len(profile); v = [(x0, y, z) for y, z in profile]+[(x1, y, z) for y, z in profile]; f = [tuple(range(n)), tuple(range(2*n-1, n-1, -1))]+[(i, n+i, n+(i+1) % n, (i+1) % n) for i in range(n)]
    o = add(name, v, f, m); import bmesh as bm_; b = bm_.new(); b.from_mesh(o.data); bm_.ops.recalc_face_normals(b, faces=b.faces); b.to_mesh(o.data); b.free(); return bevel(o, bw, 4)
PX = .35; L2 = .80                                              # print zone half width
body = [(.26, .86), (.26, 1.16), (.17, 1.24), (-.06, 1.24), (-.17, 1.17), (-.20, 1.07), (-.20, 1.01), (.0, 1.005), (.0, .98), (-.19, .955), (-.24, .90), (-.20, .85)]
top = [(.26, 1.005), (.26, 1.17), (.18, 1.25), (-.05, 1.25), (-.165, 1.18), (-.20, 1.08), (-.20, 1.035), (-.15, 1.03)]
extr([(.25, .86), (.25, 1.0), (-.02, 1.0), (-.05, .985), (-.19, .955), (-.235, .915), (-.20, .86)], PX-L2-.02, PX+L2+.02, dkg, .01)   # platen + curved apron
extr(top, PX-L2-.02, PX+L2+.02, white, .014); extr([(.10, 1.13), (.10, 1.256), (-.05, 1.258), (-.172, 1.185), (-.206, 1.085), (-.19, 1.08), (-.1, 1.1)], PX-L2+.10, PX+L2-.10, mat('smoke', (.02,.022,.025), .08, coat=.8), .01)
side = [(.28, .80), (.28, 1.20), (.20, 1.275), (-.08, 1.275), (-.20, 1.20), (-.245, 1.08), (-.255, .92), (-.22, .80)]
extr(side, PX-L2-.30, PX-L2-.018, white, .022); extr(side, PX+L2+.018, PX+L2+.42, white, .022)
extr([(-.262, .84), (-.256, .90), (-.252, 1.00), (-.244, 1.06), (-.2, 1.06), (-.2, .84)], PX-L2-.26, PX-L2-.06, dkg, .008)
cx = PX+L2+.22                                                     # control panel + ink bay
o = box((.24, .014, .15), (cx, -.225, 1.155), blk, .006, rot=(-.50, 0, 0));
root = bpy.data.objects.new('lcd', None); root.location = (cx-.025, -.2345, 1.158); root.rotation_euler = (-.50, 0, 0); bpy.context.collection.objects.link(root)   # its screen: ink levels, how far the job is
lcd = lambda w, h, x, z, c, s=1.0, y=-.0021: box((w, .0006, h), (x, y, z), glow(c, s), 0); pct = bpy.data.curves.new('pct', 'FONT'); pct.body = '62%'; pct.size = .031; pct.materials.append(glow((.85,.95,1), .9)); to = bpy.data.objects.new('pct', pct); bpy.context.collection.objects.link(to); to.location = (.011, -.0026, -.004); to.rotation_euler = (math.pi/2, 0, 0)
for o in [to, box((.155, .004, .10), (0, 0, 0), glow((.012,.045,.075), 1), .001), lcd(.151, .017, 0, .0395, (.04,.20,.34)), lcd(.052, .005, -.044, .0395, (.8,.9,.95), .8), lcd(.010, .008, .064, .0395, (.2,.8,.3), .9), lcd(.064, .009, .038, -.030, (.03,.11,.16)), lcd(.040, .009, .026, -.030, (.10,.62,.28), 1, -.0027)]+[lcd(.012, h, -.063+.018*i, -.036+h/2, c) for i, (h, c) in enumerate(((.050, (.02,.42,.72)), (.036, (.66,.04,.30)), (.056, (.80,.62,.04)), (.043, (.30,.30,.32))))]: o.parent = root
for i in range(3): box((.014, .006, .014), (cx+.085, -.235-.0*i, 1.12+i*.036), mat('btn', (.5,.5,.52), .4), .003, rot=(-.50, 0, 0))
for i, c in enumerate(((.02,.36,.56), (.60,.03,.26), (.72,.60,.03), (.015,.015,.015))): box((.075, .05, .16), (PX+L2+.085+i*.085, -.262, .93), mat('ink%d' % i, c, .25, coat=.5), .008, 4); box((.05, .006, .05), (PX+L2+.085+i*.085, -.289, .945), mat('inklab', (.7,.7,.7), .5), .001)
def smooth(pts, n=8):
    """points of a soft line through the given ones (Catmull-Rom)"""
    P = [Vector(q) for q in (pts[0], *pts, pts[-1])]; return [tuple(.5*(2*b+(c-a)*t+(2*a-5*b+4*c-d)*t*t+(3*b-a-3*c+d)*t**3)) for a, b, c, d in zip(P, P[1:], P[2:], P[3:]) for t in [i/n for i in range(n)]]+[tuple(P[-1])]
big = lambda P, k=.0007: [(y+math.copysign(k, y), z+math.copysign(k, z-1.0)) for y, z in P]
for x in (PX-L2-.235, PX+L2+.345): extr(big(side), x, x+.0022, blk, .022, 'seam')   # joint of the end caps
for x in (PX-.27, PX+.55): extr(big(top), x, x+.0016, blk, .014, 'seam')
for x, z in ((PX-L2-.265, .835), (PX+L2+.385, .85), (PX+L2+.385, 1.045)): cyl(.0052, .003, (x, -.2545 if z < 1 else -.2475, z), mat('screw', (.30,.30,.31), .35, 1), (math.pi/2, 0, 0), 20, .0006)
fr_ = lambda z: -.2365-.0185*min(1, max(0, (1.08-z)/.16))-.0088                          # front of the shell at a height
warn = mat('warn', (.62,.42,.02), .45); blue_ = mat('stk', (.03,.14,.30), .45); okm = mat('okm', (.06,.30,.12), .5)
def sticker(x, z, w, h, m, rows=(), r=0):
    root = bpy.data.objects.new('stk', None); root.location = (x, fr_(z)-.0012, z); root.rotation_euler = (-.115, r, 0); bpy.context.collection.objects.link(root)
    for o in [box((w, .0008, h), (0, 0, 0), m, 0)]+[box((w*l, .0006, t), (w*o_, -.0005, h*y), mm, 0) for l, t, o_, y, mm in rows]: o.parent = root
L_ = PX-L2-.16; sticker(L_+.035, 1.045-.012, .050, .030, labm, ((.8, .005, 0, .22, toner), (.5, .003, -.14, -.05, toner), (.6, .003, -.08, -.28, toner)))
sticker(PX+L2+.115, 1.062, .034, .030, warn, ((.10, .013, 0, .08, toner), (.10, .003, 0, -.30, toner))); sticker(PX+L2+.165, 1.062, .034, .030, labm, ((.7, .004, 0, .25, blue_), (.5, .003, -.1, -.05, toner), (.6, .003, 0, -.3, toner)), .02); sticker(PX+L2+.335, 1.055, .030, .030, okm, ((.6, .005, 0, .15, labm), (.6, .003, 0, -.2, labm)), -.05)
box((.018, .003, .0035), (cx+.052, -.2395, 1.1055), glow((.10,.9,.25), 3), 0, rot=(-.50, 0, 0))
for i, c in enumerate(((.02,.30,.48), (.48,.03,.20), (.58,.48,.03), (.015,.015,.015))):       # ink hoses: out of the cartridge's foot, together to the back under the bay
    a = Vector((PX+L2+.085+i*.085, -.262, .852)); tube(smooth([tuple(a+Vector((.0, 0, 0))), tuple(a+Vector((.002, .0, -.045))), tuple(a+Vector((.0, .02, -.085-.006*i))), tuple(a+Vector((-.02, .07, -.112-.006*i))), tuple(a+Vector((-.03-.02*i, .16, -.112-.004*i))), (PX+L2+.06+.012*i, .02, .765), (PX+L2+.03, .12, .80)], 5), .0042, mat('hose%d' % i, c, .22, coat=.4)); cyl(.009, .020, a+Vector((0, 0, -.008)), blk, n=20, bw=.002)
wb = Vector((PX+L2+.30, -.02, .42)); pe = mat('pe', (.60,.60,.56), .35, trans=.35); lathe([(0, 0), (.055, 0), (.060, .006), (.060, .155), (.050, .178), (.021, .190), (.021, .205)], wb, pe, 48); cyl(.0565, .075, wb+Vector((0, 0, .041)), mat('waste', (.05,.035,.05), .3), n=40); cyl(.025, .022, wb+Vector((0, 0, .213)), blk, n=32); box((.14, .13, .008), wb+Vector((-.02, .02, -.005)), dkg, .002); box((.008, .14, .10), wb+Vector((-.066, .02, .04)), dkg, .002)
tube([tuple(wb+Vector(q)) for q in ((0, 0, .22), (.002, .004, .27), (-.01, .03, .32), (-.02, .05, .40))], .006, mat('hosew', (.5,.5,.48), .3)); box((.05, .0008, .04), wb+Vector((0, -.0605, .11)), labm, 0)
cable = mat('cable', (.03,.03,.032), .5); tube(smooth([(PX+L2+.34, .28, .90), (PX+L2+.36, .34, .80), (PX+L2+.36, .37, .50), (PX+L2+.37, .40, .15), (PX+L2+.40, .46, .03), (PX+L2+.50, .60, .006), (1.95, .72, .006), (2.25, .66, .006), (2.60, .82, .006), (2.90, 1.20, .006), (3.02, 1.70, .006), (3.06, 2.02, .02), (3.10, 2.065, .10), (3.12, 2.06, .50), (3.15, 2.045, .94), (3.157, 2.035, 1.085)]), .0050, cable)
# electrics on the wall: conduit from the ceiling, breaker box, two sockets
pvc = mat('pvc', (.60,.60,.57), .45); steelc = mat('clip', (.45,.45,.46), .4, .8); ex = 3.12
for q in ([(ex, WY-.016, 3.4), (ex, WY-.016, 1.70)], [(ex, WY-.016, 1.46), (ex, WY-.016, 1.17)], [(ex+.07, WY-.016, 1.58), (4.5, WY-.016, 1.58)]): tube(q, .0105, pvc)
for z in (3.0, 2.5, 2.0, 1.32): box((.044, .010, .016), (ex, WY-.020, z), steelc, .002)
box((.19, .075, .24), (ex, WY-.038, 1.58), pvc, .008); box((.13, .006, .12), (ex, WY-.077, 1.60), mat('lid', (.10,.11,.12), .12, coat=.5), .003); box((.05, .0012, .035), (ex+.05, WY-.0765, 1.49), warn, 0)
box((.15, .045, .11), (ex, WY-.022, 1.11), pvc, .006)
for dx in (-.035, .037): cyl(.024, .006, (ex+dx, WY-.047, 1.11), mat('sk', (.46,.46,.44), .45), (math.pi/2, 0, 0), 36, .001)
box((.036, .040, .044), (ex+.037, WY-.066, 1.105), blk, .008)
# stand: two legs, foot beams with castors, cross bar, take-up
for x in (PX-L2-.14, PX+L2+.2):
    box((.10, .08, .74), (x, .10, .45), dkg, .012); box((.09, .78, .06), (x, -.02, .085), dkg, .014)
    for y in (-.36, .32): cyl(.032, .03, (x, y, .033), blk, (0, math.pi/2, 0), 32, .005)
box((2*L2+.3, .05, .10), (PX, .12, .34), dkg, .008); 
tu = (-.10, .30); cyl(.045, 2*L2+.16, (PX, *tu), core, (0, math.pi/2, 0), 40, .001); cyl(.062, 1.36, (PX, *tu), mat('wound', (.66,.64,.60), .4), (0, math.pi/2, 0), 48, .001)
for x in (PX-L2-.10, PX+L2+.10): box((.05, .12, .14), (x, tu[0], tu[1]), dkg, .015)
# print: from platen slot over apron, free hang, slack loop, up to take-up roll (one developable strip)
path = [(.02, .990), (-.10, .978), (-.19, .962)]; 
for i in range(1, 9): a = i/8*1.25; path.append((-.19-.062*math.sin(a), .962-.062*(1-math.cos(a))))
path += [(-.262, .86), (-.275, .74), (-.285, .60), (-.290, .46), (-.286, .36), (-.272, .285), (-.245, .225), (-.205, .195), (-.165, .20), (-.14, .235)]
import itertools
seg = [0]
for a, b in zip(path, path[1:]): seg.append(seg[-1]+math.dist(a, b))
def at(s):
    s = max(0, min(seg[-1]*.9999, s)); i = next(k for k in range(len(seg)-1) if seg[k+1] >= s); t = (s-seg[i])/(seg[i+1]-seg[i]); p0, p1, p2, p3 = [path[max(0, min(len(path)-1, k))] for k in (i-1, i, i+1, i+2)]
    c = lambda a, b, c_, d: .5*((2*b)+(-a+c_)*t+(2*a-5*b+4*c_-d)*t*t+(-a+3*b-3*c_+d)*t**3); return c(p0[0], p1[0], p2[0], p3[0]), c(p0[1], p1[1], p2[1], p3[1])
PW = 1.44; LEN = seg[-1]; vis = LEN/(PW*1300/1500)
pr = printed('print', A['tex'], rough=.32, spec=.5, gain=.98)
def strip(u, v):
    y, z = at(LEN*(1-v)); wav = .006*math.sin(u*11+v*3)*math.sin(math.pi*min(1, max(0, (LEN*(1-v)-.3)/(LEN-.3)))); return (PX+(u-.5)*PW, y-wav, z)
o = grid(strip, 80, 160, pr, 'print', solid=.0004); o.data.materials.append(mat('reverse', (.66,.66,.645), .45)); o.modifiers['s'].material_offset = o.modifiers['s'].material_offset_rim = 1; uvl = o.data.uv_layers[0].data
for l in uvl: l.uv = (l.uv[0], (1.20 if GAN else 1.13)-(1-l.uv[1])*vis)           # head of the artwork at the platen
# finished banners rolled in a bin, cutting table edge at left with trimmed samples
tb = mat('ttop', (.10,.26,.20), .6); box((1.5, 1.1, .03), (-2.05, .55, .86), tb, .006); box((1.5, 1.1, .05), (-2.05, .55, .82), mat('tframe', (.5,.5,.5), .4, .8), .006)
for x in (-2.7, -1.4): box((.06, .06, .8), (x, .1, .4), al, .006); box((.06, .06, .8), (x, 1.0, .4), al, .006)
for i, t in enumerate(('poster1.png', 'poster0.png', 'poster2.png')): o = quad(.36, .54, (-1.78-.16*i, .46+.10*i, .877+.0015*i), printed('s%d' % i, t, rough=.4), (0, 0, .35-.28*i))
lathe([(0, .004), (.166, .004), (.17, .010), (.192, .606), (.197, .612), (.197, .622), (.188, .622), (.186, .612), (.165, .02), (0, .02)], (-1.12, .46, 0), mat('bin', (.17,.18,.19), .55, rvar=.08), 64)
back = mat('back', (.60,.60,.585), .42, bump=(30, .08, .002)); band = mat('band', (.40,.05,.04), .5); inside = [mat('ins%d' % i, c, .5) for i, c in enumerate(((.50,.13,.05), (.10,.24,.36), (.16,.30,.14), (.46,.34,.08)))]
for i in range(7):                                                # finished prints, rolled face inward, a rubber band round each
    a = i*.9; q = Vector((-1.12+.085*math.cos(a), .46+.085*math.sin(a), .645+.06*(i*5 % 4))); rot = (.07*math.sin(a), .07*math.cos(a), 0); rr = R.uniform(.022, .033)
    def spiral(u, v): t = u*2*math.pi*3.4; r_ = rr*(1-.10*u*3.4/3.4*2.2); return (r_*math.cos(t), r_*math.sin(t), (v-.5)*1.2-.006*math.sin(t*.7)*(1 if v > .5 else 0))
    for o in (grid(spiral, 150, 1, back, 'rl', loc=q), grid(lambda u, v: tuple(c_*.985 if n_ < 2 else c_ for n_, c_ in enumerate(spiral(u, v))), 150, 1, inside[i % 4], 'rli', loc=q)): o.rotation_euler = rot
    o = lathe([(rr+.0002, -.004), (rr+.0018, -.003), (rr+.0018, .003), (rr+.0002, .004)], q+Vector((.07*math.cos(a)*.33, -.07*math.sin(a)*.33, .33)), band, 40); o.rotation_euler = rot
ficus((2.35, 1.0, 0), 1.5, 42, leafsize=.26)
# light: window band left, ceiling panels, soft sun patch
area((-3.7, -1.9, 2.0), (.3, .2, .9), (2.4, 2.0), 235, (.95,.975,1)); area((2.6, -3.6, 2.8), (.3, 0, 1), (2.4, 1.6), 26, (1,.95,.88)); area((.6, .4, 3.35), (.6, .6, 0), (3.4, .5), 34, (1,.97,.93))
D = Vector((.70, .55, -.52)).normalized(); sun(D, 10, 1.1, (1,.90,.74)); c0 = Vector((.2, .2, 1.0))-D*3.3; rt = D.cross(Vector((0,0,1))).normalized(); u2 = rt.cross(D).normalized(); gm = mat('gobo', (.02,.02,.02), .9)
def blk_(a0, a1, b0, b1): o = add('gobo', [tuple(c0+rt*a+u2*b) for a, b in ((a0,b0),(a1,b0),(a1,b1),(a0,b1))], [(0,1,2,3)], gm, smooth=False); o.visible_camera = o.visible_glossy = o.visible_diffuse = False
# two openings: the upper one falls on the rack behind the machine, the lower one on the floor at its feet; neither reaches the print
blk_(-25, 25, 1.75, 25); blk_(-25, 25, -1.13, .30); blk_(-25, 25, -25, -1.85); blk_(-25, -1.40, .30, 1.75); blk_(-.06, 25, .30, 1.75); blk_(-25, -.75, -1.85, -1.13); blk_(1.45, 25, -1.85, -1.13)
blk_(-.75, -.70, .30, 1.75); blk_(-1.40, -.06, 1.02, 1.06); blk_(.30, .35, -1.85, -1.13)
if GAN: camera((-.55, -1.80, 1.36), (.30, -.22, .84), 37, 5.6, (PX, -.27, .80), (.0, .0))
else: camera((-1.0, -3.75, 1.38), (.22, 0, 1.38), 38, 5.6, (PX, -.25, .8), (.0, -.105))
render(A['out'], bloom=.03)
