"""Close-ups of the categories on the packing table. shot = lopde (decal half off its backing) | bocde (poster of film with glue, a corner off its backing) |
khungsau (back of a stage cloth on its steel frame, one edge screwed, one still to be folded) | lungkhung (back of a stretched canvas) | moled (light box with its film rolled back) | nepmo (corner of a snap frame, one rail open)"""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from bench import *
A = args(samples=18, w=1200, h=900, out='', shot='lopde', tex=''); S = A['shot']
LIT = S in ('moled', 'nepmo')
reset(A['samples'], A['w'], A['h'], exposure=.05 if LIT else .12, look='High Contrast'); world((.8,.87,1), (1,.98,.95), (.45,.40,.36), .10 if LIT else .38)
R = random.Random(17)
def window_of(o, u0, u1, v0, v1):
    """the sheet shows this part of its artwork only"""
    for l in o.data.uv_layers[0].data: l.uv = (u0+(u1-u0)*l.uv[0], v0+(v1-v0)*l.uv[1])
def curled(w, h, way, depth, rho, theta, z0, wave=.0004, spiral=0):
    """f(u, v) of a sheet of w x h whose corner (or edge) in direction `way`, `depth` metres deep, is bent round a roll of radius rho by theta and runs straight on; with `spiral` it is rolled up whole, each turn inside the last"""
    n = Vector((*way, 0)).normalized(); far = max(n.dot(Vector((sx*w/2, sy*h/2, 0))) for sx in (-1, 1) for sy in (-1, 1))-depth
    def f(u, v):
        p = Vector(((u-.5)*w, (v-.5)*h, 0)); s = p.dot(n)-far; z = z0+wave*(1+math.sin(u*6+v*3)*math.sin(v*5-u))
        if s > 0 and spiral:
            a = s/rho; q = rho*(1-spiral*a+.010*math.sin(a*1.3+p.y*5)*min(1, a)); p = p+n*(q*math.sin(a)-s); z += rho-q*math.cos(a)
        elif s > 0:
            a = min(s/rho, theta); rest = max(0, s-a*rho); k = 1+.12*math.sin(p.dot(Vector((-n.y, n.x, 0)))*9)          # the bend is not quite a cylinder
            p = p+n*(rho*math.sin(a)*k+rest*math.cos(theta)-s); z += rho*(1-math.cos(a))*k+rest*math.sin(theta)
        return (p.x, p.y, z)
    return f
def threads(m, across, along, strength, distance):
    """a mesh under the surface, as bump over what bump there is: so many threads over the width and the height of the sheet's artwork"""
    nt = m.node_tree; L = nt.links.new; b = nt.nodes['Principled BSDF']; tc = nt.nodes.new('ShaderNodeTexCoord'); h = None
    for way, n in (('X', across), ('Y', along)):
        w = nt.nodes.new('ShaderNodeTexWave'); w.bands_direction = way; w.inputs['Scale'].default_value = n*math.pi/10; w.inputs['Distortion'].default_value = .6; L(tc.outputs['UV'], w.inputs[0])
        if h is None: h = w.outputs[1]
        else: a = nt.nodes.new('ShaderNodeMath'); a.operation = 'MAXIMUM'; L(h, a.inputs[0]); L(w.outputs[1], a.inputs[1]); h = a.outputs[0]
    bp = nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = strength; bp.inputs['Distance'].default_value = distance; L(h, bp.inputs['Height'])
    if b.inputs['Normal'].links: L(b.inputs['Normal'].links[0].from_socket, bp.inputs['Normal'])
    L(bp.outputs[0], b.inputs['Normal'])
