import { parseTsv, unpackBytes } from '@app/language'
import type { Clue } from './clue.ts'
import { clueModel } from './data/clue-model.ts'

/** How many hidden units the network has. */
export const hiddenUnits = 24
/** No clue counts more than so many times. */
export const maxClueCount = 4
/** The value of one step of a stored hidden weight. */
export const hiddenStep = 0.01

/**
 * The weights of a clue: for an invention, linearly and by hidden units; and, in `ask`, for an invention that one
 * answer would settle.
 */
export type ClueWeights = { linear: number; hidden: Float64Array; ask: number }

/**
 * Weights of clues: a linear part and one hidden layer, which weighs clues against each other. A positive score indicates an
 * invention. A second linear part tells of an invention whether it is only about the person's own share, or how often or how surely, so
 * that one answer would settle it. `npm run train -- --only claims` learned both from labelled pairs.
 */
export type ClueModel = {
	rows: ReadonlyMap<string, ClueWeights>
	bias: number
	askBias: number
	hiddenBias: Float64Array
	output: Float64Array
}

/** A score, and how much each clue brought to it, worked out when asked for. */
export type Scored = { score: number; listWorths: () => ReadonlyMap<string, number> }

/** How often each clue was seen, or the sum of its values. */
export function sumClues(clues: readonly Clue[]): Map<string, number> {
	const sums = new Map<string, number>()
	for (const { name, value } of clues) sums.set(name, (sums.get(name) ?? 0) + value)
	return sums
}

/** The score of a pair by its clues. */
export function scoreClues(
	{ rows, bias, hiddenBias, output }: ClueModel,
	clues: readonly Clue[],
): Scored {
	const known = [...sumClues(clues)].flatMap(([name, value]) => {
		const row = rows.get(name)
		return row === undefined ? [] : [{ name, row, value: Math.min(maxClueCount, value) }]
	})
	const hidden = Float64Array.from(hiddenBias)
	let score = bias
	for (const { row, value } of known) {
		score += row.linear * value
		for (let unit = 0; unit < hiddenUnits; unit++)
			hidden[unit] = (hidden[unit] ?? 0) + value * (row.hidden[unit] ?? 0)
	}
	const slope = new Float64Array(hiddenUnits)
	for (let unit = 0; unit < hiddenUnits; unit++) {
		const active = Math.tanh(hidden[unit] ?? 0)
		score += active * (output[unit] ?? 0)
		slope[unit] = (1 - active * active) * (output[unit] ?? 0)
	}
	const listWorths = () =>
		new Map(
			known.map(({ name, row, value }) => [
				name,
				value *
					row.hidden.reduce((sum, weight, unit) => sum + weight * (slope[unit] ?? 0), row.linear),
			]),
		)
	return { score, listWorths }
}

/** The log odds that one answer of the person would settle an invention with these clues. */
export function scoreAsk({ rows, askBias }: ClueModel, clues: readonly Clue[]): number {
	return [...sumClues(clues)].reduce(
		(sum, [name, value]) => sum + Math.min(maxClueCount, value) * (rows.get(name)?.ask ?? 0),
		askBias,
	)
}

/** Reads a model from its tables; all but the first only add clues. */
export function readModel(...tables: readonly string[]): ClueModel {
	const rows = new Map(tables.flatMap((table) => [...readRows(table)]))
	const [bias, output] = [rows.get('bias'), rows.get('output')]
	rows.delete('bias')
	rows.delete('output')
	return {
		rows,
		bias: bias?.linear ?? 0,
		askBias: bias?.ask ?? 0,
		hiddenBias: bias?.hidden ?? new Float64Array(hiddenUnits),
		output: output?.hidden ?? new Float64Array(hiddenUnits),
	}
}

function readRows(table: string): Map<string, ClueWeights> {
	return new Map(
		parseTsv<'clue' | 'linear' | 'ask' | 'hidden'>(table.trimEnd()).map(
			({ clue, linear, ask, hidden }) => [
				clue,
				{ linear: Number(linear), ask: Number(ask), hidden: readBytes(hidden) },
			],
		),
	)
}

function readBytes(packed: string): Float64Array {
	return Float64Array.from(unpackBytes(packed), (value) => value * hiddenStep)
}

let shipped: ClueModel | null = null

/** The model that ships with the package, read once. */
export function shippedModel(): ClueModel {
	shipped ??= readModel(clueModel)
	return shipped
}
