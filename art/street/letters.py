"""Turns the <text> of an SVG (standard input) into outlines of the site's fonts and shortens its numbers (standard output).

Each line of words is one path on a grid of 500 units, its letters drawn each from their own corner and therefore alike: what is repeated costs next to nothing
when it is compressed, and a browser makes one shape a line. With a <use> for each letter it made two for each: half of all it had to lay out before the street
could be seen. Needs fonttools and brotli.
"""
import os, re, sys
from fontTools.pens.basePen import BasePen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FONTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'app', 'styles', 'fonts')
EM = 500

def load(files, weight=None):
    """The subsets of one face, a variable one fixed at the weight."""
    faces = []
    for name in files:
        font = TTFont(os.path.join(FONTS, name))
        if weight and 'fvar' in font: font = instancer.instantiateVariableFont(font, {'wght': weight})
        faces.append((font.getBestCmap(), font.getGlyphSet(), font['head'].unitsPerEm))
    return faces

FACES = {
    'phudu': load(['phudu.woff2']),
    'bvp': load(['bvp.woff2'], 600),
}
outlines = {}

def number(value):
    """At most three decimals, without the zero before the point."""
    short = re.sub(r'^(-?)0\.', r'\1.', ('%.3f' % value).rstrip('0').rstrip('.'))
    return '0' if short in ('', '-0', '-') else short

def glyph(letter, face):
    for cmap, glyphs, em in FACES[face]:
        if ord(letter) in cmap: return glyphs[cmap[ord(letter)]], em, glyphs
    raise SystemExit('no font has the letter ' + letter)

class FromCorner(BasePen):
    """Path commands that go from point to point, beginning at the letter's corner."""
    def __init__(self, glyphs):
        super().__init__(glyphs); self.commands = []; self.at = self.began = (0, 0)
    def go(self, command, *points):
        ends = [(round(x), round(y)) for x, y in points]; (x, y), steps = self.at, []
        for end in ends: steps += [end[0] - x, end[1] - y]
        self.at = ends[-1]
        if command == 'l' and not steps[1]: command, steps = 'h', steps[:1]
        elif command == 'l' and not steps[0]: command, steps = 'v', steps[1:]
        self.commands.append(command + re.sub(' (?=-)', '', ' '.join(map(str, steps))))
    def _moveTo(self, point): self.go('m', point); self.began = self.at
    def _lineTo(self, point): self.go('l', point)
    def _qCurveToOne(self, *points): self.go('q', *points)
    def _curveToOne(self, *points): self.go('c', *points)
    def _closePath(self): self.commands.append('z'); self.at = self.began

def outline(letter, face):
    """The letter's outline, drawn when it is first met."""
    if (letter, face) not in outlines:
        drawn, em, glyphs = glyph(letter, face); k = EM / em; pen = FromCorner(glyphs)
        drawn.draw(TransformPen(pen, (k, 0, 0, -k, 0, 0))); outlines[letter, face] = ''.join(pen.commands)
    return outlines[letter, face]

def line(match):
    """One <text>: data-mid centres it on x, data-len spreads its letters over that length."""
    given = dict(re.findall(r'([\w-]+)="([^"]*)"', match.group(1))); words = match.group(2); face = given['data-font']
    x, y, k = float(given['x']), float(given['y']), float(given['font-size']) / EM
    widths = []
    for letter in words: drawn, em, _ = glyph(letter, face); widths.append(drawn.width * EM / em)
    length = sum(widths); extra = 0
    if 'data-len' in given: extra = (float(given['data-len']) / k - length) / (len(words) - 1); length = float(given['data-len']) / k
    if 'data-mid' in given: x -= length * k / 2
    path, at = '', 0
    for letter, width in zip(words, widths):
        if letter != ' ': path += 'M%d 0%s' % (round(at), outline(letter, face))
        at += width + extra
    return '<path transform="translate(%s %s)scale(%s)" fill="%s" d="%s"/>' % (number(x), number(y), number(k * 1000) + 'e-3', given['fill'], path)

svg = re.sub(r'<text ([^>]*)>([^<]*)</text>', line, sys.stdin.read())
svg = re.sub(r'></(rect|path|circle)>', '/>', svg)
svg = re.sub(r'(?<=[\s,"MLHVCSQTAZmlhvcsqtaz(-])0\.(\d)', r'.\1', svg)
for before, after in (('><g', '>\n<g'), ('</g><', '</g>\n<'), ('/><rect', '/>\n<rect'), ('/><path', '/>\n<path')): svg = svg.replace(before, after)
print(svg)
