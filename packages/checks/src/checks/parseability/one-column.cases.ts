import { withFacts } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { oneColumn } from './one-column.ts'

export const oneColumnCases: CheckCases = {
	check: oneColumn,
	finds: { 'two columns': withFacts({ columns: 2 }), 'three columns': withFacts({ columns: 3 }) },
	accepts: { 'one column with a table elsewhere': withFacts({ columns: 1, hasTables: true }) },
}
