import { withBullets } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { bulletsAreShort } from './bullets-are-short.ts'

const ofWords = (count: number) =>
	withBullets(['Cooked', ...Array.from({ length: count - 1 }, () => 'soup')].join(' '))

export const bulletsAreShortCases: CheckCases = {
	check: bulletsAreShort,
	finds: {
		'31 words': ofWords(31),
		'60 words': ofWords(60),
		'long words': withBullets(
			`Administered ${Array.from({ length: 9 }, () => 'electroencephalography, otorhinolaryngology').join(' and ')}`,
		),
	},
	accepts: { '30 words': ofWords(30), '8 words': ofWords(8), 'no bullets': withBullets() },
}
