import { withBullets, withCv, withoutFile } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { longEnough } from './long-enough.ts'

const bare = {
	experience: [],
	volunteering: [],
	professionalSummary: '',
	education: [],
	publications: [],
}

export const longEnoughCases: CheckCases = {
	check: longEnough,
	finds: {
		'a page of headings': withCv(bare),
		'the same while writing': withoutFile(withCv(bare)),
	},
	accepts: {
		'150 words': withBullets(Array.from({ length: 150 }, () => 'soup').join(' ')),
		'words that no field took': {
			...withCv(bare),
			source: (source) => ({
				...source,
				unread: [{ text: Array.from({ length: 200 }, () => 'soup').join(' '), place: null }],
			}),
		},
	},
}
