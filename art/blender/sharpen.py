"""Joins light of half the size with surfaces of the full size (numpy).

Light changes slowly but where one thing ends and another begins; print, glow and outlines do not. So light is rendered and denoised at half
the width, at a quarter of the cost, and each pixel of the full picture takes it from those of its neighbours that lie on the same surface:
joint bilateral upsampling (Kopf and others, SIGGRAPH 2007) by the normal and the distance. Print and glow come from the full size alone: neither
is light that falls on a surface, and letters of a light box mixed from both sizes had outlines in two tones."""
import numpy as np


def halve(a):
    """(2H,2W,C) -> (H,W,C), the mean of four"""
    return (a[::2, ::2]+a[1::2, ::2]+a[::2, 1::2]+a[1::2, 1::2])*.25


def places(n, size):
    """for `size` pixels over `n`: the nearer pixel on the left and the share of the one on its right, as centres of pixels lie"""
    x = np.clip((np.arange(size)+.5)*n/size-.5, 0, n-1); i = np.minimum(x.astype(int), n-2 if n > 1 else 0); return i, (x-i).astype(np.float32)


def smooth(a, shape):
    """(H,W,C) -> (shape,C), linear"""
    (i, u), (j, v) = places(a.shape[0], shape[0]), places(a.shape[1], shape[1]); u = u[:, None, None]; v = v[None, :, None]
    rows = a[i]*(1-u)+a[i+1]*u; return rows[:, j]*(1-v)+rows[:, j+1]*v


def guided(images, coarse, fine):
    """each of `images` (H,W,3) at the size of `fine`; the guides are (.., 4): normal and the logarithm of the distance"""
    h, w = fine.shape[:2]; (i, u), (j, v) = places(coarse.shape[0], h), places(coarse.shape[1], w); total = np.zeros((h, w, 1), np.float32); out = [np.zeros((h, w, 3), np.float32) for _ in images]
    for y in range(-1, 3):
        for x in range(-1, 3):
            a = np.clip(i+y, 0, coarse.shape[0]-1)[:, None]; b = np.clip(j+x, 0, coarse.shape[1]-1)[None]; near = np.exp(-.9*(u-y)**2)[:, None]*np.exp(-.9*(v-x)**2)[None]
            d = coarse[a, b]-fine; k = (near*np.exp(-3*(d[..., :3]**2).sum(-1)-(d[..., 3]/.03)**2)+1e-6*near)[..., None].astype(np.float32); total += k
            for o, im in zip(out, images): o += k*im[a, b]
    return [o/total for o in out]


def guide(d): return np.concatenate([d['normal'], np.log(np.maximum(d['depth'][..., :1], 1e-4))], -1).astype(np.float32)


def window(a, r, f):
    """the least or greatest (f) of each pixel's square of 2r+1"""
    p = np.pad(a, r, mode='edge'); h, w = a.shape; rows = f.reduce([p[i:i+h] for i in range(2*r+1)]); return f.reduce([rows[:, i:i+w] for i in range(2*r+1)])


def edges(colour, depth, crisp):
    """Where a near thing ends before a far one, a pixel of the full size holds both, and light of neither fits it (bright dots along the edge).
    Such pixels are mixed anew from the colours of near and far beside them, by the share that their depth tells. `crisp` = how far the lens
    spreads something at that depth, less than two pixels. colour (H,W,3), depth (H,W) in metres."""
    h, w = depth.shape; l = np.log(np.maximum(depth, 1e-3)); step = window(l, 1, np.maximum)-window(l, 1, np.minimum) > .02
    near, far = window(depth, 2, np.minimum), window(depth, 2, np.maximum); share = (far-depth)/np.maximum(far-near, 1e-6); p = np.pad(l, 1, mode='edge')
    alike = sum((np.abs(p[1+y:1+y+h, 1+x:1+x+w]-l) < .002).astype(np.int8) for y in (-1, 0, 1) for x in (-1, 0, 1))-1
    mixed = step & (share > .04) & (share < .96) & (alike < 3) & crisp(near); y, x = np.nonzero(mixed); n = near[mixed]; d = np.maximum(far[mixed]-n, 1e-6)
    sums = [np.zeros((len(y), 4), np.float64) for _ in 'nf']
    for i in range(-3, 4):
        for j in range(-3, 4):
            a, b = np.clip(y+i, 0, h-1), np.clip(x+j, 0, w-1); t = (depth[a, b]-n)/d; ok = ~mixed[a, b]*np.exp(-.25*(i*i+j*j)); c = colour[a, b]
            for s, m in zip(sums, (t, 1-t)): k = ok*np.exp(-(m/.12)**2); s[:, :3] += k[:, None]*c; s[:, 3] += k
    good = (sums[0][:, 3] > 1e-3) & (sums[1][:, 3] > 1e-3); u = share[mixed][good, None]; a, b = (s[good, :3]/s[good, 3:] for s in sums)
    out = colour.copy(); out[y[good], x[good]] = u*a+(1-u)*b; return out


