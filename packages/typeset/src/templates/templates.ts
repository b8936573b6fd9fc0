import type { Template } from './template-type.ts'

type Usual =
	| 'bullet'
	| 'datePlace'
	| 'headerLayout'
	| 'contactStyle'
	| 'photoShape'
	| 'jobsLedBy'
	| 'hasColumns'
	| 'isTwoTone'
	| 'isCompact'
	| 'sideColumn'
	| 'topSections'
	| 'sideSections'
	| 'isTinted'

const plain: Pick<Template, Usual> = {
	isTinted: false,
	bullet: '•',
	datePlace: 'right',
	headerLayout: 'left',
	contactStyle: 'plain',
	photoShape: 'square',
	jobsLedBy: 'title',
	hasColumns: false,
	isTwoTone: false,
	isCompact: false,
	sideColumn: '',
	topSections: [],
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
			'Like a well-set letter: titles in italics on a fine line, and dates on the right.',
		character: 'traditional',
		trades: ['care', 'education', 'office'],
		suits: 'Healthcare, education, public services and employers you know little about',
		accent: '#1d3a66',
		fontPair: 'source-serif',
	},
	{
		...plain,
		id: 'executive-elite',
		photoShape: 'round',
		name: 'Executive Elite',
		sampleId: 'chef',
		description:
			'Formal and elegant: the Garamond font, double lines and small capitals, like an engraved invitation.',
		character: 'traditional',
		trades: ['office', 'service', 'creative', 'research'],
		suits: 'Senior posts, law, finance, hospitality, the arts and academia',
		fontPair: 'garamond',
		bullet: '–',
		headerLayout: 'centred',
		accent: '#1c4a3a',
	},
	{
		...plain,
		id: 'modern-professional',
		photoShape: 'round',
		name: 'Modern Professional',
		sampleId: 'hgv-driver',
		description: 'Your name on a band of colour, and your jobs on a timeline with a dot for each.',
		character: 'modern',
		trades: ['technology', 'manual', 'office'],
		suits: 'Management, technology, logistics, sales and marketing',
		accent: '#0c5160',
		fontPair: 'franklin',
		isTwoTone: true,
	},
	{
		...plain,
		id: 'compact',
		name: 'Compact',
		sampleId: 'electrician',
		description:
			'Like a ledger: a line above each section, each job and its dates on one row, and no space wasted.',
		character: 'modern',
		trades: ['manual', 'technology'],
		isCompact: true,
		suits:
			'Long careers that have to fit on 2 pages, contractors and people with lots of short jobs',
		accent: '#8f2d16',
		fontPair: 'source-sans',
	},
	{
		...plain,
		id: 'academic',
		name: 'Academic',
		sampleId: 'researcher',
		description:
			'A line down every page and one across it, titles of publications in italics and your name in bold.',
		character: 'traditional',
		trades: ['research', 'education'],
		suits: 'Researchers, lecturers, scientists, and everyone with a list of publications',
		fontPair: 'spectral',
		bullet: '–',
		accent: '#6a1f4f',
	},
	{
		...plain,
		id: 'graduate',
		photoShape: 'round',
		name: 'Graduate',
		sampleId: 'graduate',
		description:
			'Your profile on a coloured panel across the page, and at the start of a career, your education first below it.',
		character: 'modern',
		trades: ['first-job'],
		suits: 'School leavers, students, graduates, apprentices and career changers',
		fontPair: 'work-sans',
		accent: '#0a6650',
		hasColumns: true,
		isTwoTone: true,
		sideColumn: 'right',
		isTinted: true,
		topSections: ['professionalSummary', 'education'],
		sideSections: narrow,
	},
	{
		...plain,
		id: 'creative',
		name: 'Creative Accent',
		sampleId: 'graphic-designer',
		description:
			'Your name as a headline, your profile as a quotation, and the rest as captions beside your career.',
		character: 'striking',
		trades: ['creative', 'service'],
		suits: 'Design, media, marketing, events, fashion and the crafts',
		fontPair: 'lora',
		accent: '#c22d12',
		datePlace: 'after',
		hasColumns: true,
		isTwoTone: true,
		headerLayout: 'split',
		sideColumn: 'left',
		bullet: '–',
		sideSections: ['skills', 'certification', 'language', 'awards', 'interests'],
	},
	{
		...plain,
		id: 'technical',
		name: 'Technical',
		sampleId: 'software-developer',
		description:
			'Like a data book: index tabs at the edge of the page beside your name and each title, and a fine line between jobs.',
		character: 'striking',
		trades: ['technology', 'manual'],
		suits: 'Software, engineering, data, laboratories and skilled trades',
		fontPair: 'plex',
		bullet: '■',
		accent: '#4a36a8',
	},
	{
		...plain,
		id: 'two-columns',
		name: 'Two Columns',
		sampleId: 'primary-teacher',
		description:
			'A broadsheet: your name as the masthead, your profile across the page, and your skills in a column beside your career.',
		character: 'traditional',
		trades: ['education', 'office', 'care'],
		isCompact: true,
		suits: 'Teaching, journalism, charities, administration and employers who read on paper',
		accent: '#9b1430',
		fontPair: 'pt-serif',
		headerLayout: 'centred',
		hasColumns: true,
		sideColumn: 'right',
		topSections: ['professionalSummary'],
		sideSections: narrow,
	},
	{
		...plain,
		id: 'sidebar',
		photoShape: 'round',
		name: 'Sidebar',
		sampleId: 'receptionist',
		description:
			'Your career on white, with contact details and skills on a tinted panel down the page.',
		character: 'striking',
		trades: ['service', 'office'],
		isCompact: true,
		suits: 'Sales, hospitality, administration and jobs where a person reads your CV first',
		hasColumns: true,
		isTwoTone: true,
		sideColumn: 'right',
		contactStyle: 'titled',
		sideSections: narrow,
		accent: '#263544',
		fontPair: 'source-sans',
		isTinted: true,
	},
	{
		...plain,
		id: 'minimalist',
		name: 'Minimalist',
		sampleId: 'architect',
		description: 'One font, 2 sizes and no lines. Everything lines up along one edge.',
		character: 'modern',
		trades: ['creative', 'office'],
		suits: 'Architecture, design, consulting, and people who say a lot in a few words',
		accent: '#1b1a18',
		fontPair: 'inter',
		bullet: '–',
		datePlace: 'margin',
	},
	{
		...plain,
		id: 'european',
		name: 'European',
		sampleId: 'cleaner',
		description:
			'The European CV form: titles in a column of their own beside the text, and a name before each contact detail.',
		character: 'traditional',
		trades: ['office', 'care', 'manual'],
		suits: 'Jobs abroad, European Union bodies and exchange programmes',
		fontPair: 'pt',
		hasColumns: true,
		contactStyle: 'labelled',
		accent: '#17479e',
	},
]
