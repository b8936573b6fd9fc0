import type { CvSource } from '@app/cv'
import type { Case } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { noTables } from './no-tables.ts'

const file = (format: CvSource['format'], hasTables: boolean): Case => ({
	source: (source) => ({ ...source, format, facts: { ...source.facts, hasTables } }),
})

export const noTablesCases: CheckCases = {
	check: noTables,
	finds: {
		'a Word file with a table': file('docx', true),
		'an OpenDocument file with a table': file('odt', true),
		'an old Word file with a table': file('doc', true),
	},
	accepts: {
		'a Word file without one': file('docx', false),
		'a PDF, whose tables are only words': file('pdf', true),
		'a plain text': file('txt', false),
		'no file yet': { source: () => null },
	},
}