def two_sided(o, back, thick=.00022): o.data.materials.append(back); sd = o.modifiers.new('s', 'SOLIDIFY'); sd.thickness = thick; sd.offset = -1; sd.material_offset = sd.material_offset_rim = 1
if S in ('lopde', 'bocde'):
    table(6); PP = S == 'bocde'; w, h = (.60, .90) if PP else (.52, .29); at, turn = ((-.150, .290, 0), .10) if PP else ((-.015, .015, 0), .13)
    glue = mat('glue', (.66,.665,.66), .30, spec=.5, rvar=.05, rscale=40); liner = mat('liner', (.46,.54,.60) if PP else (.62,.56,.40), .22, spec=.5, coat=.2, rvar=.04, rscale=30)
    grid(curled(w+.010, h+.010, (.8, -.6), .05, .30, .25, .0003, .0003), 90, 90, liner, 'liner', solid=.0001, loc=at, rot=(0, 0, turn))
    pr = printed('print', A['tex'], rough=.40 if PP else .16, spec=.45, coat=0 if PP else .5, gain=.98 if PP else 1)
    o = grid(curled(w, h, (.74, -.67), .185 if PP else .150, .026, 2.75, .0008, .0002), 300, 300 if not PP else 440, on_white(pr, (.72,.725,.73)), 'print', loc=at, rot=(0, 0, turn)); two_sided(o, glue)
    if not PP: window_of(o, .282, .6036, .2865, .9916)                    # the name and its lines: a sticker for a door
    if PP: ruler((-.05, -.255, .0007), .06)
    else:                                                              # the squeegee: a card of hard plastic with a strip of felt round its working edge
        q = bpy.data.objects.new('squeegee', None); q.location = (-.120, -.222, .0022); q.rotation_euler = (0, 0, .42); bpy.context.collection.objects.link(q)
        for o in (box((.100, .066, .0034), (0, 0, 0), mat('card', (.78,.43,.012), .34, bump=(500, .05, .0004), rvar=.05), .0012, 3), box((.100, .013, .0058), (0, .031, .0004), mat('felt', (.018,.018,.019), .98, sheen=.5, bump=(1600, .9, .0008)), .0022, 3)): o.parent = q
        ruler((.19, -.300, .0007), -.05)
    area((-1.0, -.7, .9), (0, 0, 0), (.8, .8), 13, (.95,.98,1)); area((.9, -.8, .7), (0, 0, 0), (.6, .6), 5, (1,.94,.86)); window_light((.02, -.02, .0), .22, 2.6)
    if PP: camera((-.04, -.81, .55), (-.02, -.075, .012), 50, 11, (.06, -.12, .02), (0, -.062))
    else: camera((-.10, -.72, .48), (.020, -.030, .010), 49, 9, (.05, -.08, .02), (0, 0))
