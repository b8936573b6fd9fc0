import type { Template } from './template-type.ts'

const plain: Pick<Template, 'bullet' | 'datePlace' | 'headerLayout' | 'sideSections' | 'isTinted'> =
	{
		isTinted: false,
		bullet: '•',
		datePlace: 'after',
		headerLayout: 'left',
		sideSections: [],
	}

const narrow: Template['sideSections'] = [
	'skills',
	'language',
	'certification',
	'awards',
	'interests',
	'reference',
]

/** Every template, in the order in which they are offered. */
export const templates: readonly Template[] = [
	{
		...plain,
		id: 'professional-classic',
		name: 'Professional Classic',
		sampleId: 'staff-nurse',
		description:
			'A sturdy book serif, quiet rules under each title and room to breathe: nothing between the reader and your words.',
		suits: 'Health care, education, public service, and any employer you don’t know yet',
		accent: '#00544d',
		fontPair: 'source-serif',
	},
	{
		...plain,
		id: 'executive-elite',
		name: 'Executive Elite',
		sampleId: 'chef',
		description:
			'A centred name in Garamond with wide margins and letter-spaced titles, like a well-printed invitation.',
		suits: 'Senior posts, law, finance, hospitality, the arts and academia',
		accent: '#6b2e2e',
		fontPair: 'garamond',
		bullet: '–',
		headerLayout: 'centred',
	},
	{
		...plain,
		id: 'modern-professional',
		name: 'Modern Professional',
		sampleId: 'hgv-driver',
		description:
			'A confident name on a band of colour, strong headings and a clear sans serif that is quick to scan.',
		suits: 'Technology, logistics, trades, sales, marketing and first jobs',
		accent: '#1d4468',
		fontPair: 'source-sans',
		bullet: '■',
	},
	{
		...plain,
		id: 'compact',
		name: 'Compact',
		sampleId: 'electrician',
		description:
			'Small margins, tight lines and a firm rule over each section fit the most on a page and stay easy to read.',
		suits: 'Long careers that have to fit on 2 pages, contractors, people with many short posts',
		accent: '#2b3a55',
		fontPair: 'plex',
	},
	{
		...plain,
		id: 'academic',
		name: 'Academic',
		sampleId: 'researcher',
		description:
			'A light book face, small capitals and hanging references, made for reading, not just skimming.',
		suits: 'Researchers, lecturers, scientists, and everyone with a list of publications',
		accent: '#3d3d3d',
		fontPair: 'spectral',
		bullet: '–',
	},
	{
		...plain,
		id: 'graduate',
		name: 'Graduate',
		sampleId: 'graduate',
		description:
			'Friendly and open, with a coloured mark beside each title that gives a short CV a clear shape.',
		suits: 'School leavers, students, graduates, apprentices and career changers',
		accent: '#7a3b00',
		fontPair: 'work-sans',
		bullet: '•',
	},
	{
		...plain,
		id: 'creative',
		name: 'Creative Accent',
		sampleId: 'graphic-designer',
		description:
			'A large warm name, one stripe of colour down the edge of the paper, and calm text beside it.',
		suits: 'Design, media, marketing, events, fashion and the crafts',
		accent: '#9b2743',
		fontPair: 'lora',
		bullet: '›',
	},
	{
		...plain,
		id: 'technical',
		name: 'Technical',
		sampleId: 'software-developer',
		description:
			'An engineered sans, skills as a list with labels, and thin rules that keep facts apart.',
		suits: 'Software, engineering, data, laboratories and skilled trades',
		accent: '#005a8c',
		isTinted: true,
		fontPair: 'plex',
		bullet: '■',
		datePlace: 'before',
	},
	{
		...plain,
		id: 'two-columns',
		name: 'Two Columns',
		sampleId: 'primary-teacher',
		description:
			'Your career on the left and what you bring on the right, divided by one fine line.',
		suits: 'Employers who read on paper; careers with many skills, languages and certificates',
		accent: '#234f3a',
		fontPair: 'plex-serif',
		sideSections: narrow,
	},
	{
		...plain,
		id: 'sidebar',
		name: 'Sidebar',
		sampleId: 'receptionist',
		description:
			'A tinted column with skills and languages under your name, and the whole story beside it.',
		suits: 'Sales, hospitality, administration and jobs where a person reads your CV first',
		accent: '#2f4b7c',
		isTinted: true,
		fontPair: 'inter',
		sideSections: narrow,
	},
	{
		...plain,
		id: 'minimalist',
		name: 'Minimalist',
		sampleId: 'architect',
		description:
			'No lines or colour and plenty of white space: size and spacing show what belongs together.',
		suits: 'Architecture, design, consulting, and people who say a lot in a few words',
		accent: '#1b1a18',
		fontPair: 'inter',
		bullet: '–',
	},
	{
		...plain,
		id: 'european',
		name: 'European',
		sampleId: 'cleaner',
		description: 'The order and blue of European CV forms, without the clutter.',
		suits: 'Applications across borders, public bodies of the European Union, mobility programmes',
		accent: '#0e4194',
		fontPair: 'pt',
		bullet: '•',
		datePlace: 'before',
	},
]
