import type { CheckCases } from '../../fixtures/cases.ts'
import { casesOf, withBullets } from '../../fixtures/change-cv.ts'
import { superlativesAreShown } from './superlatives-are-shown.ts'

const bullet = (text: string) => withBullets(text, 'Cooked breakfast')

export const superlativesAreShownCases: CheckCases = {
	check: superlativesAreShown,
	finds: casesOf(
		[
			'Provided exceptional service to guests',
			'Gave unparalleled support to the ward',
			'Highly skilled in making cocktails',
			'Delivered outstanding results for clients',
		],
		bullet,
	),
	accepts: casesOf(
		[
			'Taught in a school that Ofsted judged outstanding',
			'Chased outstanding invoices with suppliers',
			'Sold the best part of 300 cakes a week',
			'Wrote a guide to best practice for the ward',
			'Sorted first class post',
			'Led the front of house team',
		],
		bullet,
	),
}
