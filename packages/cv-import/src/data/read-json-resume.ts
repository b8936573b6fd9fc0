import { type CustomItem, type CvDocument, customShapes } from '@app/cv'
import { type ExtractedField, readAs } from '../fields/extracted.ts'
import { readTitledName } from '../fields/read-name.ts'
import type { DataFormat } from './data-format.ts'
import { type DataSheet, toText } from './data-sheet.ts'
import { inSection } from './in-section.ts'
import { isPart, type Json, list, part, pickObjects } from './json-parts.ts'
import { parseLevel } from './parse-level.ts'
import { readDescription } from './read-description.ts'
import { readLinks } from './read-links.ts'
import { readPhoto } from './read-photo.ts'

/** JSON Resume (jsonresume.org) in its first and its present version. */
export const jsonResume: DataFormat = {
	isFormat: (data) => 'basics' in data || ('work' in data && 'education' in data),
	// The shape of a section is a choice of how it is set, and no word of it.
	contentOf: (data) => {
		const { custom, ...rest }: Json = { ...data }
		return { ...rest, custom: pickObjects(custom).map(({ shape: _, ...section }) => section) }
	},
	read: readJsonResume,
}

function readJsonResume(data: object, sheet: DataSheet): ExtractedField<CvDocument> {
	const resume: Json = { ...data }
	return {
		...readBasics(part(resume.basics), sheet),
		experience: inSection(sheet, ['Experience', 'experience'], pickObjects(resume.work)).map(
			(job) => ({
				jobTitle: sheet.said(job.position),
				employer: sheet.said(job.name ?? job.company),
				location: sheet.said(job.location),
				...readTime(sheet, job),
			}),
		),
		education: inSection(sheet, ['Education', 'education'], pickObjects(resume.education)).map(
			(course) => ({
				qualification: sheet.said(course.studyType),
				fieldOfStudy: sheet.said(course.area),
				institution: sheet.said(course.institution),
				...readStudyTime(sheet, course),
				grade: sheet.said(course.score ?? course.gpa),
				details: texts(sheet, course.courses),
			}),
		),
		skills: inSection(sheet, ['Skills', 'skills'], pickObjects(resume.skills))
			.map((skill) => skill)
			.flatMap((skill) => readSkill(sheet, skill)),
		...readLists(resume, sheet),
	}
}

// Sections of the person's own, as Ella writes them beside the format's own fields.
function readOwnSections(resume: Json, sheet: DataSheet): ExtractedField<CvDocument>['custom'] {
	return pickObjects(resume.custom).map((section) => {
		const title = toText(section.title)
		if (title !== '') sheet.section(title, 'custom')
		return {
			title: title === '' ? undefined : readAs(title, null, 1),
			shape: readShape(section.shape),
			items: list(section.items).map((item) => readOwnItem(item, sheet)),
		}
	})
}

function readShape(value: unknown) {
	const shape = customShapes.find((each) => each === value)
	return shape === undefined ? undefined : readAs(shape, null, 1)
}

function readOwnItem(item: unknown, sheet: DataSheet): ExtractedField<CustomItem> {
	if (!isPart(item)) return { text: sheet.said(item) }
	const { name, organization, location, url, ...rest } = part(item)
	const head = {
		title: sheet.said(name),
		organisation: sheet.said(organization),
		location: sheet.said(location),
		url: sheet.said(url),
	}
	const { summary: text, ...time } = readTime(sheet, rest)
	return { ...head, ...time, text }
}

