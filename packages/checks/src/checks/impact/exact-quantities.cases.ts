import { withBullets } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { exactQuantities } from './exact-quantities.ts'

export const exactQuantitiesCases: CheckCases = {
	check: exactQuantities,
	finds: {
		'many and several': withBullets(
			'Served many customers at lunch',
			'Trained several apprentices',
		),
		'twice in one line': withBullets('Visited various schools and numerous nurseries'),
		once: withBullets('Served many customers at lunch', 'Trained two apprentices'),
		'a lot of': withBullets('Handled a lot of calls', 'Wrote a number of reports'),
		'a piano tuner': withBullets('Tuned numerous pianos in schools', 'Restrung several harps'),
		'a dog groomer': withBullets('Groomed various breeds', 'Bathed many nervous dogs'),
		'a court interpreter': withBullets('Interpreted at numerous hearings'),
		'a beekeeper': withBullets('Kept several hives on the moor', 'Bottled lots of honey'),
		'a lift engineer': withBullets('Repaired a large number of lifts across the city'),
		'a registrar': withBullets('Registered countless births', 'Held several ceremonies'),
	},
	accepts: {
		'with a figure beside it': withBullets(
			'Trained several apprentices (4 a year)',
			'Visited various schools, about 20 a term',
		),
		'how many': withBullets(
			'Counted how many children ate lunch',
			'Recorded how many drugs were given',
		),
		'names and terms': withBullets(
			'Cared for people with multiple sclerosis at home',
			'Wrote multiple-choice papers for the board',
			'Raised money for Many Tears Animal Rescue',
		),
		'what is no amount': withBullets(
			'Repaired some of the oldest organs in Kent',
			'Mixed various artists’ voices into one choir recording',
			'Sorted mail into several-tier racks',
		),
		'as many as': withBullets('Seated as many as the hall held', 'Wore many hats'),
	},
}