if S == 'khungsau':
    table(10); fx, fy, t = .20, -.155, .025; M = .10                       # the frame's outer corner, its tube, the margin of the cloth
    zinc = mat('zinc', (.54,.55,.55), .42, .9, bump=(14, .05, .003), rvar=.10, rscale=9, tint=((.44,.455,.46), 16, .18)); weld = mat('weld', (.20,.20,.205), .5, .8, bump=(300, .6, .002)); back = mat('back', (.36,.365,.37), .55, spec=.35, bump=(700, .10, .0006), tint=((.33,.335,.34), 5, .2)); threads(back, 1.299/.0024, 1.555/.0024, .6, .0003)     # its mesh shows through the grey: a thread every 2.4 mm
    front = printed('front', A['tex'], rough=.50, spec=.3)
    lie = lambda x, y: .0012+.0016*(1+math.sin(x*7+1)*math.sin(y*9+x*3))*min(1, max(0, (fx-t-.02-x)/.08))*min(1, max(0, (y-fy-t-.02)/.08))+.0010*(1+math.sin(x*11))*max(0, (fy-y)/M)**2*4
    def under(u, v): x, y = -1.1+(fx-.001+1.1)*u, fy-M+(1.3-fy+M)*v; return (x, y+.0015*math.sin(x*6)*(1-v)**8, lie(x, y))
    o = grid(under, 300, 320, back, 'cloth')
    # steel: two tubes mitred and welded
    z0 = .0030
    for P in ([(-1.1, fy), (fx, fy), (fx-t, fy+t), (-1.1, fy+t)], [(fx, fy), (fx, 1.3), (fx-t, 1.3), (fx-t, fy+t)]):
        bevel(add('tube', [(x, y, z) for z in (z0, z0+t) for x, y in P], [(3,2,1,0), (4,5,6,7)]+[(i, (i+1) % 4, 4+(i+1) % 4, 4+i) for i in range(4)], zinc, smooth=False), .0022, 4)
    tube([(fx-t+t*q/30+.0006*math.sin(q*2.1), fy+t-t*q/30, z0+t+.0002) for q in range(31)], .0016, weld)
    # the right margin is turned up over its tube: outer wall, top, down inside; its printed side is seen; the corner was cut off so that it does not bulge
    prof = []; r = .0035; g = .0011
    for cx, cz, a0 in ((fx+g-r, z0+r-.001, -90), (fx+g-r, z0+t+g-r, 0), (fx-t-g+r, z0+t+g-r, 90)):
        prof += [(cx+r*math.cos(math.radians(a0+9*i)), cz+r*math.sin(math.radians(a0+9*i))) for i in range(11)]
    prof += [(fx-t-g-.0005-.0002*i*i, z0+t+g-r-.0020*i-.0004*i*i) for i in range(1, 7)]
    L_ = [0]
    for a, b in zip(prof, prof[1:]): L_.append(L_[-1]+math.dist(a, b))
    def wrap(u, v):
        s = v*L_[-1]; i = max(k for k in range(len(L_)-1) if L_[k] <= s+1e-9); q = (s-L_[i])/max(1e-9, L_[i+1]-L_[i]); x = prof[i][0]+(prof[i+1][0]-prof[i][0])*q; z = prof[i][1]+(prof[i+1][1]-prof[i][1])*q
        y = fy+.004+.028*v+u*(1.26-.028*v); f = min(1, s/.02)*min(1, (s/L_[-1])**3)                                # clipped at an angle
        k = abs((y-fy-.05) % .16-.08)/.08; return (x-.0016*f*(.5+.5*math.sin(y*23)), y, z+.0010*f*math.sin(y*31)*(1-k)+.0004*math.sin(y*17)*min(1, s/.03))
    o = grid(wrap, 500, 90, front, 'wrap', flip=False); window_of(o, .30, .62, .0, .010); two_sided(o, back, .0004)
    edge = mat('unprinted', (.70,.705,.70), .45, bump=(700, .1, .0004)); o.data.materials.append(edge)
    for p in o.data.polygons:
        if sum(o.data.uv_layers[0].data[l].uv[1] for l in p.loop_indices)/4 > .0092: p.material_index = 2
    st = mat('screw', (.70,.70,.69), .28, 1, rvar=.06, rscale=200)
    for y in [fy+.052+.16*i for i in range(8)]:                         # self-drilling screws with a washer under the head
        x = fx-t/2+R.uniform(-.001, .001); zz = z0+t+g+.0004; cyl(.0066, .0012, (x, y, zz+.0006), st, n=48, bw=.0003); cyl(.0046, .0040, (x, y, zz+.0030), st, (0, 0, R.uniform(0, 1)), 6, .0005); lathe([(0, .0002), (.0030, .0001), (.0032, -.0003)], (x, y, zz+.0052), st, 32)
    ruler((.105, fy-M-.045, .0007), .035)
    area((-1.2, -.9, 1.1), (0, 0, 0), (1, 1), 20, (.95,.98,1)); area((1.1, -.9, .8), (.1, -.1, 0), (.7, .7), 8, (1,.94,.86)); window_light((.10, -.06, .0), .30, 2.6, bar=False)
    camera((.60, -.66, .42), (.100, -.070, .004), 50, 10, (.16, -.12, .02), (0, 0))
