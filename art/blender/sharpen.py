"""Joins light of half the size with surfaces of the full size (numpy).

Light changes slowly but where one thing ends and another begins; print, glow and outlines do not. So light is rendered and denoised at half
the width, at a quarter of the cost, and each pixel of the full picture takes it from those of its neighbours that lie on the same surface:
joint bilateral upsampling (Kopf and others, SIGGRAPH 2007) by the normal and the distance. Print and glow get their fine part back from the full size."""
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


def join(parts, coarse, fine, blur_px):
    """`parts` of oidn.denoise at half the size, the passes of both sizes, and how far the lens spreads each pixel (pixels of the full size, or
    None) -> the parts at the full size. What the lens blurs has no fine part: there the few samples of the surfaces would only be noise."""
    shape = fine['print'].shape[:2]; sharp = np.ones((*shape, 1), np.float32)
    if blur_px is not None: sharp = (1-np.clip((smooth(halve(blur_px[..., None].astype(np.float32)), shape)-1.5)/3, 0, 1)).astype(np.float32)
    up = dict(zip(('light', 'rest'), guided([parts['light'], parts['rest']], guide(coarse), guide(fine))))
    up = {k: sharp*up[k]+(1-sharp)*smooth(parts[k], shape) for k in up}
    detail = lambda a: sharp*(a-smooth(halve(a), shape))
    glow = fine['emission']+fine['sky']
    return {'light': up['light'], 'rest': np.maximum(up['rest']+detail(glow), 0), 'print': np.clip(sharp*fine['print']+(1-sharp)*smooth(parts['print'], shape), 0, 1)}
