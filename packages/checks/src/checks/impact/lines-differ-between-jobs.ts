import type { Passage } from '@app/cv'
import { splitWords } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'

const fewestWords = 3
const fewestCopies = 2

export const linesDifferBetweenJobs: Check = {
	id: 'E26',
	category: 'impact',
	severity: 'warning-2',
	title: 'Each job has its own lines',
	looksAt: (context) => {
		const jobs = new Set(listLines(context).map(({ entry }) => entry))
		return jobs.size < 2 ? 0 : listLines(context).length
	},
	fewest: 4,
	run: (context) => {
		const copies = findCopies(listLines(context))
		if (copies.length === 0) return haveAllLines(context) ? null : 'tolerated'
		if (copies.length < fewestCopies) return 'tolerated'
		return {
			title: `${copies.length} lines repeat what another job says.`,
			why: 'The same lines under several jobs look copied and don’t show how you progressed. They only count once.',
			fix: 'Keep each line under the job where you did it most. For the others, write what was different: the size, the tools, what you were trusted with.',
			evidence: copies.slice(0, 6).map(({ path, text }) => context.pointAt({ path, quote: text })),
		}
	},
}

// Whether every job has lines; a job without lines has none that differ.
function haveAllLines({ cv, bullets }: CheckContext): boolean {
	return cv.experience.every((_, job) =>
		bullets.some(({ section, entry }) => section === 'experience' && entry === job),
	)
}

function listLines({ bullets }: CheckContext): Passage[] {
	return bullets.filter(
		({ section, text }) => section === 'experience' && splitWords(text).length >= fewestWords,
	)
}

// The lines that an earlier line of another job says in the same words.
function findCopies(lines: readonly Passage[]): Passage[] {
	const first = new Map<string, number>()
	return lines.filter(({ text, entry }) => {
		const key = splitWords(text.toLowerCase()).join(' ')
		const known = first.get(key)
		if (known === undefined) first.set(key, entry)
		return known !== undefined && known !== entry
	})
}
