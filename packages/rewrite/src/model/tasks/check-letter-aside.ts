import { findUnsupportedWords } from '@app/claims'
import { findQuantities } from '@app/language'
import { rewriteWords } from '../../word-lists.ts'
import { carryingVerbs, connectiveWords, relationWords } from './letter-words.ts'
import { listPhrasesBehind } from './list-phrases-behind.ts'

type Aside = { kind: 'wish' | 'reader'; text: string }
type Sources = {
	/** What the person said. */
	facts: string
	/** The words about the letter's reader, such as an advert. */
	context: string
}

const pronouns = rewriteWords.pattern('pronouns-of-an-aside', 'whole')

/**
 * Returns the words of a wish, or of a remark about the reader, that no source has. A wish may use the words of the
 * advert and of the facts, but the writer's own assets must be in the facts; a remark about the reader may use only
 * the words of the advert.
 */
export function findUnsupportedAsideWords(
	{ kind, text }: Aside,
	{ facts, context }: Sources,
): string[] {
	const words = [connectiveWords, relationWords].join('. ')
	const known = kind === 'reader' ? [context, words] : [facts, context, words]
	const figures = listNewFigures(kind === 'reader' ? [context] : [facts], text)
	const unsaid = [...listUncarried(known.join('. '), text), ...figures]
	if (kind === 'reader') return unsaid
	const own = listOwned(text)
	return [...unsaid, ...own.flatMap((phrase) => listUncarried([facts, words].join('. '), phrase))]
}

function listUncarried(source: string, text: string): string[] {
	// The first word of a sentence is no name for its capital.
	const bare = text.charAt(0).toLowerCase() + text.slice(1)
	return findUnsupportedWords(source, bare)
		.uncarried.map((word) => word.text)
		.filter((word) => !pronouns.test(word))
}

function listNewFigures(sources: readonly string[], text: string): string[] {
	const known = findQuantities(sources.join('. ')).map(({ kind, value }) => `${kind} ${value}`)
	return findQuantities(text)
		.filter(({ kind, value }) => value !== 1 && !known.includes(`${kind} ${value}`))
		.map(({ value }) => String(value))
}

const definite = /^(?:the|your|this|these|that|those)$/

/**
 * Lists the phrases for things that a wish presumes its writer has: the words behind "my", the object of a verb that
 * carries it along, and the words behind "with" or "as" without a word that points at the advert.
 */
function listOwned(text: string): string[] {
	return listPhrasesBehind(text, {
		opens: ({ lower, lemma }, next) => {
			const isBehindPreposition = /^(?:with|as)$/.test(lower) && !definite.test(next)
			return lower === 'my' || carryingVerbs.has(lemma) || isBehindPreposition
		},
		ends: ({ lower }) => /^(?:to|into|in|at|for|on|your|you)$/.test(lower),
	})
}
