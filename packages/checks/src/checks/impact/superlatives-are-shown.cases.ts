import { casesOf, withBullets } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
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
			'Gave outstanding customer service at the desk',
			'Recognised by guests as outstanding',
			'Outstanding communication skills',
			'An exceptional communicator with families',
			'First-class organiser of events',
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
			'Chased outstanding arrears of former tenants by letter and visit',
			'Closed outstanding repairs with the contractor each Friday',
			'Booked outstanding works after the survey',
			'Cleared outstanding queries with depots',
			'Brought outstanding recalls down before the season',
			'Led guided walks in an Area of Outstanding Natural Beauty',
			'Rewrote letters for tenants with exceptional needs',
			'Approved exceptional payments to suppliers',
			'Served tea in the first-class lounge',
			'Listed outstanding snags for the site manager',
			'Reported outstanding safeguarding referrals to the lead',
		],
		bullet,
	),
}
