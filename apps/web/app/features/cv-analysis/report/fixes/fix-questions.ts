import type { Finding } from '@app/checks'
import { type CvDocument, editOf, escapeMarks, fieldAt, jobsByRecency, newItem } from '@app/cv'
import { dateFieldText, readTypedDate } from '#shared/form/date-field-text.ts'
import { newId } from '#shared/new-id.ts'
import type { Change } from './fix-steps.ts'

/** One field of a question. */
export type QuestionPart = {
	key: string
	label: string
	kind: 'text' | 'email' | 'tel' | 'url' | 'month' | 'lines'
	/** What the CV says now. */
	value: string
	/** An example, never an answer. */
	hint?: string
	isOptional?: boolean
}

/** A question in the report whose answer fixes a remark. */
export type FixQuestion = {
	parts: readonly QuestionPart[]
	/** The label of the button that opens the question. */
	verb: string
	/** Returns the changes that the answers make, or a sentence about an error in them. */
	build: (answers: Readonly<Record<string, string>>) => Change[] | string
}

type Ask = (finding: Finding, cv: CvDocument) => FixQuestion | null

/** Returns the question for a remark about something that is missing or needs the person's own words. */
export function askForFix(finding: Finding, cv: CvDocument): FixQuestion | null {
	const own = questions[finding.checkId]?.(finding, cv) ?? null
	return own ?? askForWords(finding, cv)
}

const field =
	(path: string, part: Omit<QuestionPart, 'key' | 'value'>, verb: string): Ask =>
	(_, cv) => ({
		parts: [{ ...part, key: 'answer', value: textAt(cv, path) }],
		verb,
		build: ({ answer = '' }) => [editOf(cv, path, answer.trim())],
	})

const email = field(
	'personalInfo.email',
	{ label: 'Your email address', kind: 'email', hint: 'name@example.com' },
	'Add your email',
)
const phone = field(
	'personalInfo.phone',
	{ label: 'Your phone number', kind: 'tel' },
	'Add your number',
)
const profile = field(
	'professionalSummary',
	{
		label: 'Your profile: your work, your level and the job you want',
		kind: 'lines',
		hint: '2 or 3 sentences',
	},
	'Write your profile',
)

const name: Ask = (_, cv) => ({
	parts: [
		{ key: 'first', label: 'First name', kind: 'text', value: cv.personalInfo.firstName },
		{ key: 'last', label: 'Last name', kind: 'text', value: cv.personalInfo.lastName },
	],
	verb: 'Add your name',
	build: ({ first = '', last = '' }) => [
		editOf(cv, 'personalInfo.firstName', first.trim()),
		editOf(cv, 'personalInfo.lastName', last.trim()),
	],
})

const link: Ask = () => ({
	parts: [
		{
			key: 'url',
			label: 'Web address of your profile or portfolio',
			kind: 'url',
			value: '',
			hint: 'linkedin.com/in/your-name',
		},
	],
	verb: 'Add a link',
	build: ({ url = '' }) => [
		{ path: 'socialMedia', append: { ...newItem('socialMedia', newId()), url: url.trim() } },
	],
})

const job: Ask = () => ({
	parts: [
		{ key: 'title', label: 'Job title', kind: 'text', value: '' },
		{ key: 'employer', label: 'Employer', kind: 'text', value: '' },
		{ key: 'start', label: 'Started', kind: 'month', value: '', hint: 'May 2021' },
		{ key: 'end', label: 'Left', kind: 'month', value: '', hint: 'Present', isOptional: true },
	],
	verb: 'Add a job',
	build: ({ title = '', employer = '', start = '', end = '' }) => {
		const dates = readSpan({ start, end })
		if (typeof dates === 'string') return dates
		const item = { ...newItem('experience', newId()), ...dates }
		return [
			{
				path: 'experience',
				append: { ...item, jobTitle: title.trim(), employer: employer.trim() },
			},
		]
	},
})

const course: Ask = () => ({
	parts: [
		{ key: 'what', label: 'Course or qualification', kind: 'text', value: '' },
		{
			key: 'where',
			label: 'School, college or provider',
			kind: 'text',
			value: '',
			isOptional: true,
		},
	],
	verb: 'Add your education',
	build: ({ what = '', where = '' }) => [
		{
			path: 'education',
			append: {
				...newItem('education', newId()),
				qualification: what.trim(),
				institution: where.trim(),
			},
		},
	],
})

const paper: Ask = (finding) => ({
	parts: [
		{
			key: 'paper',
			label: 'Your registration, licence or card',
			kind: 'text',
			value: '',
			hint: /“([^”]+)”/.exec(finding.fix)?.[1] ?? '',
		},
	],
	verb: 'Add it',
	build: ({ paper: said = '' }) => [
		{ path: 'certification', append: { ...newItem('certification', newId()), name: said.trim() } },
	],
})

const skills: Ask = () => ({
	parts: [
		{
			key: 'skills',
			label: 'Tools, methods and systems you use, separated by commas',
			kind: 'lines',
			value: '',
		},
	],
	verb: 'Add skills',
	build: ({ skills: said = '' }) =>
		said
			.split(/[,;\n]/)
			.map((skill) => skill.trim())
			.filter(Boolean)
			.map((skill) => ({
				path: 'skills',
				append: { ...newItem('skills', newId()), name: skill },
			})),
})

