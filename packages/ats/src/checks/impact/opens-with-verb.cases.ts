import type { CheckCases } from '../../fixtures/cases.ts'
import { withBullets } from '../../fixtures/change-cv.ts'
import { opensWithVerb } from './opens-with-verb.ts'

export const opensWithVerbCases: CheckCases = {
	check: opensWithVerb,
	finds: {
		nouns: withBullets(
			'Stock control and ordering',
			'Customer service at the counter',
			'Excellent cash handling',
			'The daily till report',
		),
		'three of five': withBullets(
			'Food hygiene',
			'Team of six chefs',
			'Allergen records',
			'Cooked breakfast',
			'Ordered fish',
		),
		qualities: withBullets(
			'Great with children',
			'Good communication skills',
			'Friendly and patient manner',
			'Ability to lift heavy loads',
		),
	},
	accepts: {
		'past tense': withBullets(
			'Cooked breakfast',
			'Ordered fish',
			'Wrote the rota',
			'Taught apprentices',
		),
		'present tense': withBullets(
			'Cook breakfast',
			'Order fish',
			'Write the rota',
			'Teach apprentices',
		),
		gerunds: withBullets(
			'Cooking breakfast',
			'Ordering fish',
			'Writing the rota',
			'Teaching apprentices',
		),
		adverbs: withBullets(
			'Successfully ran a stall',
			'Also trained staff',
			'Regularly cleaned ovens',
			'Jointly led a project',
		),
		'verbs that few tables hold': withBullets(
			'Deburred castings',
			'Slated two roofs',
			'Coppiced hazel',
			'Lanolined fleeces',
		),
		'duties, which another check speaks of': withBullets(
			'Responsible for fish',
			'Responsible for meat',
			'Duties included sauces',
			'In charge of bread',
		),
		'a French CV': {
			cv: (cv) => ({
				...(withBullets(
					'Pilotage de la refonte de douze sites de la région',
					'Formation des agents de la commune et suivi de la qualité',
					'Gestion du budget et des achats pour la mairie',
					'Accueil du public dans les locaux de la ville',
				).cv?.(cv) ?? cv),
				professionalSummary: '',
			}),
		},
		'half of them': withBullets(
			'Food hygiene',
			'Allergen records',
			'Cooked breakfast',
			'Ordered fish',
		),
	},
}
