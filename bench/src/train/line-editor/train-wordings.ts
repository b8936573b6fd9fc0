import { readFileSync, writeFileSync } from 'node:fs'
import { fitLogistic, type Row } from '../fit-logistic.ts'

const target = new URL(
	'../../../../packages/rewrite/src/line-editor/wording-weights.ts',
	import.meta.url,
)
/** From these log-odds on a wording is offered; printed beside them is how many of those that were left out in turn a reader would print. */
const least = -0.2
const bounds = [-1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5]

type Judged = Row & { set: string; verdict: string; before: string; after: string }

// Columns: the hand that wrote the line, verdict, the features of the wording, the line and the wording.
function readJudgedWordings(): Judged[] {
	const text = readFileSync(new URL('judged-wordings.tsv', import.meta.url), 'utf8')
	return text
		.trimEnd()
		.split('\n')
		.slice(1)
		.map((row) => {
			const [set = '', verdict = '', features = '', before = '', after = ''] = row.split('\t')
			const isSo = verdict === 'better'
			return {
				set,
				verdict,
				before,
				after,
				isSo,
				weight: 1,
				features: features.split(' ').map(Number),
			}
		})
}

const handOf = ({ set }: Judged) => set.replace(/-.*/, '')

function rate(weights: readonly number[], features: readonly number[]): number {
	return features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)
}

/** Learns from readers' verdicts which wordings of the line editor are offered; each hand is left out in turn for the printed curve. */
export function trainWordings(): void {
	const rows = readJudgedWordings()
	const left = rows.map((row) => {
		const others = rows.filter((other) => handOf(other) !== handOf(row))
		return { row, odds: rate(fitLogistic(others), row.features) }
	})
	for (const bound of bounds) {
		const offered = left.filter(({ odds }) => odds >= bound)
		const good = offered.filter(({ row }) => row.isSo).length
		console.log(`from ${bound}: ${offered.length} offered, ${good} of them good`)
	}
	const code = [
		'/** What `npm run train -- --only wordings` learned: a weight for each clue of a wording. */',
		'export const wordingWeights = {',
		'\t/** From these log-odds on a wording is offered. */',
		`\tleast: ${least},`,
		`\tweights: [${fitLogistic(rows).join(', ')}],`,
		'}',
		'',
	]
	writeFileSync(target, code.join('\n'))
}