// Where a CV says too little, the question asks for one line at a time about the newest job.
const line: Ask = (finding, cv) => {
	const [newest] = jobsByRecency(cv)
	if (newest === undefined) return job(finding, cv)
	const { jobTitle, employer } = newest.job
	return {
		parts: [
			{
				key: 'line',
				label: askWhatWasDone(jobTitle, employer),
				kind: 'lines',
				value: '',
				hint: 'What you did, who or what for, and how many',
			},
		],
		verb: 'Add a line',
		build: ({ line: said = '' }) => [
			{
				path: `experience.${newest.index}.achievements`,
				append: escapeMarks(said.replace(/\s+/g, ' ').trim()),
			},
		],
	}
}

function askWhatWasDone(jobTitle: string, employer: string): string {
	if (jobTitle !== '') return `One thing you did as ${jobTitle}`
	return employer === ''
		? 'One thing you did in your latest job'
		: `One thing you did at ${employer}`
}

const dated = /^(experience|education|volunteering|projects)\.(\d+)/

// The first entry that the remark points at; when it is dated, the next one is asked about.
const dates: Ask = ({ evidence }, cv) => {
	const [, list = '', index = ''] =
		evidence.map(({ path }) => dated.exec(path ?? '')).find((match) => match !== null) ?? []
	const entry = fieldAt(cv, `${list}.${index}`)
	if (list === '' || typeof entry !== 'object' || entry === null) return null
	const start = `${list}.${index}.startDate`
	const end = `${list}.${index}.endDate`
	const isOpen = Reflect.get(entry, 'current') === true
	return {
		parts: [
			{ key: 'start', label: 'Started', kind: 'month', value: dateAt(cv, start), hint: 'May 2021' },
			{
				key: 'end',
				label: 'Left',
				kind: 'month',
				value: isOpen ? 'Present' : dateAt(cv, end),
				hint: 'Present',
			},
		],
		verb: 'Enter the dates',
		build: (answers) => {
			const span = readSpan({ start: answers.start ?? '', end: answers.end ?? '' })
			if (typeof span === 'string') return span
			const edits = [editOf(cv, start, span.startDate), editOf(cv, end, span.endDate)]
			return 'current' in entry
				? [...edits, editOf(cv, `${list}.${index}.current`, span.current)]
				: edits
		},
	}
}

const complete: Ask = (finding, cv) => {
	const [, , index = ''] = dated.exec(finding.evidence[0]?.path ?? '') ?? []
	const found = cv.experience[Number(index || -1)]
	const asked = dates(finding, cv)
	if (found === undefined || asked === null) return null
	const path = (key: string) => `experience.${index}.${key}`
	return {
		parts: [
			{ key: 'jobTitle', label: 'Job title', kind: 'text', value: found.jobTitle },
			{ key: 'employer', label: 'Employer', kind: 'text', value: found.employer, isOptional: true },
			...asked.parts,
		],
		verb: 'Add what’s missing',
		build: (answers) => {
			const rest = asked.build(answers)
			if (typeof rest === 'string') return rest
			const { jobTitle = '', employer = '' } = answers
			return [
				editOf(cv, path('jobTitle'), jobTitle.trim()),
				editOf(cv, path('employer'), employer.trim()),
				...rest,
			]
		},
	}
}

const questions: Readonly<Record<string, Ask>> = {
	B01: name,
	B02: email,
	B03: email,
	B04: email,
	B06: phone,
	B07: phone,
	B08: field('personalInfo.city', { label: 'Your town or city', kind: 'text' }, 'Add your town'),
	B10: link,
	C01: job,
	C02: course,
	C03: skills,
	C04: profile,
	C09: profile,
	C10: profile,
	C11: profile,
	C13: complete,
	C15: email,
	C16: paper,
	C17: profile,
	D01: dates,
	D02: dates,
	D03: dates,
	D04: dates,
	D11: dates,
	D15: dates,
	D17: dates,
	F01: skills,
	F02: skills,
	E15: line,
	E24: line,
	E25: line,
	G01: line,
}

function isDate(path: string): boolean {
	return path.endsWith('Date') || path.endsWith('.expires')
}

// Any other remark about words of the CV can be answered by writing those words anew.
function askForWords({ evidence }: Finding, cv: CvDocument): FixQuestion | null {
	const path = evidence
		.flatMap(({ path: one }) => one ?? [])
		.find((one) => typeof fieldAt(cv, one) === 'string' && !isDate(one))
	if (path === undefined) return null
	const value = textAt(cv, path)
	return {
		parts: [{ key: 'words', label: 'Your words', kind: isPassage(path) ? 'lines' : 'text', value }],
		verb: 'Rewrite it',
		build: ({ words = '' }) => [editOf(cv, path, words.trim())],
	}
}

const passages = ['professionalSummary', 'summary', 'text']

// Whether a field has room for a passage: a text, or a line of a list of lines.
function isPassage(path: string): boolean {
	const name = path.split('.').at(-1) ?? ''
	return passages.includes(name) || Number.isInteger(Number(name))
}

function textAt(cv: CvDocument, path: string): string {
	const value = fieldAt(cv, path)
	return typeof value === 'string' ? value : ''
}

function dateAt(cv: CvDocument, path: string): string {
	return dateFieldText({ date: textAt(cv, path), isPresent: false, unread: undefined })
}

type Span = { startDate: string; endDate: string; current: boolean }

function readSpan({ start, end }: { start: string; end: string }): Span | string {
	const [from, to] = [
		readTypedDate(start, { allowsPresent: false }),
		readTypedDate(end, { allowsPresent: true }),
	]
	if (from.kind === 'unread') return from.reason
	if (to.kind === 'unread') return to.reason
	return {
		startDate: from.kind === 'date' ? from.date : '',
		endDate: to.kind === 'date' ? to.date : '',
		current: to.kind === 'present',
	}
}
