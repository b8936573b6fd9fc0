import { withBullets } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
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
		'a shepherd who lists': withBullets(
			'Lambing of 600 ewes',
			'Sheepdog trials at county level',
			'Hill walls and fences',
			'Quad bike on steep ground',
		),
		'a translator who lists': withBullets(
			'Russian and Czech to English',
			'Legal translation for four courts',
			'Medical leaflets',
			'Film dialogue under NDA',
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
		'a farrier': withBullets(
			'Shod hunters and heavy horses',
			'Forged bar shoes by hand',
			'Rasped and balanced hooves',
			'Hung gates for the yard',
		),
		'a singer': withBullets(
			'Sang alto in two choirs',
			'Understudied the lead on tour',
			'Wove folk songs into lessons',
			'Busked on the South Bank',
		),
		'an electrician': withBullets(
			'Rewound motors up to 30 kW',
			'First-fixed 40 flats',
			'Megger-tested every circuit',
			'Re-terminated old boards',
		),
		'a laboratory technician': withBullets(
			'Pipetted samples into 96-well plates',
			'Centrifuged blood twice a day',
			'Autoclaved glassware',
			'Biopsied under supervision',
		),
		'a crew on deck': withBullets(
			'Stood watch from midnight to four',
			'Spliced mooring lines',
			'Kept the log',
			'Swung the lead in narrow channels',
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
		'duties, which another check covers': withBullets(
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
