import type { Template } from './template-type.ts'

type Usual =
	| 'bullet'
	| 'datePlace'
	| 'headerLayout'
	| 'jobsLedBy'
	| 'hasColumns'
	| 'topSections'
	| 'sideSections'
	| 'isTinted'

const plain: Pick<Template, Usual> = {
	isTinted: false,
	bullet: '•',
	datePlace: 'right',
	headerLayout: 'left',
	jobsLedBy: 'organisation',
	hasColumns: false,
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
			'The well-set letter: a book serif, fine rules across the page and dates in a column at the right.',
		suits: 'Health care, education, public service, and any employer you don’t know yet',
		accent: '#1d3a66',
		fontPair: 'source-serif',
	},
	{
		...plain,
		id: 'executive-elite',
		name: 'Executive Elite',
		sampleId: 'chef',
		description:
			'Garamond between double rules, with small capitals and titles in a split line, like engraved letterpress.',
		suits: 'Senior posts, law, finance, hospitality, the arts and academia',
		fontPair: 'garamond',
		bullet: '–',
		headerLayout: 'centred',
		accent: '#1c4a3a',
	},
	{
		...plain,
		id: 'modern-professional',
		name: 'Modern Professional',
		sampleId: 'hgv-driver',
		description:
			'Name and profile on a band of colour, your career on a rail with a dot for each step.',
		suits: 'Management, technology, logistics, sales and marketing',
		accent: '#0c5160',
		fontPair: 'franklin',
		datePlace: 'margin',
		isTinted: true,
	},
	{
		...plain,
		id: 'compact',
		name: 'Compact',
		sampleId: 'electrician',
		description:
			'A ledger: dates in a column, a heavy rule over each section and a fine one over each row.',
		suits: 'Long careers that have to fit on 2 pages, contractors, people with many short posts',
		accent: '#8f2d16',
		fontPair: 'source-sans',
		datePlace: 'margin',
		jobsLedBy: 'title',
	},
	{
		...plain,
		id: 'academic',
		name: 'Academic',
		sampleId: 'researcher',
		description:
			'A ruled manuscript: years left of a line that runs down every page, titles of works in italics, your name in bold.',
		suits: 'Researchers, lecturers, scientists, and everyone with a list of publications',
		fontPair: 'spectral',
		bullet: '–',
		accent: '#6a1f4f',
		datePlace: 'margin',
		jobsLedBy: 'title',
	},
	{
		...plain,
		id: 'graduate',
		name: 'Graduate',
		sampleId: 'graduate',
		description:
			'Your education on a field of colour, skills as tags, everything else calm beneath.',
		suits: 'School leavers, students, graduates, apprentices and career changers',
		fontPair: 'work-sans',
		accent: '#0a6650',
		hasColumns: true,
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
		suits: 'Design, media, marketing, events, fashion and the crafts',
		fontPair: 'lora',
		accent: '#c22d12',
		hasColumns: true,
		bullet: '–',
		sideSections: ['education', 'skills', 'certification', 'language', 'awards', 'interests'],
	},
	{
		...plain,
		id: 'technical',
		name: 'Technical',
		sampleId: 'software-developer',
		description:
			'The title block of a drawing: everything in a ruled frame, each section in a cell.',
		suits: 'Software, engineering, data, laboratories and skilled trades',
		fontPair: 'plex',
		bullet: '■',
		datePlace: 'margin',
		accent: '#4a36a8',
		isTinted: true,
	},
	{
		...plain,
		id: 'two-columns',
		name: 'Two Columns',
		sampleId: 'primary-teacher',
		description:
			'A broadsheet: your name as the masthead, and text that flows through 2 equal columns.',
		suits: 'Teaching, journalism, charities, administration; employers who read on paper',
		accent: '#9b1430',
		fontPair: 'pt-serif',
		headerLayout: 'centred',
		hasColumns: true,
	},
	{
		...plain,
		id: 'sidebar',
		name: 'Sidebar',
		sampleId: 'receptionist',
		description:
			'Your career on white, and everything one looks up in a dark column that fills the page.',
		suits: 'Sales, hospitality, administration and jobs where a person reads your CV first',
		hasColumns: true,
		sideSections: narrow,
		accent: '#263544',
		fontPair: 'source-sans',
	},
	{
		...plain,
		id: 'minimalist',
		name: 'Minimalist',
		sampleId: 'architect',
		description: 'One font, 2 sizes and no lines: a single axis shows what belongs together.',
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
			'The European form, set with care: labels in a tinted column, the text beside them.',
		suits: 'Applications across borders, public bodies of the European Union, mobility programmes',
		fontPair: 'pt',
		datePlace: 'margin',
		accent: '#17479e',
		isTinted: true,
	},
]
