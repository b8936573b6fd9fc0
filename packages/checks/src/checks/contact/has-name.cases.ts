import { withoutFile, withPerson } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { hasName } from './has-name.ts'

const nameless = { firstName: '', lastName: '', headline: '' }

export const hasNameCases: CheckCases = {
	check: hasName,
	finds: {
		'no name': withPerson(nameless),
		'no name while writing': withoutFile(withPerson(nameless)),
	},
	accepts: {
		'one name only': withPerson({ lastName: '' }),
		'a first line that may be the name': {
			...withPerson(nameless),
			source: (source) => ({
				...source,
				pages: source.pages.map((page) => ({
					...page,
					lines: page.lines.map((line, index) =>
						index === 0 ? { ...line, text: 'Siân O’Neill-Hughes' } : line,
					),
				})),
			}),
		},
	},
}
