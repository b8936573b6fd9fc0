import { type CvDocument, cvDocumentSchema } from '@app/cv'
import { fillText } from '../../import/person/fill-text.ts'
import type { Profession } from '../../import/person/read-profession.ts'
import type { Random } from '../../import/random.ts'

const interests = ['Fell walking', 'Choir (second alto)', 'Chess', 'Allotment gardening']

/** Sections that are the same for everybody. */
const fixedSections = {
	publications: [
		{
			id: 'publication-1',
			title: 'What a handover should say in five minutes',
			authors: 'O’Hara, S.; Smith-Jones, T.',
			publisher: 'Practice Today',
			date: '2022-05',
		},
	],
	custom: [
		{
			id: 'custom-1',
			title: 'Memberships',
			items: [
				{ id: 'item-1', text: 'Guild of Practitioners, member since 2017' },
				{ id: 'item-2', text: 'Full clean driving licence' },
			],
		},
	],
	reference: [
		{
			id: 'reference-1',
			name: 'Siân Ap-Rhys',
			jobTitle: 'Area Manager',
			organisation: 'Kingsmere Group',
			email: 'sian.aprhys@example.org',
			phone: '07700 900441',
		},
	],
}

/** The CV with something in every section that a CV can have. */
export function addEverySection(
	cv: CvDocument,
	{ skills, certificates, achievements, duties }: Profession,
	random: Random,
): CvDocument {
	const said = (text: string) =>
		fillText(random, text, {
			place: () => 'Thornbury',
			surname: () => 'O’Hara',
			city: () => 'St Albans',
			number: () => '31',
		})
	const [first = '', second = '', third = ''] = random.sample(achievements, 3).map(said)
	const [school = 'Leeds College'] = cv.education.map(({ institution }) => institution)
	const extra = {
		personalInfo: { ...cv.personalInfo, website: 'https://portfolio.example.com/work' },
		skills: random.sample(skills, 8).map((name, index) => ({
			id: `skill-${index}`,
			name,
			group: index < 4 ? 'Daily work' : 'Also used',
			level: index === 0 ? 'advanced' : '',
		})),
		projects: [
			{
				id: 'project-1',
				name: 'Re-opening of the Millbrook site',
				role: 'Lead',
				url: 'https://millbrook.example.org',
				startDate: '2021-02',
				endDate: '2021-11',
				summary: 'Planned and carried out beside the daily work.',
				achievements: [first],
			},
			{ id: 'project-2', name: 'Apprentices’ handbook', startDate: '2019', achievements: [second] },
		],
		volunteering: [
			{
				id: 'volunteering-1',
				role: 'Trustee',
				organisation: 'Severn Food Bank',
				startDate: '2018-09',
				current: true,
				achievements: [said(duties[0] ?? third)],
			},
		],
		certification: certificates.slice(0, 3).map(({ name, issuer }, index) => ({
			id: `certificate-${index}`,
			name: said(name),
			issuer: said(issuer),
			date: `20${18 + index}-0${index + 3}`,
			expires: index === 0 ? '2027-03' : '',
			credentialId: index === 1 ? 'GB-4471-X' : '',
		})),
		language: [
			{ id: 'language-1', name: 'English', proficiency: 'native' },
			{ id: 'language-2', name: 'French', proficiency: 'B1' },
		],
		awards: [
			{
				id: 'award-1',
				title: 'Colleague of the Year',
				issuer: school,
				date: '2020',
				summary: third,
			},
		],
		interests: interests.map((name, index) => ({ id: `interest-${index}`, name })),
		...fixedSections,
	}
	return cvDocumentSchema.parse({ ...cv, ...extra })
}