if S == 'lungkhung':
    table(8); cx, cy = .175, -.150; W, H, D, B = .90, .60, .026, .046         # the outer corner in view, the size, the depth, the width of a bar
    pine = wood('pineH', (.50,.34,.18), (.70,.53,.32), 0, .55, 1.1); pinev = wood('pineV', (.50,.34,.18), (.70,.53,.32), 1, .55, 1.1)
    for P, m in (([(cx-W, cy), (cx, cy), (cx-B, cy+B), (cx-W, cy+B)], pine), ([(cx, cy), (cx, cy+H), (cx-B, cy+H), (cx-B, cy+B)], pinev)):
        P = [(x-.0012*(x == cx), y+.0012*(y == cy)) for x, y in P]; bevel(add('bar', [(x, y, z) for z in (.0016, D) for x, y in P], [(3,2,1,0), (4,5,6,7)]+[(i, (i+1) % 4, 4+(i+1) % 4, 4+i) for i in range(4)], m, smooth=False), .0014, 3)
    def cloth(name, base, weave):
        m = printed(name, A['tex'], rough=.75, spec=.2, weave=weave, weave_scale=(W/.0011*.314, H/.0011*.314), weave_d=.0003)
        if base:
            nt = m.node_tree; b = nt.nodes['Principled BSDF']; [nt.links.remove(l) for l in list(b.inputs['Base Color'].links)]; b.inputs['Base Color'].default_value = (*base, 1)
        return m
    raw = cloth('raw', (.56,.52,.44), .8); pr = cloth('wrapped', None, .7); primed = cloth('primed', (.70,.69,.66), .7)
    grid(lambda u, v: (cx-W+u*(W-B*.4), cy+B*.4+v*(H-B*.4), .0042+.0006*math.sin(u*5)*math.sin(v*4)), 60, 60, raw, 'rawback')
    FOLD, T = .027, .0008
    def strip(along, over):
        """cloth round one outer side and back over the bar; `along` x: the side towards us, y: the right side"""
        sec = [(0, 0), (0, D-.004)]+[(.004-.004*math.cos(math.radians(9*i)), D-.004+.004*math.sin(math.radians(9*i))) for i in range(1, 11)]+[(.004+(FOLD-.004)*i/30, D) for i in range(1, 31)]; L_ = [0]
        for a, b in zip(sec, sec[1:]): L_.append(L_[-1]+math.dist(a, b))
        v, uv, n, m = [], [], 420, len(sec); length = W if along == 'x' else H; Q = [R.uniform(0, 6) for _ in range(4)]; fray = [R.uniform(-.0004, .0004) for _ in range(n+1)]
        for i in range(n+1):
            t = i/n*length
            for j, (d, z) in enumerate(sec):
                top = min(1, max(0, d/FOLD)); lo = max(0, d-.002)-.0008 if over else -.0004; q = lo+(length-lo)*i/n                 # the one above begins in a slant: its corner is tucked in under 45 degrees
                dd = d+top**8*(.0012*math.sin(q*14+Q[0])+.0008*math.sin(q*37+Q[1])+fray[i]); zz = z+(T*(1 if not over else 1+1.2*max(0, 1-q/.09)**.5)*(z > D-.003)+.0008*top*max(0, math.sin(q*math.pi/.036+Q[2]))*(d > .02))
                v.append((cx-q, cy+dd, zz) if along == 'x' else (cx-dd, cy+q, zz)); e = L_[j]
                uv.append((q/W, 1-e/H) if along == 'x' else (1-e/W, 1-q/H))
        f = [(i*m+j, i*m+j+1, (i+1)*m+j+1, (i+1)*m+j) for i in range(n) for j in range(m-1)]; f = [t[::-1] for t in f] if along == 'y' else f
        o = add('strip', v, f, pr, uv); o.data.materials.append(primed); sd = o.modifiers.new('s', 'SOLIDIFY'); sd.thickness = .0006; sd.offset = -1
        for k, p in enumerate(o.data.polygons):
            if k % (m-1) >= m-8: p.material_index = 1                  # the last 7 mm were left unprinted
        for _ in range(70):                                            # threads at the cut
            q = R.uniform(.03, length*.7); a = (cx-q, cy+FOLD-.0005, D+T) if along == 'x' else (cx-FOLD+.0005, cy+q, D+T); l = R.uniform(.001, .0035); e = R.uniform(-.0012, .0012)
            tube([a, (a[0]+e*.5, a[1]+l*.6, a[2]+.0003) if along == 'x' else (a[0]-l*.6, a[1]+e*.5, a[2]+.0003), (a[0]+e, a[1]+l, D+.0003) if along == 'x' else (a[0]-l, a[1]+e, D+.0003)], .00014, raw, res=1)
        return length
    strip('x', False); strip('y', True)
    st = mat('staple', (.62,.62,.62), .3, 1)
    def staple(x, y, turn, z):
        c, s = math.cos(turn), math.sin(turn); tube([(x+q*c, y+q*s, z+w) for q, w in ((-.0058, -.002), (-.0056, .0003), (-.0050, .0007), (.0050, .0007), (.0056, .0003), (.0058, -.002))], .00055, st, res=3)
    for i in range(14):
        q = .052+.036*i; staple(cx-q+R.uniform(-.003, .003), cy+.018+R.uniform(-.002, .002), R.uniform(-.22, .22), D+T+.0003); staple(cx-.018+R.uniform(-.002, .002), cy+q+R.uniform(-.003, .003), math.pi/2+R.uniform(-.22, .22), D+T+.0003)
    for x, y, a in ((cx-.012, cy+.026, .8), (cx-.024, cy+.014, .75)): staple(x, y, a, D+T*2.4+.0003)
    ruler((.02, -.235, .0007), -.03)
    area((-1.1, -.8, .9), (0, 0, 0), (.8, .8), 14, (.95,.98,1)); area((1.0, -.8, .7), (.1, -.05, 0), (.6, .6), 6, (1,.94,.86)); window_light((.08, -.05, .02), .22, 2.6, bar=False)
    camera((.33, -.43, .31), (.098, -.078, .014), 50, 11, (.13, -.10, .026), (0, 0))
