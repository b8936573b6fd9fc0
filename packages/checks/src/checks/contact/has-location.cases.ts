import type { Case } from '@app/cv/fixtures'
import { casesOf, withoutFile, withPerson } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { hasLocation } from './has-location.ts'

const nowhere = { city: '', country: '', address: '', postalCode: '', headline: '' }

// Nothing was read as a place; the line stands under the name, and nothing else on the page names one.
function withHeaderLine(text: string): Case {
	return {
		...withPerson({ ...nowhere, firstName: 'Kent', lastName: 'Barry' }),
		source: (source) => ({
			...source,
			pages: source.pages.map((page) => ({
				...page,
				lines: page.lines
					.slice(0, 2)
					.map((line, index) => (index === 1 ? { ...line, text } : line)),
			})),
		}),
	}
}

export const hasLocationCases: CheckCases = {
	check: hasLocation,
	finds: {
		'no place while writing': withoutFile(withPerson(nowhere)),
		...casesOf(
			[
				'07700 900123 | kent.barry@example.com',
				'Kent Barry | 07700 900123',
				'Shift Manager | 07700 900123 | kent@example.com',
				'Mobile: 07700 900123 • Email: kent@example.com',
				'07700 900123 | Portfolio | LinkedIn',
				'07700 900123 | Full driving licence | British',
				'kent@example.com | Chartered Engineer',
			],
			withHeaderLine,
		),
	},
	accepts: {
		'only a country': withPerson({ ...nowhere, country: 'Wales' }),
		'only a postcode area': withPerson({ ...nowhere, postalCode: 'LS6' }),
		'a place in a line that was not taken over': withPerson({
			...nowhere,
			headline: 'Based near York, open to Leeds',
		}),
		...casesOf(
			[
				'Wirral | 07700 900123 | kent@example.com',
				'Thanet | 07700 900123',
				'Anglesey',
				'Kirkwall, Orkney',
				'Newport, Isle of Wight · 07700 900123',
				'Rhondda Cynon Taf',
				'Fife | kent@example.com',
				'Dún Laoghaire, Co. Dublin | +353 85 012 3456',
				'Location: Little Snoring',
				'Stow-on-the-Wold | 07700 900123',
				'Llanfair Pwllgwyngyll • kent@example.com',
				'22 Tavistock Crescent, Mitcham',
				'Weston under Penyard | kent@example.com',
				'07700 900123 | Goring',
			],
			withHeaderLine,
		),
	},
}
