import { writeFileSync } from 'node:fs'
import { rewriteBullet } from '@app/rewrite'
import { type Offer, offerFeatures } from '@app/rewrite/gain'
import { readJudged } from '../rewrite/read-judged.ts'
import { readUnsealedLines } from '../rewrite/read-unsealed-lines.ts'

const target = new URL('../../../packages/rewrite/src/gain/offer-weights.ts', import.meta.url)

const folds = 8
const steps = 600
const rate = 1.5
const pull = 5e-4
/** The newest lines are what the rewriter meets; the older verdicts are mostly on wordings that it doesn't make any more. */
const worthOfOpened = 3
/** From these log-odds on a line is offered: fitted on the curve that is printed. */
const least = -0.5
const leastInPlace = 0.5
const leastComposed = -1.5
/** Weights are stored as whole steps. */
const step = 0.01
const thresholds = [-9, -1, -0.5, 0, 0.5, 1, 1.5]

type Row = { features: number[]; isBetter: boolean; weight: number; fold: number; isNow: boolean }

/** Learns from blind readers' verdicts which offers an editor would send; each line's verdicts are left out together. */
export function trainOffers(): void {
	const rows = readRowsToLearn()
	printCurve(rows)
	const weights = fit(rows)
	const shown = [...weights].map((weight) => Math.round(weight / step))
	const code = [
		'/** What `npm run train -- --only offers` learned: a weight for each clue of an offer. */',
		'export const offerWeights = {',
		`\tstep: ${step},`,
		`\tbias: ${shown.at(-1)},`,
		'\t/** From these log-odds on a line is offered, and one in which only spelling is put right. */',
		`\tleast: ${least},`,
		`\tleastInPlace: ${leastInPlace},`,
		'\t/** The older verdicts have few lists of tasks, so that a composed one has more room. */',
		`\tleastComposed: ${leastComposed},`,
		'\tweights: [',
		`\t\t${shown.slice(0, -1).join(', ')},`,
		'\t],',
		'}',
		'',
	].join('\n')
	writeFileSync(target, code)
	console.log(`offers: ${rows.length} verdicts`)
}

function readRowsToLearn(): Row[] {
	const opened = (['lines', 'lines-2', 'lines-3'] as const).flatMap((name) =>
		readUnsealedLines(name).map(({ verdicts: [verdict], ...line }) => ({ ...line, verdict })),
	)
	const judged = [
		...readJudged().map((row) => ({ row, weight: 1 })),
		...opened.map((row) => ({ row, weight: worthOfOpened })),
	].filter(({ row: { after } }) => after !== '' && !after.includes('¶'))
	const keys = [...new Set(judged.map(({ row }) => keyOf(row)))]
	return judged.map(({ row, weight }) => ({
		features: offerFeatures(row),
		isBetter: row.verdict === 'better',
		weight,
		fold: keys.indexOf(keyOf(row)) % folds,
		isNow: rewriteBullet(row.before, { current: row.current }).after === row.after,
	}))
}

const keyLength = 40

function keyOf({ before }: Offer): string {
	return before.toLowerCase().slice(0, keyLength)
}

// Logistic regression by whole steps: the same rows give the same weights. The last weight is the bias.
function fit(rows: readonly Row[]): Float64Array {
	const size = rows[0]?.features.length ?? 0
	const weights = new Float64Array(size + 1)
	const whole = rows.reduce((sum, { weight }) => sum + weight, 0)
	for (let round = 0; round < steps; round++) {
		const slopes = weights.map((weight, index) => (index < size ? pull * weight : 0))
		for (const { features, isBetter, weight } of rows) {
			const share = 1 / (1 + Math.exp(-weigh(weights, features)))
			const error = ((share - Number(isBetter)) * weight) / whole
			for (const [index, value] of [...features, 1].entries())
				slopes[index] = (slopes[index] ?? 0) + error * value
		}
		for (const [index, slope] of slopes.entries())
			weights[index] = (weights[index] ?? 0) - rate * slope
	}
	return weights
}

function weigh(weights: Float64Array, features: readonly number[]): number {
	return features.reduce(
		(sum, value, index) => sum + value * (weights[index] ?? 0),
		weights.at(-1) ?? 0,
	)
}

function printCurve(rows: readonly Row[]): void {
	const models = Array.from({ length: folds }, (_, left) =>
		fit(rows.filter(({ fold }) => fold !== left)),
	)
	const scored = rows.map((row) => ({
		...row,
		score: weigh(models[row.fold] ?? new Float64Array(), row.features),
	}))
	for (const [name, kept] of [
		['all', scored],
		['offered today', scored.filter(({ isNow }) => isNow)],
	] as const)
		for (const threshold of thresholds) {
			const passed = kept.filter(({ score }) => score >= threshold)
			const better = passed.filter(({ isBetter }) => isBetter).length
			const share = ((better / passed.length) * 100).toFixed(1)
			console.log(`${name} from ${threshold}: ${passed.length}, better ${better} (${share} %)`)
		}
}
