import type { Case } from '@app/cv/fixtures'
import { withBullets, withCv } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { sentencesAreShort } from './sentences-are-short.ts'

const alone = (...bullets: string[]): Case => ({
	cv: (cv) => ({ ...(withBullets(...bullets).cv?.(cv) ?? cv), professionalSummary: '' }),
})

const words = (number: number) => `Cooked ${'breakfast and '.repeat(number / 2 - 1)}lunch`

export const sentencesAreShortCases: CheckCases = {
	check: sentencesAreShort,
	finds: {
		'forty words each': alone(words(40), words(40), words(40)),
		'one endless among middling ones': alone(words(80), words(16), words(16)),
	},
	accepts: {
		'twelve words each': alone(words(12), words(12), words(12)),
		'one long one': alone(words(40), words(10), words(10)),
		'nothing yet': withCv({ experience: [], volunteering: [], professionalSummary: '' }),
	},
}
