import { buildSampleCv, type SampleCv, toSkills } from './build-sample-cv.ts'

export const softwareDeveloper: SampleCv = {
	id: 'software-developer',
	profession: 'Software developer',
	cv: buildSampleCv({
		personalInfo: {
			firstName: 'Ngozi',
			lastName: 'Adéyẹmí-Clarke',
			headline: 'Senior Software Developer',
			email: 'ngozi.clarke@example.com',
			phone: '+44 7700 900944',
			city: 'Bristol',
			country: 'United Kingdom',
			website: 'https://ngozi.example.com',
		},
		socialMedia: [
			{ network: 'GitHub', url: 'https://github.com/example-ngozi' },
			{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/example-ngozi' },
		],
		professionalSummary: [
			'Developer with nine years in payments and public services, mostly TypeScript, Go and PostgreSQL.',
			'I like dull technology, small deploys and reading what users wrote.',
			'Have led a team of five without giving up code.',
		].join(' '),
		experience: [
			{
				jobTitle: 'Senior Software Developer',
				employer: 'Severn Pay',
				location: 'Bristol',
				startDate: '2021-11',
				current: true,
				summary: 'Card payments for 3,400 independent shops; 40 people, 14 of them developers.',
				achievements: [
					'Rewrote settlement from a nightly batch to a stream: shops are paid in 2 hours rather than 2 days',
					'Cut card declines caused by our own time-outs from 0.9% to 0.1% by making retries idempotent',
					'Lead a team of five; all of them have shipped to production in their first week',
					'Brought the median build from 19 minutes to 6 and the number of flaky tests from 44 to none',
				],
			},
			{
				jobTitle: 'Software Developer',
				employer: 'Avon Digital Service',
				location: 'Bath',
				startDate: '2018-03',
				endDate: '2021-10',
				achievements: [
					'Built the online blue badge application, used by 21,000 people in its first year, and took it through its accessibility audit',
					'Replaced a mainframe export with an API that six council systems now share',
					'Ran user research with eight people who use screen readers and fixed what they found',
				],
			},
			{
				jobTitle: 'Junior Developer',
				employer: 'Kestrel Web Studio',
				location: 'Cardiff',
				startDate: '2016-07',
				endDate: '2018-02',
				achievements: [
					'Delivered eleven sites for charities and small firms',
					'Moved hosting to one managed platform, which saved £9,000 a year',
				],
			},
		],
		projects: [
			{
				name: 'Tidewatch',
				role: 'Author and maintainer',
				url: 'https://github.com/example-ngozi/tidewatch',
				startDate: '2020-05',
				current: true,
				summary: 'Open-source tide and surge alerts for small harbours, written in Go.',
				achievements: [
					'Used by nine harbours and one lifeboat station',
					'Merged work from 23 contributors',
				],
			},
		],
		education: [
			{
				qualification: 'BSc (Hons) Computer Science',
				institution: 'Cardiff University',
				location: 'Cardiff',
				startDate: '2013-09',
				endDate: '2016-06',
				grade: 'First',
			},
		],
		skills: [
			...toSkills('Languages', 'TypeScript', 'Go', 'SQL', 'Python'),
			...toSkills('Platforms', 'PostgreSQL', 'Kafka', 'AWS', 'Terraform', 'Linux'),
			...toSkills(
				'Practice',
				'incident response',
				'threat modelling',
				'accessibility',
				'mentoring',
			),
		],
		certification: [
			{
				name: 'AWS Certified Solutions Architect – Associate',
				issuer: 'Amazon Web Services',
				date: '2024-05',
				expires: '2027-05',
				credentialId: 'EX-0000-1234',
				url: 'https://example.com/verify/EX-0000-1234',
			},
		],
		publications: [
			{
				title: 'Paying shops in hours, not days',
				authors: 'Ngozi Adéyẹmí-Clarke',
				publisher: 'South West Developers’ Conference (talk)',
				date: '2024-10',
				url: 'https://example.com/talks/settlement',
			},
		],
		language: [
			{ name: 'English', proficiency: 'native' },
			{ name: 'Yoruba', proficiency: 'B2' },
		],
		interests: [{ name: 'Gig rowing' }, { name: 'letterpress printing' }],
		referencesOnRequest: true,
	}),
}
