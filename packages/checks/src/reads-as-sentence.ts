import { findLeadIn, findVerb, splitWords } from '@app/language'
import { wordPattern } from './word-lists.ts'

const mostWordsOfTitle = 12
const fewestWordsOfSentence = 4
const opensWithSpeaker = /^\s*(?:I|[Ww]e)(?:['’]\p{Ll}+)?\s+\p{Ll}/u
const money = /[£€$]\s?\d/u
// Words that can only follow a verb: an article, a possessive, a preposition or an amount.
const opensObject = wordPattern('openings-of-nouns', 'whole')

/**
 * Whether the text of a title or an employer is really a sentence about something done. A title may also begin with a
 * participle.
 */
export function readsAsSentence(text: string): boolean {
	const words = splitWords(text)
	const [first = '', second = ''] = words
	if (words.length > mostWordsOfTitle) return true
	if (opensWithSpeaker.test(text) || findLeadIn(text.trim()) !== null) return true
	const verb = findVerb(first)
	const isPast = verb?.forms.includes('past') === true
	if (isPast && (money.test(text) || opensObject.test(second))) return true
	if (verb !== null && /^(?:an?|the|my|our)$/i.test(second)) return true
	const endsAsSentence =
		/\p{Ll}\.\s*$/u.test(text) && !/\b(?:plc|ltd|inc|co|llp|dept)\.\s*$/i.test(text)
	return verb !== null && endsAsSentence && words.length >= fewestWordsOfSentence
}
