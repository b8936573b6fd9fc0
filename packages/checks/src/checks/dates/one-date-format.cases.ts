import { type CvDocument, newListSection } from '@app/cv'
import type { Case } from '@app/cv/fixtures'
import { withBullets, withJobs } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { oneDateFormat } from './one-date-format.ts'

const cook = { jobTitle: 'Cook', employer: 'Crust' }
const withDateLines = (...lines: string[]): Case => ({
	cv: (cv: CvDocument) => ({
		...cv,
		experience: [],
		volunteering: [],
		education: [],
		custom: [newListSection('c', { title: 'Work', lines })],
	}),
})

export const oneDateFormatCases: CheckCases = {
	check: oneDateFormat,
	finds: {
		'months in one job, years in the next': withJobs(
			{ ...cook, startDate: '2021-03', current: true },
			{ ...cook, startDate: '2017', endDate: '2021' },
		),
		'years in the newest job': withJobs(
			{ ...cook, startDate: '2019', current: true },
			{ ...cook, startDate: '2016-02', endDate: '2018-11' },
		),
		'words and figures': withDateLines('Sept 2021 – Present', '03/2018 – 08/2021'),
		'both in one range': withDateLines('September 2019 - 04/2021', '2015 – 2017'),
		'days and words': withDateLines('01/03/2021 – Current', 'Jan 2019 to Feb 2021'),
		'a season in words, the next in figures': withDateLines(
			'June 2022 – September 2022',
			'05.2021 – 09.2021',
		),
		'a forester': withDateLines('Feb 2020 – Present', '11/2015 - 01/2020', '2009 – 2015'),
		'ISO and words': withDateLines('2021-09 – 2022-01', 'March 2019 - May 2020'),
	},
	accepts: {
		'months in all jobs': withJobs(
			{ ...cook, startDate: '2021-03', current: true },
			{ ...cook, startDate: '2018-01', endDate: '2021-02' },
		),
		'years in all jobs': withJobs(
			{ ...cook, startDate: '2021', current: true },
			{ ...cook, startDate: '2018', endDate: '2021' },
		),
		'years for a job of long ago': withJobs(
			{ ...cook, startDate: '2012-03', current: true },
			{ ...cook, startDate: '2001', endDate: '2009' },
		),
		'years for a job that ended eleven years ago': withJobs(
			{ ...cook, startDate: '2015-03', current: true },
			{ ...cook, startDate: '2011', endDate: '2014' },
		),
		words: withDateLines('Sept 2021 – Present', 'March 2018 – August 2021'),
		'years for old jobs': withDateLines('Sept 2021 – Present', '2010 – 2014'),
		figures: withDateLines('09/2021 – Present', '03/2018 – 08/2021'),
		'a certificate with a day': withDateLines(
			'Sept 2021 – Present',
			'June 2018 – May 2021',
			'DBS check 14/03/2024',
		),
		'short and long names of months': withDateLines(
			'Sep 2021 – Present',
			'February 2019 – Aug 2021',
			'May 2017 – June 2018',
		),
		'phone hours and prices are no dates': withDateLines(
			'Sept 2021 – Present',
			'Ran the desk 08/09 to 17/30 and sold seats at 12/14',
		),
		'one range': withDateLines('09/2021 – Present'),
		'months within a bullet': {
			...withBullets('Furloughed March - July 2020'),
			source: (source) => ({
				...source,
				text: '01/2019 – Present\nCook\n• Furloughed March - July 2020',
				pages: [],
			}),
		},
	},
}