def alu(name='alu'): return mat(name, (.62,.63,.64), .40, 1)             # anodised: one dull shine; uneven roughness made a smear of every reflection
def lit_film(tex, level, fade=None):
    """printed film with lamps behind: glows in its own colours; `fade` = (u where the glow begins to die, u where it is gone)"""
    m = printed('film', tex, rough=.30, spec=.5, emit=1); nt = m.node_tree; b = nt.nodes['Principled BSDF']; L = nt.links.new; g = nt.nodes.new('ShaderNodeGamma'); g.inputs[1].default_value = 1.4; src = b.inputs['Emission'].links[0].from_socket; L(src, g.inputs[0]); L(g.outputs[0], b.inputs['Emission']); b.inputs['Emission Strength'].default_value = level
    if fade:
        tc = nt.nodes.new('ShaderNodeTexCoord'); sp = nt.nodes.new('ShaderNodeSeparateXYZ'); L(tc.outputs['UV'], sp.inputs[0]); r = nt.nodes.new('ShaderNodeMapRange'); r.interpolation_type = 'SMOOTHSTEP'; r.inputs[1].default_value, r.inputs[2].default_value, r.inputs[3].default_value, r.inputs[4].default_value = fade[0], fade[1], level, .05; L(sp.outputs[0], r.inputs[0])
        w = nt.nodes.new('ShaderNodeMath'); w.operation = 'COSINE'; k = nt.nodes.new('ShaderNodeMath'); k.operation = 'MULTIPLY'; k.inputs[1].default_value = 2*math.pi*9; L(sp.outputs[0], k.inputs[0]); L(k.outputs[0], w.inputs[0]); a = nt.nodes.new('ShaderNodeMath'); a.operation = 'MULTIPLY_ADD'; a.inputs[1].default_value = .025; a.inputs[2].default_value = 1; L(w.outputs[0], a.inputs[0]); e = nt.nodes.new('ShaderNodeMath'); e.operation = 'MULTIPLY'; L(r.outputs[0], e.inputs[0]); L(a.outputs[0], e.inputs[1]); L(e.outputs[0], b.inputs['Emission Strength'])
    return m
if S == 'moled':
    table(8); W, H, D, t = .96, .56, .085, .022; al = alu(); tray = mat('tray', (.72,.72,.71), .55, bump=(200, .03, .0004)); root_y = .12
    for s in (-1, 1): box((W, t, D), (0, root_y+s*(H/2-t/2), D/2+.001), al, .0015); box((t, H-2*t-.0004, D-.0006), (s*(W/2-t/2), root_y, D/2+.001), al, .0015)
    box((W-2*t, H-2*t, .004), (0, root_y, .012), tray, 0)
    shell = mat('module', (.74,.74,.72), .4, bump=(500, .05, .0003)); led = glow((.93,.97,1), 16); lens = mat('dome', (.80,.82,.84), .15, emit=(.93,.97,1), emit_s=1.5); red = mat('red', (.42,.012,.012), .5); blk = mat('blk', (.015,.015,.016), .5)
    rows = [root_y+y for y in (-.195, -.065, .065, .195)]; xs = [-.405+.09*i for i in range(10)]
    for j, y in enumerate(rows):
        for i, x in enumerate(xs):                                     # a module: three lamps under domes, on a tray of its own, two wires to the next
            a = R.uniform(-.06, .06); c, s = math.cos(a), math.sin(a); box((.062, .014, .0055), (x, y, .0168), shell, .0016, 2, (0, 0, a))
            for d in (-.021, 0, .021): lathe([(0, .0046), (.0022, .0043), (.0040, .0030), (.0048, .0010), (.0050, 0)], (x+d*c, y+d*s, .0194), lens, 24); cyl(.0016, .0006, (x+d*c, y+d*s, .0198), led, n=12, bw=0)
            if i < len(xs)-1:
                for k, m in ((-.0028, red), (.0028, blk)): b = R.uniform(.004, .010); tube([(x+.030*c, y+k, .0165), (x+.038, y+k-.2*b, .0160), (x+.045, y+k-b*.6, .0152), (x+.052, y+k-.2*b, .0160), (x+.090-.030*c, y+k, .0165)], .0010, m, res=2)
            if x > -.02: l = bpy.data.lights.new('led', 'POINT'); l.energy = .055; l.color = (.93,.97,1); l.shadow_soft_size = .020; p = bpy.data.objects.new('led', l); p.location = (x, y, .046); bpy.context.collection.objects.link(p)
    for k, m in ((0, red), (.004, blk)): tube([(xs[-1]+.036+k, rows[0]-.01, .0165), (xs[-1]+.037+k, rows[1], .0160), (xs[-1]+.036+k, rows[2], .0160), (xs[-1]+.037+k, rows[3]+.01, .0165)], .0010, m, res=2)
    f = curled(W-.012, H-.012, (1, 0), .47, .044, 0, D+.0016, .0003, .030); film = lit_film(A['tex'], 1.25, (.470, .56)); o = grid(f, 700, 60, film, 'film', loc=(0, root_y, 0)); back = mat('milky', (.66,.665,.67), .45, spec=.4); two_sided(o, back, .0002)
    area((-1.2, -1.0, 1.1), (0, 0, 0), (1, 1), 15, (.95,.98,1)); area((1.2, -1.0, .9), (0, 0, 0), (.8, .8), 8, (1,.93,.84))
    camera((.40, -.86, .92), (.010, .110, .035), 46, 10, (.0, .02, .05), (0, 0))
