"""Turns the <text> of an SVG (standard input) into outlines of the site's fonts and shortens its numbers (standard output).

Each letter is outlined once in <defs> on a grid of 500 units and set with <use>. Needs fonttools and brotli.
"""
import os, re, sys
from fontTools.pens.svgPathPen import SVGPathPen
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
    'phudu': load(['phudu.woff2'], 900),
    'phudu8': load(['phudu.woff2'], 800),
    'bvp': load(['bvp.woff2'], 600),
}
names, outlines = {}, []

def number(value):
    """At most three decimals, without the zero before the point."""
    short = re.sub(r'^(-?)0\.', r'\1.', ('%.3f' % value).rstrip('0').rstrip('.'))
    return '0' if short in ('', '-0', '-') else short

def glyph(letter, face):
    for cmap, glyphs, em in FACES[face]:
        if ord(letter) in cmap: return glyphs[cmap[ord(letter)]], em, glyphs
    raise SystemExit('no font has the letter ' + letter)

def outline(letter, face):
    """The id of the letter's outline, which is drawn when it is first met."""
    if (letter, face) not in names:
        count = len(names); names[letter, face] = 'abcdefghijklmnopqrstuvwxyz'[count % 26] + (str(count // 26) if count > 25 else '')
        drawn, em, glyphs = glyph(letter, face); k = EM / em
        pen = SVGPathPen(glyphs, ntos=lambda v: str(round(v))); drawn.draw(TransformPen(pen, (k, 0, 0, -k, 0, 0)))
        outlines.append('<path id="%s" d="%s"/>' % (names[letter, face], pen.getCommands()))
    return names[letter, face]

def line(match):
    """One <text>: data-mid centres it on x, data-len spreads its letters over that length."""
    given = dict(re.findall(r'([\w-]+)="([^"]*)"', match.group(1))); words = match.group(2); face = given['data-font']
    x, y, k = float(given['x']), float(given['y']), float(given['font-size']) / EM
    widths = []
    for letter in words: drawn, em, _ = glyph(letter, face); widths.append(drawn.width * EM / em)
    length = sum(widths); extra = 0
    if 'data-len' in given: extra = (float(given['data-len']) / k - length) / (len(words) - 1); length = float(given['data-len']) / k
    if 'data-mid' in given: x -= length * k / 2
    uses, at = '', 0
    for letter, width in zip(words, widths):
        if letter != ' ': uses += '<use href="#%s"%s/>' % (outline(letter, face), ' x="%d"' % round(at) if round(at) else '')
        at += width + extra
    return '<g transform="translate(%s %s)scale(%s)" fill="%s">%s</g>' % (number(x), number(y), number(k * 1000) + 'e-3', given['fill'], uses)

svg = re.sub(r'<text ([^>]*)>([^<]*)</text>', line, sys.stdin.read())
svg = svg.replace('<defs>', '<defs>' + ''.join(outlines))
svg = re.sub(r'></(rect|path|circle)>', '/>', svg)
svg = re.sub(r'(?<=[\s,"MLHVCSQTAZmlhvcsqtaz(-])0\.(\d)', r'.\1', svg)
for before, after in (('><g', '>\n<g'), ('</g><', '</g>\n<'), ('/><rect', '/>\n<rect'), ('/><path', '/>\n<path')): svg = svg.replace(before, after)
print(svg)
