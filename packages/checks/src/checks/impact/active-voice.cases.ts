import { withBullets } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { activeVoice } from './active-voice.ts'

export const activeVoiceCases: CheckCases = {
	check: activeVoice,
	finds: {
		'all in the passive': withBullets(
			'Wards were cleaned every morning',
			'Reports were written for the manager',
			'The rota was carefully planned a month ahead',
		),
		'three of five': withBullets(
			'Stock was counted on Mondays',
			'Orders were placed with four suppliers',
			'Deliveries had been checked for damage',
			'Trained two apprentices',
			'Served customers',
		),
	},
	accepts: {
		active: withBullets('Cleaned wards', 'Wrote reports', 'Planned the rota'),
		honours: withBullets(
			'Was promoted to supervisor',
			'Was awarded employee of the month',
			'Was elected by staff',
		),
		'in a side clause': withBullets(
			'Reported defects that were found in the check',
			'Stayed until every guest was served',
			'Wrote a guide which was printed for all shops',
		),
		'being there': withBullets(
			'Was on call at night',
			'Was first at the scene',
			'Was in charge of keys',
		),
		'two of ten': withBullets(
			'Stock was counted',
			'Orders were placed',
			'Served',
			'Cooked',
			'Cleaned',
			'Trained staff',
			'Wrote menus',
			'Costed dishes',
			'Checked fridges',
			'Closed the till',
		),
	},
}
