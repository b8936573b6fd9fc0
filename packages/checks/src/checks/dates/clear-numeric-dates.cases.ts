import { casesOf, withLine } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { clearNumericDates } from './clear-numeric-dates.ts'

export const clearNumericDatesCases: CheckCases = {
	check: clearNumericDates,
	finds: casesOf(
		['Porter 03/04/2021 – 05/06/2022', '01.03.2019 – Present', '2-3-2018 to 4-5-2019'],
		withLine,
	),
	accepts: casesOf(
		[
			'Porter 03/2021 – 06/2022',
			'25/04/2021 – 30/06/2022',
			'04/04/2021 – 05/05/2022',
			'DBS check 03/04/2024',
			'2021-03-04 – 2022-05-06',
			'4 March 2021 – 6 May 2022',
		],
		withLine,
	),
}
