import { jobsByRecency } from '@app/cv'
import { sectorsIn, splitWords, stemWord } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { nameOfJob } from '../../name-of-entry.ts'

export const newestWorkFitsTarget: Check = {
	id: 'C17',
	category: 'sections',
	severity: 'warning-1',
	title: 'Your latest job leads to the work you want',
	appliesTo: ({ profile }) => profile.isEnglish,
	looksAt: (context) => (compare(context) === null ? 0 : 1),
	run: (context) => {
		const compared = compare(context)
		if (compared === null || compared.isRelated) return null
		const { target, index } = compared
		return {
			title: `${quoted(target)} and ${nameOfJob(context.cv, index)} have nothing in common yet.`,
			why: 'Employers read your latest job first. If it seems to have nothing to do with the one you want, many stop there.',
			fix: 'Say in your profile why you’re changing, and what you did in this job that the new one needs.',
			evidence: [
				context.pointAt({
					path: `experience.${index}.jobTitle`,
					quote: context.cv.experience[index]?.jobTitle ?? '',
				}),
			],
		}
	},
}

type Compared = { target: string; index: number; isRelated: boolean }

const fewestStems = 6
const shortestWord = 4

// The headline and the newest job are related if they share a word or a trade, or if the profile mentions the newest
// job's title or employer.
function compare({ cv, profile }: CheckContext): Compared | null {
	const [newest] = jobsByRecency(cv)
	const target = cv.personalInfo.headline.trim()
	if (newest === undefined || target === '' || profile.isStudent) return null
	const { jobTitle, employer, summary, achievements } = newest.job
	const account = [jobTitle, employer, summary, ...achievements]
	const [wanted, done] = [stems([target]), stems(account)]
	if (wanted.size === 0 || done.size < fewestStems) return null
	const aim = [target, cv.professionalSummary]
	const isRelated =
		share(wanted, done) ||
		share(stems([cv.professionalSummary]), stems([jobTitle, employer])) ||
		mayBeOneTrade(aim, account)
	return { target, index: newest.index, isRelated }
}

// Without a trade on both sides, nothing speaks against it.
function mayBeOneTrade(aim: readonly string[], account: readonly string[]): boolean {
	const [wanted, done] = [sectorsIn(aim), sectorsIn(account)]
	return wanted.size === 0 || done.size === 0 || share(wanted, done)
}

function stems(texts: readonly string[]): Set<string> {
	const words = texts.flatMap((text) => splitWords(text.replaceAll('-', ' ').toLowerCase()))
	return new Set(words.filter((word) => word.length >= shortestWord).map(stemWord))
}

function share(first: ReadonlySet<string>, second: ReadonlySet<string>): boolean {
	return [...first].some((one) => second.has(one))
}
