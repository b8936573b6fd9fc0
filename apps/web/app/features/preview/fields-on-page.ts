import { type Box, type CvDesign, type CvDocument, fieldAt, plainCv } from '@app/cv'
import { createPageFinder } from '#shared/typeset/find-on-pages.ts'
import type { PageWord } from '#shared/typeset/page-words.ts'
import { fieldOccurrence } from './field-occurrence.ts'

/** A point on a page, in points. */
export type PagePoint = { page: number; x: number; y: number }

/** A CV and how it is set. */
type PrintedCv = { document: CvDocument; design: CvDesign }

/** Keys whose values are not printed as fields of the form. */
const notPrinted = new Set([
	'schemaVersion',
	'id',
	'facts',
	'notes',
	'proficiency',
	'current',
	'shape',
	'photo',
])
/** How far beside the words of a field a press still means it: the next line, or a date at the end of the row. */
const nearPt = 30

/** Where the words of a field are printed. */
export function findFieldBoxes(
	{ document: cv, design }: PrintedCv,
	path: string,
	words: readonly PageWord[],
): Box[] {
	const [part = ''] = path.split('.')
	const text = notPrinted.has(part) ? null : fieldAt(plainCv(cv), path)
	if (typeof text !== 'string' || text.trim() === '') return []
	return createPageFinder(words)({
		whole: text,
		repeat: fieldOccurrence(cv, design, path),
		quote: text,
	})
}

/** The field whose words are printed at a point, or the nearest to it; `null` where the paper is empty. */
export function fieldAtPoint(
	{ document: cv, design }: PrintedCv,
	words: readonly PageWord[],
	point: PagePoint,
): string | null {
	const find = createPageFinder(words)
	let nearest: { path: string; distance: number; size: number } | null = null
	for (const { path, text } of listTexts(plainCv(cv), '')) {
		const places = find({ whole: text, repeat: fieldOccurrence(cv, design, path), quote: text })
		for (const place of places) {
			if (place.page !== point.page) continue
			const distance = distanceTo(place, point)
			const size = text.length
			const isNearer =
				nearest === null ||
				distance < nearest.distance ||
				(distance === nearest.distance && size < nearest.size)
			if (isNearer) nearest = { path, distance, size }
		}
	}
	return nearest !== null && nearest.distance <= nearPt ? nearest.path : null
}

// Words run along a line, so a way along it is shorter than the same way across.
function distanceTo({ x, y, width, height }: Box, point: PagePoint): number {
	const along = Math.max(x - point.x, 0, point.x - (x + width))
	const across = Math.max(y - point.y, 0, point.y - (y + height))
	return across * 2 + along / 10
}

function listTexts(value: unknown, path: string): { path: string; text: string }[] {
	if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, text: value }]
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([key, child]) =>
		notPrinted.has(key) ? [] : listTexts(child, path === '' ? key : `${path}.${key}`),
	)
}
