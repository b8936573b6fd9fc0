import type { CvSource } from '@app/cv'
import { withPerson } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { contactOnFirstPage } from './contact-on-first-page.ts'

const [first, second] = [1, 2]

// Moves the header to a separate page, in front of the body or behind it.
function withHeaderOn(page: number) {
	return (source: CvSource): CvSource => {
		const lines = source.pages.flatMap((old) => old.lines)
		const [header, body] = [lines.slice(0, 6), lines.slice(6)]
		const sheets = page === first ? [header, body] : [body, header]
		return {
			...source,
			pages: sheets.map((sheet, index) => ({
				number: index + 1,
				widthPt: 595,
				heightPt: 842,
				lines: sheet,
			})),
		}
	}
}

export const contactOnFirstPageCases: CheckCases = {
	check: contactOnFirstPage,
	finds: { 'an address at the end': { source: withHeaderOn(second) } },
	accepts: {
		'an address on page 1 of two': { source: withHeaderOn(first) },
		'no address, which another check covers': {
			...withPerson({ email: '' }),
			source: withHeaderOn(second),
		},
	},
}
