import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
A = args(samples=96, w=1200, h=900, out='canvas.png', tex='canvas.png', shot='main'); S = A['shot']   # shot=main (over a sofa) | tu (leaning on a sideboard) | goc (corner of a gallery wrap, close)
reset(A['samples'], A['w'], A['h'], exposure=.45, look='High Contrast'); world((.8,.87,1), (1,.98,.95), (.4,.36,.32), .30)
R = random.Random(2)
if S == 'goc':
    # 60 x 40 cm gallery wrap standing on a table: rounded bar edge, print runs round the sides, folded corner on top
    oak = wood('oak', (.27,.15,.07), (.50,.33,.18), 0, .38, .9)
    for i in range(9): box((2.6, .1198, .03), (0, -.62+i*.12, -.015), oak, .002)
    quad(6, 3, (0, .62, 1.2), mat('wall', (.50,.53,.49), .9, bump=(60, .1, .002))); sansevieria((-.42, .36, 0), .42, 12, mat('pot', (.62,.58,.52), .6, bump=(40, .2, .002)))
    W, H, Dp, r = .60, .40, .038, .0045
    pr = printed('silk', A['tex'], rough=.62, spec=.3, weave=.75, weave_scale=(W/.0011*.314, H/.0011*.314), weave_d=.00035); nt = pr.node_tree; b = nt.nodes['Principled BSDF']; b.inputs['Sheen'].default_value = .15
    ad = [n for n in nt.nodes if n.type == 'MATH'][0]; mr = nt.nodes.new('ShaderNodeMapRange'); mr.inputs[1].default_value = .3; mr.inputs[2].default_value = 1.5; mr.inputs[3].default_value = .80; mr.inputs[4].default_value = 1.04; mx = nt.nodes.new('ShaderNodeMixRGB'); mx.blend_type = 'MULTIPLY'; mx.inputs[0].default_value = 1   # ink sits on the threads, gaps are darker
    src = b.inputs['Base Color'].links[0].from_socket; nt.links.new(ad.outputs[0], mr.inputs[0]); nt.links.new(src, mx.inputs[1]); nt.links.new(mr.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], b.inputs['Base Color'])
    root = bpy.data.objects.new('wrap', None); root.rotation_euler = (-.06, 0, .0); root.location = (0, 0, .003); bpy.context.collection.objects.link(root)
    def rnd(p):                                                # point of the sharp box -> rounded box
        q = Vector((max(-W/2+r, min(W/2-r, p[0])), max(-Dp/2+r, min(Dp/2-r, p[1])), max(-H/2+r, min(H/2-r, p[2])))); d = Vector(p)-q
        return q+d.normalized()*r if d.length > 1e-9 else Vector(p)
    def steps(a, b, n): return sorted(set([a+(b-a)*i/n for i in range(n+1)]+[e+s*r*k/6 for e, s in ((a, 1), (b, -1)) for k in range(7)]))
    def face(us, vs, pos, uvf, flip=False):
        nu, nv = len(us), len(vs); P = [rnd(pos(u, v)) for v in vs for u in us]; U = [uvf(u, v) for v in vs for u in us]
        q = [(j*nu+i, j*nu+i+1, (j+1)*nu+i+1, (j+1)*nu+i) for j in range(nv-1) for i in range(nu-1)]; q = [t[::-1] for t in q] if flip else q
        o = add('wrap', [tuple((p.x, p.y+ (.0009*math.sin(math.pi*(p.x/W+.5))*math.sin(math.pi*(p.z/H+.5)) if p.y < -Dp/2+.0005 else 0), p.z+H/2) ) for p in P], q, pr, U); o.parent = root
    xs, zs, ys = steps(-W/2, W/2, 60), steps(-H/2, H/2, 40), steps(-Dp/2, Dp/2, 8)
    face(xs, zs, lambda x, z: (x, -Dp/2, z), lambda x, z: (x/W+.5, z/H+.5))
    face(ys, zs, lambda y, z: (W/2, y, z), lambda y, z: (1-(y+Dp/2)/W, z/H+.5)); face(xs, ys, lambda x, y: (x, y, H/2), lambda x, y: (x/W+.5, 1-(y+Dp/2)/H)); face(xs, ys, lambda x, y: (x, y, -H/2), lambda x, y: (x/W+.5, (y+Dp/2)/H), True); face(ys, zs, lambda y, z: (-W/2, y, z), lambda y, z: ((y+Dp/2)/W, z/H+.5), True)
    # corner fold on top: the right side's cloth turned over the top edge, a triangle one cloth thick
    v, uv = [], []; n = 24
    for j in range(n+1):
        for i in range(n+1):
            t, s = j/n, i/n; y = -Dp/2+r*.9+(Dp-r*1.4)*t; w = (Dp-.004)*t; x = W/2-.0052-w+(w)*s; v.append((x, y, H+.0007-.0010*max(0, (.06-s)/.06)**2-.0006*max(0, (s-.94)/.06))); uv.append((1-(y+Dp/2)/W, 1-(W/2-x)/H))
    o = add('fold', v, [(j*(n+1)+i, j*(n+1)+i+1, (j+1)*(n+1)+i+1, (j+1)*(n+1)+i) for j in range(n) for i in range(n)], pr, uv); o.parent = root; sd = o.modifiers.new('s', 'SOLIDIFY'); sd.thickness = .0004; sd.offset = 1
    fl = quad(1.6, 1.6, (1.15, .35, .8), mat('flag', (.02,.02,.02), .9), rot=(math.pi/2, 0, math.pi/2)); fl.visible_camera = False   # keeps light off the right side, so that the edge reads
    area((-1.2, -1.1, .9), (.1, 0, .3), (.8, .8), 34, (.96,.98,1)); area((.1, .2, 1.3), (.25, 0, .4), (.5, .5), 6, (1,.97,.93))
    camera((.80, -.47, .50), (.212, 0, .322), 72, 8, (.27, -.02, .38), (0, 0))
    render(A['out'], bloom=.03); sys.exit()
