import {
	type CvDesign,
	type CvDocument,
	fullName,
	printedLevel,
	type SectionName,
	type Skill,
} from '@app/cv'
import { safeUrl } from '../safe-url.ts'

/** A value of JSON; what is empty is left out of the file. */
type Json = string | number | boolean | Json[] | { [name: string]: Json } | undefined

/**
 * The CV as JSON Resume 1.0.0 (jsonresume.org), which other programs read. Hidden sections are left out. What the
 * format has no field for, such as sections of the person's own, stands in fields that it allows beside its own.
 */
export function toJsonResume(cv: CvDocument, { hiddenSections }: CvDesign): string {
	const shown = (section: SectionName, value: Json) =>
		hiddenSections.includes(section) ? undefined : value
	const resume = {
		$schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
		basics: { ...basicsOf(cv), summary: shown('professionalSummary', cv.professionalSummary) },
		work: shown('experience', cv.experience.map(workOf)),
		volunteer: shown('volunteering', cv.volunteering.map(volunteerOf)),
		education: shown('education', cv.education.map(educationOf)),
		awards: shown('awards', cv.awards.map(awardOf)),
		certificates: shown('certification', cv.certification.map(certificateOf)),
		publications: shown('publications', cv.publications.map(publicationOf)),
		skills: shown('skills', skillsOf(cv.skills)),
		languages: shown(
			'language',
			cv.language.map((item) => ({ language: item.name, fluency: printedLevel(item) })),
		),
		interests: shown(
			'interests',
			cv.interests.map(({ name }) => ({ name })),
		),
		references: shown('reference', referencesOf(cv)),
		projects: shown('projects', cv.projects.map(projectOf)),
		custom: shown(
			'custom',
			cv.custom.map(({ title, items }) => ({ title, items: items.map(({ text }) => text) })),
		),
	}
	return `${JSON.stringify(withoutEmpty(resume) ?? {}, null, 2)}\n`
}

function basicsOf({ personalInfo, socialMedia }: CvDocument) {
	const { headline, email, phone, website, address, postalCode, city, country } = personalInfo
	const isCode = /^[A-Z]{2}$/.test(country)
	return {
		name: fullName(personalInfo),
		label: headline,
		email,
		phone,
		url: addressOf(website),
		location: {
			...{ address, postalCode, city },
			...(isCode ? { countryCode: country } : { country }),
		},
		profiles: socialMedia.map(({ network, handle, url }) => ({
			network,
			username: handle,
			url: addressOf(url),
		})),
	}
}

type Lasting = { startDate: string; endDate: string; summary: string; achievements: string[] }

function timeOf({ startDate, endDate, summary, achievements }: Lasting) {
	return { startDate, endDate, summary, highlights: achievements }
}

function workOf(job: CvDocument['experience'][number]): Json {
	const { jobTitle, employer, location } = job
	return { name: employer, position: jobTitle, location, ...timeOf(job) }
}

function volunteerOf(post: CvDocument['volunteering'][number]): Json {
	const { role, organisation, location } = post
	return { organization: organisation, position: role, location, ...timeOf(post) }
}

function projectOf(project: CvDocument['projects'][number]): Json {
	const { summary: description, ...time } = timeOf(project)
	const { name, role, url } = project
	return { name, roles: [role], url: addressOf(url), description, ...time }
}

function educationOf(course: CvDocument['education'][number]): Json {
	const { institution, qualification, fieldOfStudy, location, startDate, endDate } = course
	return {
		...{ institution, studyType: qualification, area: fieldOfStudy, location },
		...{ startDate, endDate, score: course.grade, courses: course.details },
	}
}

function awardOf({ title, issuer, date, summary }: CvDocument['awards'][number]): Json {
	return { title, awarder: issuer, date, summary }
}

function certificateOf(certificate: CvDocument['certification'][number]): Json {
	const { name, issuer, date, expires, credentialId, url } = certificate
	return { name, issuer, date, url: addressOf(url), expires, credentialId }
}

function publicationOf(publication: CvDocument['publications'][number]): Json {
	const { title, authors, publisher, date, url } = publication
	return { name: title, publisher, releaseDate: date, url: addressOf(url), authors }
}

function referencesOf({ reference, referencesOnRequest }: CvDocument): Json {
	const onRequest = referencesOnRequest ? [{ reference: 'Available on request' }] : []
	const people = reference.map(({ id: _, ...referee }) => referee)
	return [...people, ...onRequest]
}

// Skills of one group are the keywords of one entry; others are entries of their own.
function skillsOf(skills: Skill[]): Json {
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

function addressOf(url: string): string | undefined {
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
