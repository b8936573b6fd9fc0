import { pairUp } from '../score/match-lists.ts'
import { addCounts, addJudgement, countPairs, judgeOne, type Ledger } from './ledger.ts'
import type { Course, Job } from './page-truth.ts'
import {
	type Compare,
	joinCourse,
	sameDate,
	sameGrade,
	sameOneDate,
	samePeriod,
	sameQualification,
	sameText,
} from './same-values.ts'
import { normalise, similarity, wordSimilarity } from './similarity.ts'

/** Entries less alike than this are not the same one. */
const leastAlike = 0.3

type Part<Entry> = {
	name: 'experience' | 'education'
	likeness: (expected: Entry, found: Entry) => number
	/** The fields that one entry has, each with where its confidence is. */
	judge: (ledger: Ledger, pair: { expected: Entry; found: Entry; path: string }) => void
	count: (entry: Entry) => Record<string, number>
}

/** Compares jobs, each with the one that was read for it. */
export function scoreJobs(ledger: Ledger, expected: readonly Job[], found: readonly Job[]): void {
	scoreEntries(ledger, [expected, found], {
		name: 'experience',
		likeness: likenessOfJobs,
		judge: judgeJob,
		count: (job) => ({
			title: Number(!!job.title),
			organization: Number(!!job.organization),
			location: Number(!!job.location),
			...countDates(job),
			bullets: job.bullets?.length ?? 0,
		}),
	})
}

/** Compares courses, each with the one that was read for it. */
export function scoreCourses(
	ledger: Ledger,
	expected: readonly Course[],
	found: readonly Course[],
): void {
	scoreEntries(ledger, [expected, found], {
		name: 'education',
		likeness: (a, b) => {
			const subject =
				a.qualification || a.field
					? Math.max(sameQualification(a, b), similarity(joinCourse(a), joinCourse(b)))
					: 0.5
			return (
				0.4 * similarity(a.institution, b.institution) + 0.4 * subject + 0.2 * periodOrHalf(a, b)
			)
		},
		judge: judgeCourse,
		count: (course) => ({
			qualification: Number(!!(course.qualification || course.field)),
			institution: Number(!!course.institution),
			...countDates(course),
			grade: Number(!!course.grade),
		}),
	})
}

function countDates({ startDate, endDate, current }: Job): Record<string, number> {
	return { startDate: Number(!!startDate), endDate: Number(!!endDate || current === true) }
}

function scoreEntries<Entry extends Job | Course>(
	ledger: Ledger,
	[expected, found]: readonly [readonly Entry[], readonly Entry[]],
	part: Part<Entry>,
): void {
	const likenessOf = (i: number, j: number) => {
		const a = expected[i]
		const b = found[j]
		return a === undefined || b === undefined ? 0 : part.likeness(a, b)
	}
	const pairs = pairUp({
		expected: expected.length,
		found: found.length,
		least: leastAlike,
		likenessOf,
	})
	for (const { expected: i, found: j } of pairs) {
		const a = expected[i]
		const b = found[j]
		if (a === undefined || b === undefined || isOptional(a)) continue
		part.judge(ledger, { expected: a, found: b, path: `${part.name}.${j}` })
	}
	const lost = expected.filter(
		(entry, at) => !(isOptional(entry) || pairs.some((pair) => pair.expected === at)),
	)
	for (const entry of lost)
		for (const [field, missing] of Object.entries(part.count(entry)))
			addCounts(ledger, `${part.name}.${field}`, { right: 0, extra: 0, missing })
	for (const [at, entry] of found.entries())
		if (!(isVoluntary(entry) || pairs.some((pair) => pair.found === at)))
			countExtra(ledger, part.count(entry), { part: part.name, at })
}

// A page may tell of it as experience or not at all.
function isVoluntary(entry: Job | Course): boolean {
	return entry.isVoluntary === true
}

function isOptional(entry: Job | Course): boolean {
	return entry.isOptional === true
}