function readLists(resume: Json, sheet: DataSheet): ExtractedField<CvDocument> {
	return {
		projects: inSection(sheet, ['Projects', 'projects'], pickObjects(resume.projects)).map(
			(project) => ({
				name: sheet.said(project.name),
				role: sheet.said(list(project.roles).map(toText).join(', ')),
				url: sheet.said(project.url),
				...readTime(sheet, project),
			}),
		),
		volunteering: inSection(
			sheet,
			['Volunteering', 'volunteering'],
			pickObjects(resume.volunteer),
		).map((post) => ({
			role: sheet.said(post.position),
			organisation: sheet.said(post.organization),
			...readTime(sheet, post),
		})),
		certification: inSection(
			sheet,
			['Certifications', 'certification'],
			pickObjects(resume.certificates ?? resume.certifications),
		).map(({ name, issuer, date, url }) => ({
			name: sheet.said(name),
			issuer: sheet.said(issuer),
			date: sheet.date(date),
			url: sheet.said(url),
		})),
		language: inSection(sheet, ['Languages', 'language'], pickObjects(resume.languages)).map(
			(language) => ({
				name: sheet.said(language.language ?? language.name),
				...parseLevel(sheet, language.fluency ?? language.level),
			}),
		),
		awards: inSection(sheet, ['Awards', 'awards'], pickObjects(resume.awards)).map((award) => ({
			title: sheet.said(award.title),
			issuer: sheet.said(award.awarder),
			date: sheet.date(award.date),
			summary: sheet.said(award.summary),
		})),
		publications: inSection(
			sheet,
			['Publications', 'publications'],
			pickObjects(resume.publications),
		).map((work) => ({
			title: sheet.said(work.name),
			publisher: sheet.said(work.publisher),
			date: sheet.date(work.releaseDate),
			url: sheet.said(work.url ?? work.website),
		})),
		interests: inSection(sheet, ['Interests', 'interests'], pickObjects(resume.interests)).map(
			(interest) => ({
				name: sheet.said(
					[interest.name, ...list(interest.keywords)].map(toText).filter(Boolean).join(': '),
				),
			}),
		),
		reference: inSection(sheet, ['References', 'reference'], pickObjects(resume.references)).map(
			({ name }) => ({
				name: sheet.said(name),
			}),
		),
		custom: readOwnSections(resume, sheet),
	}
}

function readBasics(basics: Json, sheet: DataSheet): ExtractedField<CvDocument> {
	const name = toText(basics.name)
	const location = part(basics.location)
	const [prefix, suffix] = [sheet.said(basics.honorificPrefix), sheet.said(basics.honorificSuffix)]
	const names = name === '' ? {} : readTitledName(sheet.print(name), 1)
	const personalInfo = {
		...names,
		honorificPrefix: prefix ?? names.honorificPrefix,
		honorificSuffix: suffix ?? names.honorificSuffix,
		headline: sheet.said(basics.label),
		email: sheet.said(basics.email),
		phone: sheet.said(basics.phone),
		address: sheet.said(location.address),
		postalCode: sheet.said(location.postalCode),
		city: sheet.said(location.city),
		country: sheet.said(location.country ?? location.countryCode),
	}
	const profiles = list(basics.profiles).map(part)
	const { socialMedia, ...links } = readLinks(sheet, [
		basics.url ?? basics.website,
		...profiles.map(({ url }) => url),
	])
	const summary = toText(basics.summary)
	if (summary !== '') sheet.section('Profile', 'professionalSummary')
	return {
		personalInfo: {
			...personalInfo,
			...links,
			rightToWork: sheet.said(basics.rightToWork),
			drivingLicence: sheet.said(basics.drivingLicence),
		},
		photo: readPhoto(toImage(basics.image)),
		professionalSummary: sheet.said(summary),
		socialMedia,
	}
}

// A picture that is elsewhere isn't fetched.
function toImage(value: unknown): string {
	return /^data:image\/jpeg;base64,(.*)$/.exec(toText(value))?.[1] ?? ''
}

function readTime(sheet: DataSheet, item: Json) {
	const isOver = toText(item.endDate) !== '' && !saysPresent(item.endDate)
	const startDate = sheet.date(item.startDate)
	const { summary, achievements } = readDescription(sheet, item.summary ?? item.description)
	return {
		startDate,
		endDate: isOver ? sheet.date(item.endDate) : undefined,
		current: !isOver && startDate !== undefined ? readAs(true, null, 0.9) : undefined,
		summary,
		achievements: [...achievements, ...texts(sheet, item.highlights)],
	}
}

// A course without an end may be over; ours say whether they go on.
function readStudyTime(sheet: DataSheet, { startDate, endDate, current }: Json) {
	return {
		startDate: sheet.date(startDate),
		endDate: saysPresent(endDate) ? undefined : sheet.date(endDate),
		current: current === true || saysPresent(endDate) ? readAs(true, null, 1) : undefined,
	}
}

function saysPresent(date: unknown): boolean {
	return /present|current/i.test(toText(date))
}

function readSkill(sheet: DataSheet, skill: Json): ExtractedField<CvDocument['skills'][number]>[] {
	const keywords = list(skill.keywords).map(toText).filter(Boolean)
	const level = toText(skill.level)
	if (keywords.length === 0) return [{ name: sheet.said(skill.name), level: sheet.said(level) }]
	const group = sheet.said(skill.name)
	const ofAll = sheet.said(level)
	return keywords.map((keyword) => ({ name: sheet.said(keyword), group, level: ofAll }))
}

function texts(sheet: DataSheet, items: unknown) {
	return list(items).flatMap((item) => sheet.said(item) ?? [])
}
