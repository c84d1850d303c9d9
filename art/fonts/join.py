"""Joins two subsets of one variable font, Latin and Vietnamese, into one file of one weight: join.py LATIN.woff2 VIETNAMESE.woff2 OUT.woff2

pyftmerge does not take variable fonts. Both come from the same font, so axes, metrics and units agree; the Latin file keeps its
features, and gains the glyphs it lacks with their variations. A Vietnamese letter is kerned as the letter without its marks, which two
files could not do. Then the axis of weight goes: it was a third of the bytes.
Both are subsets without hinting of npm's @fontsource-variable/phudu (latin, vietnamese): pyftsubset FILE --unicodes='*'
--layout-features=kern,liga,locl --no-hinting --flavor=woff2.
Needs fonttools and brotli (Debian: fonttools, python3-brotli).
"""
import copy
import sys
import unicodedata
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
from compact import LEFT_OUT, kerning_of, set_kerning

# Heavy enough for posters (drawn at 900), open enough for a button's letters (drawn at 700): between the two no difference is seen beside each other.
WEIGHT = 850
# In the text's font, but in no heading.
NOT_ON_SIGNS = '±↑↓€™'

latin, vietnamese = TTFont(sys.argv[1]), TTFont(sys.argv[2])
assert [(a.axisTag, a.minValue, a.defaultValue, a.maxValue) for a in latin['fvar'].axes] == [(a.axisTag, a.minValue, a.defaultValue, a.maxValue) for a in vietnamese['fvar'].axes], 'axes differ'
assert latin['avar'].segments == vietnamese['avar'].segments, 'avar differs'
assert latin['head'].unitsPerEm == vietnamese['head'].unitsPerEm, 'units differ'

has = latin.getBestCmap()
wanted = {code: name for code, name in vietnamese.getBestCmap().items() if code not in has}
needed = list(dict.fromkeys(wanted.values()))
for name in needed:  # parts of composites, and parts of those
    glyph = vietnamese['glyf'][name]
    if glyph.isComposite(): needed += [c.glyphName for c in glyph.components if c.glyphName not in needed]
new = {name: f'viet.{name}' for name in needed}

order = latin.getGlyphOrder() + list(new.values())
for name, to in new.items():
    glyph = copy.deepcopy(vietnamese['glyf'][name])
    if glyph.isComposite():
        for part in glyph.components: part.glyphName = new[part.glyphName]
    latin['glyf'].glyphs[to] = glyph
    latin['hmtx'][to] = vietnamese['hmtx'][name]
    latin['gvar'].variations[to] = copy.deepcopy(vietnamese['gvar'].variations.get(name, []))
latin['glyf'].glyphOrder = order
latin.setGlyphOrder(order)
for table in latin['cmap'].tables:
    if table.isUnicode(): table.cmap.update({code: new[name] for code, name in wanted.items() if table.format != 4 or code <= 0xFFFF})

BARE = {'Đ': 'D', 'đ': 'd', 'Ơ': 'O', 'ơ': 'o', 'Ư': 'U', 'ư': 'u'}
like = {}  # bare letter -> its new relatives
for code, name in wanted.items():
    letter = unicodedata.normalize('NFD', chr(code))[0]
    bare = has.get(ord(BARE.get(letter, letter)))
    if bare and chr(code).isalpha(): like.setdefault(bare, []).append(new[name])

def kern(pairs):
    sets = getattr(pairs, 'PairSet', None)
    if sets is not None:  # format 1: pairs one by one
        for pair_set in sets:
            for record in list(pair_set.PairValueRecord):
                for relative in like.get(record.SecondGlyph, []):
                    twin = copy.copy(record); twin.SecondGlyph = relative; pair_set.PairValueRecord.append(twin)
        for bare, pair_set in list(zip(pairs.Coverage.glyphs, sets)):
            for relative in like.get(bare, []): pairs.Coverage.glyphs.append(relative); sets.append(copy.deepcopy(pair_set))
        ids = {name: i for i, name in enumerate(order)}
        for pair_set in sets: pair_set.PairValueRecord.sort(key=lambda r: ids[r.SecondGlyph]); pair_set.PairValueCount = len(pair_set.PairValueRecord)
        rows = sorted(zip(pairs.Coverage.glyphs, sets), key=lambda row: ids[row[0]])
        pairs.Coverage.glyphs, pairs.PairSet = [r[0] for r in rows], [r[1] for r in rows]; pairs.PairSetCount = len(rows)
    else:  # format 2: classes
        for bare, relatives in like.items():
            for classes in (pairs.ClassDef1.classDefs, pairs.ClassDef2.classDefs):
                if bare in classes: classes.update({r: classes[bare] for r in relatives})
            if bare in pairs.Coverage.glyphs: pairs.Coverage.glyphs += relatives
        pairs.Coverage.glyphs.sort(key=order.index)

for lookup in latin['GPOS'].table.LookupList.Lookup:
    for table in lookup.SubTable:
        table = table.ExtSubTable if table.LookupType == 9 else table
        if table.LookupType == 2: kern(table)

subsetter = subset.Subsetter()
subsetter.populate(unicodes=set(latin.getBestCmap()) - set(map(ord, LEFT_OUT + NOT_ON_SIGNS)))
subsetter.subset(latin)
latin = instantiateVariableFont(latin, {'wght': WEIGHT})
set_kerning(latin, kerning_of(latin))
for table in ('STAT', 'HVAR', 'DSIG'):
    if table in latin: del latin[table]  # of the axis that is gone
latin['post'].formatType = 3  # no names of glyphs
latin.flavor = 'woff2'
latin.save(sys.argv[3])
print(f'{len(new)} glyphs, {len(wanted)} characters added')
