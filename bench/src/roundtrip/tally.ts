import type { Found, ReadBack } from '@app/typeset'

/** A missed string, and where it was missed. */
export type Miss = {
	template: string
	person: string
	script: string
	file: string
	reader: string
	text: string
}

/** Sums of what every reader gave back of every template. */
export type Tally = {
	add: (found: Found, where: Omit<Miss, 'text'>) => void
	of: (template: string) => ReadBack[]
	misses: () => Miss[]
}

/** Every kind of file with everything that reads it, in the order of the table. */
const readers: readonly Pick<ReadBack, 'file' | 'reader'>[] = [
	{ file: 'PDF', reader: 'pdftotext' },
	{ file: 'PDF', reader: 'pdftotext -layout' },
	{ file: 'PDF', reader: 'pdftotext -raw' },
	{ file: 'PDF', reader: 'mutool' },
	{ file: 'PDF', reader: 'pdf.js' },
	{ file: 'PDF', reader: 'Ella' },
	{ file: 'DOCX', reader: 'LibreOffice' },
	{ file: 'DOCX', reader: 'Ella' },
	{ file: 'TXT', reader: 'any program' },
	{ file: 'TXT', reader: 'Ella' },
]

/** Starts at nothing. */
export function createTally(): Tally {
	const counted: (Found & Omit<Miss, 'text'>)[] = []
	return {
		add: (found, where) => {
			counted.push({ ...found, ...where })
		},
		of: (template) =>
			readers.map(({ file, reader }) => {
				const rows = counted.filter(
					(row) => row.template === template && row.file === file && row.reader === reader,
				)
				const sum = (count: 'found' | 'of') => rows.reduce((total, row) => total + row[count], 0)
				const incomplete = rows.filter(({ found, of }) => found < of)
				const missedIn = [...new Set(incomplete.map(({ script }) => script))]
				return { file, reader, found: sum('found'), of: sum('of'), missedIn }
			}),
		misses: () =>
			counted.flatMap(({ missed, ...where }) => missed.map((text) => ({ ...where, text }))),
	}
}
