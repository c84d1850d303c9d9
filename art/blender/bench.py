"""The packing table of the close-ups, and what lies about on it: oak boards, light through a window, lettering, a steel rule, laid rope."""
from studio import *


def rings(m, spacing=.0044, amount=.62):
    """growth rings over whatever feeds Base Color, for boards along x: each is sawn from a log whose heart runs crookedly below it or beside it,
    so that the lines are now straight, now pointed arches; pale wood of spring darkens towards autumn and ends at once. `spacing` in metres"""
    nt = m.node_tree; b = nt.nodes['Principled BSDF']; L = nt.links.new; src = b.inputs['Base Color'].links[0].from_socket
    def op(kind, *values):
        n = nt.nodes.new('ShaderNodeMath'); n.operation = kind
        for q, v in zip(n.inputs, values):
            if isinstance(v, (int, float)): q.default_value = v
            else: L(v, q)
        return n.outputs[0]
    def noise(x, y, z, detail):
        c = nt.nodes.new('ShaderNodeCombineXYZ'); n = nt.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value = 1; n.inputs['Detail'].default_value = detail
        for q, v in zip(c.inputs, (x, y, z)): L(v, q)
        L(c.outputs[0], n.inputs[0]); s = nt.nodes.new('ShaderNodeSeparateRGB'); L(n.outputs['Color'], s.inputs[0]); return [op('SUBTRACT', o, .5) for o in s.outputs]
    at = nt.nodes.new('ShaderNodeSeparateXYZ'); L(nt.nodes.new('ShaderNodeTexCoord').outputs['Object'], at.inputs[0]); x, y, _ = at.outputs
    one = nt.nodes.new('ShaderNodeObjectInfo').outputs['Random']; two, three = (op('FRACT', op('MULTIPLY', one, k)) for k in (17.3, 91.7))
    aside, below, _ = noise(op('MULTIPLY_ADD', x, 1.1, op('MULTIPLY', one, 40)), op('MULTIPLY', y, 2.5), op('MULTIPLY', two, 9), 2); wobble, faint, _ = noise(op('MULTIPLY_ADD', x, 7, op('MULTIPLY', two, 50)), op('MULTIPLY', y, 90), op('MULTIPLY', one, 9), 3)
    dy = op('SUBTRACT', y, op('MULTIPLY_ADD', aside, .10, op('MULTIPLY_ADD', two, .20, -.10))); dz = op('MULTIPLY_ADD', below, .035, op('MULTIPLY_ADD', x, .010, op('MULTIPLY_ADD', three, .05, .014)))
    ring = op('FRACT', op('MULTIPLY_ADD', op('SQRT', op('ADD', op('MULTIPLY', dy, dy), op('MULTIPLY', dz, dz))), 1/spacing, op('MULTIPLY', wobble, .55))); dark = op('MULTIPLY', op('POWER', ring, 2.6), op('MULTIPLY_ADD', faint, 1.2, amount))
    mx = nt.nodes.new('ShaderNodeMixRGB'); mx.blend_type = 'MULTIPLY'; mx.use_clamp = True; mx.inputs[2].default_value = (.60,.47,.36, 1); L(op('MAXIMUM', dark, 0), mx.inputs[0]); L(src, mx.inputs[1]); L(mx.outputs[0], b.inputs['Base Color'])


def table(more=0):
    """oak boards from y -.54 to .54, and `more` boards on either side"""
    oak = wood('oak', (.35,.21,.105), (.50,.33,.18), 0, .38, .9, .10); rings(oak)
    dk = mat('joint', (.035,.022,.012), .9)                            # a joint is a dark line .6 mm wide; wider bevels caught the sun as bright hairlines
    for i in range(-more, 9+more): box((2.4, .1194, .03), (0, -.48+i*.12, -.015), oak, .0006, 2); box((2.4, .004, .02), (0, -.42+i*.12, -.0118), dk, 0)
