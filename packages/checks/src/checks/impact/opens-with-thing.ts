import { findVerb, nominalisations, splitWords } from '@app/language'
import { listWords, readAlternatives, wordPattern } from '../../word-lists.ts'

// As often nouns as verbs: they count as verbs only before a word that shows an object.
const mayBeNoun = new Set(listWords('verbs-that-are-nouns'))
const showsObject = wordPattern('openings-of-objects', 'whole')
// A noun that is also a verb is a thing before the preposition of the noun, and an act before that of the verb.
const preposition = /^(?:to|with|for|on|of|in|at|from|and)$/i
const takes = new RegExp(
	`^(?:${[
		`(?:${readAlternatives('verbs-with-prepositions')}) (?:to|with|for|on)`,
		`(?:${readAlternatives('verbs-with-for')}) for|(?:call|focus) on|answer to`,
		`(?:${readAlternatives('verbs-with-of')}) of`,
	].join('|')})$`,
	'i',
)

/** Whether a word of the table of verbs, with or without its s, is as often a noun at the start of a line. */
export function isOftenNoun(word: string): boolean {
	const lower = word.toLowerCase()
	return (
		mayBeNoun.has(lower) ||
		mayBeNoun.has(lower.replace(/e?s$/, '')) ||
		mayBeNoun.has(lower.replace(/s$/, ''))
	)
}

/** Whether the word after one that may be a noun shows that something is done: it opens an object, or is the preposition of the verb. */
export function hasObject(word: string, next: string): boolean {
	return showsObject.test(next) || takes.test(`${word} ${next}`)
}

/** Whether a word names an act or who does it; with a noun before it, it names a thing. */
export function namesAct(word: string): boolean {
	return /(?:ing|tion|ment|ance|ery|er|or)$/i.test(word) || nominalisations.has(word.toLowerCase())
}

/** Whether a line opens with a thing: a noun alone, or before a preposition, the name of an act or a word that follows nouns. */
export function opensWithCompound(text: string): boolean {
	const [first = '', second = ''] = splitWords(text)
	if (!isOftenNoun(first) || hasObject(first, second)) return false
	return second === '' || preposition.test(second) || namesAct(second) || afterNoun.test(second)
}

const afterNoun = wordPattern('words-after-a-noun', 'whole')

const roles = new Set(
	'captain chair champion chaperone coach cook escort guard guide head host judge lead link mentor model nurse partner pilot scout sponsor steward trainee tutor usher volunteer waitress witness'.split(
		' ',
	),
)
const titleAfterRole = wordPattern('titles', 'whole')

/**
 * Whether a line begins with a noun that is also a verb and means the noun: a role, an event or the first of several things.
 */
export function opensWithThing(text: string): boolean {
	const [first = '', second = '', third = ''] = splitWords(text)
	const forms = findVerb(first)?.forms ?? []
	const isThirdPerson = forms.includes('thirdPerson')
	if (!forms.includes('base') && !isThirdPerson) return false
	if (takes.test(`${first} ${second}`)) return false
	if (/^of$/i.test(second)) return true
	const isRole = roles.has(first.toLowerCase().replace(/s$/, ''))
	if (isRole && /^(?:to|for|at|in|from|with|on)$/i.test(second)) return true
	if (isRole && titleAfterRole.test(second) && (third === '' || preposition.test(third)))
		return true
	return isListed(text, first, second) && (isThirdPerson || isRole || isOftenNoun(first))
}

// A list of verbs has them all in one form.
function isListed(text: string, first: string, second: string): boolean {
	if (!text.trim().startsWith(`${first},`)) return false
	const [form] = findVerb(first)?.forms ?? []
	return form !== undefined && findVerb(second)?.forms.includes(form) !== true
}
