import { type CvDocument, cvDocumentSchema } from '@app/cv'

/** The CV that the landing page shows: good work by an invented nurse, told with few figures and many duties. */
export const landingCv: CvDocument = cvDocumentSchema.parse({
	personalInfo: {
		firstName: 'Siobhán',
		lastName: 'O’Donnell',
		headline: 'Staff Nurse, Acute Medicine',
		email: 'siobhan.odonnell@example.com',
		phone: '07700 900412',
		city: 'Sheffield',
	},
	professionalSummary: [
		'Hard-working and passionate team player with six years on acute medical and surgical wards, calm with anxious families and firm about infection control.',
		'The ward asks me to train its new starters, and I want a Band 6 post with time to teach.',
	].join(' '),
	experience: [
		{
			id: 'northern-general',
			jobTitle: 'Staff Nurse',
			employer: 'Northern General Hospital',
			location: 'Sheffield',
			startDate: '2021-09',
			current: true,
			achievements: [
				'Responsible for up to 8 acutely ill patients a shift on a 28-bed ward',
				'Cut falls on the ward from 11 to 4 a quarter by starting hourly comfort rounds',
				'Mentor student nurses and sign off their competencies',
				'Responsible for sepsis audits',
			],
		},
		{
			id: 'barnsley',
			jobTitle: 'Newly Qualified Nurse',
			employer: 'Barnsley District General',
			location: 'Barnsley',
			startDate: '2018',
			endDate: '2021',
			achievements: [
				'Duties included giving intravenous therapy to surgical patients',
				'Responsible for discharge letters and medicines to take home',
				'Trained colleagues on the new e-prescribing system',
			],
		},
		{
			id: 'fir-vale',
			jobTitle: 'Healthcare Assistant',
			employer: 'Fir Vale Nursing Home',
			location: 'Sheffield',
			startDate: '2014-06',
			endDate: '2015-09',
			achievements: [
				'Supported residents with washing, meals and mobility',
				'Kept accurate fluid and food charts',
			],
		},
	],
	education: [
		{
			id: 'hallam',
			qualification: 'BSc (Hons) Adult Nursing',
			grade: '2:1',
			institution: 'Sheffield Hallam University',
			location: 'Sheffield',
			startDate: '2015-09',
			endDate: '2018-07',
		},
	],
	skills: [
		{ id: 'iv', name: 'Intravenous therapy' },
		{ id: 'news2', name: 'NEWS2 and sepsis six' },
		{ id: 'wounds', name: 'Wound care' },
		{ id: 'systmone', name: 'SystmOne' },
		{ id: 'safeguarding', name: 'Safeguarding' },
	],
	certification: [
		{
			id: 'nmc',
			name: 'NMC registration',
			issuer: 'Nursing and Midwifery Council',
			date: '2018-09',
		},
	],
	language: [
		{ id: 'english', name: 'English', proficiency: 'native' },
		{ id: 'polish', name: 'Polish', proficiency: 'B2' },
	],
})
