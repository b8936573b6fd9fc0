import type { CvDocument, CvSource, SourceFormat } from '@app/cv'
import { assembleDocument } from '../fields/assemble-document.ts'
import { calibrateConfidence } from '../fields/calibrate-confidence.ts'
import type { ExtractedField } from '../fields/extracted.ts'
import { ReadError } from '../read-error.ts'
import { createDataSheet, type DataSheet, toText } from './data-sheet.ts'

/** A file whose words are named: nothing in it has to be guessed. */
export type DataFile = {
	format: SourceFormat
	fileName: string
	bytes: number
	/** Every value that the file has, to find those that belong to no field. */
	values: readonly string[]
	/** Takes the values of the file onto a sheet. */
	read: (sheet: DataSheet) => ExtractedField<CvDocument>
}

/** Reads a CV out of a data file; throws `file_is_not_a_cv` when there is nothing of a person in it. */
export function readData({ format, fileName, bytes, values, read }: DataFile): {
	document: CvDocument
	source: CvSource
} {
	const sheet = createDataSheet()
	const { document, places, said } = assembleDocument(read(sheet), [])
	const confidence = calibrateConfidence(said, document)
	if (isEmpty(document)) throw new ReadError('file_is_not_a_cv')
	const pages = sheet.pages()
	const text = pages.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n')
	return {
		document,
		source: {
			format,
			fileName,
			bytes,
			pages,
			text,
			places,
			confidence,
			warnings: [],
			unread: findUnread(values, [text, ...sheet.taken()].join('\n')),
			headings: sheet.headings(),
			facts,
		},
	}
}

const facts: CvSource['facts'] = {
	title: null,
	language: null,
	isTagged: null,
	maker: null,
	fonts: [],
	pictures: [],
	columns: 1,
	hasTables: false,
	hasTextBoxes: false,
	contactInPageHeader: false,
	hiddenText: [],
	unreadableShare: 0,
	links: [],
}

function isEmpty({ personalInfo, experience, education, skills }: CvDocument): boolean {
	const hasName = personalInfo.firstName !== '' || personalInfo.lastName !== ''
	return !hasName && experience.length + education.length + skills.length === 0
}

const longestValue = 2_000
const mostUnread = 300
/** Far more than any CV has; comparing more of them takes too long. */
const mostValues = 5_000

function findUnread(values: readonly string[], printed: string): CvSource['unread'] {
	const known = squash(printed)
	return [...new Set(values)]
		.slice(0, mostValues)
		.filter((value) => !known.includes(squash(value)))
		.slice(0, mostUnread)
		.map((value) => ({ text: value.slice(0, longestValue), place: null }))
}

function squash(text: string): string {
	return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Every word and number at any depth of parsed JSON; pictures and addresses of schemas are none. */
export function collectValues(data: unknown, depth = 0): string[] {
	if (depth > 40) throw new ReadError('file_too_large')
	if (Array.isArray(data)) return data.flatMap((each) => collectValues(each, depth + 1))
	if (typeof data !== 'object' || data === null) {
		const text = toText(data)
		return /\p{L}|\d/u.test(text) && !isBlob(text) ? [text] : []
	}
	return Object.entries(data).flatMap(([key, value]) =>
		unspoken.has(key) ? [] : collectValues(value, depth + 1),
	)
}

const unspoken = new Set(['$schema', 'schemaVersion', 'id', 'meta', 'image', 'picture'])

function isBlob(text: string): boolean {
	return text.length > longestValue && !/\s/.test(text)
}
