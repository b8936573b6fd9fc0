import { isBritishOrIrishPlace } from '../places/british-irish-places.ts'
import { findVerb } from '../verbs/find-verb.ts'
import { functionWords } from '../wording/function-words.ts'
import { isWrittenSmall } from './domain-terms.ts'

/**
 * Whether a word is certainly an ordinary one in small letters: a function word, a form of a verb in the table, or a
 * word that the lexicon writes small, in the singular or plural. Names, short forms and unknown words are not.
 */
export function isCommonWord(word: string): boolean {
	const lower = word.toLowerCase()
	return (
		functionWords.has(lower) ||
		findVerb(lower) !== null ||
		[lower, lower.replace(/s$/, ''), lower.replace(/es$/, ''), lower.replace(/ies$/, 'y')].some(
			isWrittenSmall,
		)
	)
}

const languagesAndTimes = new Set(
	`english welsh scottish irish british french german spanish italian portuguese polish romanian russian ukrainian arabic urdu
	hindi bengali punjabi gujarati somali turkish greek dutch chinese mandarin cantonese japanese korean latin european african
	asian american indian pakistani caribbean christian muslim jewish catholic easter christmas ramadan
	monday tuesday wednesday thursday friday saturday sunday january february april june july september october november
	december`.split(/\s+/),
)

/** Whether a word is a name wherever it is written: a language, a people, a day (also several), a month, or a place that is no other word. */
export function isAlwaysCapital(word: string): boolean {
	const lower = word.toLowerCase()
	const isListed = [lower, lower.replace(/s$/, '')].some((form) => languagesAndTimes.has(form))
	return isListed || (isBritishOrIrishPlace(word) && !isCommonWord(lower))
}
