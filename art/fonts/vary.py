"""Makes one variable font of two weights of a family, and draws every shape once: vary.py REGULAR.woff2 SEMIBOLD.woff2 OUT.woff2

Both are one drawing at two weights, but in each the curves were turned into TrueType's by themselves, so that some have a point more in one
than in the other: those are drawn anew in both, with as many points in each. A letter with marks is made of the letter and its marks; before,
each carried its own copy of both. Kerning is that of the regular weight. HVAR goes: gvar holds the same widths.
The two come of the Latin and the Vietnamese subset of each weight (art/package.json: @fontsource/be-vietnam-pro), joined by pyftmerge.
Needs fonttools and brotli (Debian: fonttools, python3-brotli).
"""
import sys
import unicodedata
from difflib import SequenceMatcher
from fontTools import subset, varLib
from fontTools.cu2qu import curves_to_quadratic
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
from compact import LEFT_OUT, kerning_of, loosen_variations, set_kerning

# Thousandths of the type size: what the curves drawn anew may add to the error of the old ones, and by how much copies of a shape differ by rounding.
MAX_ERROR, ROUNDING = 0.6, 2.0
# Also made of parts, although they are not letters with a mark.
OF_PARTS = 'ijđĐ:;!?"“”…%'


def opened(path):
    """The font without what is left out."""
    font, options = TTFont(path), subset.Options()
    options.layout_features, options.hinting, options.notdef_outline = ['kern', 'liga', 'locl'], False, True
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=set(font.getBestCmap()) - set(map(ord, LEFT_OUT)))
    subsetter.subset(font)
    return font


weights = regular, semibold = opened(sys.argv[1]), opened(sys.argv[2])
cmap = regular.getBestCmap()
assert cmap == semibold.getBestCmap() and regular.getGlyphOrder() == semibold.getGlyphOrder(), 'two different sets of letters'


def contours_of(font, name):
    """Contours of a glyph: lists of (kind of segment, its points), the first a moveTo. Points are complex numbers."""
    pen, contours = DecomposingRecordingPen(font.getGlyphSet()), []
    font.getGlyphSet()[name].draw(pen)
    for kind, points in pen.value:
        if kind == 'moveTo': contours.append([])
        if kind != 'closePath': contours[-1].append((kind, [complex(*point) for point in points]))
    return contours


def points_of(contour): return [point for _, points in contour for point in points]
def moved(contour, by): return [(kind, [point + by for point in points]) for kind, points in contour]
def shape(contour): return [(kind, len(points)) for kind, points in contour]


# --- a letter, its marks ---

def way_to(contour, other):
    """How far a contour must be moved in each weight to lie on another; None where they differ."""
    if any(shape(contour[i]) != shape(other[i]) for i in (0, 1)): return None
    way = [points_of(other[i])[0] - points_of(contour[i])[0] for i in (0, 1)]
    off = max(abs(a + way[i] - b) for i in (0, 1) for a, b in zip(points_of(contour[i]), points_of(other[i])))
    return way if off <= ROUNDING else None


drawn = {name: list(zip(*(contours_of(font, name) for font in weights), strict=True)) for name in regular.getGlyphOrder()}
composed = {}  # name -> [(glyph it is made of, how far that is moved in each weight)]
parts = {}  # name of a glyph that no character asks for -> its contour


def part(contour):
    for name, known in parts.items():
        if way := way_to(known, contour): return name, way
    start = [points_of(contour[i])[0] for i in (0, 1)]
    name = f'part.{len(parts)}'
    parts[name] = tuple(moved(contour[i], -start[i]) for i in (0, 1))
    return name, start


def found_in(base, contours):
    """(way, rest) when all contours of a glyph lie among these, moved one way together."""
    rest, common = list(contours), None
    for contour in drawn[base]:
        for other in rest:
            way = way_to(contour, other)
            if way and (common is None or all(abs(a - b) <= ROUNDING for a, b in zip(way, common))):
                rest.remove(other); common = common or way
                break
        else: return None
    return common and (common, rest)


for letters, name in sorted(((unicodedata.normalize('NFD', chr(code)), name) for code, name in cmap.items()), key=lambda pair: len(pair[0])):
    components, rest = [], drawn[name]
    for marks in range(len(letters) - 1, 0, -1):  # the letter with most of its marks that is drawn itself
        bare = unicodedata.normalize('NFC', letters[:marks])
        base = cmap.get(ord('ı' if bare == 'i' else bare)) if len(bare) == 1 else None
        if base and base not in composed and (found := found_in(base, rest)):
            components, rest = [(base, found[0])], found[1]
            break
    if not components and letters not in OF_PARTS or len(components) + len(rest) < 2: continue
    composed[name] = components + [part(contour) for contour in rest]


# --- as many points in both ---

def filled(one, two):
    """The first contour with a segment of no length wherever only the second has one: a corner that the other weight rounds."""
    full = []
    for what, i, i2, j, j2 in SequenceMatcher(None, shape(one), shape(two), autojunk=False).get_opcodes():
        full += one[i:i2]
        if what == 'insert': full += [(kind, [full[-1][1][-1]] * len(points)) for kind, points in two[j:j2]]
    return full


