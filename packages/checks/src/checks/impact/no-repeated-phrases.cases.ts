import { withBullets, withTwoJobs } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { noRepeatedPhrases } from './no-repeated-phrases.ts'

export const noRepeatedPhrasesCases: CheckCases = {
	check: noRepeatedPhrases,
	finds: {
		'in one job': withBullets(
			'Cooked meals to the highest standards of hygiene',
			'Cleaned fridges to the highest standards of hygiene',
			'Stored meat to the highest standards of hygiene',
		),
		'over two jobs': withTwoJobs(
			[
				'Provided excellent customer service at the till',
				'Gave excellent customer service at tables',
			],
			['Provided excellent customer service at the bar'],
		),
	},
	accepts: {
		'said twice': withBullets(
			'Cooked meals to the highest standards of hygiene',
			'Cleaned fridges to the highest standards of hygiene',
			'Stored meat',
		),
		'small words': withBullets(
			'Sold it at the end of a day',
			'Fed at the end of a day',
			'Ran at the end of a day',
		),
		'different words': withBullets(
			'Cooked breakfast daily',
			'Ordered fresh fish',
			'Trained two chefs',
		),
	},
}