if S == 'nepmo':
    W, H, t, Dp = .60, .90, .030, .030; quad(4, 3, (0, .05, 0), mat('wall', (.42,.39,.345), .9, bump=(60, .2, .002, 8), tint=((.38,.35,.31), 3, .2))); al = alu(); inner = alu('inner'); X, Z = 0, 0     # the upper right outer corner is at the origin; the wall at y=.05
    def rail(side, section, m, z0=0, thick=.0014):
        """section = (distance from the outer edge, height off the wall) points; mitred at both ends"""
        L_ = H if side == 'v' else W; k = len(section); v = []
        for c, y in section:
            for e in (c, L_-c): v.append((-c, -y, -e) if side == 'v' else (-e, -y, -c))
        o = add('rail', v, [(2*i, 2*i+1, 2*i+3, 2*i+2) for i in range(k-1)], m); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(35); sd = o.modifiers.new('s', 'SOLIDIFY'); sd.thickness = thick; sd.offset = 0; bevel(o, .0003, 2); return o
    base = [(0, -.05), (0, .012), (.004, .014), (.008, .012), (.010, .008), (.026, .008), (.030, .0085), (.030, .002)]
    cover = [(.0012+.0285*i/16, .0165+.0075*math.sin(math.pi*(.16+.84*i/16))) for i in range(17)]; cover = [(.0008, .0120)]+cover+[(.0300, .0120), (.0300, .0105)]
    for sd_ in 'hv': rail(sd_, base, inner)
    rail('h', cover, al)
    a = math.radians(148); hinge = (.004, .0150); rail('v', [(hinge[0]+(c-hinge[0])*math.cos(a)-(y-hinge[1])*math.sin(a), hinge[1]+(c-hinge[0])*math.sin(a)+(y-hinge[1])*math.cos(a)) for c, y in cover], al)   # the right rail is flipped outwards
    film = lit_film(A['tex'], 1.3); white = mat('margin', (.05,.05,.05), .3, spec=.5, emit=(1,.99,.97), emit_s=1.15); q = .0115
    def sheet(u, v): x, z = -W+q+(W-2*q)*u, -H+q+(H-2*q)*v; e = max(0, (u-.93)/.07)*max(0, (v-.90)/.10); return (x, -.0098-.0045*e*e-.0002*math.sin(z*40)*max(0, u-.95)*20, z)
    o = grid(sheet, 240, 240, film, 'film'); m = .0145/(W-2*q); n = .0145/(H-2*q); o.data.materials.append(white)
    for p in o.data.polygons:
        c = sum((o.data.uv_layers[0].data[l].uv for l in p.loop_indices), Vector((0, 0)))/4
        if not (m < c[0] < 1-m and n < c[1] < 1-n): p.material_index = 1
    box((W-.012, .004, H-.012), (-W/2, -.0062, -H/2), mat('opal', (.05,.05,.05), .2, emit=(1,.99,.97), emit_s=1.2), .0004)
    area((-.9, -1.3, .6), (-.1, 0, -.1), (.8, .8), 17, (.95,.97,1)); area((.9, -1.1, .3), (-.05, 0, -.1), (.5, .5), 9, (1,.93,.84))
    camera((-.40, -.80, .02), (-.235, 0, .02), 50, 11, (-.05, -.02, -.07), (0, -.27))             # level, and as wide as the name on the film: no word is cut
render(A['out'] or 'near-%s.png' % S, bloom=.05 if LIT else .03)
