import type { Experience } from '@app/cv'
import { judgeList, pairUp } from './match-lists.ts'
import { isSameDate, isSamePassage, isSameText, likeness } from './same-text.ts'
import { judgeValue, type ScoredField, type Verdict } from './verdict.ts'

/** Judges the jobs: each of the truth against the job read that is most like it. */
export function scoreExperience(expected: Experience[], found: Experience[]): Verdict[] {
	const jobLikeness = (i: number, j: number) => likenessOfJobs(expected[i], found[j])
	const pairs = pairUp({
		expected: expected.length,
		found: found.length,
		likenessOf: jobLikeness,
		least: 0.3,
	})
	const partners = new Map(pairs.map((pair) => [pair.expected, pair.found]))
	const taken = new Set(partners.values())
	return [
		...expected.flatMap((job, index) => {
			const partner = partners.get(index)
			return judgeJob(job, partner === undefined ? undefined : found[partner], partner ?? 0)
		}),
		...found.flatMap((job, index) => (taken.has(index) ? [] : judgeJob(undefined, job, index))),
	]
}

function likenessOfJobs(a: Experience | undefined, b: Experience | undefined): number {
	if (a === undefined || b === undefined) return 0
	const straight = 0.3 * likeness(a.jobTitle, b.jobTitle) + 0.25 * likeness(a.employer, b.employer)
	const crossed = 0.2 * likeness(a.jobTitle, b.employer) + 0.15 * likeness(a.employer, b.jobTitle)
	const dates = 0.1 * Number(isSameDate(a.startDate, b.startDate)) + 0.1 * Number(hasSameEnd(a, b))
	const body = likeness(listBody(a).join(' '), listBody(b).join(' '))
	return Math.max(straight, crossed) + dates + 0.25 * body
}

function hasSameEnd(a: Experience, b: Experience): boolean {
	return findEnd(a).slice(0, 7) === findEnd(b).slice(0, 7)
}

function findEnd({ endDate, current }: Experience): string {
	return current ? 'present' : endDate
}

function listBody({ summary, achievements }: Experience): string[] {
	return [summary, ...achievements].filter((text) => text !== '')
}

function judgeJob(expected: Experience | undefined, found: Experience | undefined, index: number) {
	const value = (field: ScoredField, key: 'jobTitle' | 'employer' | 'location' | 'startDate') =>
		judgeValue(
			field,
			{
				expected: expected?.[key] ?? '',
				found: found?.[key] ?? '',
				path: `experience.${index}.${key}`,
			},
			key === 'startDate' ? isSameDate : isSameText,
		)
	const ends = {
		expected: expected ? findEnd(expected) : '',
		found: found ? findEnd(found) : '',
		path: `experience.${index}.${found?.current ? 'current' : 'endDate'}`,
	}
	const bullets = {
		expected: expected ? listBody(expected) : [],
		found: found ? bodyItems(found, index) : [],
	}
	return [
		...value('experience title', 'jobTitle'),
		...value('experience employer', 'employer'),
		...value('experience location', 'location'),
		...value('experience start', 'startDate'),
		...judgeValue('experience end', ends, isSameDate),
		...judgeList('experience bullets', bullets, isSamePassage),
	]
}

function bodyItems({ summary, achievements }: Experience, index: number) {
	const path = `experience.${index}`
	return [
		...(summary === '' ? [] : [{ text: summary, path: `${path}.summary` }]),
		...achievements.map((text, line) => ({ text, path: `${path}.achievements.${line}` })),
	]
}
