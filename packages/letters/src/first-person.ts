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

const states = /^(?:responsible for|in charge of|accountable for|involved in|part of)\b/i
// Participles that describe a person before a noun, and tell what was done before an object.
const alsoAdjectives = letterWords.pattern('participles-of-people', 'whole')
const determiner = letterWords.pattern('determiners', 'whole')
const opensObject = new RegExp(`^(?:\\d.*|£.*|staff|up|over|more)$|${determiner.source}`, 'i')
const amount = /^[\d£]/
// With a number behind it each of these is a name, not an act.
const alsoNumbered = letterWords.pattern('numbered-things', 'whole')
// Of these the plain form is neither a noun nor an adjective, whatever follows.
const neverNoun = letterWords.pattern('verbs-only', 'whole')

/**
 * A line of a CV as its writer would say it, in the first person. Only words that open it are added; `null` where that would not
 * be English for certain.
 */
export function putInFirstPerson(line: string, { current }: { current: boolean }): string | null {
	const text = toLetterStyle(withoutBullet(line))
	const [first = '', second = ''] = splitWords(text)
	const told = `I ${withoutCapital(text)}`
	if (/^I (?!\W)/.test(text)) return text
	if (/^(?:have|had|was|am)$/i.test(first)) return told
	if (isPassiveRecipient(text)) return `I was ${withoutCapital(text)}`
	if (mentionsOthers(text)) return null
	if (states.test(text)) return `I ${current ? 'am' : 'was'} ${withoutCapital(text)}`
	const found = findVerb(first)
	if (found === null) return null
	if (found.forms.includes('past')) {
		const isAct = !alsoAdjectives.test(first) || opensObject.test(second)
		return isAct ? told : null
	}
	return current && opensPlainClause(found, first, second) ? told : null
}

// Many plain forms are nouns or adjectives too, so most of them need an object that shows.
function opensPlainClause({ forms }: VerbMatch, first: string, second: string): boolean {
	if (!forms.includes('base')) return false
	if (neverNoun.test(first) || determiner.test(second)) return true
	if (amount.test(second)) return !alsoNumbered.test(first)
	return !isAlsoNoun(first) && opensObject.test(second)
}
