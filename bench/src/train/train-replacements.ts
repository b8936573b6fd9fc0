import { writeFileSync } from 'node:fs'
import {
	comparePair,
	describeReplacements,
	type ReplacementModel,
	type Replacements,
	replacementUnits,
	sharedRows,
	weightStarts,
} from '@app/claims'
import { openMeaning } from '@app/language/meaning/open'
import { type PhraseRow, readPhrases } from '../claims/read-phrases.ts'
import { fitReplacements, type SeenPhrase } from './fit-replacements.ts'
import { createTrainingRandom } from './training-order.ts'

/** How likely a phrase claims more in a way that no word of it shows. */
const floor = 0.1
/** The weight of a phrase by itself; among other phrases of its trade, as in a line, it has the rest. */
const aloneWeight = 0.4
const mostWeight = 4

/** Learns from phrases of trades which word may stand for which, and writes the table that the audit reads. */
export function learnReplacements(): void {
	const phrases = seePhrases(readPhrases())
	const table = formatReplacements(fitReplacements(phrases))
	writeFileSync(new URL('../../../packages/claims/data/replacements.tsv', import.meta.url), table)
	console.log(`replacements: learned from ${phrases.length} phrases; ${table.length} bytes`)
}

// Each phrase with its new wording, once by itself and once among other phrases of its trade.
function seePhrases(rows: readonly PhraseRow[]): SeenPhrase[] {
	const random = createTrainingRandom(1)
	const trades = Map.groupBy(rows, nameTrade)
	const shares = countLengths(rows)
	return rows.flatMap((row) => {
		const own = trades.get(nameTrade(row)) ?? []
		const other = () => own[Math.floor(random() * own.length)]?.old ?? ''
		const [first, second] = [other(), other()]
		const line =
			random() < 0.5 ? `${row.old}, ${first}, ${second}` : `${first}, ${row.old}, ${second}`
		const label = row.verdict === 'more' ? 1 : 0
		const balance = shares.get(nameLength(row))?.[label] ?? 1
		return [
			{ seen: see(row.old, row.new), label, weight: balance * aloneWeight, floor },
			{ seen: see(line, row.new), label, weight: balance * (1 - aloneWeight), floor },
		]
	})
}

const nameTrade = ({ hand, trade }: PhraseRow) => `${hand} ${trade}`

function see(before: string, after: string): Replacements {
	const meaning = openMeaning()
	return describeReplacements(meaning, comparePair(meaning, { before, after, facts: [] }))
}

// How much longer the new phrase is, and whether it joins two things: writers of phrases that say more like to do both.
function nameLength(row: PhraseRow): string {
	const count = (text: string) => text.split(' ').length
	const joins = (text: string) => ` ${text} `.includes(' and ')
	const longer = Math.max(-3, Math.min(4, count(row.new) - count(row.old)))
	return `${longer} ${joins(row.new) && !joins(row.old)}`
}

// The weight of both verdicts for each length, so that neither is likelier by the length alone.
function countLengths(rows: readonly PhraseRow[]): Map<string, readonly [number, number]> {
	return new Map(
		[...Map.groupBy(rows, nameLength)].map(([length, own]) => {
			const more = own.filter(({ verdict }) => verdict === 'more').length
			const weigh = (count: number) => Math.min(mostWeight, own.length / 2 / Math.max(1, count))
			return [length, [weigh(own.length - more), weigh(more)]]
		}),
	)
}

// The model as a table: what all words share, then a row for each mark, as signed bytes in base64 of the step beside them.
function formatReplacements({ weights, marks }: ReplacementModel): string {
	const { own, old, both, pairs, hidden, output, marks: first } = weightStarts
	const bounds = [0, own, old, both, pairs, hidden, output, first]
	const shared = sharedRows.map((name, index) =>
		formatRow(name, weights.subarray(bounds[index], bounds[index + 1])),
	)
	const size = replacementUnits + 1
	const single = [...marks].map(([mark, index]) =>
		formatRow(mark, weights.subarray(first + index * size, first + (index + 1) * size)),
	)
	return ['mark\tstep\tweights', ...shared, ...single, ''].join('\n')
}

function formatRow(name: string, weights: Float32Array): string {
	const largest = weights.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6)
	const step = Number((largest / 127).toPrecision(4))
	const bytes = Int8Array.from(weights, (value) =>
		Math.max(-127, Math.min(127, Math.round(value / step))),
	)
	return `${name}\t${step}\t${Buffer.from(bytes.buffer).toString('base64')}`
}
