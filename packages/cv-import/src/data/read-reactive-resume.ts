import type { CvDocument } from '@app/cv'
import { type ExtractedField, readAs } from '../fields/extracted.ts'
import { readTitledName } from '../fields/read-name.ts'
import { parseNetwork } from '../lexicon/networks.ts'
import { ReadError } from '../read-error.ts'
import type { DataFormat } from './data-format.ts'
import { type DataSheet, toText } from './data-sheet.ts'
import { inSection } from './in-section.ts'
import { isPart, type Json, list, part, pickObjects } from './json-parts.ts'
import { parseLevel } from './parse-level.ts'
import { withoutMarks } from './plain-marks.ts'
import { readDescription } from './read-description.ts'
import { readLastDate, readPeriod } from './read-period.ts'

/**
 * Files of Reactive Resume (rxresu.me), which names its fields in one way up to version 4 (`date`, `summary`, `visible`) and in
 * another from version 5 on (`period`, `description`, `hidden`). What its owner hid is not read; it is listed as unread.
 */
export const reactiveResume: DataFormat = {
	isFormat: (data) => findResume(data) !== null,
	contentOf: (data) => {
		const { basics, summary, sections, customSections } = findResume(data) ?? {}
		const { custom, profiles, ...titled } = part(sections)
		const filled = Object.values(titled).map(part).filter(hasContent)
		return withoutLooks([basics, summary, filled, part(profiles).items, customSections, custom])
	},
	read: (data, sheet) => readReactiveResume(findResume(data) ?? {}, sheet),
}

function hasContent({ items, content }: Json): boolean {
	return list(items).length > 0 || toText(content) !== ''
}

/** Fields that say how something is drawn, and nothing of the person. */
const looks = new Set([
	'id',
	'icon',
	'iconColor',
	'columns',
	'separateLinks',
	'hidden',
	'visible',
	'level',
	'type',
	'inlineLink',
	'keepTogether',
	'startOnNewPage',
	'picture',
])

function withoutLooks(value: unknown, depth = 0): unknown {
	if (depth > 40) throw new ReadError('file_too_large')
	if (Array.isArray(value)) return value.map((each) => withoutLooks(each, depth + 1))
	if (!isPart(value)) return value
	const fields = Object.entries(part(value)).filter(([name]) => !looks.has(name))
	return Object.fromEntries(fields.map(([name, each]) => [name, withoutLooks(each, depth + 1)]))
}

// A file taken from its interface for programs has the CV in `data`.
function findResume(data: object): Json | null {
	const whole = part(data)
	const isResume = ({ basics, sections }: Json) => isPart(basics) && isPart(sections)
	if (isResume(whole)) return whole
	return isResume(part(whole.data)) ? part(whole.data) : null
}

function readReactiveResume(resume: Json, sheet: DataSheet): ExtractedField<CvDocument> {
	const sections = part(resume.sections)
	const shown = (name: string, kind: string, usual: string) =>
		inSection(sheet, [chooseTitle(sections[name], usual), kind], shownItems(sections[name]))
	const head = readHead(resume, sheet)
	const jobs = shown('experience', 'experience', 'Experience')
	return {
		...head,
		experience: jobs.flatMap((job) => readJob(sheet, job)),
		education: shown('education', 'education', 'Education').map((course) => ({
			qualification: sheet.said(course.degree ?? course.studyType),
			fieldOfStudy: sheet.said(course.area),
			institution: sheet.said(course.school ?? course.institution),
			location: sheet.said(course.location),
			...readPeriod(sheet, course.period ?? course.date),
			grade: sheet.said(course.grade ?? course.score),
			details: readLines(sheet, course),
		})),
		skills: shown('skills', 'skills', 'Skills').flatMap((skill) => readSkill(sheet, skill)),
		language: shown('languages', 'language', 'Languages').map((item) => ({
			name: sheet.said(item.language ?? item.name),
			...parseLevel(sheet, item.fluency ?? item.description),
		})),
		...readOthers(sheet, shown),
		custom: customSections(resume).flatMap((section) => readCustom(sheet, section)),
	}
}

