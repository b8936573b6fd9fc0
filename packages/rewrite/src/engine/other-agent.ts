import { findVerb, functionWords } from '@app/language'
import { rewriteWords } from '../word-lists.ts'

const pronoun = rewriteWords.pattern('agents', 'whole')
const auxiliary = rewriteWords.pattern('auxiliaries', 'whole')

/** Whether a piece of a line has another agent than the writer: a pronoun, a name or a thing with a verb of its own. */
export function hasOtherAgent(text: string): boolean {
	const [subject = '', next = '', ...rest] = text.split(/\s/)
	if (pronoun.test(subject)) return [next, ...rest].some(hasTense)
	if (/^\p{Lu}\p{L}+$/u.test(subject)) return hasTense(next)
	// A participle may describe the thing before it. A past that is no participle can only tell what the thing did.
	const isThing = /^\p{Ll}{3,}(?<!ly)$/u.test(subject) && !functionWords.has(subject)
	return isThing && findVerb(subject) === null && isNeverParticiple(next)
}

function hasTense(word: string): boolean {
	return auxiliary.test(word) || isOnlyPast(word)
}

function isOnlyPast(word: string): boolean {
	const forms = findVerb(word)?.forms ?? []
	return (
		forms.includes('past') &&
		!forms.includes('base') &&
		!/^(?:used|fixed|established|advanced|experienced)$/i.test(word)
	)
}

function isNeverParticiple(word: string): boolean {
	const forms = findVerb(word)?.forms ?? []
	return (
		/^(?:was|were|fell|rose)$/i.test(word) ||
		(forms.includes('past') && !forms.includes('participle') && !forms.includes('base'))
	)
}
