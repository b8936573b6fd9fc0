import { withBullets, withTwoJobs } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { showsResults } from './shows-results.ts'

const plain = [
	'Cooked breakfast for guests',
	'Ordered fish from the market',
	'Wrote the weekly rota',
	'Taught apprentices to fillet',
]

export const showsResultsCases: CheckCases = {
	check: showsResults,
	finds: {
		'no figure': withBullets(...plain),
		'figures that are names': withBullets(
			'Taught Year 6',
			'Worked to ISO 9001',
			'Used Office 365',
			'Held NVQ Level 3',
		),
		'one in six': withBullets(...plain, 'Cleaned the ovens', 'Served 40 covers'),
		'two jobs': withTwoJobs(plain, plain),
	},
	accepts: {
		'one in five': withBullets(...plain, 'Served 40 covers a night'),
		'a number word': withBullets(...plain.slice(1), 'Led a team of five'),
		money: withBullets(...plain.slice(1), 'Saved £300 a week on flour'),
		'a multiple': withBullets(...plain.slice(1), 'Doubled sales of bread'),
		'three bullets only': withBullets(...plain.slice(1)),
	},
}