function chooseTitle(section: unknown, usual: string): string {
	const { title, name } = part(section)
	return toText(title ?? name) || usual
}

function shownItems(section: unknown): Json[] {
	const { items, hidden, visible } = part(section)
	if (hidden === true || visible === false) return []
	return pickObjects(items).filter((item) => item.hidden !== true && item.visible !== false)
}

function readHead(resume: Json, sheet: DataSheet): ExtractedField<CvDocument> {
	const basics = part(resume.basics)
	const sections = part(resume.sections)
	const name = toText(basics.name)
	const names = name === '' ? {} : readTitledName(sheet.print(name), 1)
	const personalInfo = {
		...names,
		headline: sheet.said(basics.headline),
		email: sheet.said(basics.email),
		phone: sheet.said(basics.phone),
		city: sheet.said(basics.location),
		website: sheet.said(readAddress(basics.website ?? basics.url)),
	}
	const profiles = shownItems(sections.profiles).map((profile) => readProfile(sheet, profile))
	const links = list(basics.customFields)
		.map(part)
		.filter(({ link }) => toText(link) !== '')
		.map(({ text, link }) => readProfile(sheet, { username: text, url: link }))
	const summary = part(resume.summary ?? sections.summary)
	const isShown = summary.hidden !== true && summary.visible !== false
	const words = isShown ? withoutMarks(toText(summary.content)).trim() : ''
	if (words !== '') sheet.section(chooseTitle(summary, 'Profile'), 'professionalSummary')
	return {
		personalInfo,
		socialMedia: [...profiles, ...links],
		professionalSummary: sheet.said(words),
	}
}

// Up to version 4 an address is called `href`, then `url`.
function readAddress(value: unknown): string {
	const { href, url } = part(value)
	return toText(url ?? href ?? value)
}

function readProfile(
	sheet: DataSheet,
	profile: Json,
): ExtractedField<CvDocument['socialMedia'][number]> {
	const address = readAddress(profile.website ?? profile.url)
	const network = sheet.said(profile.network)
	return {
		network: network ?? readAs(parseNetwork(address)?.name ?? 'Website', null, 1),
		url: sheet.said(address),
		handle: sheet.said(profile.username),
	}
}

function readJob(sheet: DataSheet, job: Json): ExtractedField<CvDocument['experience'][number]>[] {
	const roles = pickObjects(job.roles)
	const whole = {
		employer: sheet.said(job.company),
		location: sheet.said(job.location),
	}
	const own = {
		jobTitle: sheet.said(job.position),
		...readPeriod(sheet, job.period ?? job.date),
		...readDescription(sheet, withoutMarks(toText(job.description ?? job.summary))),
	}
	if (roles.length === 0) return [{ ...whole, ...own }]
	// What is said of all roles together stands with the first.
	return roles.map((role, index) => {
		const said = readDescription(sheet, withoutMarks(toText(role.description)))
		const achievements =
			index === 0 ? [...own.achievements, ...said.achievements] : said.achievements
		return {
			...whole,
			jobTitle: sheet.said(role.position),
			...readPeriod(sheet, role.period),
			summary: said.summary ?? (index === 0 ? own.summary : undefined),
			achievements:
				index === 0 && said.summary !== undefined && own.summary !== undefined
					? [own.summary, ...achievements]
					: achievements,
		}
	})
}

function readLines(sheet: DataSheet, item: Json) {
	const words = withoutMarks(toText(item.description ?? item.summary))
	const { summary, achievements } = readDescription(sheet, words)
	return [...(summary === undefined ? [] : [summary]), ...achievements]
}

function readSkill(sheet: DataSheet, skill: Json): ExtractedField<CvDocument['skills'][number]>[] {
	const level = sheet.said(skill.proficiency ?? skill.description)
	const name = sheet.said(skill.name)
	const keywords = list(skill.keywords).flatMap((keyword) => sheet.said(keyword) ?? [])
	if (keywords.length === 0) return [{ name, level }]
	return keywords.map((keyword) => ({ name: keyword, group: name, level }))
}

