import type { Experience } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { sentence } from '../../finding-phrases.ts'
import { agree, count, formatList } from '../../format-lists.ts'
import { isVoluntary, looksLikeJob, nameOfJob } from '../../name-of-entry.ts'
import { readsAsSentence } from '../../reads-as-sentence.ts'
import { wordPattern } from '../../word-lists.ts'

const workWithoutEmployer = wordPattern('work-without-employer', 'anywhere')

export const jobsAreComplete: Check = {
	id: 'C13',
	category: 'sections',
	severity: 'warning-3',
	title: 'Every job has a title, an employer and dates',
	looksAt: judgedJobs,
	run: (context) => {
		const incomplete = findIncompleteJobs(context)
		const [first] = incomplete
		if (first === undefined) return hasSentenceForTitle(context) ? 'tolerated' : null
		const others = incomplete.length - 1
		const more =
			others === 0
				? ''
				: ` ${sentence(count(others, 'more job'))} ${agree(others, 'is', 'are')} incomplete.`
		return {
			title: `${sentence(nameOfJob(context.cv, first.index))} is missing its ${formatList(first.lacks)}.${more}`,
			why: 'Software may not count a job as experience without its title, employer and dates.',
			fix: `Add ${first.lacks.includes('dates') ? 'the month and year you started and left' : 'what’s missing'}. ${adviceFor(first.job)}`,
			evidence: incomplete.map(({ job, index }) =>
				context.pointAt({
					path: `experience.${index}${job.jobTitle === '' ? '.employer' : '.jobTitle'}`,
					quote: job.jobTitle || job.employer,
				}),
			),
		}
	},
}

// A full title field that reads as a sentence hardly holds a title.
function hasSentenceForTitle({ cv }: CheckContext): boolean {
	return cv.experience.some(({ jobTitle }) => readsAsSentence(jobTitle))
}

function adviceFor(job: Experience): string {
	return isVoluntary(job)
		? 'You can also move voluntary work to the Volunteering section.'
		: 'If you worked for yourself, write “Self-employed” as the employer.'
}

type IncompleteJob = { job: Experience; index: number; lacks: string[] }

function findIncompleteJobs({ cv }: CheckContext): IncompleteJob[] {
	// When no job at all has dates, another remark says so.
	const someAreDated = cv.experience.some(hasDates)
	return cv.experience
		.map((job, index) => ({ job, index, lacks: missingFrom(job, someAreDated) }))
		.filter(({ job }) => looksLikeJob(job))
		.filter(({ lacks }) => lacks.length > 0)
}

function missingFrom(job: Experience, datesAreExpected: boolean): string[] {
	const isOwnBoss = workWithoutEmployer.test(`${job.jobTitle} ${job.summary}`)
	return [
		job.jobTitle.trim() === '' ? 'title' : '',
		job.employer.trim() === '' && !isOwnBoss ? placeOfWork(job) : '',
		datesAreExpected && !hasDates(job) ? 'dates' : '',
	].filter((lack) => lack !== '')
}

function placeOfWork(job: Experience): string {
	return isVoluntary(job) ? 'organisation' : 'employer'
}

function hasDates({ startDate, endDate }: Experience): boolean {
	return startDate !== '' || endDate !== ''
}

// Where no job has dates, no job is complete, so only jobs that lack something else are counted.
function judgedJobs({ cv }: CheckContext): number {
	return cv.experience.some(hasDates)
		? cv.experience.filter(looksLikeJob).length
		: cv.experience.filter((job) => missingFrom(job, false).length > 0).length
}
