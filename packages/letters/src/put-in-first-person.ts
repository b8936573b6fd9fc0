import {
	findVerb,
	isAlsoNoun,
	splitWords,
	type VerbMatch,
	withoutBullet,
	withoutCapital,
} from '@app/language'
import { toLetterStyle } from './letter-style.ts'
import { isPassiveRecipient, mentionsOthers } from './passive-recipient.ts'
import { letterWords } from './word-lists.ts'

const stateOpening = /^(?:responsible for|in charge of|accountable for|involved in|part of)\b/i
// Participles that may be adjectives (“qualified nurse”) or verbs (“qualified 20 staff”).
const participleOrAdjective = letterWords.pattern('participles-of-people', 'whole')
const determiner = letterWords.pattern('determiners', 'whole')
const opensObject = new RegExp(`^(?:\\d.*|£.*|staff|up|over|more)$|${determiner.source}`, 'i')
const amount = /^[\d£]/
// Before a number these are nouns, not verbs.
const nounBeforeNumber = letterWords.pattern('numbered-things', 'whole')
// Base forms that are only ever verbs.
const alwaysVerb = letterWords.pattern('verbs-only', 'whole')

/**
 * Rewrites a line of a CV in the first person, by adding words at its start only. `null` if the result might not be good
 * English.
 */
export function putInFirstPerson(line: string, { current }: { current: boolean }): string | null {
	const text = toLetterStyle(withoutBullet(line))
	const [first = '', second = ''] = splitWords(text)
	const withI = `I ${withoutCapital(text)}`
	if (/^I (?!\W)/.test(text)) return text
	if (/^(?:have|had|was|am)$/i.test(first)) return withI
	if (isPassiveRecipient(text)) return `I was ${withoutCapital(text)}`
	if (mentionsOthers(text)) return null
	if (stateOpening.test(text)) return `I ${current ? 'am' : 'was'} ${withoutCapital(text)}`
	const found = findVerb(first)
	if (found === null) return null
	if (found.forms.includes('past')) {
		const isVerb = !participleOrAdjective.test(first) || opensObject.test(second)
		return isVerb ? withI : null
	}
	return current && opensPlainClause(found, first, second) ? withI : null
}

// Many base forms are also nouns or adjectives, so most count as verbs only before an object.
function opensPlainClause({ forms }: VerbMatch, first: string, second: string): boolean {
	if (!forms.includes('base')) return false
	if (alwaysVerb.test(first) || determiner.test(second)) return true
	if (amount.test(second)) return !nounBeforeNumber.test(first)
	return !isAlsoNoun(first) && opensObject.test(second)
}