type Shown = (name: string, kind: string, usual: string) => Json[]

function readOthers(sheet: DataSheet, shown: Shown): ExtractedField<CvDocument> {
	return {
		projects: shown('projects', 'projects', 'Projects').map((project) => ({
			name: sheet.said(project.name),
			url: sheet.said(readAddress(project.website ?? project.url)),
			...readPeriod(sheet, project.period ?? project.date),
			...readDescription(sheet, projectWords(project)),
		})),
		volunteering: shown('volunteer', 'volunteering', 'Volunteering').map((post) => ({
			role: sheet.said(post.position),
			organisation: sheet.said(post.organization),
			location: sheet.said(post.location),
			...readPeriod(sheet, post.period ?? post.date),
			...readDescription(sheet, withoutMarks(toText(post.description ?? post.summary))),
		})),
		certification: shown('certifications', 'certification', 'Certifications').map((item) => ({
			name: sheet.said(item.title ?? item.name),
			issuer: sheet.said(item.issuer),
			date: readLastDate(sheet, item.date),
			url: sheet.said(readAddress(item.website ?? item.url)),
		})),
		awards: shown('awards', 'awards', 'Awards').map((award) => ({
			title: sheet.said(award.title),
			issuer: sheet.said(award.awarder),
			date: readLastDate(sheet, award.date),
			summary: sheet.said(withoutMarks(toText(award.description ?? award.summary))),
		})),
		publications: shown('publications', 'publications', 'Publications').map((work) => ({
			title: sheet.said(work.title ?? work.name),
			publisher: sheet.said(work.publisher),
			date: readLastDate(sheet, work.date),
			url: sheet.said(readAddress(work.website ?? work.url)),
		})),
		interests: shown('interests', 'interests', 'Interests').map((interest) => ({
			name: sheet.said(
				[interest.name, list(interest.keywords).map(toText).join(', ')]
					.map(toText)
					.filter(Boolean)
					.join(': '),
			),
		})),
		reference: shown('references', 'reference', 'References').map((person) => ({
			name: sheet.said(person.name),
			jobTitle: sheet.said(person.position ?? person.description),
			phone: sheet.said(person.phone),
		})),
	}
}

function projectWords({ description, summary, keywords }: Json): string {
	const lines = [description, summary].map((value) => withoutMarks(toText(value)))
	return [...new Set(lines), list(keywords).map(toText).join(', ')].filter(Boolean).join('\n')
}

function customSections(resume: Json): Json[] {
	const { custom } = part(resume.sections)
	return [...pickObjects(resume.customSections), ...Object.values(part(custom)).map(part)]
}

/** The words of an item of a section that its owner made, each on a line of its own. */
const itemFields = [
	'name',
	'title',
	'position',
	'company',
	'school',
	'organization',
	'network',
	'language',
	'degree',
	'area',
	'grade',
	'issuer',
	'awarder',
	'publisher',
	'location',
	'period',
	'date',
	'fluency',
	'proficiency',
	'recipient',
	'description',
	'summary',
	'content',
	'username',
]

function readCustom(
	sheet: DataSheet,
	section: Json,
): ExtractedField<CvDocument['custom'][number]>[] {
	const items = shownItems(section)
	if (items.length === 0) return []
	const title = toText(section.title ?? section.name)
	if (title !== '') sheet.section(title, 'custom')
	const lines = items.flatMap((item) => [
		...itemFields.flatMap((field) => withoutMarks(toText(item[field])).split('\n')),
		list(item.keywords).map(toText).join(', '),
		readAddress(item.website ?? item.url),
	])
	return [
		{
			title: title === '' ? undefined : readAs(title, null, 1),
			items: lines.flatMap((line) => {
				const text = sheet.said(line.replace(/^\s*•\s*/, ''))
				return text === undefined ? [] : [{ text }]
			}),
		},
	]
}