def cubic_of(start, points):
    """The cubic curve that a spline was made from, with the same ends and tangents and its handles by least squares; and how far the two lie apart."""
    end, curves, at = points[-1], [], start
    for i, off in enumerate(points[:-1]):  # between two control points lies an implied point
        to = end if i == len(points) - 2 else (off + points[i + 1]) / 2
        curves.append((at, off, to)); at = to
    one, two = (next(p - origin for p in ps if p != origin) for origin, ps in ((start, points), (end, [start, *points][::-1])))
    one, two = one / abs(one), two / abs(two)
    lengths = [abs(b - a) + abs(c - b) for a, b, c in curves]
    samples = [((sum(lengths[:i]) + t * length) / sum(lengths), (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c)
               for i, ((a, b, c), length) in enumerate(zip(curves, lengths)) for t in (step / 9 for step in range(1, 9))]

    def dot(x, y): return x.real * y.real + x.imag * y.imag
    def weights_at(t): return (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3
    for _ in range(60):  # handles for these places along the curve, then places for these handles
        A = B = C = D = E = 0
        for t, point in samples:
            b0, b1, b2, b3 = weights_at(t)
            rest = point - (b0 + b1) * start - (b2 + b3) * end
            A += dot(b1 * one, b1 * one); B += dot(b1 * one, b2 * two); C += dot(b2 * two, b2 * two)
            D += dot(b1 * one, rest); E += dot(b2 * two, rest)
        first, second = (D * C - E * B) / (A * C - B * B), (A * E - B * D) / (A * C - B * B)
        cubic = (start, start + first * one, end + second * two, end)
        def on(t): return sum(weight * point for weight, point in zip(weights_at(t), cubic))
        steps = [sign * step for step in (0, .001, .004, .01, .02) for sign in (-1, 1)]
        samples = [(min((abs(on(t + d) - point), t + d) for d in steps if 0 < t + d < 1)[1], point) for t, point in samples]
    return cubic, max(abs(on(t) - point) for t, point in samples)


farthest = 0


def alike(one, two):
    """The two weights of a contour, with as many points in each."""
    global farthest
    if len(one) != len(two): one, two = filled(one, two), filled(two, one)
    assert [kind for kind, _ in one] == [kind for kind, _ in two], (shape(one), shape(two))
    both = ([], [])
    for i, ((kind, here), (_, there)) in enumerate(zip(one, two)):
        if len(here) != len(there):
            cubics = [cubic_of(both[0][i - 1][1][-1], here), cubic_of(both[1][i - 1][1][-1], there)]
            farthest = max(farthest, *(off for _, off in cubics))
            splines = curves_to_quadratic([[(p.real, p.imag) for p in cubic] for cubic, _ in cubics], [MAX_ERROR] * 2)
            here, there = ([complex(*point) for point in spline[1:]] for spline in splines)
        both[0].append((kind, here)); both[1].append((kind, there))
    return both


own = {name: contours for name, contours in drawn.items() if name not in composed} | {name: [contour] for name, contour in parts.items()}
own = {name: [alike(*contour) for contour in contours] for name, contours in own.items()}


# --- the font ---

def outline(contours, i):
    pen = TTGlyphPen(None)
    for contour in contours:
        for kind, points in contour[i]: getattr(pen, kind)(*[(round(point.real), round(point.imag)) for point in points])
        pen.closePath()
    return pen.glyph()


def composition(components, i):
    glyph = Glyph()
    glyph.numberOfContours, glyph.components = -1, []
    for name, way in components:
        component = GlyphComponent()
        component.glyphName, component.flags = name, 0x4  # rounded to the grid of points
        component.x, component.y = round(way[i].real), round(way[i].imag)
        glyph.components.append(component)
    return glyph


order = regular.getGlyphOrder() + list(parts)
kerning = kerning_of(regular)
space, axis = DesignSpaceDocument(), AxisDescriptor()
axis.tag, axis.name = 'wght', 'Weight'
axis.minimum, axis.default, axis.maximum = (font['OS/2'].usWeightClass for font in (regular, regular, semibold))
space.addAxis(axis)
for i, font in enumerate(weights):
    glyf, widths = font['glyf'], {**font['hmtx'].metrics, **{name: (0, 0) for name in parts}}
    font.setGlyphOrder(order)
    glyf.glyphOrder = order
    glyf.glyphs = {name: outline(own[name], i) if name in own else composition(composed[name], i) for name in order}
    for name in order: glyf[name].recalcBounds(glyf)
    font['hmtx'].metrics = {name: (widths[name][0], getattr(glyf[name], 'xMin', 0)) for name in order}
    set_kerning(font, kerning)
    source = SourceDescriptor()
    source.font, source.name, source.location = font, str(i), {'Weight': font['OS/2'].usWeightClass}
    space.addSource(source)
made = varLib.build(space, exclude=['HVAR', 'MVAR', 'STAT', 'avar'])[0]
loosen_variations(made, 1.5)  # text is set as large as 32 px, where that is a twentieth of a pixel
made['post'].formatType = 3  # no names of glyphs
made.flavor = 'woff2'
made.save(sys.argv[3])
print(f'{len(composed)} of {len(cmap)} characters are made of others and of {len(parts)} parts; curves drawn anew lie {farthest:.1f} units off at most')
