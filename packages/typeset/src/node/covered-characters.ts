/** The code points that a TrueType font has glyphs for, out of its character map (formats 4 and 12). */
export function coveredCharacters(font: Uint8Array): Set<number> {
	const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
	const covered = new Set<number>()
	for (const subtable of characterMaps(view)) {
		const format = view.getUint16(subtable)
		if (format === 4) addSegments(view, subtable, covered)
		if (format === 12) addGroups(view, subtable, covered)
	}
	return covered
}

function characterMaps(view: DataView): number[] {
	const tables = view.getUint16(4)
	for (let at = 12; at < 12 + tables * 16; at += 16) {
		if (view.getUint32(at) !== 0x636d6170) continue
		const map = view.getUint32(at + 8)
		const count = view.getUint16(map + 2)
		return Array.from({ length: count }, (_, i) => map + view.getUint32(map + 8 + i * 8))
	}
	return []
}

function addSegments(view: DataView, at: number, covered: Set<number>): void {
	const doubled = view.getUint16(at + 6)
	const ends = at + 14
	const starts = ends + doubled + 2
	const deltas = starts + doubled
	const offsets = deltas + doubled
	for (let i = 0; i < doubled; i += 2) {
		const start = view.getUint16(starts + i)
		const offset = view.getUint16(offsets + i)
		for (let code = start; code <= view.getUint16(ends + i) && code < 0xffff; code += 1) {
			const glyph = offset === 0 ? code : view.getUint16(offsets + i + offset + (code - start) * 2)
			const isMapped =
				offset !== 0 ? glyph !== 0 : ((glyph + view.getUint16(deltas + i)) & 0xffff) !== 0
			if (isMapped) covered.add(code)
		}
	}
}

function addGroups(view: DataView, at: number, covered: Set<number>): void {
	const groups = view.getUint32(at + 12)
	for (let group = at + 16; group < at + 16 + groups * 12; group += 12) {
		for (let code = view.getUint32(group); code <= view.getUint32(group + 4); code += 1) {
			covered.add(code)
		}
	}
}
