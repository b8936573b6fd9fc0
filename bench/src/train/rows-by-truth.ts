import { findDates, type RowKind } from '@app/cv-import/classifier'
import type { Course, Job, PageTruth } from '../import/pages/page-truth.ts'
import { PairedWords, wordsOf } from './paired-words.ts'

/**
 * Says what each row of a section of jobs or courses is, by the known content of its page; `null` where that isn't
 * certain, and for a section that teaches nothing. The entries of the page are laid over the rows in the order in which both are printed.
 */
export function rowsByTruth(
	truth: PageTruth,
	kind: 'job' | 'course',
): (rows: readonly string[]) => (RowKind | null)[] | null {
	const entries =
		kind === 'job' ? truth.experience.map(wordsOfJob) : truth.education.map(wordsOfCourse)
	return (texts) => {
		const rows = texts.map(describeRow)
		const fits = rows.map((row) => entries.map((entry) => measureFit(row, entry)))
		if (!fits.some((row) => row.some(({ head }) => head >= certain)))
			return kind === 'job' && areStatements(rows) ? rows.map(() => 'body') : null
		const path = layOver(fits)
		return path.map((step, at) => {
			const above = rows.slice(0, at).filter((_, index) => path[index]?.entry === step.entry)
			const fit = fits[at]?.[step.entry] ?? nothing
			return findKind(
				step,
				fit,
				above.length === 0 || beginsOwnDates(rows[at], above, entries[step.entry]),
			)
		})
	}
}

// What stands among the jobs without any of their names and without a date is no job.
function areStatements(rows: readonly RowWords[]): boolean {
	return rows.every(({ years }) => years.length === 0)
}

function findKind({ isHead }: Step, { head, body }: Fit, isFirst: boolean): RowKind | null {
	if (!isHead) return head < mostOfBody || body >= certain ? 'body' : null
	if (head < certain) return null
	return isFirst ? 'start' : 'head'
}

/** From this share of its words a row is certainly what they are of. */
const certain = 0.5
/** A row with no more words of a head is what is said below. */
const mostOfBody = 0.25

type EntryWords = { names: PairedWords; said: PairedWords; years: string[] }

function wordsOfJob(job: Job): EntryWords {
	const { title, organization, location } = job
	return {
		names: new PairedWords([title, organization, location]),
		said: new PairedWords(job.bullets ?? []),
		years: countYears(job),
	}
}

function wordsOfCourse(course: Course): EntryWords {
	const { qualification, field, institution, location, grade } = course
	return {
		names: new PairedWords([qualification, field, institution, location, grade]),
		said: new PairedWords([]),
		years: countYears(course),
	}
}

function countYears({ startDate = '', endDate = '' }: Job | Course): string[] {
	return [startDate, endDate].map((date) => date.slice(0, 4)).filter(Boolean)
}

type RowWords = { words: string[]; years: string[] }

function describeRow(text: string): RowWords {
	const dates = findDates(text)
	const rest = dates.reduceRight(
		(all, { start, end }) => `${all.slice(0, start)} ${all.slice(end)}`,
		text,
	)
	const years = dates.flatMap(({ startDate, endDate }) =>
		[startDate, endDate].map((date) => date.slice(0, 4)).filter(Boolean),
	)
	return { words: wordsOf(rest), years }
}

type Fit = { head: number; body: number }
const nothing: Fit = { head: 0, body: 0 }

/** What the years of a row count beside its words. */
const worthOfYears = 0.4

function measureFit({ words, years }: RowWords, { names, said, years: own }: EntryWords): Fit {
	const isDated = years.length > 0 && own.length > 0 && years.every((year) => own.includes(year))
	if (words.length === 0) return { head: isDated ? 1 : 0, body: 0 }
	return {
		head: names.shareOf(words) + (isDated ? worthOfYears : 0),
		body: said.shareOf(words),
	}
}

type Step = { entry: number; isHead: boolean }

/** What a row is worth as the body of an entry that has none of its words. */
const worthOfUnknown = 0.2
/** Beginning the next entry must be worth more than going on with one. */
const costOfStart = 0.15

/** The best way to lay the entries over the rows, each behind the one before. */
function layOver(fits: readonly (readonly Fit[])[]): Step[] {
	const count = fits[0]?.length ?? 0
	const states: Step[] = Array.from({ length: count }, (_, entry) => [
		{ entry, isHead: true },
		{ entry, isHead: false },
	]).flat()
	let scores = states.map(({ entry, isHead }) => worthOf(fits[0]?.[entry], isHead) - 0.02 * entry)
	const from: number[][] = []
	for (const row of fits.slice(1)) {
		const best = states.map((state) => bestBefore(states, scores, state))
		from.push(best.map(({ before }) => before))
		scores = states.map(
			({ entry, isHead }, at) => (best[at]?.score ?? 0) + worthOf(row[entry], isHead),
		)
	}
	let at = scores.indexOf(Math.max(...scores))
	const path = [at]
	for (const before of from.reverse()) {
		at = before[at] ?? 0
		path.unshift(at)
	}
	return path.map((index) => states[index] ?? { entry: 0, isHead: false })
}

function worthOf({ head, body }: Fit = nothing, isHead: boolean): number {
	return isHead ? head : Math.max(body, worthOfUnknown)
}

function bestBefore(
	states: readonly Step[],
	scores: readonly number[],
	{ entry, isHead }: Step,
): { before: number; score: number } {
	let best = { before: 0, score: Number.NEGATIVE_INFINITY }
	for (const [before, state] of states.entries()) {
		const isSame = state.entry === entry
		if (state.entry > entry || (!isSame && !isHead) || (isSame && isHead && !state.isHead)) continue
		const score =
			(scores[before] ?? 0) - (isSame ? 0 : costOfStart + 0.02 * (entry - state.entry - 1))
		if (score > best.score) best = { before, score }
	}
	return best
}

// An employer with dates of its own above the first role and its dates heads several entries.
function beginsOwnDates(
	own: RowWords | undefined,
	above: readonly RowWords[],
	entry: EntryWords | undefined,
): boolean {
	if (own === undefined || entry === undefined || own.years.length === 0) return false
	const fits = ({ years }: RowWords) => years.every((year) => entry.years.includes(year))
	return fits(own) && above.some((row) => row.years.length > 0 && !fits(row))
}
