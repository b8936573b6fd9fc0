import { formatPartialDate, isAhead } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { sentence } from '../../finding-phrases.ts'
import { nameOfJob } from '../../name-of-entry.ts'
import { datedJobs } from '../../subjects.ts'
import { wordPattern } from '../../word-lists.ts'
import { type DatedEntry, listDatedEntries } from './dated-entries.ts'

const markedAsPlanned = wordPattern('planned', 'anywhere')

export const noFutureDates: Check = {
	id: 'D04',
	category: 'dates',
	severity: 'warning-2',
	title: 'No job has an unexplained date in the future',
	looksAt: datedJobs,
	run: (context) => {
		const future = findFutureJobs(context)
		const [first] = future
		if (first === undefined) return null
		const startsLater = isAhead(first.startDate, context.today)
		const date = formatPartialDate(startsLater ? first.startDate : first.endDate)
		return {
			title: `${sentence(nameOfJob(context.cv, first.index))} ${startsLater ? 'starts' : 'ends'} in the future: ${date}.`,
			why: 'A future date looks like a typo unless you say it’s planned.',
			fix: startsLater
				? 'Correct the date, or add “starting” before it.'
				: 'If you still work there, write “Present” as the end. If the end is fixed, write “expected” next to it.',
			evidence: future.map((job) => context.pointAt(findFutureDate(job, context))),
		}
	},
}

// The date itself is what there is to correct.
function findFutureDate({ path, startDate, endDate }: DatedEntry, { today }: CheckContext) {
	const field = isAhead(startDate, today) ? 'startDate' : 'endDate'
	const date = field === 'startDate' ? startDate : endDate
	return { path: `${path}.${field}`, quote: formatPartialDate(date) }
}

function findFutureJobs({ cv, today, lines }: CheckContext): DatedEntry[] {
	return listDatedEntries(cv).filter((job) => {
		if (job.section !== 'experience') return false
		const endsLater = !job.current && isAhead(job.endDate, today)
		return (isAhead(job.startDate, today) || endsLater) && !isMarked(job, lines)
	})
}

function isMarked({ name, startDate, endDate }: DatedEntry, lines: string[]): boolean {
	const years = [startDate, endDate].map((date) => date.slice(0, 4)).filter((year) => year !== '')
	return (
		markedAsPlanned.test(name) ||
		lines.some((line) => years.some((year) => line.includes(year)) && markedAsPlanned.test(line))
	)
}
