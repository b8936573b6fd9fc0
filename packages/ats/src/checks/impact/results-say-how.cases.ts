import type { CheckCases } from '../../fixtures/cases.ts'
import { casesOf, withBullets } from '../../fixtures/change-cv.ts'
import { resultsSayHow } from './results-say-how.ts'

const bullet = (text: string) => withBullets(text, 'Cooked breakfast')

export const resultsSayHowCases: CheckCases = {
	check: resultsSayHow,
	finds: casesOf(
		[
			'Increased sales by 20%',
			'Cut waste by a fifth',
			'Improved attendance to 97%',
			'Steadily raised income',
			'Cut energy costs from £900 to £600',
			'Raised £5,000 for the hospice',
		],
		bullet,
	),
	accepts: casesOf(
		[
			'Increased sales by 20% by moving bread to the door',
			'Cut waste by a fifth with smaller portions',
			'Improved attendance after visiting families',
			'Served 40 guests a night',
			'Cut hair and trimmed beards with scissors',
			'Cut, colour and style around 35 clients a week',
			'Raised purchase orders for five departments',
			'Grew tomatoes and peppers under glass',
			'Cut hair from 9 to 5',
			'Cut hair for 20-30 clients a day',
			'Raised invoices for sales team',
			'Raised sales invoices each week',
			'Raised purchase orders up to £50,000',
			'Grew plants from a nursery',
			'Halved queues, using a second till',
		],
		bullet,
	),
}
