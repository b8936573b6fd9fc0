import { editOf, jobsByRecency } from '@app/cv'
import type { Check } from '../../check.ts'
import { sentence } from '../../finding-phrases.ts'
import { nameOfJob } from '../../name-of-entry.ts'
import { jobsWithStart } from '../../subjects.ts'

export const currentJobIsMarked: Check = {
	id: 'D11',
	category: 'dates',
	severity: 'warning-1',
	title: 'Your latest job has an end date or says “Present”',
	looksAt: jobsWithStart,
	run: ({ cv, pointAt }) => {
		const [latest] = jobsByRecency(cv)
		const isOpen = latest !== undefined && !latest.job.current && latest.job.endDate === ''
		if (!isOpen || cv.experience.some(({ current }) => current)) return null
		return {
			title: `${sentence(nameOfJob(cv, latest.index))} has a start date but no end date.`,
			why: 'Employers can’t tell whether you still work there.',
			fix: 'Write “Present” if you do, or the month you left.',
			evidence: [
				{
					...pointAt({ path: `experience.${latest.index}.startDate`, quote: '' }),
					quote: latest.job.jobTitle,
				},
			],
		}
	},
	quickFixes: ({ cv }) => {
		const [latest] = jobsByRecency(cv)
		if (latest === undefined) return []
		return [
			{
				label: 'I still work there',
				edits: [editOf(cv, `experience.${latest.index}.current`, true)],
			},
		]
	},
}