wc = (.56,.43,.33) if S == 'tu' else (.50,.53,.49); wall = mat('wall', wc, .85, bump=(45, .18, .003, 7), tint=(tuple(c-.03 for c in wc), 2, .2)); quad(9, 3.2, (0, 0, 1.6), wall)
box((9, .018, .11), (0, -.009, .055), mat('skirt', (.75,.74,.71), .4), .003)
fl = wood('floor', (.20,.11,.055), (.42,.26,.14), 0, .32, .8)
for i in range(30):
    x = -5+R.uniform(0, .6)
    while x < 5: l = R.uniform(.9, 1.5); box((l-.002, .118, .02), (x+l/2, -.06-i*.12, -.01), fl, .0012, 1); x += l
if S != 'tu':
    # sofa -------------------------------------------------------------------------
    def fabric(name, color, dark, scale, depth):
        """coarse weave: threads 'scale' to the metre across and up, uneven in tone and in height"""
        m = mat(name, color, .95, sheen=.4); nt = m.node_tree; b = nt.nodes['Principled BSDF']; L = nt.links.new; tc = nt.nodes.new('ShaderNodeTexCoord')
        def node(kind, **k):
            n = nt.nodes.new(kind)
            for key, v in k.items(): n.inputs[key].default_value = v
            return n
        nz = node('ShaderNodeTexNoise', Scale=scale*.9, Detail=3); vo = node('ShaderNodeTexVoronoi', Scale=scale); vo.distance = 'MANHATTAN'; big = node('ShaderNodeTexNoise', Scale=5, Detail=4)
        for n in (nz, vo, big): L(tc.outputs['Object'], n.inputs['Vector'])
        h = nt.nodes.new('ShaderNodeMath'); h.operation = 'SUBTRACT'; L(nz.outputs[0], h.inputs[0]); L(vo.outputs['Distance'], h.inputs[1])
        bp = node('ShaderNodeBump', Strength=1, Distance=depth); L(h.outputs[0], bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal'])
        r = nt.nodes.new('ShaderNodeMapRange'); r.inputs[1].default_value = -.35; r.inputs[2].default_value = .45; L(h.outputs[0], r.inputs[0])
        mx = nt.nodes.new('ShaderNodeMixRGB'); mx.inputs[1].default_value = (*dark, 1); mx.inputs[2].default_value = (*color, 1); L(r.outputs[0], mx.inputs[0])
        sh = nt.nodes.new('ShaderNodeMapRange'); sh.inputs[1].default_value = .35; sh.inputs[2].default_value = .65; sh.inputs[3].default_value = .88; sh.inputs[4].default_value = 1.06; L(big.outputs[0], sh.inputs[0])
        mul = nt.nodes.new('ShaderNodeMixRGB'); mul.blend_type = 'MULTIPLY'; mul.inputs[0].default_value = 1; L(mx.outputs[0], mul.inputs[1]); L(sh.outputs[0], mul.inputs[2]); L(mul.outputs[0], b.inputs['Base Color'])
        return m
    fab = fabric('boucle', (.60,.55,.47), (.40,.36,.30), 130, .008); fab2 = fabric('ochre', (.50,.21,.09), (.30,.11,.04), 210, .004); fab3 = fabric('sage', (.17,.27,.23), (.09,.15,.13), 210, .004)
    from mathutils import noise as mnoise
    def sagged(w, d, h, loc, rot, seed, r=.08):
        """sofa cushion: a rounded box, sewn together round its front with a cord, its filling uneven"""
        n, o3 = Vector((seed*3.1, seed*1.7, seed)), []
        def soft(p):
            q = Vector([max(-e/2+r, min(e/2-r, c)) for c, e in zip(p, (w, d, h))]); k = Vector(p)-q; q = q+k.normalized()*r if k.length > 1e-9 else Vector(p)
            belly = max(0, 1-(2*q.x/w)**2)*max(0, 1-(2*q.z/h)**2); side = 1 if q.y < 0 else -.3
            x = q*1.0; x.y -= side*.035*belly; x += .012*mnoise.noise_vector(q*4+n)+.005*mnoise.noise_vector(q*13+n)
            edge = min(w/2-abs(q.x), h/2-abs(q.z)); x.y += .006*math.sin(62*(q.x+q.z*.4)+9*mnoise.noise(q*3+n))*math.exp(-edge/.05)*(1 if q.y < -d/2+r*1.2 else 0)
            return x
        def steps(e, k): return [-e/2+e*i/k for i in range(k+1)]
        X, Y, Z = steps(w, 110), steps(d, 34), steps(h, 76)
        for us, vs, pos, flip in ((X, Z, lambda a, b: (a, -d/2, b), 0), (X, Z, lambda a, b: (a, d/2, b), 1), (X, Y, lambda a, b: (a, b, h/2), 0), (Y, Z, lambda a, b: (w/2, a, b), 0), (Y, Z, lambda a, b: (-w/2, a, b), 1)):
            P = [tuple(soft(pos(a, b))) for b in vs for a in us]; k = len(us); f = [(j*k+i, j*k+i+1, (j+1)*k+i+1, (j+1)*k+i) for j in range(len(vs)-1) for i in range(k-1)]
            o3.append(add('cushion', P, [t[::-1] for t in f] if flip else f, fab, loc=loc, rot=rot))
        c, R_ = r*.2929, r*.7071; a, b = w/2-c, h/2-c; path = []
        for cx_, cz_, t0 in ((a-R_, b-R_, 0), (-a+R_, b-R_, 90), (-a+R_, -b+R_, 180), (a-R_, -b+R_, 270)): path += [(cx_+R_*math.cos(math.radians(t0+t)), cz_+R_*math.sin(math.radians(t0+t))) for t in range(0, 91, 9)]
        long = []
        for (x0, z0), (x1, z1) in zip(path, path[1:]+path[:1]): k = max(1, int(math.hypot(x1-x0, z1-z0)/.012)); long += [(x0+(x1-x0)*i/k, z0+(z1-z0)*i/k) for i in range(k)]
        cord = []
        for x, z in long:
            p = Vector((x, -d/2+c, z)); cord.append(tuple(soft(p*1.02)+Vector((0, -.0015, 0))))
        t = tube(cord, .0055, fab, 'cord', 6, True); t.location = loc; t.rotation_euler = rot
    def pillow(w, h, d, loc, m, rot=(0,0,0), seed=1):
        """throw pillow, knife edge: folds run in from the four corners, two dents where it was set down"""
        n = Vector((seed*2.3, seed, seed*.7))
        def f(s):
            def g(u, v):
                a = max(0, (1-abs(2*u-1)**2.6)*(1-abs(2*v-1)**2.6)); k = 1-.11*(1-abs(2*v-1)**2)*abs(2*u-1)**2; k2 = 1-.11*(1-abs(2*u-1)**2)*abs(2*v-1)**2
                x, z = (u-.5)*w*k, (v-.5)*h*k2; q = Vector((x, 0, z)); fold = 0
                for sx_ in (-1, 1):
                    for sz_ in (-1, 1): dx, dz = x-sx_*w/2, z-sz_*h/2; rr = math.hypot(dx, dz); an = math.atan2(dz, dx); fold += .011*math.sin(an*13+seed+sx_)*math.exp(-rr/.10)*min(1, rr/.03)
                return (x, s*(d*.5*a**.55)+a**.5*(fold+.016*mnoise.noise(q*6+n)+.005*mnoise.noise(q*19+n)), z)
            return g
        for s, fl_ in ((-1, False), (1, True)): grid(f(s), 70, 70, m, 'pillow', fl_, loc=loc, rot=rot)
        rim = [(t/40, 0) for t in range(40)]+[(1, t/40) for t in range(40)]+[(1-t/40, 1) for t in range(40)]+[(0, 1-t/40) for t in range(40)]
        t = tube([f(-1)(u, v) for u, v in rim], .0028, m, 'seam', 4, True); t.location = loc; t.rotation_euler = rot
    leg = wood('leg', (.12,.06,.03), (.28,.15,.08), 2, .4); sx = -.05
    for i in (-1, 0, 1): box((.70, .72, .20), (sx+i*.71, -.52, .37), fab, .055, 6); sagged(.708, .24, .48, (sx+i*.71, -.20+.012*i*i, .655+.006*i), (.16, .012*i, .014*i), i+2)
    box((2.2, .82, .18), (sx, -.50, .20), fab, .03, 4); [box((.20, .86, .50), (sx+s*1.18, -.50, .36), fab, .07, 6) for s in (-1, 1)]
    for x in (-1.1, 1.1): [cyl(.022, .12, (sx+x, y, .06), leg, r2=.028) for y in (-.15, -.85)]
    pillow(.52, .50, .19, (sx-.80, -.50, .70), fab2, (.28, .1, .22), 1); pillow(.47, .46, .18, (sx-.42, -.57, .685), fab3, (.34, -.14, -.1), 2); pillow(.54, .36, .17, (sx+.84, -.52, .655), fab2, (.3, .05, -.2), 3)
    # throw over arm, side table + lamp + books, plant
    tb = wood('tb', (.16,.08,.035), (.36,.20,.10), 0, .35); tx = 1.66
    cyl(.25, .028, (tx, -.42, .55), tb, bw=.008); [tube([(tx+.13*math.cos(a), -.42+.13*math.sin(a), .54), (tx+.21*math.cos(a), -.42+.21*math.sin(a), 0)], .013, leg) for a in (.5, 2.6, 4.7)]
    lathe([(0,0),(.075,0),(.085,.01),(.05,.05),(.075,.12),(.085,.18),(.06,.24),(.018,.27),(.014,.34)], (tx, -.40, .565), mat('lampbase', (.16,.28,.27), .22, coat=.7, rvar=.06)); 
    sh = mat('shade', (.85,.78,.66), .9, emit=(1,.72,.42), emit_s=.9); lathe([(.155,0),(.115,.22)], (tx, -.40, .86), sh)
    pl_ = bpy.data.lights.new('bulb', 'POINT'); pl_.energy = 14; pl_.color = (1,.68,.38); pl_.shadow_soft_size = .05; po = bpy.data.objects.new('bulb', pl_); po.location = (tx, -.40, .97); bpy.context.collection.objects.link(po)
    ficus((-1.78, -.42, 0), 1.75, 45, leafsize=.28, seed=6)
else:
    def turned(p):
        """a smooth profile through the given points, so that no edge shows in the outline"""
        q = [p[0]]+p+[p[-1]]; return [tuple(.5*(2*b+(c-a)*t+(2*a-5*b+4*c-d)*t*t+(3*b-a-3*c+d)*t**3) for a, b, c, d in zip(*q[i:i+4])) for i in range(len(p)-1) for t in [k/8 for k in range(8)]]+[p[-1]]
    # --- sideboard, lamp, vase, books ------------------------------------------------------
    tk = wood('teakH', (.15,.075,.035), (.33,.19,.10), 0, .38, .7); tv = wood('teakV', (.15,.075,.035), (.33,.19,.10), 2, .38, .7); br = mat('brass', (.70,.50,.22), .3, 1); ZT = .74; XC = .06
    box((1.94, .44, .030), (XC, -.235, ZT-.015), tk, .004); box((1.94, .44, .024), (XC, -.235, .172), tk, .004)
    for x in (-.955, .955): box((.030, .44, ZT-.19), (XC+x, -.235, (ZT-.03+.184)/2), tv, .003)
    box((1.88, .02, .52), (XC, -.03, .445), tv, 0)
    for i in range(3): x = XC+(i-1)*.632; box((.622, .018, .512), (x, -.444, .447), tv, .003); cyl(.010, .020, (x+(.27 if i < 2 else -.27), -.462, .47), br, (math.pi/2, 0, 0), 24, .002)
    for x in (-.82, .82):
        for y in (-.08, -.39): cyl(.013, .17, (XC+x, y, .082), tv, n=24, r2=.020)
    pt = mat('vase', (.62,.58,.50), .6, bump=(60, .15, .002)); lathe(turned([(0,0),(.056,0),(.064,.006),(.080,.05),(.088,.10),(.072,.17),(.044,.205),(.038,.220),(.044,.235),(.040,.238),(.036,.228)]), (XC-.80, -.27, ZT), pt); lm = leafmat((.06,.15,.06), (.22,.36,.14), .5)
    for i in range(22): leaf(.25*R.uniform(.6, 1.1), .065, R.uniform(.5, 1.1), lm, (XC-.80, -.27, ZT+.215), i*2.4, R.uniform(.85, 1.45))
    bx, bz = XC+.72, ZT
    for w, d, h, c, r in ((.26, .19, .030, (.10,.20,.24), .10), (.24, .17, .026, (.62,.56,.46), -.06), (.21, .15, .034, (.55,.17,.08), .05)): box((w, d, h-.002), (bx, -.26, bz+h/2), mat('book', c, .6), .003, rot=(0, 0, r)); box((w-.006, d-.006, h-.010), (bx+.004, -.263, bz+h/2), mat('pages', (.70,.67,.60), .8), .001, rot=(0, 0, r)); bz += h
    lathe([(0,0),(.030,0),(.046,.016),(.050,.05),(.046,.052),(.040,.02),(0,.012)], (bx, -.26, bz), mat('cup', (.12,.26,.27), .22, coat=.7))
# --- product: canvas 120x80 in oak floater frame ------------------------------------
before = set(bpy.data.objects); TU = S == 'tu'; W, H, cz, cx = (1.08, .72, .36+.022, 0) if TU else (1.20, .80, 1.58, -.05)
fr = wood('oakH', (.30,.17,.08), (.56,.37,.20), 0, .4, 1.4); fv = wood('oakV', (.30,.17,.08), (.56,.37,.20), 2, .4, 1.4); g = .008; t = .014; d = .048
for s in (-1, 1):                              # four bars, mitred at the corners
    for m, q in ((fr, [(a*(W/2+g+e*t), s*(H/2+g+e*t)) for e, a in ((0, -s), (0, s), (1, s), (1, -s))]), (fv, [(s*(W/2+g+e*t), a*(H/2+g+e*t)) for e, a in ((0, s), (0, -s), (1, -s), (1, s))])):
        bevel(add('bar', [(cx+x, y, cz+z) for y in (-d-.004, -.004) for x, z in q], [(0,1,2,3), (7,6,5,4), (0,4,5,1), (1,5,6,2), (2,6,7,3), (3,7,4,0)], m), .0012, 2)
box((W+2*g, .006, H+2*g), (cx, -.008, cz), mat('backing', (.02,.02,.02), .8), 0)
pr = printed('silk', A['tex'], rough=.62, spec=.3, weave=.6, weave_scale=(W/.0011*.314, H/.0011*.314), weave_d=.0003, gain=1.0)   # threads 1.1 mm apart
def f(u, v):                                   # wrapped face: rounded edges, slight drum sag
    e = min(u*W, (1-u)*W, v*H, (1-v)*H); r = .004; y = -.040+(r-math.sqrt(max(0, r*r-(r-min(e, r))**2)) if e < r else 0)+.0012*math.sin(math.pi*u)*math.sin(math.pi*v); return (cx+(u-.5)*W, y, cz+(v-.5)*H)
grid(f, 240, 160, pr, 'canvas'); box((W, .026, H), (cx, -.0215, cz), mat('edge', (.75,.72,.68), .8), 0)
if TU:                                                       # the frame stands on the sideboard and leans against the wall
    root = bpy.data.objects.new('leaning', None); bpy.context.collection.objects.link(root)
    for o in set(bpy.data.objects)-before-{root}: o.parent = root
    root.location = (.0, -.085, ZT); root.rotation_euler = (-.095, 0, .012)
# light: big window on the left (with mullion gobo) + fill
# shot=tu: the sun comes more from the front, so that the leaves' shadow falls beside the print and one pane's light covers it
D = Vector((.31, .83, -.43) if TU else (.80, .46, -.40)).normalized()
area((-4.4, -2.6, 1.9), (0, -.3, 1.2), (2.2, 2.4), 135, (.97,.98,1)); sun(D, 2.6 if TU else 3.0, 1.6, (1,.86,.66))
gm = mat('gobo', (.02,.02,.02), .9); c0 = Vector((-.42, 0, 1.15) if TU else (.32, 0, 1.5))-D*3.2
# window opening = blockers around two tall panes
up = Vector((0,0,1)); rt = D.cross(up).normalized(); u2 = rt.cross(D).normalized()
def blk(a0, a1, b0, b1): P = [c0+rt*a+u2*b for a, b in ((a0,b0),(a1,b0),(a1,b1),(a0,b1))]; o = add('gobo', [tuple(p) for p in P], [(0,1,2,3)], gm, smooth=False); o.visible_camera = False; o.visible_glossy = False; o.visible_diffuse = False
if TU: blk(-6, -1.05, -4, 4); blk(1.05, 6, -4, 4); blk(-1.05, 1.05, .50, 4)
else: blk(-6, -.62, -4, 4); blk(.62, 6, -4, 4); blk(-.62, .62, .95, 4); blk(-.62, .62, -4, -1.0); blk(-.025+.66-.4, .025+.66-.4, -9, -8); blk(-.62, .62, -.58, -.54)
area((1.5, -4.2, 2.6), (0, 0, 1.2), (3, 2), 45, (1,.96,.9))
if TU: camera((.62, -2.55, 1.04), (.03, 0, 1.04), 50, 4.5, (0, -.06, 1.1), (-.006, .015))
else: camera((.44, -3.3, 1.28), (.0, 0, 1.28), 50, 4.5, (0, -.04, 1.5), (-.01, .065))
render(A['out'], bloom=.03)
