import { type CvDocument, type CvEdit, type Experience, editOf } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { sentence } from '../../finding-phrases.ts'
import { nameOfJob } from '../../name-of-entry.ts'

export const noJobTwice: Check = {
	id: 'D16',
	category: 'dates',
	severity: 'warning-1',
	title: 'No job is listed twice',
	looksAt: ({ cv }) => cv.experience.filter((job) => jobKey(job) !== null).length,
	fewest: 2,
	run: (context) => {
		const [pair] = findDuplicates(context)
		if (pair === undefined) return null
		return {
			title: `${sentence(nameOfJob(context.cv, pair.first))} is listed twice, with the same dates.`,
			why: 'It looks like a copying mistake, and the repeated lines read as padding.',
			fix: 'Keep one, and move anything only the other says into it. If they were 2 posts, give each its own title.',
			evidence: [pair.first, pair.second].map((index) =>
				context.pointAt({
					path: `experience.${index}.jobTitle`,
					quote: context.cv.experience[index]?.jobTitle ?? '',
				}),
			),
		}
	},
	quickFixes: (context) => {
		const edits = editsToOne(context)
		return edits === null ? [] : [{ label: 'Merge the 2 jobs', edits }]
	},
}

type Pair = { first: number; second: number }

function findDuplicates({ cv }: CheckContext): Pair[] {
	const keys = cv.experience.map(jobKey)
	return keys.flatMap((key, second) => {
		const first = keys.indexOf(key)
		return key !== null && first < second ? [{ first, second }] : []
	})
}

// Same employer, title, place and dates; without a month a year may hold two seasons of one job.
function jobKey(job: Experience): string | null {
	const { jobTitle, employer, startDate, endDate, current, location } = job
	const names = [jobTitle, employer].map(bare)
	const isWhole = !names.includes('') && startDate !== '' && (current || endDate !== '')
	const isLong = startDate.length >= 7 || (!current && endDate !== startDate)
	return isWhole && isLong
		? [...names, bare(location), startDate, endDate, current].join('|')
		: null
}

function bare(text: string): string {
	return text
		.toLowerCase()
		.replace(/[^\p{L}\d]+/gu, ' ')
		.trim()
}

// The later entry goes, and what only it says stands below the lines of the first.
function editsToOne(context: CheckContext): CvEdit[] | null {
	const pairs = findDuplicates(context)
	if (pairs.length === 0) return null
	const { cv } = context
	const experience = pairs.reduceRight((jobs: CvDocument['experience'], { first, second }) => {
		const [kept, gone] = [jobs[first], jobs[second]]
		if (kept === undefined || gone === undefined) return jobs
		return jobs.with(first, joined(kept, gone)).toSpliced(second, 1)
	}, cv.experience)
	return [editOf(cv, 'experience', experience)]
}

function joined(kept: Experience, gone: Experience): Experience {
	const said = new Set(kept.achievements.map(bare))
	const summaries = [kept.summary, gone.summary].filter((text) => text.trim() !== '')
	return {
		...kept,
		summary: [...new Set(summaries)].join(' '),
		achievements: [
			...kept.achievements,
			...gone.achievements.filter((line) => !said.has(bare(line))),
		],
	}
}
