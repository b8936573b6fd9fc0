import type { CvDocument } from '@app/cv'
import type { Passage } from '../layout/join-lines.ts'
import { awardLength } from '../lexicon/award-names.ts'
import { institutionScore } from '../lexicon/education-words.ts'
import { findDates } from '../text/find-dates.ts'
import { joinSpans, type Span } from '../text/span.ts'
import { type ExtractedField, toField } from './extracted.ts'

type Course = ExtractedField<CvDocument['education'][number]>
type Certificate = ExtractedField<CvDocument['certification'][number]>

/** Tickets, cards and short trainings that people list among their qualifications. */
const certificate =
	/\b(?:NEBOSH|IOSH|CSCS|ECS|CPCS|NPORS|SMSTS|SSSTS|IPAF|PASMA|HIAB|[HL]GV|PCV|PSV|C\+E|ADR|CPC|RTITB|ITSSAR|fork ?lift|first aid|manual handling|moving and handling|food hygiene|food safety|safeguarding|DBS|licen[cs]es?|tickets?|cards?|1[678]th edition|BS ?7671|AM2|23[89]\d(?:-\d\d)?|PRINCE2|PMP|ITIL|scrum|CCNA|CompTIA|AWS|Azure|six sigma|SIA|MIDAS|life support|TEFL|CELTA|lifeguard|working at height|asbestos|confined spaces?|fire (?:marshal|warden)|COSHH|HACCP|WSET|members?hip|(?:associate |full |chartered )?member)\b/i

const expires =
	/\b(?:expir\p{L}*|valid (?:to|until|till)|(?:due )?for renewal|renewal (?:due|date))\b/iu

/** Whether a line among the courses tells when it ends to count: no course does, a certificate may. */
export function isExpiring({ span }: Passage): boolean {
	return expires.test(span.text) && findDates(span.text).length > 0
}

/** Whether a line among the certificates is a course of years at a school: "NVQ Level 3 Plumbing, East Berkshire College, 2012". */
export function isSchooling({ span, isBullet }: Passage): boolean {
	const [first, second] = findDates(span.text)
	const isDated = first !== undefined && second === undefined
	const isLong = first?.isRange === true && first.startDate.slice(0, 4) < first.endDate.slice(0, 4)
	const isAtSchool = institutionScore(span.text) > 0 && span.text.length < longestCourse
	return isDated && !isBullet && isAtSchool && (isLong || awardLength(span.text) > 0)
}

const longestCourse = 120

/** Whether a text has a word for a short training or a certificate, such as “Mental Health First Aid”. */
export function namesCertificate(text: string): boolean {
	return certificate.test(text)
}

/** Splits a list of courses into the person's education and the certificates that stood among it. */
export function splitOffCertificates(courses: readonly Course[]): {
	education: Course[]
	certification: Certificate[]
} {
	const isCertificate = (course: Course) =>
		course.institution === undefined &&
		course.grade === undefined &&
		namesCertificate(joinText(course))
	return {
		education: courses.filter((course) => !isCertificate(course)),
		certification: courses.filter(isCertificate).flatMap(extractCertificates),
	}
}

function joinText(course: Course): string {
	return listSpans(course)
		.map(({ text }) => text)
		.join(' ')
}

function listSpans({ qualification, fieldOfStudy, details = [] }: Course): Span[] {
	return [qualification, fieldOfStudy, ...details].flatMap((field) => field?.span ?? [])
}

// Returns the course as a certificate, and as a further certificate each of its details that names one.
function extractCertificates(course: Course): Certificate[] {
	const details = course.details ?? []
	const others = details.filter(({ span }) => span !== null && namesCertificate(span.text))
	const own = { ...course, details: details.filter((detail) => !others.includes(detail)) }
	const isNamed = listSpans(own).length > 0
	return [
		...(isNamed ? [toCertificate(own)] : []),
		...others.map((name): Certificate => ({ name })),
	]
}

function toCertificate(course: Course): Certificate {
	return {
		name: toField(joinSpans(listSpans(course)), 0.75),
		date: course.endDate ?? course.startDate,
	}
}
