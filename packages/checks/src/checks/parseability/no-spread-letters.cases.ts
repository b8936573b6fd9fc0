import { casesOf, withLine } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { noSpreadLetters } from './no-spread-letters.ts'

export const noSpreadLettersCases: CheckCases = {
	check: noSpreadLetters,
	finds: casesOf(
		[
			'E X P E R I E N C E',
			'J A N E  S M I T H',
			'c u r r i c u l u m  v i t a e',
			'Managedateamoffivecleanersandordered anythingthattheyneededeveryweek Washedironedandfoldedforthirtyresidents',
		],
		withLine,
	),
	accepts: casesOf(
		[
			'Licence categories A B C D E F',
			'Vitamins A, B and C; blood groups A, B and O',
			'Donaudampfschifffahrtskapitänsmütze is the longest word I know',
			'https://www.example.com/averyveryveryverylongaddressthatnobodyreads',
		],
		withLine,
	),
}
