import type { Passage } from '@app/cv'
import type { ConceptKind, Span } from '@app/language'
import {
	analyseLine,
	type Effect,
	type FoundTrigger,
	findTriggers,
	type Line,
} from '@app/language/analysis'
import { denyingEffects } from './assertion/denying-effects.ts'

type ReadLine = { line: Line; triggers: readonly FoundTrigger[] }

const read = new WeakMap<Passage, ReadLine>()
/** Longer passages are not lines but pages, and are judged by the words beside a name alone. */
const longest = 600

// Whoever refused, doubted or watched some work knows of it; of a paper that shows nothing.
const denyingWork: readonly Effect[] = ['planned']

/**
 * Whether the grammar of a line takes back what it names: it is only planned or, of a paper, was refused or is another person’s. What
 * begins anew after a conjunction or a comma is said all the same.
 */
export function isRuledOutByLine(
	passage: Passage,
	{ start, end }: Span,
	kind: ConceptKind | 'said',
): boolean {
	if (passage.text.length > longest) return false
	const { line, triggers } = readOf(passage)
	const named = line.tokens.filter((token) => token.start < end && token.end > start)
	const [first] = named
	if (first === undefined) return false
	const ruling = kind === 'credential' ? denyingEffects : denyingWork
	return triggers.some(
		({ effect, to, reaches }) =>
			ruling.includes(effect) &&
			named.every(({ index }) => reaches.has(index)) &&
			!beginsAnew(line, to, first.index),
	)
}

function beginsAnew({ tokens }: Line, from: number, to: number): boolean {
	return tokens
		.slice(from, Math.max(from, to))
		.some(({ lower }) => /^(?:,|and|but|or)$/.test(lower))
}

function readOf(passage: Passage): ReadLine {
	const known = read.get(passage)
	if (known !== undefined) return known
	const line = analyseLine(passage.text)
	const own = { line, triggers: findTriggers(line) }
	read.set(passage, own)
	return own
}