def along(colour, reach=1.6):
    """Few samples leave outlines ragged. Each outline is smoothed in its own direction (structure tensor), never across: letters stay as sharp as they were.
    colour (H,W,3) linear -> the same, and nothing changes where no one direction prevails."""
    h, w = colour.shape[:2]; l = np.sqrt(np.clip(colour, 0, 4) @ np.array([.2, .7, .1], np.float32))
    def soft(a, n):
        for _ in range(n):
            p = np.pad(a, 1, mode='edge'); a = (p[:-2]+2*p[1:-1]+p[2:])*.25; a = (a[:, :-2]+2*a[:, 1:-1]+a[:, 2:])*.25
        return a
    gy, gx = np.gradient(soft(l, 1)); xx, yy, xy = (soft(a, 4) for a in (gx*gx, gy*gy, gx*gy)); gap = np.sqrt((xx-yy)**2+4*xy*xy); sure = (gap/(xx+yy+1e-9))**2*(gap > 4e-4)
    y, x = np.nonzero(sure > .25); turn = .5*np.arctan2(2*xy[y, x], xx[y, x]-yy[y, x]); dy, dx = np.cos(turn), -np.sin(turn); total = colour[y, x]*1.; weight = 1.
    for t, k in ((-reach, .55), (-reach/2, .9), (reach/2, .9), (reach, .55)):
        b, a = np.clip(y+dy*t, 0, h-1.001), np.clip(x+dx*t, 0, w-1.001); i, j = b.astype(int), a.astype(int); u, v = (b-i)[:, None], (a-j)[:, None]
        total += k*((colour[i, j]*(1-v)+colour[i, j+1]*v)*(1-u)+(colour[i+1, j]*(1-v)+colour[i+1, j+1]*v)*u); weight += k
    out = colour.copy(); s = np.minimum(1, sure[y, x]*1.3)[:, None]; out[y, x] = (1-s)*colour[y, x]+s*total/weight; return out


def join(parts, coarse, fine, spread):
    """`parts` of oidn.denoise at half the size, the passes of both sizes, and `spread`: distance in metres -> pixels of the full size over which the lens
    spreads a point there (or None) -> the picture at the full size, (H,W,3) linear. The full size is seen through a pinhole; what the lens blurs is taken from the half size."""
    shape = fine['print'].shape[:2]; sharp = np.ones((*shape, 1), np.float32); z = np.maximum(fine['depth'][..., 0], .01)
    if spread: sharp = (1-np.clip((smooth(halve(spread(z)[..., None].astype(np.float32)), shape)-1.5)/3, 0, 1)).astype(np.float32)
    up = dict(zip(('light', 'rest'), guided([parts['light'], parts['rest']], guide(coarse), guide(fine))))
    mix = lambda a, b: sharp*a+(1-sharp)*smooth(b, shape)
    colour = np.clip(mix(fine['print'], parts['print']), 0, 1)*mix(up['light'], parts['light'])+mix(up['rest'], parts['rest'])+mix(fine['emission']+fine['sky'], coarse['emission']+coarse['sky'])
    return along(edges(colour, z, (lambda d: spread(d) < 2) if spread else (lambda d: d > 0)))
