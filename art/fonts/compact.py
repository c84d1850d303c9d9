"""Writes a font in fewer bytes, with nothing that a reader could see.

Kerning becomes one table of classes: letters that are kerned alike share a row and a column. Fonts come with pairs one by one, for the sake of
the programs that make them, and join.py copies the pairs of a letter for each of its marks: 4 of the 14 KB of Phudu.
Of the points of a variable font only those keep a variation of their own that do not move with their neighbours.
"""
from fontTools.otlLib.builder import buildPairPosClassesSubtable, buildValue
from fontTools.ttLib.tables import otTables
from fontTools.varLib.iup import iup_delta, iup_delta_optimize
from fontTools.varLib.varStore import VarStoreInstancer


# Of no use to a Vietnamese print shop (µ is: films are measured in µm), or never asked for: text is NFC, so marks come with their letters.
LEFT_OUT = '\r¡¢£¤¥¦§¨ª«¬¯´¶¸¹º»¼½¾¿ÄÅÆÇËÎÏÐÑÖØÛÜÞßäåæëîïðñöøûþÿıŒœˆ˚˜‚„‹›®⁄∕\u00ad\u0300\u0301\u0303\u0304\u0308\u0309\u0323'


def kerning_of(font, at=None):
    """{(first, second): units}, as a text engine finds it: in each lookup the first subtable that has the pair counts, and the lookups are added up.

    `at`: place on the axes of a variable font, normalised; without it, where its axes stand by default.
    """
    gpos, order = font['GPOS'].table, font.getGlyphOrder()
    store = getattr(font['GDEF'].table, 'VarStore', None) if 'GDEF' in font else None
    varied = VarStoreInstancer(store, font['fvar'].axes, at or {}) if store else None

    def units(value):
        if not value: return 0
        device = getattr(value, 'XAdvDevice', None)
        more = varied[(device.StartSize << 16) + device.EndSize] if device and varied else 0
        return round(getattr(value, 'XAdvance', 0) + more)

    kerning = {}
    def add(pair, value):
        if units(value): kerning[pair] = kerning.get(pair, 0) + units(value)

    kern = {i for record in gpos.FeatureList.FeatureRecord if record.FeatureTag == 'kern' for i in record.Feature.LookupListIndex}
    for i in sorted(kern):
        settled = set()  # pairs, and firsts by themselves: a table of classes settles all pairs of a letter it covers
        for table in gpos.LookupList.Lookup[i].SubTable:
            table = getattr(table, 'ExtSubTable', table)
            for at_row, first in enumerate(table.Coverage.glyphs):
                if first in settled: continue
                if table.Format == 1:
                    for record in table.PairSet[at_row].PairValueRecord:
                        pair = (first, record.SecondGlyph)
                        if pair not in settled: add(pair, record.Value1)
                        settled.add(pair)
                else:
                    row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)].Class2Record
                    for second in order:
                        if (first, second) not in settled: add((first, second), row[table.ClassDef2.classDefs.get(second, 0)].Value1)
                    settled.add(first)
    return kerning


def set_kerning(font, kerning):
    """Replaces all that positions glyphs in the font by {(first, second): units}: marks come with their letters (NFC), so only kerning is needed."""
    rows, columns = {}, {}
    for glyph in font.getGlyphOrder():
        rows.setdefault(tuple(sorted((second, units) for (first, second), units in kerning.items() if first == glyph)), []).append(glyph)
        columns.setdefault(tuple(sorted((first, units) for (first, second), units in kerning.items() if second == glyph)), []).append(glyph)
    classes = {
        (tuple(firsts), tuple(seconds)): (buildValue({'XAdvance': dict(row)[seconds[0]]}), None)
        for row, firsts in rows.items()
        for seconds in columns.values()
        if seconds[0] in dict(row)
    }
    lookup = otTables.Lookup()
    lookup.LookupType, lookup.LookupFlag = 2, 0
    lookup.SubTable, lookup.SubTableCount = [buildPairPosClassesSubtable(classes, font.getReverseGlyphMap())], 1

    gpos = font['GPOS'].table
    gpos.Version = 0x00010000
    gpos.LookupList.Lookup, gpos.LookupList.LookupCount = [lookup], 1
    feature = next(record for record in gpos.FeatureList.FeatureRecord if record.FeatureTag == 'kern')
    feature.Feature.LookupListIndex, feature.Feature.LookupCount = [0], 1
    gpos.FeatureList.FeatureRecord, gpos.FeatureList.FeatureCount = [feature], 1
    for script in gpos.ScriptList.ScriptRecord:
        for system in [script.Script.DefaultLangSys, *(record.LangSys for record in script.Script.LangSysRecord)]:
            if system: system.FeatureIndex, system.FeatureCount = [0], 1
    if 'GDEF' in font: del font['GDEF']  # classes of marks, and how kerning varied: nothing asks for them now


def loosen_variations(font, tolerance):
    """Leaves out the variation of each point whose neighbours imply it within `tolerance` units."""
    glyf, gvar = font['glyf'], font['gvar']
    for name, variations in gvar.variations.items():
        points, control = glyf._getCoordinatesAndControls(name, font['hmtx'].metrics)
        for variation in variations:
            moves = variation.coordinates
            if None in moves: moves = iup_delta(moves, points, control.endPts)
            moves = [(round(x), round(y)) for x, y in moves]
            variation.coordinates = iup_delta_optimize(moves, points, control.endPts, tolerance=tolerance)
