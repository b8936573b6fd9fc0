import { isEditDistanceOne, numberWords } from '@app/language'
import { analyseLine, type Effect, findTriggers } from '@app/language/analysis'
import { readOpening } from '../engine/read-opening.ts'
import type { Edit } from './edit.ts'
import type { EditedFrom } from './print-bullets.ts'
import type { LineWord } from './read-features.ts'

/**
 * Whether the edits of a line keep its figures and names, and its bullets still say what wasn't done, was only planned, or was done with
 * help, in part or by others.
 */
export function keepsEssentials(
	from: EditedFrom,
	edits: readonly Edit[],
	bullets: readonly string[],
): boolean {
	const kept = new Set(
		from.tokens.filter((_token, at) => edits[at]?.word === 'keep').map(({ lower }) => lower),
	)
	const keepsWord = (token: LineWord, at: number) =>
		kept.has(token.lower) ||
		!(isEssential(token) || isCapital(from.tokens, at)) ||
		isSpelledOtherwise(token, edits[at])
	if (!from.tokens.every(keepsWord)) return false
	const said = new Set(bullets.flatMap((bullet) => listEffects(bullet)))
	return listEffects(from.line).every(
		(effect) => said.has(effect) || (covering[effect] ?? []).some((other) => said.has(other)),
	)
}

function isEssential({ text, lower, name }: LineWord): boolean {
	return (
		/\d|\p{L}[.&@]\p{L}|\p{Ll}\p{Lu}/u.test(text) || numberWords.has(lower) || /^N[AP]$/.test(name)
	)
}

// A word with a capital that no sentence begins with.
function isCapital(tokens: readonly LineWord[], at: number): boolean {
	const before = tokens[at - 1]?.text ?? '.'
	const { text = '' } = tokens[at] ?? {}
	return /^\p{Lu}/u.test(text) && !/^I(?:['’]\p{L}+)?$/u.test(text) && !/^[.:!?•“"]$/.test(before)
}

function isSpelledOtherwise({ lower }: LineWord, edit: Edit | undefined): boolean {
	const { word = 'cut' } = edit ?? {}
	if (/^(?:one|many)$/.test(word)) return true
	return word.startsWith('=') && isEditDistanceOne(lower, word.slice(1))
}

/** Effects that make a claim equally small in another way. */
const covering: Partial<Record<Effect, readonly Effect[]>> = {
	joint: ['helped'],
	received: ['watched'],
	watched: ['received'],
	supervised: ['helped'],
}

// The effects of a line on its claims, besides those of words that only say that there was work.
function listEffects(line: string): Effect[] {
	const opening = readOpening(line)
	const analysed = analyseLine(line)
	const start = opening?.kind === 'own' ? opening.text.length : 0
	const first = analysed.tokens.findIndex((token) => token.start >= start)
	return findTriggers(analysed)
		.filter(({ to }) => to > first)
		.map(({ effect }) => effect)
}
