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
			'Halved queues, using a second till',
		],
		bullet,
	),
}
