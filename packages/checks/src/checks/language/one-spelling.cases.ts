import { withBullets, withCv } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { oneSpelling } from './one-spelling.ts'

const text = (professionalSummary: string) =>
	withCv({ professionalSummary, experience: [], volunteering: [] })

export const oneSpellingCases: CheckCases = {
	check: oneSpelling,
	finds: {
		'in bullets': withBullets('Mixed colours by hand', 'Chose a new color for the hall'),
		'-ise and -ize': text('Organised rotas and prioritized work'),
		'-our and -or': text('Mixed colours and chose a new color'),
		'centre and center': text('Ran a sports centre and a garden center'),
		'one l and two': text('Travelled abroad and labeled samples'),
		'a hyphenated word': text('Made a colourful and color-coded wall planner'),
		'at the start of a sentence': text('Organized rotas. I specialised in bread'),
	},
	accepts: {
		British: text('Organised rotas in the leisure centre and travelled abroad'),
		American: text('Organized schedules in the recreation center and traveled abroad'),
		Oxford: text('Organized a theatre in colour'),
		'names of others': text(
			'Advised the World Trade Center and Harbor Foods, and organised a theatre',
		),
		'words that are the same': text(
			'Exercised judgement, advertised prizes and organised a theatre for size',
		),
		'words that only look American': text(
			'Organised adult literacy and literature classes, measured the diameter, and set a filter and a parameter',
		),
		'quoted text and addresses': text(
			'Organised “The Color Purple” and wrote to labor@center.org and www.favorite-color.com',
		),
		'a name at the start of a line': text('Center Parcs: organised the kitchens'),
		'an electricity meter': text(
			'Installed a gas meter, measured fibre by the metre and tired easily',
		),
	},
}
