import { strFromU8 } from 'fflate'
import { collectValues, readData } from '../../data/read-data.ts'
import {
	type LinkedInTables,
	linkedInTables,
	readLinkedInArchive,
} from '../../data/read-linkedin-archive.ts'
import { readTable } from '../../data/read-table.ts'
import type { CvWithSource } from '../cv-with-source.ts'
import type { ExtractionRequest } from '../extraction-request.ts'
import { openZip } from '../zip/open-zip.ts'

/** Whether the file names in a zip are of a LinkedIn archive. */
export function isLinkedInArchive(names: readonly string[]): boolean {
	const tables = names.map(nameTable)
	return tables.includes('profile') || tables.includes('positions')
}

/** Reads a CV out of the copy of their data that LinkedIn gives its members; throws `ReadError`. */
export function readLinkedInZip({
	bytes,
	fileName,
	limits,
	onPage,
}: ExtractionRequest): CvWithSource {
	onPage(1, 1)
	// The archive also holds messages and contacts. Text that other people wrote is never opened.
	const files = openZip(bytes, (name) => nameTable(name) !== null)
	const tables: LinkedInTables = {}
	for (const [name, content] of files) {
		const table = nameTable(name)
		const source = strFromU8(content)
		limits.checkText(source.length)
		if (table !== null) tables[table] = readTable(source, linkedInTables[table])
	}
	const file = { format: 'linkedin', fileName, bytes: bytes.byteLength } as const
	const values = collectValues(Object.values(tables).map((rows) => rows.map(aboutCv)))
	return readData({ ...file, values, read: (sheet) => readLinkedInArchive(tables, sheet) })
}

type TableName = keyof typeof linkedInTables

function nameTable(path: string): TableName | null {
	const name = /(?:^|\/)([^/]+)\.csv$/i.exec(path)?.[1]?.toLowerCase()
	return Object.keys(linkedInTables).find((each): each is TableName => each === name) ?? null
}

const notForCvs = [
	'confirmed',
	'primary',
	'updated on',
	'extension',
	'type',
	'birth date',
	'websites',
	'twitter handles',
]

function aboutCv(row: Readonly<Record<string, string>>) {
	return Object.fromEntries(Object.entries(row).filter(([title]) => !notForCvs.includes(title)))
}
