"""Close-ups for articles. shot = khoen (eyelet + hem of a hiflex banner) | cuon (roll ends) | cuonin (rolled banners on cores) | quat (swatch fan on proofs) | thanhmau (colour bar, crop marks) | hashtag (two signs on the packing table, 1.08 m across) | hashtagsau (two signs, one on its face) | hashtagmep (cut edges) | hashtagxep (a pile with paper between) | bangroncuon (rolled street banner, its cord) | phongcuon (rolled stage cloth, its frame taken apart) | decalcuon (rolled decal of a van's side)"""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from bench import *
import colorsys
A = args(samples=72, w=1200, h=900, out='', shot='khoen'); S = A['shot']
reset(A['samples'], A['w'], A['h'], exposure=.12, look='High Contrast'); world((.8,.87,1), (1,.98,.95), (.45,.40,.36), .38)
R = random.Random(31)
def glass(name, shader, refl):
    """shader (transparent or refraction), transparent for everything but the eye's rays, under a reflection that grows towards the rim"""
    m = mat(name, (1, 1, 1), .02); nt = m.node_tree; L = nt.links.new; N_ = nt.nodes.new; b = N_('ShaderNodeBsdfGlossy'); b.inputs[1].default_value = .02; t = N_('ShaderNodeBsdfTransparent'); t.inputs[0].default_value = (.94,.965,.96,1); e = t
    if shader == 'lens':                                               # caustics are off: light has to pass the lens straight
        g = N_('ShaderNodeBsdfRefraction'); g.inputs['IOR'].default_value = 1.5; g.inputs['Roughness'].default_value = 0; lp = N_('ShaderNodeLightPath'); mx = N_('ShaderNodeMath'); mx.operation = 'MAXIMUM'; L(lp.outputs['Is Shadow Ray'], mx.inputs[0]); L(lp.outputs['Is Diffuse Ray'], mx.inputs[1]); e = N_('ShaderNodeMixShader'); L(mx.outputs[0], e.inputs[0]); L(g.outputs[0], e.inputs[1]); L(t.outputs[0], e.inputs[2])
    lw = N_('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .25; k = N_('ShaderNodeMath'); k.operation = 'MULTIPLY_ADD'; k.inputs[1].default_value = .7; k.inputs[2].default_value = refl; L(lw.outputs['Fresnel'], k.inputs[0]); x = N_('ShaderNodeMixShader'); L(k.outputs[0], x.inputs[0]); L(e.outputs[0], x.inputs[1]); L(b.outputs[0], x.inputs[2]); L(x.outputs[0], nt.nodes['Material Output'].inputs[0]); return m
if S == 'khoen':
    # corner of the Vuon Nha banner, 3 x 1 m: folded hem welded 30 mm, brass-nickel eyelet 12 mm, rope through it, plaster wall behind
    pl = streaks(mat('plaster', (.56,.36,.125), .9, spec=.2, bump=(60, .6, .003, 9), tint=((.46,.28,.10), 3, .15)), (.16,.12,.07), .4); quad(3, 3, (0, .09, 0), pl)
    CX, CZ = .026, -.026                                             # eyelet centre measured from the top-left corner at (0,0)
    # creases of a stiff sheet pulled by one corner: straight, each its own angle (degrees below the upper edge), width, height and reach (m); none like its neighbour
    CREASE = ((4, 7, -.0030, .13), (19, 6, .0046, .10), (33, 10, -.0062, .30), (47, 8, .0064, .21), (60, 6, -.0040, .09), (74, 8, .0040, .16), (91, 6, -.0030, .10), (150, 16, .0018, .03), (215, 20, -.0016, .03), (300, 15, .0016, .03))
    def y_(x, z):
        dx, dz = x-CX, CZ-z; r = math.hypot(dx, dz)+1e-5; a = math.degrees(math.atan2(dz, dx)); f = 0
        for at, wide, high, reach in CREASE:
            d = ((a-at+180) % 360-180)/wide; f += high*(math.sqrt(1+d*d*4)+1)**-1*2*math.exp(-d*d*.25)*min(1, max(0, r-.0115)/.022)*math.exp(-(max(0, r-.03)/reach)**1.2)
        return f-.010*(1-math.exp(-r*5))+.0012*math.sin(x*21+z*13)*min(1, r*6)-.0006*math.exp(-(r/.013)**2)
    W, H = .42, .36; HOLE = .0092
    def uvf(x, z): return (x/3.0+.0, 1+z/1.0)
    def patch(x0, x1, z0, z1, m, off, nx, nz):
        v, uv = [], []
        for j in range(nz+1):
            for i in range(nx+1): x, z = x0+(x1-x0)*i/nx, z1+(z0-z1)*(1-j/nz); v.append((x+.0035*math.sin(-z*9)*(1-x/W), y_(x, z)-off, z-.0040*math.sin(x*8)*(1+z/H)+.0005*math.sin(x*47))); uv.append(uvf(x, z))   # pulled edges are not ruled
        q = [(j*(nx+1)+i, j*(nx+1)+i+1, (j+1)*(nx+1)+i+1, (j+1)*(nx+1)+i) for j in range(nz) for i in range(nx)]; return add('p', v, [f for f in q if min(math.hypot(v[k][0]-CX, v[k][2]-CZ) for k in f) > HOLE-.001], m, uv)   # the eye is a real hole, its ring covers the ragged edge
    pr = printed('print', 'banner-gan.png', rough=.34, spec=.5, weave=.30, weave_scale=(1050, 350), weave_d=.00022)
    patch(0, W, -H, 0, pr, 0, 330, 280)
    patch(-.0006, .031, -H, .0006, pr, .0011, 40, 330); patch(-.0006, W, -.031, .0006, pr, .0012, 380, 40)     # doubled hem, 1 mm proud
    ni = mat('nickel', (.80,.78,.72), .24, 1, rvar=.08, rscale=300, bump=(900, .08, .0004)); c0 = Vector((CX, y_(CX, CZ)-.0013, CZ)); o = lathe([(.0060, -.0045), (.0060, .0004), (.0064, .0022), (.0076, .0032), (.0098, .0027), (.0112, .0008), (.0114, -.0004)], c0, ni, 96); o.rotation_euler = (math.pi/2, 0, 0)
    rope = mat('rope', (.70,.68,.61), .85, sheen=.3, bump=(1500, .5, .0004), tint=((.58,.55,.47), 60, .25))
    # the rope: from the hook behind the sheet, forward through the eye, back over the corner, tied to itself by two half hitches (together a clove hitch), a short end hangs
    r = .0030; w = 2.3*r; K = .064; dr = Vector((-.74, 0, .67)).normalized(); side = Vector((dr.z, 0, -dr.x)); at = lambda s, n, d: c0+dr*s+side*n+Vector((0, -d, 0)); D0 = .0035
    wrap = lambda deg, a, up=0: at(K+a, (2*r+up)*math.sin(math.radians(deg)), D0+(2*r+up)*math.cos(math.radians(deg))); lift = lambda q: 1.75*r*max(0, math.cos(q*1.25)) if abs(q) < 1.25 else 0
    hitch = [wrap(90-q*20, w*(-.20-.75*q/9)) for q in range(10)]+[wrap(-90-q*20, -w*1.0) for q in range(1, 10)]+[wrap(-270-q*15, w*(-1+2*q/12), lift(math.radians(90-q*15))) for q in range(1, 13)]+[wrap(-450-q*20, w) for q in range(1, 10)]+[wrap(-630-q*20, w*(1-.75*q/9)) for q in range(1, 10)]
    end = hitch[-1]; tail = [end+Vector(q) for q in ((-.0035, .0006, -.0045), (-.0052, .0010, -.0120), (-.0046, .0004, -.0230), (-.0062, -.0010, -.0350), (-.0096, -.0012, -.0455))]
    cord(through([at(.42, .0, -.012), at(.20, .0008, -.002), at(K+.02, 0, D0), at(K, 0, D0), at(K-.018, 0, D0-.002), at(.036, -.001, -.0065), at(.014, -.001, -.0095), at(.0022, .0002, -.0065), at(-.0010, .0010, .0010), at(.0012, .0018, .0072), at(.010, .0034, .0098), at(.026, .0058, .0100), at(.042, .0084, .0092), at(K-.010, .0090, .0070)]+hitch+tail, 10), rope, r)
    for k in range(26):                                                # the cut end has opened a little
        a = R.uniform(0, 6.3); q = tail[-1]+Vector((math.cos(a), math.sin(a), 0))*r*.8*R.uniform(.1, 1); v = Vector((math.cos(a)*.35-.25, math.sin(a)*.35, -1))*R.uniform(.002, .0055); tube([q-v*.6, q, q+v*.6+Vector((R.uniform(-1, 1), R.uniform(-1, 1), 0))*.0006, q+v], .00018, rope, res=1)
    area((-.5, -.7, .45), (.1, 0, -.1), (.35, .35), 5, (.95,.98,1)); area((.7, -.6, .1), (.1, 0, -.1), (.4, .4), 3.5, (1,.95,.88)); sun(Vector((.55, .62, -.56)), 3.0, 1.5, (1,.90,.74))
    camera((.045, -.46, -.03), (.056, 0, -.050), 62, 11, tuple(c0+Vector((.02, -.003, 0))), (0, 0))
if S == 'cuon':
    cols = [(.66,.665,.66), (.62,.63,.635), (.68,.675,.66), (.64,.65,.65), (.60,.61,.62)]; plug = mat('plug', (.018,.019,.021), .45, rvar=.06, bump=(300, .06, .0006)); wrap = mat('wrap', (.40,.285,.175), .78, bump=(90, .25, .0012), tint=((.35,.245,.145), 30, .2))   # hiflex and film are white before they are printed; some still in their paper
    core = mat('core', (.42,.28,.16), .85, bump=(300, .3, .001)); hollow = mat('hol', (.07,.047,.03), .9)
    box((2.4, .9, .03), (0, .25, -.015), mat('shelf', (.42,.43,.44), .4, .8, rvar=.08), .003); box((2.4, .05, .09), (0, -.215, -.05), mat('beam', (.60,.20,.03), .45, .2, rvar=.05), .006); quad(3, 2, (0, .75, .6), mat('wall', (.60,.59,.56), .9, bump=(60, .1, .002)))
    kind = [.6, .9, .4, .1, .7, .5, .9, .4, .6, .1, .9, .5]*3; lab = mat('label', (.70,.69,.66), .6)
    def text_on(x, y, z):
        o = bpy.data.curves.new('t', 'FONT'); o.body = R.choice(('1,52 m', '1,27 m', '3,20 m')); o.size = .0094; o.align_x = o.align_y = 'CENTER'; o.materials.append(mat('ink', (.02,.02,.022), .6)); q = bpy.data.objects.new('t', o); q.location = (x, y, z); q.rotation_euler = (math.pi/2, .12, 0); bpy.context.collection.objects.link(q)
    def roll(x, z, r, c, y):
        k = kind.pop(); m = wrap if k < .3 else mat('media', c, .38, coat=.25); e = mat('edge', tuple(v*.84 for v in c), .55); nt = e.node_tree; L = nt.links.new
        # turns of .3 mm: a few stand out (random walk), and their cut edges differ in brightness (noise over the radius)
        tc = nt.nodes.new('ShaderNodeTexCoord'); mp = nt.nodes.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = (1, 1, 0); ln = nt.nodes.new('ShaderNodeVectorMath'); ln.operation = 'LENGTH'; no = nt.nodes.new('ShaderNodeTexNoise'); no.noise_dimensions = '1D'; no.inputs['Scale'].default_value = 700; no.inputs['Detail'].default_value = 4
        mr = nt.nodes.new('ShaderNodeMapRange'); mr.inputs[1].default_value, mr.inputs[2].default_value, mr.inputs[3].default_value, mr.inputs[4].default_value = .3, .7, .86, 1.05; mx = nt.nodes.new('ShaderNodeMixRGB'); mx.blend_type = 'MULTIPLY'; mx.inputs[0].default_value = 1; mx.inputs[1].default_value = e.node_tree.nodes['Principled BSDF'].inputs[0].default_value
        L(tc.outputs['Object'], mp.inputs[0]); L(mp.outputs[0], ln.inputs[0]); L(ln.outputs['Value'], no.inputs['W']); L(no.outputs[0], mr.inputs[0]); L(mr.outputs[0], mx.inputs[2]); L(mx.outputs[0], nt.nodes['Principled BSDF'].inputs[0])
        Q = random.Random(int(x*9000+z*700)); n = int((r-.0415)/.0003); h = 0; prof = [(.0405, 0)]
        for i in range(n): h = h*.985+Q.uniform(-.00003, .00003)+(Q.uniform(-.0005, .0005) if Q.random() < .012 else 0); prof.append((.0408+(r-.0416)*i/n, h))
        prof += [(r-.0004, .0002), (r, .0010)]
        for pr_, mm in ((prof, e), ([(r, .0010), (r, .60)], m), ([(.0345, -.010), (.0400, -.010), (.0405, -.008), (.0405, .002)], core), ([(.0345, -.010), (.0345, .34)], core), ([(0, .34), (.0345, .34)], hollow)): o = lathe(pr_, (x, y, z), mm, 96); o.rotation_euler = (-math.pi/2, 0, 0)
        if k > .55:                                                  # plastic plug in the core, with its rim and a hole for the spindle
            o = lathe([(.011, .004), (.011, -.006), (.013, -.0085), (.030, -.0085), (.0325, -.012), (.047, -.012), (.0485, -.0105), (.0485, -.0085), (.040, -.0080)], (x, y, z), plug, 72); o.rotation_euler = (-math.pi/2, 0, 0)
            for t in range(6): box((.0030, .006, .016), (x+.0215*math.cos(t*1.0472), y-.0095, z+.0215*math.sin(t*1.0472)), plug, .0008, 2, (0, -t*1.0472-math.pi/2, 0))
        elif k < .3:                                                 # the paper is folded over the end in pleats, each over the next, and pushed flat
            at = [0]
            while at[-1] < 2*math.pi-.5: at.append(at[-1]+Q.uniform(.30, .56))
            at.append(2*math.pi); deep = [Q.uniform(.024, .031) for _ in at]; slant = [Q.uniform(.15, .5) for _ in at]; vs = []; NA, NR = 560, 14
            for j in range(NR+1):
                t = j/NR
                for i in range(NA):
                    w = (2*math.pi*i/NA+.55*t*t) % (2*math.pi); g = max(q for q in range(len(at)-1) if at[q] <= w); u = (w-at[g])/(at[g+1]-at[g]); rr = r+.0009-deep[g]*(1+.10*(u-.5))*t
                    vs.append((rr*math.cos(2*math.pi*i/NA), rr*math.sin(2*math.pi*i/NA), .0012-.0034*min(1, t*9)-.0021*min(1, t*3.5)*(u**1.6)-.0006*math.sin(u*9+g)*t*slant[g]))
            o = add('pleats', vs, [(j*NA+i, j*NA+(i+1) % NA, (j+1)*NA+(i+1) % NA, (j+1)*NA+i) for j in range(NR) for i in range(NA)], wrap); o.location = (x, y, z); o.rotation_euler = (-math.pi/2, x*7, 0); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(38); o.modifiers.new('s', 'SOLIDIFY').thickness = .00025
        if k > .82: zl = z+(r+.0485)/2; quad(.036, .019, (x+.001, y-.0030, zl), lab, rot=(math.pi/2, .12, 0)); text_on(x+.001, y-.0034, zl)
    row = []; x = -.62; k = 0
    while x < .62: r = R.uniform(.074, .092); x += r; row.append((x, r)); roll(x, r, r, cols[k*4 % 5], -.13+R.uniform(-.025, .02)); x += r+.001; k += 1
    for (xa, ra), (xb, rb) in zip(row, row[1:]):                       # second layer resting in the valleys
        r = .080; d = xb-xa; A_, B_ = ra+r, rb+r; X = (A_*A_-B_*B_+d*d+0)/(2*d) if True else 0
        # centre touching both circles (their centres are at height ra, rb)
        dz = rb-ra; D2 = math.hypot(d, dz); a = (A_*A_-B_*B_+D2*D2)/(2*D2); h = math.sqrt(max(0, A_*A_-a*a)); cx = xa+a*d/D2-h*dz/D2; cz = ra+a*dz/D2+h*d/D2; k += 1
        if k % 2 == 0 or True: roll(cx, cz, r*.985 if False else r-.004, cols[(k*3+1) % 5], -.12+R.uniform(-.02, .03))
    area((-1.3, -1.2, 1.0), (0, 0, .15), (1, 1), 26, (.95,.98,1)); area((1.2, -1.3, .7), (0, 0, .15), (.8, .8), 9, (1,.94,.86)); area((-.15, -2.2, .35), (0, 0, .15), (1.2, .9), 15, (1,.97,.92)); window_light((-.05, -.13, .14), .22, 2.4)
    camera((-.26, -1.02, .24), (.02, 0, .165), 56, 4, (0, -.13, .15), (0, 0))
if S in ('cuonin', 'bangroncuon', 'phongcuon', 'decalcuon'):
    # finished banners of 3 x 1 m, rolled along their length on cardboard cores, print outwards: a true spiral of sheet with slack in it, hems, eyelets at the free corners, held by paper tape
    table(6); core = mat('core', (.42,.28,.16), .8, bump=(220, .25, .001), tint=((.36,.235,.13), 40, .3)); inner = mat('inner', (.20,.13,.075), .9, bump=(160, .3, .001)); back = mat('back', (.66,.665,.66), .5); seam = mat('seam', (.16,.10,.055), .9)
    tape = mat('tape', (.60,.50,.30), .72, bump=(700, .35, .0003), tint=((.55,.45,.26), 50, .3)); ni = mat('nickel', (.80,.78,.72), .24, 1, rvar=.08, rscale=300)
    def rolled(tex, at, turn, width=1.0, length=3.0, pitch=.0013, end=2.2, first=True, jut=.03, seed=1, tabs=(-.30, .22), eyes=True, white=None):
        """`end`: where the free edge lies (0 = away, pi/2 = on top, pi = towards the camera); `first`: the artwork's left edge is the free one; `jut`: the core past the sheet"""
        Q = random.Random(seed); root = bpy.data.objects.new('roll', None); root.location = (*at, 0); root.rotation_euler = (0, 0, turn); bpy.context.collection.objects.link(root); r0 = .0430; dt = 2*math.pi/110; T = .00045; th, S_, r = [0], [0], [r0+.0008]; ph = [Q.uniform(0, 6.3) for _ in range(6)]
        while S_[-1] < length:                                         # the spiral grows by `pitch` a turn, here tighter, there slack
            a = th[-1]+dt; g = 1+.55*math.sin(a*.37+ph[0])+.35*math.sin(a*1.31+ph[1]); r.append(r[-1]+pitch*max(.30, g)*dt/(2*math.pi)); th.append(a); S_.append(S_[-1]+r[-1]*dt)
        n = len(th); k = end-th[-1]; th = [a+k for a in th]; R1 = r[-1]
        stag = lambda i, s: .0016*math.sin(th[i]*.53+ph[2]+s)+.0010*math.sin(th[i]*1.9+ph[3]+s*2)+.0030*s*(1-i/n)+.0004*math.sin(th[i]*7+s)   # turns are never flush
        X = [0, .0012, .006, .014, .024, .0285, .0305, .034, .06]; X = [-width/2+x for x in X]+[-width/2+.06+(width-.12)*i/16 for i in range(1, 16)]+[width/2-x for x in reversed(X)]
        def surface(i, x, up=0):
            e = min(x+width/2, width/2-x); hem = .0005*(1-min(1, max(0, (e-.0285)/.002)))+.0005*(1-min(1, max(0, (S_[-1]-S_[i]-.0285)/.003))); u = i/(n-1); q = r[i]+up+hem*min(1, i/200)
            q += .0009*u*math.sin(2*th[i]+ph[4]+x*3)+.0005*u*math.sin(3*th[i]+ph[5]-x*9)+(.0022*max(0, 1-(S_[-1]-S_[i])/.035)**2*(.55+.45*math.sin(x*11+ph[0])))   # slack, and a free edge that lifts between its tapes
            y, z = q*math.cos(th[i]), q*math.sin(th[i]); return y*1.015, z*(.985 if z > 0 else .97)
        v, uv = [], []
        for i in range(n):
            for x in X: y, z = surface(i, x); e = max(-1, min(1, x*2/width)); v.append((x+stag(i, math.copysign(1, x))*abs(e)**6, y, z)); s = S_[i]/length; t = x/width+.5; uv.append((1-s, 1-t) if first else (s, t))
        m = len(X); o = add('sheet', v, [(i*m+j, (i+1)*m+j, (i+1)*m+j+1, i*m+j+1) for i in range(n-1) for j in range(m-1)], on_white(printed('print', tex, rough=.18, spec=.5, coat=.4), white) if white else printed('print', tex, rough=.34, spec=.5, weave=.12, weave_scale=(1050, 350), weave_d=.00012), uv); o.data.materials.append(back)
        sd = o.modifiers.new('s', 'SOLIDIFY'); sd.thickness = T; sd.offset = -1; sd.material_offset = sd.material_offset_rim = 1; P = [o]
        lo = min(p[2] for p in v); root.location.z = -lo+.0006
        for pr_, mm in (([(.0380, -width/2-jut), (.0424, -width/2-jut), (.0430, -width/2-jut+.0006), (.0430, width/2+jut), (.0380, width/2+jut)], core), ([(.0380, -width/2-jut), (.0380, width/2+jut)], inner)): e = lathe(pr_, (0, 0, 0), mm, 96); e.rotation_euler = (0, math.pi/2, 0); P.append(e)
        for w in (0, .5): P.append(tube([(-width/2-jut+jut*1.1*t/40, .0430*math.cos(6.283*(t/40*.30+w)+1.2), .0430*math.sin(6.283*(t/40*.30+w)+1.2)) for t in range(41)], .00022, seam, res=1))   # the core is wound from a strip of card
        near = lambda s: min(range(n), key=lambda i: abs(S_[i]-s))
        for x in (-width/2+.018, 0, width/2-.018) if eyes else ():     # eyelets of the free edge
            i = near(length-.018); y, z = surface(i, x); e = lathe([(.0058, -.0020), (.0060, .0004), (.0064, .0016), (.0076, .0024), (.0098, .0020), (.0112, .0006), (.0114, -.0006)], (x, y, z), ni, 72); e.rotation_euler = (th[i]-math.pi/2, 0, 0); P.append(e)
        for x0 in tabs:                                                # tape: half of it on the free edge, half on the turn below; torn, never quite straight
            w = .030; i0 = near(length-.045); N = 30; skew = Q.uniform(-.012, .012); vs = []; L_ = .052/R1
            for j in range(N+1):
                a = th[i0]+(th[-1]-th[i0])*min(1, j/14) if j <= 14 else th[-1]+L_*(j-14)/(N-14); i = min(n-1, i0+round((n-1-i0)*min(1, j/14))) if j <= 14 else min(range(n), key=lambda q: abs(th[q]-(a-2*math.pi)))
                for f in range(15):
                    x = x0+(f/14-.5)*w+skew*j/N; b = max(0, 1-(a-th[-1])/.09) if j > 14 else 0; y, z = surface(i, x, .0003); q = Vector((y, z)); d = q.normalized()
                    if j > 14: y1, z1 = surface(n-1, x, .0003); h = Vector((y1, z1)).length; q = d*(q.length+(h-q.length)*b)
                    if j in (0, N): t = Q.uniform(-.0022, .0022); c, s = math.cos(t/R1), math.sin(t/R1); q = Vector((q.x*c-q.y*s, q.x*s+q.y*c))
                    vs.append((x, q.x, q.y))
            P.append(add('tape', vs, [(j*15+f, (j+1)*15+f, (j+1)*15+f+1, j*15+f+1) for j in range(N) for f in range(14)], tape))
        for q in P: q.parent = root
        return R1
    if S == 'cuonin':
        rolled('banner-gan.png', (.060, -.155), -.05, end=2.45, pitch=.00125, seed=3, tabs=(-.30, .10))
        rolled('hiflex-banh-gan.png', (.085, -.020), .015, end=2.15, pitch=.0016, first=False, seed=8, jut=.045, tabs=(-.34, .05))
        rolled('hiflex-banh-gan.png', (.160, .150), -.21, end=2.9, pitch=.0011, seed=14, jut=.02, tabs=(-.28, .16))
    elif S == 'phongcuon':                                             # a stage cloth of 4 x 2.5 m and its frame taken apart: square tube of 25 mm, a plug of plastic in every end
        rolled('backdrop-gan.png', (-.93, .060), .06, width=2.5, length=4.0, end=2.3, pitch=.0014, seed=6, tabs=(.30, .96), eyes=False)
        zinc = mat('zinc', (.54,.55,.55), .42, .9, bump=(14, .05, .003), rvar=.10, rscale=9, tint=((.44,.455,.46), 16, .18)); plug = mat('plug', (.018,.018,.019), .5, bump=(400, .06, .0004)); Q = random.Random(4)
        for x, y, z, turn in ((.30, -.235, 0, .045), (.36, -.204, 0, .050), (.27, -.172, 0, .040), (.33, -.219, 1, .046), (.24, -.190, 1, .052)):
            root = bpy.data.objects.new('tube', None); root.location = (x, y, .0128+.0253*z); root.rotation_euler = (0, 0, turn); bpy.context.collection.objects.link(root)
            for o in (box((1.9, .025, .025), (-.95, 0, 0), zinc, .0024, 4), box((.0016, .0256, .0256), (.0008, 0, 0), plug, .0006, 2), box((.0012, .021, .021), (.0020, 0, 0), plug, .0005, 2)): o.parent = root
    elif S == 'decalcuon':                                             # a side of a van, 4.6 x 1.17 m, laminated, print outwards
        rolled('decalxe-gan.png', (-.02, .050), .22, width=1.17, length=4.6, end=2.35, pitch=.00075, seed=11, tabs=(-.36, .10), eyes=False, white=(.72,.725,.73), first=False)
    else:                                                              # one street banner of 6 x 0.8 m; its cord, coiled flat from the middle outwards, lies beside it
        rolled('bangron-gan.png', (.075, .035), .10, width=.8, length=6.0, end=2.35, pitch=.00128, seed=5, tabs=(-.20, .21))
        white = mat('cord', (.70,.68,.61), .85, sheen=.3, bump=(1500, .5, .0004), tint=((.58,.55,.47), 60, .25)); turns = 8; pts = []
        for i in range(turns*40+1):
            a = 2*math.pi*i/40; q = .016+.0070*i/40+.0011*math.sin(a*.37)+.0007*math.sin(a*2.9+1); pts.append((-.105+q*1.08*math.cos(a), -.215+q*math.sin(a), .0031+.0006*(1+math.sin(a*1.7))*(i % 7 == 0)))
        x, y, z = pts[-1]; pts += [(x+.004, y+.03, .0031), (x+.020, y+.055, .0031), (x+.055, y+.066, .0031), (x+.105, y+.052, .0031), (x+.150, y+.050, .0032)]; cord(through(pts, 4), white, .0030)
    if S == 'cuonin': lathe([(.0380, 0), (.0380, .0300), (.0400, .0302), (.0405, .0298), (.0520, .0296), (.0526, .0290), (.0526, .0008), (.0518, 0), (.0405, .0002), (.0380, 0)], (-.330, -.330, .0004), tape, 96)
    S in ('cuonin', 'bangroncuon') and ruler(*(((-.02, -.335, .0007), -.06) if S == 'cuonin' else ((.215, -.315, .0007), -.05)))
    area((-1.2, -1.0, 1.1), (0, 0, .12), (1, 1), 20, (.95,.98,1)); area((1.2, -1.0, .8), (0, 0, .12), (.8, .8), 9, (1,.94,.86)); window_light((-.20, -.10, .08), .27, 2.6)
    if S == 'phongcuon': camera((.86, -.72, .48), (.150, -.080, .040), 50, 9, (.30, -.12, .05), (0, 0))
    elif S == 'decalcuon': camera((-1.02, -.62, .46), (-.300, -.085, .030), 52, 9, (-.46, -.10, .05), (0, 0))
    elif S == 'bangroncuon': camera((-.86, -.62, .43), (-.130, -.075, .030), 54, 9, (-.30, -.10, .05), (0, 0))
    else: camera((-1.05, -.74, .52), (-.268, -.112, .035), 56, 9, (-.42, -.14, .06), (0, 0))
if S == 'quat':
    table(); paper = mat('paper', (.74,.73,.71), .6)
    def sheet(tex, w, h, x, y, r, z): grid(lambda u, v: ((u-.5)*(w+.014), (v-.5)*(h+.014), -.0001), 4, 4, paper, loc=(x, y, z), rot=(0, 0, r)); grid(lambda u, v: ((u-.5)*w, (v-.5)*h, .0001), 4, 4, printed('pf', tex, rough=.42), loc=(x, y, z), rot=(0, 0, r))
    sheet('poster1.png', .21, .315, -.20, .06, .20, .0008); sheet('poster0.png', .21, .315, .21, .10, -.22, .0008); sheet('proof.png', .33, .22, .0, .30, .05, .0004)
    # .6 mm a leaf at the rivet; every leaf slopes down to the table and leans on its left neighbour (roll), so that none cuts another and all tips lie low
    piv = Vector((.01, -.155, .0014)); N = 30; ST = .0006; ik = mat('code', (.10,.10,.105), .6)
    for i in range(N):
        a = 1.15-2.3*i/(N-1); o0 = bpy.data.objects.new('f', None); o0.location = piv+Vector((0, 0, i*ST)); o0.rotation_euler = (math.atan2(.0022-piv.z-i*ST, .195), .034, a); bpy.context.collection.objects.link(o0); box((.046, .215, .0003), (0, .092, 0), paper, .0001, 1).parent = o0
        for k in range(6):
            h = (i*.97/N+.02) % 1; rgb = colorsys.hsv_to_rgb(h, (.22, .42, .64, .84, .92, .88)[k], (.97, .95, .92, .84, .62, .40)[k]); c = .1878-k*.0295; o = box((.046, .0222, .00004), (0, c, .00016), mat('sw', tuple(v**2.2 for v in rgb), .42), 0); o.parent = o0; text('%d%d' % (i+11, (k+1)*10), .0043, ik, (-.0208, c-.0147, .00020), o0, True)
    cyl(.0062, .022, piv+Vector((0, 0, .0105)), mat('rivet', (.72,.56,.28), .25, 1), n=48, bw=.002)
    area((-1.0, -.7, .9), (0, 0, 0), (.8, .8), 13, (.95,.98,1)); area((.9, -.8, .7), (0, 0, 0), (.6, .6), 5, (1,.94,.86)); window_light((.02, .02, .0), .17, 2.6)
    camera((-.14, -.60, .44), (.0, -.005, .012), 54, 8, (.0, -.02, .015), (0, 0))
if S == 'thanhmau':
    table(); pr = printed('proof', 'proof.png', rough=.36, spec=.45); W, H = .72, .48
    pz = lambda u, v: .0008+.012*max(0, u-.80)**2*8*(1-.3*v)+.0005*math.sin(u*7)*math.sin(v*5)
    grid(lambda u, v: ((u-.5)*W, (v-.5)*H, pz(u, v)), 90, 60, pr, 'proof', rot=(0, 0, .10), solid=.0002)
    # loupe on the cut edge: clear foot that lets the light in, ring, a real lens (8 cm focal length)
    bk = BLACKP(); x, y = .236, -.043; q = Vector((x*math.cos(.1)+y*math.sin(.1), y*math.cos(.1)-x*math.sin(.1), 0)); lo = Vector((x, y, pz(q.x/W+.5, q.y/H+.5)+.0002)); sg = lambda t: .0036*(1-t*t)
    lathe([(.0225, .019), (.0268, .019), (.0268, .026), (.030, .030), (.030, .040), (.0290, .042), (.0272, .042), (.0265, .034), (.0225, .0315), (.0225, .019)], lo, bk, 96); lathe([(.0248, 0), (.0264, 0), (.0264, .0195), (.0248, .0195), (.0248, 0)], lo, glass('foot', 'clear', .02), 96); T = [i/14 for i in range(15)]
    lathe([(.0236*t, .0296-sg(t)) for t in T]+[(.0236*t, .0306+sg(t)) for t in T[::-1]], lo, glass('lens', 'lens', .02), 96)
    ruler((-.02, -.208, .0021), .03)
    area((-1.0, -.6, .9), (0, 0, 0), (.8, .8), 13, (.95,.98,1)); area((.9, -.8, .7), (0, 0, 0), (.6, .6), 5, (1,.94,.86)); window_light((.14, -.02, .0), .17, 2.6)
    camera((.34, -.52, .34), (.13, -.02, .0), 50, 8, (.20, -.02, .005), (0, 0))
if S in ('hashtag', 'hashtagsau', 'hashtagmep', 'hashtagxep'):
    # two signs of 5 mm foam board, cut along their outline, face up on the packing table: the handle is a flat stick glued to the back, so they lie 4 mm above the wood
    table(6); fm = mat('foam', (.80,.80,.785), .6, bump=(800, .15, .0002)); st = wood('stick', (.50,.34,.18), (.70,.53,.34), 1, .6, 1.5); T = .005
    arc = lambda x, y, r, a0, n=24: [(x+r*math.cos(math.radians(a0+90*i/n)), y+r*math.sin(math.radians(a0+90*i/n))) for i in range(n+1)]
    def board(tex, size, outline, k, at, turn, lift, stick, face_down=False):
        """`outline` in pixels of the artwork, y down; `k` metres a pixel; `stick` from the board's lower edge"""
        root = bpy.data.objects.new('sign', None); root.location = (*at, lift); root.rotation_euler = (math.pi if face_down else 0, 0, turn); bpy.context.collection.objects.link(root); w, h = size
        P = [((x-w/2)*k, (h/2-y)*k) for x, y in outline][::-1]; n = len(P); v = [(x, y, T) for x, y in P]+[(x, y, 0) for x, y in P]
        o = add('board', v, [tuple(range(n)), tuple(range(2*n-1, n-1, -1))]+[(i, n+i, n+(i+1) % n, (i+1) % n) for i in range(n)], fm, smooth=False); bevel(o, .0006, 2)
        q = grid(lambda u, t: ((u-.5)*w*k, (t-.5)*h*k, T+.00025), 1, 1, printed('p', tex, rough=.36, spec=.5, alpha=True), 'face'); q.visible_shadow = False
        s = box((.026, .28, .004), (0, -stick-.06, -.0021), st, .0016, 2)
        for x in (o, q, s): x.parent = root
    talk = arc(1234, 166, 150, -90)+arc(1234, 440, 150, 0)+[(520, 590), (262, 744), (330, 590)]+arc(166, 440, 150, 90)+arc(166, 166, 150, 180); bar = arc(1266, 134, 120, -90)+arc(1266, 386, 120, 0)+arc(134, 386, 120, 90)+arc(134, 134, 120, 180)
    if S == 'hashtag':
        board('hashtag-totnghiep.png', (1400, 760), talk, .56/1400, (.135, .180), -.075, .0044, .12); board('hashtag.png', (1400, 520), bar, .60/1372, (-.080, -.095), .062, .0048, .11)
    elif S == 'hashtagmep':                                            # one lies half on the other, so that the cut edge of both is seen
        board('hashtag-gan.png', (1400, 520), bar, .60/1372, (.165, -.030), .16, .0044, .11); board('hashtag-totnghiep-gan.png', (1400, 760), talk, .56/1400, (.150, .215), -.10, .0044, .12)
    elif S == 'hashtagxep':                                            # four in a pile for the road, a sheet of paper between, handles all one way
        paper = mat('between', (.46,.335,.21), .82, bump=(160, .25, .0008), tint=((.42,.30,.185), 12, .2)); Q = random.Random(9); z = .0044
        for k, turn in enumerate((.055, .105, .040, .080)):
            at = (.02+Q.uniform(-.006, .006), .03+Q.uniform(-.006, .006)); board('hashtag.png', (1400, 520), bar, .60/1372, at, turn, z, .11)
            if k < 3: p = [Q.uniform(0, 6) for _ in range(4)]; grid(lambda u, v: ((u-.5)*.63, (v-.5)*.245, .0022*math.sin(u*5+p[0])*max(0, abs(v-.5)*2-.72)*4+.0020*math.sin(v*4+p[1])*max(0, abs(u-.5)*2-.86)*7), 60, 40, paper, 'paper', solid=.0001, loc=(at[0]+.004, at[1]+Q.uniform(-.006, .006), z+T+.0012), rot=(0, 0, turn+Q.uniform(-.03, .03)))
            z += T+.0050
    else:                                                              # the one behind lies on its face: foam, the stick glued on, a strip of tape across it
        board('hashtag-totnghiep.png', (1400, 760), talk, .56/1400, (.02, -.075), .10, .0044, .12); board('hashtag.png', (1400, 520), bar, .60/1372, (.11, .235), -.16, T+.0008, .11, face_down=True)
    ruler(*{'hashtagmep': ((-.03, -.205, .0007), .13), 'hashtagxep': ((-.10, -.320, .0007), .06)}.get(S, ((.300, -.300, .0007), -.10)))
    pen = bpy.data.objects.new('pencil', None); pen.location = (.40, -.185, .0042); pen.rotation_euler = (0, math.pi/2, .32); bpy.context.collection.objects.link(pen)
    for o in (cyl(.0038, .150, (0, 0, 0), mat('lacquer', (.42,.03,.03), .28, coat=.6), n=6, bw=.0004), cyl(.0036, .018, (0, 0, .084), mat('point', (.62,.42,.24), .7), n=24, bw=0, r2=.0011), cyl(.0011, .004, (0, 0, .095), mat('lead', (.03,.03,.032), .4), n=16, bw=0, r2=.0003)): o.parent = pen
    area((-1.4, -.7, 1.5), (0, 0, 0), (1.0, 1.0), 22, (.95,.98,1)); area((1.3, -1.0, 1.1), (0, 0, 0), (.7, .7), 9, (1,.94,.86)); window_light((.02, .0, .0), .40, 3.0, bar=False)
    if S == 'hashtagmep': camera((-.335, -.300, .150), (-.075, -.045, .006), 56, 20, (-.120, -.105, .009), (0, 0))      # stopped down: lettering far out of focus frayed
    elif S == 'hashtagxep': camera((-.52, -.72, .40), (.00, -.03, .015), 52, 9, (-.12, -.10, .03), (0, 0))
    elif S == 'hashtagsau': camera((-.40, -.80, .46), (.02, .045, .0), 50, 9, (-.02, -.10, 0))
    else: camera((.03, -.02, 1.5), (.03, -.02, .0), 50, 8)                   # straight from above, 1.08 m across: the rulers round the picture are true
render(A['out'] or 'can-canh-%s.png' % S, bloom=.03)
