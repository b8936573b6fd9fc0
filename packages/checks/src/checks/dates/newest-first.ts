import { type CvDocument, type CvSource, editOf, findJobBelowOlder, sortNewestFirst } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { sentence } from '../../finding-phrases.ts'
import { nameOfJob } from '../../name-of-entry.ts'

export const newestFirst: Check = {
	id: 'D08',
	category: 'dates',
	severity: 'warning-2',
	title: 'Your latest job comes first',
	looksAt: ({ cv, source }) => (hasOneList(source) ? listDatedJobs(cv).length : 0),
	fewest: 2,
	run: (context) => {
		const index = firstOutOfPlace(context)
		if (index === null) return null
		return {
			title: `${sentence(nameOfJob(context.cv, index))} is below an older job.`,
			why: 'Employers expect your current job first, and may stop there.',
			fix: 'Put your jobs in order, with the most recent at the top.',
			evidence: [
				context.pointAt({
					path: `experience.${index}.jobTitle`,
					quote: context.cv.experience[index]?.jobTitle ?? '',
				}),
			],
		}
	},
	quickFixes: ({ cv }) => [
		{
			label: 'Put the latest first',
			edits: [editOf(cv, 'experience', sortNewestFirst(cv.experience))],
		},
	],
}

function firstOutOfPlace({ cv, source }: CheckContext): number | null {
	return hasOneList(source) ? findJobBelowOlder(cv.experience) : null
}

// Where a CV has several sections of jobs, each has a separate order.
function hasOneList(source: CvSource | null): boolean {
	const lists = source?.headings.filter(({ section }) => section === 'experience') ?? []
	return lists.length <= 1
}

function listDatedJobs({ experience }: CvDocument) {
	return experience.filter(({ startDate }) => startDate !== '')
}
