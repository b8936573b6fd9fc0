import type { MissingPart, NextFacts } from '@app/contract'
import { formatShortDay } from '#shared/time/format-time-ago.ts'

/** One thing to do: what, why, and where. */
export type NextStep = {
	/** The id stays the same for the same step, so that it can be dismissed. */
	id: string
	title: string
	reason: string
	action: { label: string; path: string }
}

const mostSteps = 4
/** One step is left for the CV. */
const mostDue = mostSteps - 1

/** Returns the next steps, the most urgent first. `today` is the day in the person's time zone, as `2026-06-10`. */
export function nextSteps(facts: NextFacts, today: string): NextStep[] {
	return [...dueSteps(facts, today), ...cvSteps(facts), ...searchSteps(facts)].slice(0, mostSteps)
}

function dueSteps({ due }: NextFacts, today: string): NextStep[] {
	return due.slice(0, mostDue).map((step) => {
		const { applicationId, on } = step
		const action = { label: 'Open application', path: `/applications?open=${applicationId}` }
		const job = `${step.title}${step.company && ` at ${step.company}`}`
		if (step.kind === 'closing') {
			const title = `Apply as ${job}`
			return { id: `closing:${applicationId}:${on}`, title, reason: whenClosing(on, today), action }
		}
		const reason = `${whenDue(on, today)}, for your application as ${job}.`
		return { id: `due:${applicationId}:${on}`, title: step.what, reason, action }
	})
}

function whenClosing(on: string, today: string): string {
	if (on === today) return 'Applications close today.'
	if (on === dayAfter(today)) return 'Applications close tomorrow.'
	const day = formatShortDay(`${on}T00:00:00Z`, 'UTC')
	return on < today ? `Applications closed on ${day}.` : `Applications close on ${day}.`
}

function whenDue(on: string, today: string): string {
	if (on === today) return 'Due today'
	if (on === dayAfter(today)) return 'Due tomorrow'
	const day = formatShortDay(`${on}T00:00:00Z`, 'UTC')
	return on < today ? `It was due on ${day}` : `Due on ${day}`
}

function dayAfter(day: string): string {
	const next = new Date(`${day}T00:00:00Z`)
	next.setUTCDate(next.getUTCDate() + 1)
	return next.toISOString().slice(0, 10)
}

function cvSteps({ cv }: NextFacts): NextStep[] {
	if (cv === null) {
		const reason = 'Upload one, write a new one or look at a sample.'
		const action = { label: 'See ways to start', path: '/cv-writer' }
		return [{ id: 'begin', title: 'Start your CV', reason, action }]
	}
	const edit = `/cv-writer/edit/${cv.id}`
	if (cv.missing.length > 0) {
		const title = `Finish “${cv.title}”`
		const reason = `Still to add: ${inWords(cv.missing)}.`
		return [{ id: `finish:${cv.id}`, title, reason, action: { label: 'Keep writing', path: edit } }]
	}
	return [...remarkSteps(cv), ...tailorSteps(cv)]
}

type Cv = Exclude<NextFacts['cv'], null>

function remarkSteps({ id, title, remarks, firstRemark }: Cv): NextStep[] {
	if (remarks === 0 || firstRemark === null) return []
	const amount = remarks === 1 ? 'one thing' : `${remarks} things`
	return [
		{
			id: `remarks:${id}`,
			title: `Fix ${amount} in “${title}”`,
			reason: remarks === 1 ? firstRemark : `First: ${firstRemark}`,
			action: { label: 'Open Check', path: `/cv-writer/edit/${id}?mode=check` },
		},
	]
}

function tailorSteps({ id, title, isDownloaded, isTailored }: Cv): NextStep[] {
	if (!isDownloaded || isTailored) return []
	return [
		{
			id: `tailor:${id}`,
			title: `Tailor “${title}” to a job`,
			reason: 'You’ve downloaded it but haven’t compared it with an advert yet.',
			action: { label: 'Find a job', path: '/jobs' },
		},
	]
}

function searchSteps({ searches }: NextFacts): NextStep[] {
	return searches.slice(0, 2).map(({ id, name, wish, newJobs }) => ({
		id: `search:${id}`,
		title: newJobs === 1 ? `See a new job for “${name}”` : `See ${newJobs} new jobs for “${name}”`,
		reason: newJobs === 1 ? 'It was added in the last week.' : 'They were added in the last week.',
		action: { label: 'Open search', path: `/jobs?${describeSearch(wish)}` },
	}))
}

function describeSearch(wish: NextFacts['searches'][number]['wish']): string {
	const set = Object.entries(wish).filter(([, value]) => !['', 0, 'any'].includes(value))
	return new URLSearchParams(set.map(([field, value]) => [field, String(value)])).toString()
}

const partWords: Record<MissingPart, string> = {
	name: 'your name',
	contact: 'an email address or phone number',
	work: 'a job or course',
	lines: 'a line about what you did',
}

function inWords(missing: MissingPart[]): string {
	const words = missing.map((part) => partWords[part])
	const last = words.at(-1) ?? ''
	return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
