import type { Course, Job, Named, PageTruth } from './page-truth.ts'

type Fields = Record<string, unknown>

/** Reads the content of a page from either form of label: the parts of a CV, or the form made for scoring. */
export function parseTruth(json: string): PageTruth {
	const data = toFields(JSON.parse(json))
	return 'work' in data || 'name' in data ? fromParts(data) : fromScored(data)
}

// This form has one name and one address. The last word is put down as the last name, and the whole address as the town; the score
// compares first and last name joined.
function fromParts(data: Fields): PageTruth {
	const words = toText(data.name).split(/\s+/)
	return {
		...nothing,
		personalInfo: {
			firstName: words.slice(0, -1).join(' '),
			lastName: words.at(-1) ?? '',
			email: toText(data.email),
			phone: toText(data.phone),
			headline: toText(data.headline),
			city: toText(data.location),
		},
		summary: Array.isArray(data.summary) ? data.summary.join(' ') : toText(data.summary),
		experience: toList(data.work).map((job) => ({
			title: toText(job.title),
			organization: toText(job.employer),
			location: toText(job.place),
			bullets: toTexts(job.lines),
			...toPeriod(job),
		})),
		education: toList(data.education).map((course) => ({
			qualification: toText(course.qualification),
			field: toText(course.subject),
			institution: toText(course.school),
			grade: toText(course.grade),
			...toPeriod(course),
		})),
		skills: toTexts(data.skills),
		languages: toList(data.languages).map(({ language, level }) => ({
			name: toText(language),
			level: toText(level),
		})),
		ignored: ['links', 'certifications', 'projects', 'interests', 'references'],
	}
}

function toPeriod({ start, end }: Fields): Partial<Job> {
	const [first, last] = [toText(start), toText(end)]
	if (/^present$/i.test(last)) return { startDate: first, current: true }
	const hasOneDate = (first === '') !== (last === '')
	return hasOneDate ? { endDate: first || last, hasOneDate } : { startDate: first, endDate: last }
}

function fromScored(data: Fields): PageTruth {
	return {
		...nothing,
		personalInfo: toFields(data.personalInfo) as PageTruth['personalInfo'],
		links: toList(data.socialMedia).map(({ url }) => toText(url)),
		summary: toText(data.professionalSummary),
		experience: toList(data.experience).map((job) => toItem<Job>(job)),
		education: toList(data.education).map((course) => toItem<Course>(course)),
		skills: toTexts(data.skills),
		languages: toNamed(data.languages),
		certifications: toNamed(data.certifications),
		projects: toNamed(data.projects),
		interests: toTexts(data.interests),
		references: toTexts(data.references),
		ignored: toTexts(data._ignore).map((part) => renamed[part] ?? part),
		neutralSkills: toTexts(data._neutralSkills),
	}
}

const renamed: Record<string, string> = { socialMedia: 'links', professionalSummary: 'summary' }

function toItem<Item>({ _singleDate, _optional, ...item }: Fields): Item {
	const hasOneDate = _singleDate === true
	return {
		...item,
		...(hasOneDate ? { startDate: '', endDate: item.endDate || item.startDate } : {}),
		hasOneDate,
		isOptional: _optional === true,
	} as Item
}

function toNamed(value: unknown): Named[] {
	return (Array.isArray(value) ? value : []).map((one) =>
		typeof one === 'string' ? { name: one } : toItem<Named>(toFields(one)),
	)
}

function toFields(value: unknown): Fields {
	return typeof value === 'object' && value !== null ? { ...value } : {}
}

function toList(value: unknown): Fields[] {
	return Array.isArray(value) ? value.map(toFields) : []
}

function toText(value: unknown): string {
	return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function toTexts(value: unknown): string[] {
	if (!Array.isArray(value)) return []
	return value.map((one) => (typeof one === 'string' ? one : toText(toFields(one).name)))
}

const nothing: PageTruth = {
	personalInfo: {},
	links: [],
	experience: [],
	education: [],
	skills: [],
	languages: [],
	certifications: [],
	projects: [],
	interests: [],
	references: [],
	ignored: [],
	neutralSkills: [],
}
