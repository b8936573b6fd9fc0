import { type CvDocument, setField } from '@app/cv'
import { readTypedDate } from '#shared/form/date-field-text.ts'
import type { CheckedField } from './checked-fields.ts'

/** The changes that a person made to a CV that was read, by field path. */
export type Corrections = {
	/** The words of the fields that were changed. */
	texts: Readonly<Record<string, string>>
	/** Entries that are not taken over. */
	leftOut: readonly string[]
}

export const noCorrections: Corrections = { texts: {}, leftOut: [] }

/** Why the words of a field cannot be taken over; `undefined` when they can. */
export function validateField({ kind }: CheckedField, text: string): string | undefined {
	if (kind !== 'date' && kind !== 'end') return undefined
	const typed = readTypedDate(text, { allowsPresent: kind === 'end' })
	return typed.kind === 'unread' ? typed.reason : undefined
}

/** The CV as the person corrected it; a line, a name or an entry that they emptied or left out is not in it. */
export function correctedCv(
	read: CvDocument,
	fields: readonly CheckedField[],
	{ texts, leftOut }: Corrections,
): CvDocument {
	const written = fields.reduce((cv, field) => {
		const text = texts[field.path]
		return text === undefined ? cv : withText(cv, field, text.trim())
	}, read)
	return withoutBlanks(withoutEntries(written, leftOut), read)
}

function withText(cv: CvDocument, { path, kind }: CheckedField, text: string): CvDocument {
	if (kind !== 'date' && kind !== 'end') return setField(cv, path, text)
	const typed = readTypedDate(text, { allowsPresent: kind === 'end' })
	if (typed.kind === 'unread') return cv
	const dated = setField(cv, path, typed.kind === 'date' ? typed.date : '')
	if (kind === 'date') return dated
	return setField(dated, path.replace(/endDate$/, 'current'), typed.kind === 'present')
}

// Removes the last entry first, so that the indices of the others stay right.
function withoutEntries(cv: CvDocument, leftOut: readonly string[]): CvDocument {
	return leftOut.toSorted(byPlaceFromTheEnd).reduce((kept, path) => {
		const parts = path.split('.')
		const listPath = parts.slice(0, -1).join('.')
		const items = valueAt(kept, listPath)
		return Array.isArray(items)
			? setField(kept, listPath, items.toSpliced(Number(parts.at(-1)), 1))
			: kept
	}, cv)
}

function byPlaceFromTheEnd(a: string, b: string): number {
	return b.localeCompare(a, 'en', { numeric: true })
}

function valueAt(cv: CvDocument, path: string): unknown {
	return path.split('.').reduce<unknown>((value, key) => Object(value)[key] as unknown, cv)
}

function withoutBlanks(cv: CvDocument, read: CvDocument): CvDocument {
	if (cv === read) return cv
	const isNamed = ({ name }: { name: string }) => name.trim() !== ''
	return {
		...cv,
		experience: cv.experience.map(withoutBlankLines),
		volunteering: cv.volunteering.map(withoutBlankLines),
		projects: cv.projects.map(withoutBlankLines),
		education: cv.education.map((course) => ({ ...course, details: notBlank(course.details) })),
		skills: cv.skills.filter(isNamed),
		language: cv.language.filter(isNamed),
		interests: cv.interests.filter(isNamed),
		socialMedia: cv.socialMedia.filter(({ url, handle }) => url !== '' || handle !== ''),
	}
}

function withoutBlankLines<Entry extends { achievements: string[] }>(entry: Entry): Entry {
	return { ...entry, achievements: notBlank(entry.achievements) }
}

function notBlank(lines: string[]): string[] {
	return lines.filter((text) => text.trim() !== '')
}
