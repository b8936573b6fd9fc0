import { withBullets } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { bulletsSayEnough } from './bullets-say-enough.ts'

const full = 'Cooked breakfast and lunch for guests of the house'

export const bulletsSayEnoughCases: CheckCases = {
	check: bulletsSayEnough,
	finds: {
		'a list of tasks': withBullets(
			'Cash handling',
			'Stock rotation',
			'Cleaning',
			'Serving customers',
		),
		'a shepherd': withBullets('Lambing', 'Shearing', 'Fencing and walling', 'Hay and silage'),
		'a translator': withBullets('Legal translation', 'Film subtitles', 'Proofreading for agencies'),
		'a florist': withBullets('Wedding flowers', 'Shop displays', 'Funeral tributes', full),
		'two of four': withBullets('Answered the phone', 'Did filing', full, full),
	},
	accepts: {
		'one short one': withBullets('Answered the phone', full, full),
		'short with a figure': withBullets('Led 3 projects, saving £120k', 'Served 200 covers', full),
		'two of nine': withBullets(
			'Answered the phone',
			'Did filing',
			...Array.from({ length: 7 }, () => full),
		),
		'figures in words': withBullets('Raised forty lambs', 'Trained six apprentices', full),
		'money and dates': withBullets('Took £4,000 a day', 'Saved 15% on flowers', full),
		'six words': withBullets(
			'Answered the phone for two doctors',
			'Wrote letters to patients of both',
			full,
		),
	},
}
