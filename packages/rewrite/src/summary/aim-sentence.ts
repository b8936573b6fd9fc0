import type { CvDocument } from '@app/cv'
import { isAlwaysCapital, isWorker, splitWords, withoutCapital, withoutStop } from '@app/language'
import { articleFor } from './courses.ts'
import { sameLineOfWork } from './same-line-of-work.ts'
import type { SummarySentence } from './summary.ts'

const mostWords = 4
/** These say what somebody is, not what they want to be. */
const learns = /(?:student|graduate|candidate|learner|entrant)$/i

/** The work that the person wants, where the headline names work that none of the jobs has been. */
export function aimSentence({ personalInfo, experience }: CvDocument): SummarySentence | null {
	const headline = withoutStop(personalInfo.headline)
	const words = splitWords(headline)
	const isTitle = words.length <= mostWords && /^[\p{L}\s-]+$/u.test(headline)
	if (!isTitle || learns.test(headline) || !isWorker(words.at(-1)?.toLowerCase() ?? '')) return null
	if (experience.some(({ jobTitle }) => sameLineOfWork(jobTitle, headline))) return null
	const title = headline.split(' ').map(inProse).join(' ')
	return {
		text: `Looking for work as ${articleFor(title)} ${title}.`,
		facts: [{ path: 'personalInfo.headline', quote: headline }],
	}
}

// A title within a sentence has small letters, but for short forms and names.
function inProse(word: string): string {
	return isAlwaysCapital(word) || /\p{Lu}.*\p{Lu}/u.test(word) ? word : withoutCapital(word)
}
