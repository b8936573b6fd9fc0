import {
	type CvDocument,
	type CvSource,
	cvDocumentSchema,
	maxItems,
	maxLineLength,
	maxPassageLength,
	mayBeMarked,
} from '@app/cv'
import type { Link } from '../extracted.ts'
import { locateSpan, type Span, sliceSpan } from '../text/span.ts'
import type { ExtractedField, Field } from './extracted.ts'
import { readInlineFormatting } from './read-inline-formatting.ts'

/** A CV with the place, the confidence and the words of each of its fields. */
export type Settled = {
	document: CvDocument
	places: CvSource['places']
	/** How sure the reader is of each value, before calibration. */
	said: CvSource['confidence']
	/** The words that are in the document. */
	used: Span[]
}

const idNames: Record<string, string> = { items: 'item' }
const passageFields = /(?:professionalSummary|summary|text|achievements\.\d+|details\.\d+)$/

/** Builds the document from the extracted fields, and notes by path where each value stands in the file. */
export function assembleDocument(
	found: ExtractedField<CvDocument>,
	links: readonly Link[],
): Settled {
	const settled: Omit<Settled, 'document'> = { places: {}, said: {}, used: [] }
	const document = cvDocumentSchema.parse(settlePart(found, '', { ...settled, links }))
	return { document, ...settled }
}

type Notes = Omit<Settled, 'document'> & { links: readonly Link[] }

function settlePart(part: unknown, path: string, notes: Notes): unknown {
	if (Array.isArray(part)) return part.slice(0, maxItems).map(settleItem(path, notes))
	if (typeof part !== 'object' || part === null) return part
	if (isField(part)) return settleField(part, path, notes)
	return Object.fromEntries(
		Object.entries(part)
			.filter(([, value]) => value !== undefined)
			.map(([key, value]) => [key, settlePart(value, path === '' ? key : `${path}.${key}`, notes)]),
	)
}

function settleItem(path: string, notes: Notes) {
	return (item: unknown, index: number): unknown => {
		const settled = settlePart(item, `${path}.${index}`, notes)
		if (typeof settled !== 'object' || settled === null) return settled
		// The id of an item in a nested list also contains the index of the outer item.
		const [name = path, outer] = path.split('.').toReversed()
		const places = outer === undefined ? [index] : [Number(outer), index]
		const numbers = places.map((place) => place + 1)
		return { id: [idNames[name] ?? name, ...numbers].join('-'), ...settled }
	}
}

function settleField(field: Field<string | boolean>, path: string, notes: Notes): string | boolean {
	notes.said[path] = field.confidence
	if (typeof field.value === 'boolean') {
		note(field.span, path, notes)
		return field.value
	}
	const limit = limitOf(path)
	const isWhole = field.value.length <= limit
	note(isWhole || field.span === null ? field.span : sliceSpan(field.span, 0, limit), path, notes)
	const value = isWhole ? field.value : field.value.slice(0, limit)
	return mayBeMarked(path)
		? readInlineFormatting({ value, span: field.span, links: notes.links })
		: value
}

function limitOf(path: string): number {
	// Less of a photo would be none.
	if (path === 'photo.image') return Number.POSITIVE_INFINITY
	return passageFields.test(path) ? maxPassageLength : maxLineLength
}

function note(span: Span | null, path: string, notes: Notes): void {
	if (span === null || span.pieces.length === 0) return
	notes.places[path] = locateSpan(span)
	notes.used.push(span)
}

function isField(part: object): part is Field<string | boolean> {
	return 'kind' in part && part.kind === 'field'
}
