import { withCv } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { summaryLength } from './summary-length.ts'

const ofWords = (count: number) =>
	withCv({ professionalSummary: Array.from({ length: count }, () => 'word').join(' ') })

export const summaryLengthCases: CheckCases = {
	check: summaryLength,
	finds: {
		'six words': ofWords(6),
		'24 words': ofWords(24),
		'91 words': ofWords(91),
		'300 words': ofWords(300),
	},
	accepts: {
		'25 words': ofWords(25),
		'90 words': ofWords(90),
		'a profile into which jobs were read': withCv({
			professionalSummary: `${Array.from({ length: 70 }, () => 'word').join(' ')}\nVolunteer Adviser\nJanuary 2023 – present\nSee four clients a week\nTreasurer\nSeptember 2019 – July 2023\nKept the accounts for a charity and filed the annual return`,
		}),
		'no profile, which another check covers': ofWords(0),
	},
}
