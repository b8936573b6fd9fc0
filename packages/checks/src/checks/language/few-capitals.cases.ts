import { withBullets, withLines } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { fewCapitals } from './few-capitals.ts'

const bullets = [
	'Cooked breakfast for forty guests',
	'Ordered fish from four suppliers',
	'Wrote the weekly rota with the head chef',
	'Trained two apprentices on sauces',
	'Closed the kitchen and locked the doors',
	'Counted the stock every Monday',
]

export const fewCapitalsCases: CheckCases = {
	check: fewCapitals,
	finds: {
		'six bullets': withBullets(...bullets.map((bullet) => bullet.toUpperCase())),
		'six lines of a section of one’s own': withLines(
			...bullets.map((bullet) => bullet.toUpperCase()),
		),
	},
	accepts: {
		'ordinary letters': withBullets(...bullets),
		'one of them': withBullets(...bullets.slice(1), (bullets[0] ?? '').toUpperCase()),
		'short forms': withBullets('HACCP, COSHH and EPOS', 'NVQ, BTEC, GCSE, PGCE', 'CPR, AED'),
	},
}
