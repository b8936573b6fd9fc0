import { type CvDocument, formatPartialDate, readCvDocument, sectionTitles } from '@app/cv'
import { type ExtractedField, readAs } from '../fields/extracted.ts'
import { ReadError } from '../read-error.ts'
import type { DataSheet } from './data-sheet.ts'
import { readPhoto } from './read-photo.ts'

/** Whether parsed JSON is a CV that Ella wrote. */
export function isEllaFile(data: object): boolean {
	return 'personalInfo' in data && 'schemaVersion' in data
}

/** Reads a CV that Ella wrote; throws `file_damaged` with what is wrong in it. */
export function readEllaFile(data: object, sheet: DataSheet): ExtractedField<CvDocument> {
	const reading = readCvDocument(data)
	if (reading.status === 'refused') {
		const message = `We can’t open this Ella file. ${reading.reason}`
		throw new ReadError('file_damaged', { message })
	}
	const { schemaVersion: _, facts: __, photo, ...sections } = reading.cv
	const found = Object.entries(sections).map(([name, content]) => {
		if (name in sectionTitles && hasWords(content)) readTitle(name, sheet)
		return [name, readFields(content, { key: name, sheet })]
	})
	// The same shape, with a field in place of each value.
	const read = Object.fromEntries(found) as ExtractedField<CvDocument>
	const description = sheet.said(photo.description)
	return { ...read, photo: { ...readPhoto(photo.image), description } }
}

function readTitle(name: string, sheet: DataSheet): void {
	const title = Object.entries(sectionTitles).find(([section]) => section === name)?.[1]
	sheet.section(title ?? name, name)
}

function hasWords(content: unknown): boolean {
	return Array.isArray(content) ? content.length > 0 : content !== ''
}

const dates = new Set(['startDate', 'endDate', 'date', 'expires'])

function readFields(part: unknown, { key, sheet }: { key: string; sheet: DataSheet }): unknown {
	if (Array.isArray(part)) return part.flatMap((each) => readFields(each, { key: '', sheet }) ?? [])
	if (typeof part === 'string') {
		return dates.has(key) ? sheet.readFrom(formatPartialDate(part), part) : sheet.said(part)
	}
	if (typeof part === 'boolean') return part ? readAs(true, null, 1) : undefined
	if (typeof part !== 'object' || part === null) return undefined
	const fields = Object.entries(part).filter(([name]) => name !== 'id')
	return Object.fromEntries(
		fields.map(([name, value]) => [name, readFields(value, { key: name, sheet })]),
	)
}
