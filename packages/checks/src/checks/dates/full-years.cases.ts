import { casesOf, withLine } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { fullYears } from './full-years.ts'

export const fullYearsCases: CheckCases = {
	check: fullYears,
	finds: casesOf(
		['Cook, Jul ’19 – Sep ’21', 'Porter 03/19 - 04/21', "Mar '20 – Present"],
		withLine,
	),
	accepts: casesOf(
		[
			'Cook, July 2019 – Sept 2021',
			'Season 2019/20',
			'Open 10-12 and 2-4',
			'Ward 3/4 and 5/6',
			'Class of ’98',
		],
		withLine,
	),
}
