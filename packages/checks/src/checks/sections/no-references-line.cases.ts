import { casesOf, withCv, withLine } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { noReferencesLine } from './no-references-line.ts'

export const noReferencesLineCases: CheckCases = {
	check: noReferencesLine,
	finds: {
		...casesOf(
			[
				'References available on request',
				'References are available upon request.',
				'Referees on request',
				'REFERENCES: available on request',
				'Available on request: references',
			],
			withLine,
		),
		'the box is ticked': withCv({ referencesOnRequest: true }),
	},
	accepts: casesOf(
		[
			'Answered reference enquiries from tenants',
			'Provided portfolios on request',
			'Checked references for 30 tenants a month',
			'Wrote references for leavers; made menus available on request of guests',
		],
		withLine,
	),
}