function countExtra(
	ledger: Ledger,
	counts: Readonly<Record<string, number>>,
	{ part, at }: { part: string; at: number },
): void {
	for (const [field, extra] of Object.entries(counts)) {
		addCounts(ledger, `${part}.${field}`, { right: 0, extra, missing: 0 })
		if (extra > 0) addJudgement(ledger, `${part}.${at}.${paths[field] ?? field}`, false)
	}
}

/** The field names of the CV for fields that a page names differently. */
const paths: Record<string, string> = { title: 'jobTitle', organization: 'employer' }

function likenessOfJobs(a: Job, b: Job): number {
	const title = Math.max(similarity(a.title, b.title), 0.6 * similarity(a.title, b.organization))
	const employer = Math.max(
		similarity(a.organization, b.organization),
		0.6 * similarity(a.organization, b.title),
	)
	return 0.3 * title + 0.25 * employer + 0.2 * periodOrHalf(a, b) + 0.25 * sameBullets(a, b)
}

function periodOrHalf(a: Job | Course, b: Job | Course): number {
	return a.startDate || a.endDate ? samePeriod(a, b) : 0.5
}

/** At most this many words of a job's bullets are compared. */
const mostWords = 400

function sameBullets({ bullets: a = [] }: Job, { bullets: b = [] }: Job): number {
	if (a.length + b.length === 0) return 1
	if (a.length === 0 || b.length === 0) return 0
	const words = (list: string[]) =>
		normalise(list.join(' ')).split(' ').slice(0, mostWords).join(' ')
	return wordSimilarity(words(a), words(b))
}

type Pair<Entry> = { expected: Entry; found: Entry; path: string }

function judgeJob(ledger: Ledger, { expected, found, path }: Pair<Job>): void {
	const value = (field: 'title' | 'organization' | 'location', isFree = false) =>
		judgeOne(
			ledger,
			{
				field: `experience.${field}`,
				expected: expected[field],
				found: found[field],
				path: `${path}.${paths[field] ?? field}`,
				isFree,
			},
			sameText,
		)
	value('title')
	value('organization')
	value('location', true)
	judgeDates(ledger, 'experience', { expected, found, path })
	const [lines, read] = [expected.bullets ?? [], found.bullets ?? []]
	const pairs = pairUp({
		expected: lines.length,
		found: read.length,
		least: 0.9,
		likenessOf: (i, j) => similarity(lines[i], read[j]),
	})
	countPairs(ledger, 'experience.bullets', {
		pairs: pairs.length,
		expected: lines.length,
		found: read.length,
	})
}

function judgeCourse(ledger: Ledger, { expected, found, path }: Pair<Course>): void {
	const same: Compare = () => sameQualification(expected, found)
	judgeOne(
		ledger,
		{
			field: 'education.qualification',
			expected: joinCourse(expected),
			found: joinCourse(found),
			path: `${path}.qualification`,
		},
		same,
	)
	judgeOne(
		ledger,
		{
			field: 'education.institution',
			expected: expected.institution,
			found: found.institution,
			path: `${path}.institution`,
		},
		sameText,
	)
	judgeDates(ledger, 'education', { expected, found, path })
	judgeOne(
		ledger,
		{
			field: 'education.grade',
			expected: expected.grade,
			found: found.grade,
			path: `${path}.grade`,
			isFree: true,
		},
		sameGrade,
	)
}

function judgeDates(
	ledger: Ledger,
	part: string,
	{ expected, found, path }: Pair<Job | Course>,
): void {
	if (expected.hasOneDate) {
		const right = sameOneDate(expected, found)
		addCounts(ledger, `${part}.endDate`, { right, extra: 0, missing: 1 - right })
		return
	}
	const value = (field: 'startDate' | 'endDate', compare: Compare) =>
		judgeOne(
			ledger,
			{
				field: `${part}.${field}`,
				expected: expected.current && field === 'endDate' ? 'present' : expected[field],
				found: found.current && field === 'endDate' ? 'present' : found[field],
				path: `${path}.${field}`,
			},
			compare,
		)
	value('startDate', sameDate)
	value('endDate', (a, b) =>
		a === 'present' || b === 'present' ? Number(a === b) : sameDate(a, b),
	)
}
