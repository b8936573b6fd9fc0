import { parseTsv } from '@app/language'
import { orderClues } from '../data/order-clues.ts'
import { listWindows } from './orders/list-windows.ts'

const weights = new Map(
	parseTsv<'clue' | 'weight'>(orderClues).map(({ clue, weight }) => [clue, Number(weight)]),
)
/** The row of the log-odds of a passage without clues. */
const bias = weights.get('(none)') ?? 0

/** A sentence beside an order goes with it from these log-odds on. */
const leastBesideOrder = -2

/**
 * Whether a passage addresses a machine instead of telling of work, or hides words. Such a passage is never sent to a
 * model. The audit holds without this; it also keeps an order from supporting its own words.
 */
export function detectPromptInjection(passage: string): boolean {
	return listWindows(passage).windows.some(({ clues }) => scoreAsOrder(clues) >= 0)
}

/**
 * Returns the sentences of a passage that give no order to a machine. Two sentences that only give one together are
 * both left out, and so is a sentence that seems to belong to the order beside it.
 */
export function leaveOutOrders(passage: string): string[] {
	const { sentences, windows } = listWindows(passage)
	const scored = windows.map((one) => ({ ...one, score: scoreAsOrder(one.clues) }))
	const alone = scored.slice(0, sentences.length).map(({ score }) => score)
	const isOrder = (index: number) => (alone[index] ?? -1) >= 0
	const isOrderTogether = scored
		.filter(({ from, to, score }) => to - from > 1 && score >= 0)
		.filter(({ from }) => !isOrder(from) && !isOrder(from + 1))
		.flatMap(({ from }) => [from, from + 1])
	return sentences.filter((_, index) => {
		const isBeside = isOrder(index - 1) || isOrder(index + 1)
		const least = isBeside ? leastBesideOrder : 0
		return (alone[index] ?? 0) < least && !isOrderTogether.includes(index)
	})
}

function scoreAsOrder(clues: ReadonlySet<string>): number {
	let score = bias
	for (const clue of clues) score += weights.get(clue) ?? 0
	return score
}