def window_light(c, q=.16, power=2.6, bar=True):
    D = Vector((.70, .52, -.49)).normalized(); sun(D, power, 1.2, (1,.89,.70)); c0 = Vector(c)-D*1.2; rt = D.cross(Vector((0,0,1))).normalized(); u2 = rt.cross(D).normalized(); gm = mat('gobo', (.02,.02,.02), .9)
    for a0, a1, b0, b1 in ((-6, -q, -6, 6), (q, 6, -6, 6), (-q, q, q*.8, 6), (-q, q, -6, -q*.9), (-q*.05, q*.05, -q, q))[:None if bar else -1]: o = add('gobo', [tuple(c0+rt*a+u2*b) for a, b in ((a0,b0),(a1,b0),(a1,b1),(a0,b1))], [(0,1,2,3)], gm, smooth=False); o.visible_camera = o.visible_glossy = o.visible_diffuse = False
def text(s, size, m, loc, root, left=False):
    """flat lettering on a thing lying down"""
    c = bpy.data.curves.new('t', 'FONT'); c.body = s; c.size = size; c.align_x = 'LEFT' if left else 'CENTER'; c.align_y = 'CENTER'; c.materials.append(m); o = bpy.data.objects.new('t', c); o.location = loc; o.parent = root; bpy.context.collection.objects.link(o)
def ruler(loc, turn):
    """steel rule of 400 mm"""
    st = mat('steel', (.75,.76,.78), .28, 1, rvar=.08, rscale=60); ru = bpy.data.objects.new('ruler', None); ru.location = loc; ru.rotation_euler = (0, 0, turn); bpy.context.collection.objects.link(ru); box((.42, .030, .0011), (0, 0, 0), st, .0003, 2).parent = ru
    vs = []; etch = mat('etch', (.015,.015,.016), .5)
    for i in range(401):                                               # millimetres, longer at 5 and 10
        x = -.2+i*.001; w, l = ((.00022, .0088) if i % 10 == 0 else (.00018, .0064) if i % 5 == 0 else (.00014, .0044)); vs += [(x-w, .0144-l, .00058), (x+w, .0144-l, .00058), (x+w, .0144, .00058), (x-w, .0144, .00058)]
        if i % 10 == 0: text(str(i//10), .0070, etch, (x, .0018, .00058), ru)
    add('mm', vs, [(k, k+1, k+2, k+3) for k in range(0, len(vs), 4)], etch, smooth=False).parent = ru; text('INOX', .0042, etch, (.176, -.0095, .00058), ru)
def cord(path, rope, r=.0030, strands=3, pitch=.0125):
    """laid rope along the path; the frame is carried along, so that the lay runs on through every bend"""
    P = [Vector(path[0])]
    for p in path[1:]:                                             # a point every half millimetre, or the far stretches come out as a chain of bars
        d = Vector(p)-P[-1]; m_ = int(d.length/.0006)
        if d.length > 1e-5: P += [P[-1]+d*(i/(m_+1)) for i in range(1, m_+2)]
    n = len(P); T = [(P[min(n-1, i+1)]-P[max(0, i-1)]).normalized() for i in range(n)]; e = T[0].orthogonal().normalized(); l = 0; S_ = [[] for _ in range(strands)]
    for i in range(n):
        if i: l += (P[i]-P[i-1]).length
        e = (e-T[i]*e.dot(T[i])).normalized(); g = T[i].cross(e)
        for s in range(strands): a = 2*math.pi*(l/pitch+s/strands); S_[s].append(P[i]+(e*math.cos(a)+g*math.sin(a))*r*.53)
    for q in S_: tube(q, r*.54, rope, res=4)
def through(P, k=18):
    """a smooth line through all points (Catmull-Rom)"""
    P = [Vector(p) for p in P]; Q = [P[0]*2-P[1]]+P+[P[-1]*2-P[-2]]; o = []
    for a, b, c, d in zip(Q, Q[1:], Q[2:], Q[3:]): o += [.5*(2*b+(c-a)*t+(2*a-5*b+4*c-d)*t*t+(3*b-a-3*c+d)*t**3) for t in [i/k for i in range(k)]]
    return o+[P[-1]]
def on_white(m, white):
    """where the artwork is cut out, the film shows"""
    nt = m.node_tree; im = [n for n in nt.nodes if n.type == 'TEX_IMAGE'][0]; x = nt.nodes.new('ShaderNodeMixRGB'); x.inputs[1].default_value = (*white, 1); nt.links.new(im.outputs[1], x.inputs[0]); nt.links.new(im.outputs[0], x.inputs[2]); nt.links.new(x.outputs[0], nt.nodes['Principled BSDF'].inputs['Base Color']); return m
