import { findVerb, splitWords } from '@app/language'
import { analyseLine } from '@app/language/analysis'
import type { CorrectedLine } from '../correct/correct-line.ts'
import type { Draft, Tense } from '../engine/clause.ts'
import { type Segment, splitSegments } from '../engine/split-segments.ts'
import { adjunct } from '../parallel/read-pieces.ts'
import type { Change } from '../suggestion.ts'

/**
 * The marks that a finished statement must not contain: a list by dashes or slashes, a lead-in within the line, a
 * sign of a list.
 */
const leftOver =
	/ [-–—•|/] |\band (?:do|did) this\b|\betc\b|\b(?:was|were|am|is) (?:in charge|responsible|involved)\b|\bplus\b|\b(?:lol|haha)\b|!|, and \p{L}+ .*, and |\p{Ll}{3}\/\p{Ll}{3}|(?<!\p{L})n(?!\p{L})/iu
/** "A bit of planting and mowing": of both it was a bit. */
const hasWeakener = /\b(?:a bit of|bits of)\b/i
const mostPieces = 2

/**
 * Whether a rewording improves the corrected line enough. A verb in another form is not enough alone, nor is a gerund
 * of manner turned into a separate verb.
 */
export function isWorthOffering(
	{ after, changes }: Draft,
	{ text, corrections }: CorrectedLine,
	tense: Tense,
): boolean {
	if (leftOver.test(after)) return false
	const pieces = splitSegments(after)
	const isRestructured = !changes.every(({ kind }) => kind === 'result' || kind === 'phrase')
	if (
		isRestructured &&
		pieces.length > mostPieces &&
		!changesOnlyOpening(text, after) &&
		!listsAdjectives(pieces, after) &&
		!pieces.every(
			({ text: piece }) =>
				isTold(piece, tense) || (/^\p{L}+ing\b/u.test(text) && adjunct.test(piece)),
		)
	)
		return false
	if (changes.length > 1 && hasWeakener.test(text)) return false
	if (corrections > 0) return true
	// A shortened phrase says the same, so it is no gain.
	if (changes.every(({ kind }) => kind === 'phrase')) return false
	if (changes.some(({ kind }) => !/^(?:verb|spelling)$/.test(kind))) return true
	const [opener = ''] = splitWords(text)
	const forms = findVerb(opener)?.forms ?? []
	// "Read" and "cut" may be either.
	const isInTense = forms.includes(tense === 'past' ? 'past' : 'base')
	const isSure = !(forms.includes('past') && forms.includes('base'))
	if (isInTense && isSure) return changes.some((change) => isParallel(change, text))
	if (tense === 'past') return true
	return !/ing$/i.test(opener) || / of\b/.test(text.slice(opener.length, opener.length + 4))
}

const mostOpening = 4
const gerundPiece = /(?:[,;] |\band )\p{L}+ing\b/u

// Whether only the verbs at the start change their form and no act follows them, so that lists stay attached to the
// same word.
function changesOnlyOpening(text: string, after: string): boolean {
	const [before, now] = [text.split(' '), after.split(' ')]
	const opening = before.findLastIndex((word, at) => word !== now[at]) + 1
	const rest = before.slice(opening).join(' ')
	return before.length === now.length && opening <= mostOpening && !gerundPiece.test(rest)
}

// Adjectives in a row describe one thing and hang on nothing else.
function listsAdjectives(pieces: readonly Segment[], after: string): boolean {
	const { tokens } = analyseLine(after)
	const middle = pieces.slice(1, -1)
	return (
		/and/.test(pieces.at(-1)?.join ?? '') &&
		middle.every(({ text }) => tokens.some((token) => token.text === text && token.tag === 'JJ'))
	)
}

// Whether a piece begins with a verb in its tense. In a longer list each piece must, because a reader may attach a
// bare thing to the wrong verb.
function isTold(piece: string, tense: Tense): boolean {
	const [word = ''] = splitWords(piece)
	return findVerb(word)?.forms.includes(tense === 'past' ? 'past' : 'base') === true
}

// A change makes verbs parallel if its gerund stood behind "and" without another gerund before it.
function isParallel({ before }: Change, text: string): boolean {
	const at = text.indexOf(` and ${before}`)
	return /ing$/i.test(before) && at >= 0 && !/ing\b/.test(text.slice(0, at))
}
