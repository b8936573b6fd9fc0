import { type CvDocument, newListSection } from '@app/cv'
import { buildSampleCv, type SampleCv } from './build-sample-cv.ts'
import { electrician } from './electrician.ts'
import { nonLatinCvs } from './non-latin-cvs.ts'
import { staffNurse } from './staff-nurse.ts'

const short: CvDocument = buildSampleCv({
	personalInfo: {
		firstName: 'Jo',
		lastName: 'Ng',
		headline: 'Warehouse Operative',
		email: 'jo.ng@example.com',
		phone: '07700 900102',
		city: 'Daventry',
	},
	experience: [
		{
			jobTitle: 'Warehouse Operative',
			employer: 'Midland Parcels',
			location: 'Daventry',
			startDate: '2025-06',
			current: true,
			achievements: ['Pick 140 lines an hour with a scanner; the aim is 110'],
		},
	],
	education: [{ qualification: 'GCSEs, five', institution: 'Daventry Academy', endDate: '2025' }],
})

/** The electrician after forty years: every post again under an earlier employer, and every section that there is. */
const long: CvDocument = buildSampleCv({
	...electrician.cv,
	personalInfo: {
		...electrician.cv.personalInfo,
		firstName: 'Bartholomew Alexander',
		lastName: 'Featherstonehaugh-Cholmondeley',
		address: 'Flat 12b, The Old Distillery, 118 Upper Great Western Road',
		website: 'https://bartholomew-featherstonehaugh-cholmondeley.example.com/electrical/work',
	},
	experience: ['', ' (agency)', ' (subcontract)'].flatMap((kind, round) =>
		electrician.cv.experience.map(({ id: _id, ...job }) => ({
			...job,
			employer: `${job.employer}${kind}`,
			current: job.current && round === 0,
			startDate: earlier(job.startDate, 14 * round),
			endDate: earlier(job.endDate, 14 * round),
		})),
	),
	projects: [
		{
			name: 'Rewiring the village hall',
			role: 'Volunteer lead',
			startDate: '2023-01',
			endDate: '2023-06',
			summary: 'Forty evenings with nine neighbours, to the standard of paid work.',
			achievements: ['Raised £6,200 for materials', 'Signed off at the first inspection'],
		},
	],
	volunteering: [
		{ role: 'Careers speaker', organisation: 'Three secondary schools', startDate: '2019' },
	],
	publications: [
		{ title: 'Faults I have found', publisher: 'Trade monthly, a column', date: '2021-09' },
	],
	awards: [{ title: 'Tradesperson of the Year', issuer: 'Clyde Trades House', date: '2020' }],
	language: [
		{ name: 'English', proficiency: 'native' },
		{ name: 'Gaelic', proficiency: 'B1' },
	],
	interests: [{ name: 'Bagpipes' }, { name: 'hill running' }],
	custom: [
		newListSection('driving', { title: 'Driving', lines: ['Full licence, categories B and BE'] }),
	],
})

function earlier(date: string, years: number): string {
	return date === '' ? '' : `${Number(date.slice(0, 4)) - years}${date.slice(4)}`
}

/** CVs that try a template: very short, usual, long, and in other scripts. */
export const testingCvs: readonly SampleCv[] = [
	{ id: 'short', profession: 'Short', cv: short },
	{ id: 'typical', profession: 'Typical', cv: staffNurse.cv },
	{ id: 'long', profession: 'Long', cv: long },
	...nonLatinCvs,
]
