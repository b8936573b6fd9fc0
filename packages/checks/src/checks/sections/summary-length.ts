import { findDateRanges, splitWords } from '@app/language'
import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { count } from '../../format-lists.ts'
import { profileText } from '../../subjects.ts'

const fewestWords = 25
const mostWords = 90

export const summaryLength: Check = {
	id: 'C09',
	category: 'sections',
	severity: 'warning-1',
	title: 'Your profile is a good length',
	looksAt: (context) =>
		isMixedWithJobs(context.cv.professionalSummary) ? 0 : profileText(context),
	run: ({ cv, pointAt }) => {
		const summary = cv.professionalSummary.trim()
		const words = splitWords(summary).length
		if (words >= fewestWords && words <= mostWords) return null
		const evidence = [pointAt({ path: 'professionalSummary', quote: summary })]
		if (words < fewestWords) {
			return {
				title: `Your profile has only ${count(words, 'word')}: ${quoted(summary)}.`,
				why: 'That leaves no room for what sets you apart.',
				fix: 'Say what you do, how long you’ve done it, where, and one result. Aim for 30 to 70 words.',
				evidence,
			}
		}
		return {
			title: `Your profile runs to ${words} words.`,
			why: 'Employers want the gist first, and skip long paragraphs.',
			fix: 'Keep the 30 to 70 words that matter most for the job. Move the rest to the jobs where it happened.',
			evidence,
		}
	},
}

// Jobs that were read into the profile are no part of it; how long it is, nobody can tell then.
function isMixedWithJobs(summary: string): boolean {
	return splitWords(summary).length > mostWords && findDateRanges(summary).length > 1
}
