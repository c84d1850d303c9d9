import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
A = args(samples=80, w=1200, h=900, out='dich-vu-in-an.png', tex='roll.png', shot='main'); GAN = A['shot'] == 'gan'   # shot=main | gan (close to the print)
reset(A['samples'], A['w'], A['h'], exposure=.1, look='High Contrast'); world((.8,.88,1), (1,1,1), (.5,.48,.45), .42)
R = random.Random(6)
# workshop: white walls, grey epoxy floor, window band at left, steel rack with media rolls behind
quad(12, 10, (0, -1.5, 0), mat('epoxy', (.36,.37,.37), .22, rvar=.07, rscale=2, tint=((.33,.34,.345), 3, .3)), rot=(0,0,0)); wall = mat('wall', (.70,.70,.68), .85, bump=(60, .1, .002)); WY = 2.1; quad(12, 4, (0, WY, 2), wall); box((12, .02, .10), (0, WY-.012, .05), mat('skirt', (.22,.23,.24), .5), .003)
box((.2, 8, 4), (4.6, -1.4, 2), wall, 0); quad(12, 10, (0, -1.5, 3.4), mat('ceil', (.8,.8,.79), .9), rot=(math.pi, 0, 0))
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
def roll(p, r, L, col, axis='y', gloss=.35, lab=None):
    """media roll: wound edge with fine rings, cardboard core; axis y = end towards camera"""
    m = mat('media', col, gloss, coat=.2); edge = mat('edge', tuple(min(.8, c*.88+.07) for c in col), .7); nt = edge.node_tree; b = nt.nodes['Principled BSDF']
    prof = [(.040, -L/2), (r-.004, -L/2+.0015), (r, -L/2+.006), (r, L/2-.006), (r-.004, L/2-.0015), (.040, L/2)]
    for pr_, mm in ((prof[1:5], m), ([prof[0]]+[(.04+(r-.046)*i/16, -L/2+.0012*(i % 2)) for i in range(1, 17)]+[prof[1]], edge), ([prof[4], prof[5]], edge), ([(.040, -L/2-.012), (.040, -L/2+.2)], core), ([(.036, -L/2-.012), (.040, -L/2-.012)], core), ([(.036, -L/2-.012), (.036, -L/2+.2)], hollow), ([(.0, -L/2+.12), (.036, -L/2+.12)], hollow)):
        o = lathe(pr_, p, mm, 48); o.rotation_euler = (-math.pi/2, 0, R.uniform(0, 3)) if axis == 'y' else (0, math.pi/2, 0)
        if axis == 'y': o.rotation_euler = (-math.pi/2, 0, 0)
cols = [(.70,.70,.69), (.68,.68,.66), (.62,.05,.05), (.05,.20,.50), (.72,.50,.05), (.08,.36,.20), (.05,.05,.055), (.70,.69,.67), (.62,.22,.04), (.45,.46,.47), (.66,.60,.48), (.42,.10,.30)]
k = 0
for z in levels[:3]:
    x = x0+.14
    while x < x1-.14:
        r = R.choice((.075, .085, .095, .105)); x += r
        if abs(x-(x0+x1)/2) < r+.05: x = (x0+x1)/2+r+.05
        if x+r > x1-.04: break
        roll((x, WY-.42+R.uniform(-.02, .02), z+r+.001), r, .62, cols[(k*5+R.randrange(3)) % 12]); k += 1; x += r+.012
    x = x0+.14
