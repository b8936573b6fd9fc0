import {
	type CvDocument,
	type Education,
	formatDateRange,
	isCareerBreak,
	jobsByRecency,
	type PlacedJob,
	yearsAtWork,
} from '@app/cv'
import {
	asSentence,
	findTitleKind,
	isBrokenOffCourse,
	isCommonWord,
	type TitleKind,
	withoutCapital,
	withoutStop,
} from '@app/language'
import { coursesByRecency, describeCourse, isCompleted, isDegree, withArticle } from './courses.ts'
import { isIntroducedByDegree } from './is-introduced-by-degree.ts'
import { sameLineOfWork } from './same-line-of-work.ts'
import type { SummaryFact, SummaryOptions, SummarySentence } from './summary.ts'

/** Who this is: the newest title, the years in that work, and where. Of someone without a job, the newest course. */
export function workSentence(cv: CvDocument, { today }: SummaryOptions): SummarySentence | null {
	if (isIntroducedByDegree(cv, today)) return courseSentence(cv, today)
	const newest = jobsByRecency(cv).find(
		({ job }) => job.jobTitle.trim() !== '' && !isCareerBreak(job),
	)
	return newest === undefined ? courseSentence(cv, today) : jobSentence(cv, newest, today)
}

function jobSentence(cv: CvDocument, newest: PlacedJob, today: string): SummarySentence | null {
	const { job, index } = newest
	const title = withoutStop(job.jobTitle)
	const employer = withoutStop(job.employer)
	const alike = cv.experience
		.map((other, at) => ({ job: other, index: at }))
		.filter(({ job: other }) => other === job || sameLineOfWork(other.jobTitle, job.jobTitle))
	const years = yearsAtWork(
		alike.map(({ job: other }) => other),
		today,
	)
	if (years === 0 && employer === '') return null
	const place = employer === '' ? '' : `, ${formatEmployer(employer, job.current)}`
	return {
		text: asSentence(`${formatPost(title, years)}${place}`),
		facts: [
			{ path: `experience.${index}.jobTitle`, quote: title },
			...(employer === '' ? [] : [{ path: `experience.${index}.employer`, quote: employer }]),
			...(years === 0 ? [] : listDateFacts(alike, years)),
		],
	}
}

// A person has experience; of a job, work or a field one has it.
function formatPost(title: string, years: number): string {
	const kind = findTitleKind(title)
	const isPerson = kind === 'person' || kind === 'people'
	if (years === 0) return isPerson ? title : `Experience ${joinWork(title, kind)}`
	const experience = formatExperience(years)
	if (!isPerson) return `${experience} ${joinWork(title, kind)}`
	return `${title}${title.includes(',') ? ',' : ''} with ${experience}`
}

function joinWork(title: string, kind: TitleKind): string {
	const name = isCommonWord(title.split(' ')[0] ?? '') ? withoutCapital(title) : title
	if (kind === 'job') return `in ${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`
	return `${kind === 'field' ? 'in' : 'of'} ${name}`
}

const ownBoss = /^self[\s-]?employed$|^freelance$/i

function formatEmployer(employer: string, current: boolean): string {
	const when = current ? 'currently' : 'most recently'
	return ownBoss.test(employer)
		? `${when} ${employer.toLowerCase().replace(/\s/, '-')}`
		: `${when} at ${employer}`
}

function formatExperience(years: number): string {
	return years === 1 ? '1 year’s experience' : `${years} years’ experience`
}

function listDateFacts(jobs: readonly PlacedJob[], years: number): SummaryFact[] {
	return jobs.map(({ job, index }, at) => ({
		path: `experience.${index}.startDate`,
		quote: [
			`${job.jobTitle.trim()}, ${formatDateRange(job)}`,
			// The sum stands with the first of the dates that it is the sum of.
			...(at === 0 ? [`${years} ${years === 1 ? 'year' : 'years'} in all`] : []),
		].join(': '),
	}))
}

function courseSentence(cv: CvDocument, today: string): SummarySentence | null {
	const newest = coursesByRecency(cv)[0]
	if (newest === undefined) return null
	const { name, facts, course } = describeCourse(newest)
	const institution = withoutStop(course.institution)
	const link = isCompleted(course, today) ? 'from' : 'at'
	const opening = openCourse(course, { name, today })
	const place = institution === '' ? '' : `${name.includes(',') ? ',' : ''} ${link} ${institution}`
	return {
		text: asSentence(`${opening}${place}`),
		facts,
	}
}

function openCourse(course: Education, { name, today }: { name: string; today: string }): string {
	if (isBrokenOffCourse(course)) return `Studied ${name.replace(/\s*\([^)]*\)/g, '')}`
	if (!isCompleted(course, today)) return `Studying for ${withArticle(name)}`
	return isDegree(course) ? `Graduate with ${withArticle(name)}` : name
}
