import { buildSampleCv, type SampleCv, toSkills } from './build-sample-cv.ts'

export const staffNurse: SampleCv = {
	id: 'staff-nurse',
	profession: 'Staff nurse',
	cv: buildSampleCv({
		personalInfo: {
			firstName: 'Siobhán',
			lastName: 'O’Donnell',
			headline: 'Staff Nurse, Acute Medicine',
			email: 'siobhan.odonnell@example.com',
			phone: '+44 7700 900412',
			city: 'Sheffield',
			postalCode: 'S10 2TN',
		},
		socialMedia: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/example-siobhan' }],
		professionalSummary: [
			'Registered adult nurse with six years on acute medical and surgical wards.',
			'Calm with anxious families, firm about infection control, and the person the ward asks to train new starters.',
			'Looking for a Band 6 post with time to teach.',
		].join(' '),
		experience: [
			{
				jobTitle: 'Staff Nurse (Band 5)',
				employer: 'Northern General Hospital',
				location: 'Sheffield',
				startDate: '2021-09',
				current: true,
				summary: 'A 28-bed acute medical ward that takes 14 admissions a day.',
				achievements: [
					'Care for up to 8 acutely ill patients a shift and take charge of the ward two nights a fortnight',
					'Cut falls from 11 to 4 a quarter by starting hourly comfort rounds and teaching them to every shift',
					'Audit sepsis care each month: antibiotics within the hour rose from 71% to 93% of patients',
					'Mentor three student nurses each placement and sign off their competencies',
				],
			},
			{
				jobTitle: 'Newly Qualified Nurse',
				employer: 'Barnsley District General Hospital',
				location: 'Barnsley',
				startDate: '2018-09',
				endDate: '2021-08',
				achievements: [
					'Completed preceptorship four weeks early on a 24-bed surgical ward',
					'Gave intravenous therapy and managed central lines for patients after bowel surgery',
					'Trained 12 colleagues on the new e-prescribing system in its first month',
				],
			},
			{
				jobTitle: 'Healthcare Assistant',
				employer: 'Fir Vale Nursing Home',
				location: 'Sheffield',
				startDate: '2014-06',
				endDate: '2015-09',
				achievements: [
					'Supported 24 residents with washing, meals and mobility',
					'Kept fluid and food charts that the visiting GP relied on',
				],
			},
		],
		education: [
			{
				qualification: 'BSc (Hons) Adult Nursing',
				institution: 'Sheffield Hallam University',
				startDate: '2015-09',
				endDate: '2018-07',
				grade: '2:1',
				details: ['Dissertation on preventing falls in patients with delirium'],
			},
			{
				qualification: 'A levels',
				fieldOfStudy: 'Biology (B), Psychology (B), English Language (C)',
				institution: 'Longley Park Sixth Form College',
				startDate: '2012',
				endDate: '2014',
			},
		],
		skills: [
			...toSkills(
				'Clinical',
				'intravenous therapy',
				'NEWS2 and sepsis six',
				'wound care',
				'venepuncture',
				'male catheterisation',
			),
			...toSkills('Systems', 'SystmOne', 'e-prescribing', 'Datix'),
			...toSkills(
				'Working with people',
				'end-of-life conversations',
				'teaching at the bedside',
				'safeguarding adults (level 3)',
			),
		],
		certification: [
			{
				name: 'NMC registration, adult nursing',
				issuer: 'Nursing and Midwifery Council',
				date: '2018-09',
				expires: '2027-09',
				credentialId: '18X0000E',
			},
			{
				name: 'Immediate Life Support',
				issuer: 'Resuscitation Council UK',
				date: '2025-03',
				expires: '2026-03',
			},
			{ name: 'Practice Assessor', issuer: 'Sheffield Hallam University', date: '2022-11' },
		],
		language: [
			{ name: 'English', proficiency: 'native' },
			{ name: 'Irish', proficiency: 'B2' },
		],
		volunteering: [
			{
				role: 'First aider',
				organisation: 'Peak District fell races',
				location: 'Derbyshire',
				startDate: '2019',
				current: true,
				summary: 'Staff the finish tent at four races a year and treat sprains, cuts and cold.',
			},
		],
		referencesOnRequest: true,
	}),
}