for i in range(5): box((.36, .42, .22+.06*(i % 2)), (x0+.42+i*.78, WY-.42, levels[3]+.115+.03*(i % 2)), mat('carton', (.46,.32,.19), .85, bump=(80, .1, .002)), .004); box((.362, .06, .003), (x0+.42+i*.78, WY-.42, levels[3]+.227+.06*(i % 2)), mat('tape', (.60,.48,.30), .3), 0)
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
o = box((.24, .014, .15), (cx, -.225, 1.155), blk, .006, rot=(-.50, 0, 0)); box((.155, .004, .10), (cx-.025, -.2345, 1.158), glow((.10,.30,.42), 1.3), .001, rot=(-.50, 0, 0))
for i in range(3): box((.014, .006, .014), (cx+.085, -.235-.0*i, 1.12+i*.036), mat('btn', (.5,.5,.52), .4), .003, rot=(-.50, 0, 0))
for i, c in enumerate(((.02,.36,.56), (.60,.03,.26), (.72,.60,.03), (.015,.015,.015))): box((.075, .05, .16), (PX+L2+.085+i*.085, -.262, .93), mat('ink%d' % i, c, .25, coat=.5), .008, 4); box((.05, .006, .05), (PX+L2+.085+i*.085, -.289, .945), mat('inklab', (.7,.7,.7), .5), .001)
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
o = grid(strip, 80, 160, pr, 'print', solid=.0004); uvl = o.data.uv_layers[0].data
for l in uvl: l.uv = (l.uv[0], (1.20 if GAN else 1.13)-(1-l.uv[1])*vis)           # head of the artwork at the platen
# finished banners rolled in a bin, cutting table edge at left with trimmed samples
tb = mat('ttop', (.10,.26,.20), .6); box((1.5, 1.1, .03), (-2.05, .55, .86), tb, .006); box((1.5, 1.1, .05), (-2.05, .55, .82), mat('tframe', (.5,.5,.5), .4, .8), .006)
for x in (-2.7, -1.4): box((.06, .06, .8), (x, .1, .4), al, .006); box((.06, .06, .8), (x, 1.0, .4), al, .006)
for i, t in enumerate(('poster1.png', 'poster0.png', 'poster2.png')): o = quad(.36, .54, (-1.78-.16*i, .46+.10*i, .877+.0015*i), printed('s%d' % i, t, rough=.4), (0, 0, .35-.28*i))
cyl(.17, .62, (-1.12, .46, .31), mat('bin', (.30,.31,.32), .5, .6), n=64, bw=.006, r2=.19); 
for i in range(6):
    a = i*1.05; c = cols[(i*5+2) % 12]; p = Vector((-1.12+.085*math.cos(a), +.46+.085*math.sin(a), .72+.05*(i % 3))); o = lathe([(.030, -.6), (.034, -.598), (.036, .598), (.033, .60), (.028, .596), (.026, .3)], p, mat('rl', c, .35, coat=.2), 32); o.rotation_euler = (.07*math.sin(a), .07*math.cos(a), 0)
ficus((2.35, 1.0, 0), 1.5, 42, leafsize=.26)
# light: window band left, ceiling panels, soft sun patch
area((-3.6, -2.4, 2.0), (.3, .2, .9), (3.2, 2.2), 210, (.95,.98,1)); area((2.6, -3.6, 2.8), (.3, 0, 1), (2.4, 1.6), 70, (1,.96,.9)); area((.6, .4, 3.35), (.6, .6, 0), (3.4, 1.6), 85, (1,.97,.93))
D = Vector((.70, .55, -.52)).normalized(); sun(D, 2.2, 1.5, (1,.90,.72)); c0 = Vector((.2, .2, 1.0))-D*3.3; rt = D.cross(Vector((0,0,1))).normalized(); u2 = rt.cross(D).normalized(); gm = mat('gobo', (.02,.02,.02), .9)
def blk_(a0, a1, b0, b1): o = add('gobo', [tuple(c0+rt*a+u2*b) for a, b in ((a0,b0),(a1,b0),(a1,b1),(a0,b1))], [(0,1,2,3)], gm, smooth=False); o.visible_camera = o.visible_glossy = o.visible_diffuse = False
blk_(-25, -1.25, -25, 25); blk_(1.05, 25, -25, 25); blk_(-1.25, 1.05, 1.15, 25); blk_(-1.25, 1.05, -25, -.95); blk_(.2, .26, -.95, 1.15); blk_(-1.25, 1.05, .3, .34)
if GAN: camera((-.55, -1.80, 1.36), (.30, -.22, .84), 37, 5.6, (PX, -.27, .80), (.0, .0))
else: camera((-1.0, -3.75, 1.38), (.22, 0, 1.38), 38, 5.6, (PX, -.25, .8), (.0, -.105))
render(A['out'], bloom=.03)
