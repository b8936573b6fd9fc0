import { splitSentences } from '@app/language'
import { analyseLine, findWordClasses } from '@app/language/analysis'

type Token = ReturnType<typeof analyseLine>['tokens'][number]

/**
 * Returns the sentences of a fact that tell what its person did. In a fact told in the past, a further sentence in the
 * present about something else states a general truth, which supports no claim.
 */
export function leaveOutGeneralities(text: string): string {
	const [first = '', ...others] = splitSentences(text)
	if (others.length === 0 || firstVerb(first)?.isPast !== true) return text
	const told = others.filter((sentence) => firstVerb(sentence)?.isOfOthers !== true)
	return told.length === others.length ? text : [first, ...told].join(' ')
}

/** Returns the first finite verb of a sentence: whether it is past, or present with a noun or pronoun before it. */
function firstVerb(sentence: string): { isPast: boolean; isOfOthers: boolean } | null {
	const { tokens } = analyseLine(sentence)
	const verb = tokens.find(
		(token) => isPast(token) || isThirdPerson(token, tokens[token.index - 1]),
	)
	if (verb === undefined) return null
	const isSaidOfSomething = tokens
		.slice(0, verb.index)
		.some(({ tag }) => /^(?:NN|DT|PRP)/.test(tag))
	return { isPast: isPast(verb), isOfOthers: !isPast(verb) && isSaidOfSomething }
}

function isPast({ tag }: Token): boolean {
	return tag === 'VBD' || tag === 'VBN'
}

// Whether a token is a verb in the third person. Behind an adverb, a word that may be a verb counts as one, whatever
// its likeliest class.
function isThirdPerson({ tag, lower }: Token, before: Token | undefined): boolean {
	if (tag === 'VBZ') return true
	return before?.tag === 'RB' && /v.*s$/.test(findWordClasses(lower))
}
