"""The wheel of a van: tyre with sidewall rings and cut shoulder blocks, steel rim with holes and nuts. Faces -Y; its axle at (cx, y, cz), radius .337 m."""
from studio import *


def wheel(cx, y, cz):
    dark = mat('void', (.004,.004,.004), .9)
    tyre = mat('tyre', (.016,.016,.017), .72, bump=(300, .15, .001), tint=((.030,.028,.026), 7, .25)); prof = [(.192, -.090), (.200, -.103), (.214, -.110), (.245, -.116), (.275, -.1165), (.298, -.112), (.316, -.102), (.328, -.087), (.3345, -.066), (.337, -.03), (.337, .10)]
    def tread(u, v):
        """sidewall with two raised rings, blocks cut into the shoulder, grooves round the tread"""
        k = min(9.999, v*10); i = int(k); k -= i; P = [prof[max(0, min(10, j))] for j in (i-1, i, i+1, i+2)]; S = [(2*b, c-a, 2*a-5*b+4*c-d, 3*b-a-3*c+d) for a, b, c, d in zip(*P)]
        r, z = [.5*(a+b*k+c*k*k+d*k**3) for a, b, c, d in S]; n = Vector([b+2*c*k+3*d*k*k for a, b, c, d in S]).normalized(); t = u*2*math.pi
        cut = max(0, min(1, (r-.299)/.010)); lug = .5+.5*math.tanh(7*(math.sin(44*t+30*min(0, z+.066))-.62)); thin = .5+.5*math.tanh(7*(math.sin(132*t+1.2)-.80)) if z < -.06 else 0
        d = .0022*math.exp(-((r-.221)/.003)**4)+.0011*(math.exp(-((r-.2865)/.0018)**2)+math.exp(-((r-.2925)/.0014)**2))-cut*(.0075*lug+.0022*thin)-(.008*sum(math.exp(-((z-c)/.005)**4) for c in (-.045, -.005, .035)) if r > .33 else 0)
        return (cx+(r+d*n.y)*math.cos(t), y+z-d*n.x, cz+(r+d*n.y)*math.sin(t))
    grid(tread, 1056, 90, tyre, 'tyre')
    rim = mat('rim', (.55,.56,.57), .35, 1, rvar=.08); o = lathe([(.0, -.055), (.055, -.06), (.06, -.05), (.10, -.045), (.15, -.06), (.165, -.045), (.18, -.05), (.188, -.085), (.198, -.098), (.205, -.095)], (cx, y, cz), rim, 96); o.rotation_euler = (math.pi/2, 0, 0); o.scale = (1, 1, -1)
    for i in range(8):
        a = 2*math.pi*i/8+.2; cyl(.016, .012, (cx+.128*math.cos(a), y-.058, cz+.128*math.sin(a)), dark, (math.pi/2, 0, 0), 24, 0)
    for i in range(5):
        a = 2*math.pi*i/5; cyl(.009, .016, (cx+.078*math.cos(a), y-.06, cz+.078*math.sin(a)), CHROME(), (math.pi/2, 0, 0), 6, .001)
