import { newerVersion, readCvDocument } from '@app/cv'
import type { Row, TableShape } from './backup-format.ts'

/** Where CV documents stand: the column, and for a larger object in it the field. */
const places: { table: string; column: string; field?: string }[] = [
	{ table: 'public.cv', column: 'document' },
	{ table: 'public.cv_version', column: 'document' },
	{ table: 'public.guest_analysis', column: 'results', field: 'document' },
]

/**
 * Returns a sentence for each invalid CV document in a row; a document from a newer Ella gets a different sentence.
 */
export function checkDocuments({ name, columns }: TableShape, row: Row): string[] {
	const names = columns.map(([column]) => column)
	const id = row[names.indexOf('id')] ?? ''
	return places
		.filter(({ table }) => table === name)
		.flatMap(({ column, field }) => {
			const text = row[names.indexOf(column)] ?? null
			if (text === null) return []
			const reading = readCvDocument(parseDocument(text, field))
			if (reading.status === 'read') return []
			const what = `the CV in ${name} ${id}`
			return reading.reason === newerVersion
				? [`A newer version of Ella wrote ${what}.`]
				: [`Ella can’t read ${what}: ${reading.reason.replace(/\.$/, '')}.`]
		})
}

function parseDocument(text: string, field: string | undefined): unknown {
	const value: unknown = JSON.parse(text)
	if (field === undefined) return value
	return typeof value === 'object' && value !== null
		? new Map(Object.entries(value)).get(field)
		: value
}
