import {
	type CustomItem,
	type CvDesign,
	type CvDocument,
	findOrcid,
	fullName,
	plainCv,
	printedLanguageLevel,
	printedPhotoShape,
	type SectionName,
	type Skill,
	type SocialMedia,
	withoutHidden,
} from '@app/cv'
import { safeUrl } from '../safe-url.ts'

/** A JSON value; `undefined` values are left out of the file. */
type Json = string | number | boolean | Json[] | { [name: string]: Json } | undefined

/**
 * Returns the CV as JSON Resume 1.0.0 (jsonresume.org), which other programs read. Hidden content is left out.
 * Content for which the format has no field, such as custom sections, is in additional fields, which the format
 * allows.
 */
export function toJsonResume(whole: CvDocument, design: CvDesign): string {
	const { hiddenSections } = design
	const cv = plainCv(withoutHidden(whole))
	const shown = (section: SectionName, value: Json) =>
		hiddenSections.includes(section) ? undefined : value
	const resume = {
		$schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
		basics: {
			...toBasics(cv),
			image: toImage(cv, design),
			summary: shown('professionalSummary', cv.professionalSummary),
		},
		work: shown('experience', cv.experience.map(toWork)),
		volunteer: shown('volunteering', cv.volunteering.map(toVolunteer)),
		education: shown('education', cv.education.map(toEducation)),
		awards: shown('awards', cv.awards.map(toAward)),
		certificates: shown('certification', cv.certification.map(toCertificate)),
		publications: shown('publications', cv.publications.map(toPublication)),
		skills: shown('skills', toSkills(cv.skills)),
		languages: shown(
			'language',
			cv.language.map((item) => ({ language: item.name, fluency: printedLanguageLevel(item) })),
		),
		interests: shown(
			'interests',
			cv.interests.map(({ name }) => ({ name })),
		),
		references: shown('reference', toReferences(cv)),
		projects: shown('projects', cv.projects.map(toProject)),
		custom: shown(
			'custom',
			cv.custom.map(({ title, shape, items }) => ({ title, shape, items: items.map(toOwnItem) })),
		),
	}
	return `${JSON.stringify(withoutEmpty(resume) ?? {}, null, 2)}\n`
}

function toBasics({ personalInfo, socialMedia }: CvDocument) {
	const { headline, email, phone, website, address, postalCode, city, country } = personalInfo
	const { honorificPrefix, honorificSuffix, orcid, rightToWork, drivingLicence } = personalInfo
	const isCode = /^[A-Z]{2}$/.test(country)
	return {
		honorificPrefix,
		name: fullName(personalInfo),
		honorificSuffix,
		label: headline,
		email,
		phone,
		url: toUrl(website),
		location: {
			address,
			postalCode,
			city,
			...(isCode ? { countryCode: country } : { country }),
		},
		profiles: [...toOrcid(orcid), ...socialMedia.map(toProfile)],
		rightToWork,
		drivingLicence,
	}
}

// Only where the pages show it.
function toImage(cv: CvDocument, design: CvDesign): Json {
	if (printedPhotoShape(cv, design) === null) return undefined
	return `data:image/jpeg;base64,${cv.photo.image}`
}

function toProfile({ network, handle, url }: SocialMedia): Json {
	return { network, username: handle, url: toUrl(url) }
}

function toOrcid(orcid: string): Json[] {
	if (orcid.trim() === '') return []
	const number = findOrcid(orcid)
	const url = number === null ? undefined : `https://orcid.org/${number}`
	return [{ network: 'ORCID', username: number ?? orcid, url }]
}

type Lasting = { startDate: string; endDate: string; summary: string; achievements: string[] }

function toPeriod({ startDate, endDate, summary, achievements }: Lasting) {
	return { startDate, endDate, summary, highlights: achievements }
}

function toWork(job: CvDocument['experience'][number]): Json {
	const { jobTitle, employer, location } = job
	return { name: employer, position: jobTitle, location, ...toPeriod(job) }
}

function toVolunteer(post: CvDocument['volunteering'][number]): Json {
	const { role, organisation, location } = post
	return { organization: organisation, position: role, location, ...toPeriod(post) }
}

function toProject(project: CvDocument['projects'][number]): Json {
	const { summary: description, ...time } = toPeriod(project)
	const { name, role, url } = project
	return { name, roles: [role], url: toUrl(url), description, ...time }
}

function toEducation(course: CvDocument['education'][number]): Json {
	const { institution, qualification, fieldOfStudy, location, startDate, endDate } = course
	return {
		institution,
		studyType: qualification,
		area: fieldOfStudy,
		location,
		startDate,
		endDate,
		// In the format, a course without an end may be over.
		current: course.current || undefined,
		score: course.grade,
		courses: course.details,
	}
}

function toAward({ title, issuer, date, summary }: CvDocument['awards'][number]): Json {
	return { title, awarder: issuer, date, summary }
}

function toCertificate(certificate: CvDocument['certification'][number]): Json {
	const { name, issuer, date, expires, credentialId, url } = certificate
	return { name, issuer, date, url: toUrl(url), expires, credentialId }
}

function toPublication(publication: CvDocument['publications'][number]): Json {
	const { title, authors, publisher, date, url } = publication
	return { name: title, publisher, releaseDate: date, url: toUrl(url), authors }
}

// Lines are texts, and entries objects with the names that other sections have.
function toOwnItem({ text, ...item }: CustomItem): Json {
	const entry = {
		name: item.title,
		organization: item.organisation,
		location: item.location,
		startDate: item.startDate,
		endDate: item.endDate,
		url: toUrl(item.url),
		highlights: item.achievements,
	}
	return withoutEmpty(entry) === undefined ? text : { ...entry, summary: text }
}

function toReferences({ reference, referencesOnRequest }: CvDocument): Json {
	const onRequest = referencesOnRequest ? [{ reference: 'Available on request' }] : []
	const people = reference.map(({ id: _, ...referee }) => referee)
	return [...people, ...onRequest]
}

// The skills of a group become the keywords of one entry; each other skill is a separate entry.
function toSkills(skills: Skill[]): Json {
	return [...Map.groupBy(skills, ({ group }) => group.trim())].flatMap(
		([group, members]): Json[] =>
			group === ''
				? members.map(({ name, level }) => ({ name, level }))
				: [
						{
							name: group,
							keywords: members.map(({ name, level }) =>
								level === '' ? name : `${name} (${level})`,
							),
						},
					],
	)
}

function toUrl(url: string): string | undefined {
	return safeUrl(url) ?? undefined
}

function withoutEmpty(value: Json): Json {
	if (typeof value === 'string') return value.trim() === '' ? undefined : value.toWellFormed()
	if (Array.isArray(value)) {
		const filled = value.map(withoutEmpty).filter((item) => item !== undefined)
		return filled.length === 0 ? undefined : filled
	}
	if (typeof value !== 'object') return value
	const filled = Object.entries(value)
		.map(([name, field]) => [name, withoutEmpty(field)] as const)
		.filter(([, field]) => field !== undefined)
	return filled.length === 0 ? undefined : Object.fromEntries(filled)
}
