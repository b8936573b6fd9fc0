import type { CvDocument } from '@app/cv'
import { isOver, isUnfinished, joinAsProseList, withoutStop } from '@app/language'
import { coursesByRecency, describeCourse, isCompleted, isSchool, withArticle } from './courses.ts'
import { isIntroducedByDegree } from './is-introduced-by-degree.ts'
import type { SummaryFact, SummaryOptions, SummarySentence } from './summary.ts'

const mostCertificates = 2

type Credential = { name: string; facts: SummaryFact[] }

/** The certificates that still hold and the highest finished course. Someone without a job is introduced by the course already. */
export function credentialsSentence(
	cv: CvDocument,
	{ today }: SummaryOptions,
): SummarySentence | null {
	const certificates = cv.certification
		.map((certificate, index) => ({ certificate, index }))
		.filter(
			({ certificate: { name, expires } }) =>
				name.trim() !== '' &&
				!isUnfinished(name) &&
				!isOver(name) &&
				(expires === '' || expires >= today.slice(0, expires.length)),
		)
		.slice(0, mostCertificates)
		.map(({ certificate, index }): Credential => {
			// The words behind a comma describe the certificate before it, and would read as a further item of a
			// list.
			const name = withoutStop(certificate.name).split(/,\s/)[0] ?? ''
			return { name, facts: [{ path: `certification.${index}.name`, quote: name }] }
		})
	const credentials = withoutRepeats([...certificates, ...finishedCourse(cv, today)])
	if (credentials.length === 0) return null
	return {
		text: `Holds ${joinAsProseList(credentials.map(({ name }) => withArticle(asOneItem(name))))}.`,
		facts: credentials.flatMap(({ facts }) => facts),
	}
}

// A comma within a name would read as the next item of the list.
function asOneItem(name: string): string {
	return name.includes('(') ? name : name.replace(/, (.+)$/, ' ($1)')
}

const shortName = /\b\p{Lu}{3,}\b/gu
const membership = /^(?:Member|Fellow|Associate|Chartered)\b/i

// A membership and the course that led to it are named by the same body. The membership says both.
function withoutRepeats(credentials: readonly Credential[]): Credential[] {
	const bodies = credentials
		.filter(({ name }) => membership.test(name))
		.flatMap(({ name }) => name.match(shortName) ?? [])
	return credentials.filter(
		({ name }) =>
			membership.test(name) || !name.match(shortName)?.some((one) => bodies.includes(one)),
	)
}

function finishedCourse(cv: CvDocument, today: string): Credential[] {
	if (cv.experience.every(({ jobTitle }) => jobTitle.trim() === '')) return []
	if (isIntroducedByDegree(cv, today)) return []
	const highest = coursesByRecency(cv).find(
		({ course }) => isCompleted(course, today) && !isSchool(course),
	)
	if (highest === undefined) return []
	const { name, facts } = describeCourse(highest)
	return [{ name, facts: facts.filter(({ path }) => !path.endsWith('institution')) }]
}
