import { writeFileSync } from 'node:fs'
import { rewriteBullet } from '@app/rewrite'
import { type Offer, offerFeatures } from '@app/rewrite/gain'
import { readJudged } from '../rewrite/read-judged.ts'
import { readUnsealedLines, unsealedFiles } from '../rewrite/read-unsealed-lines.ts'

const target = new URL('../../../packages/rewrite/src/gain/offer-weights.ts', import.meta.url)

const steps = 600
const rate = 1.5
const pull = 5e-4
/**
 * The newest lines are typical of the rewriter's input; the older verdicts are mostly on wordings that it no longer
 * makes.
 */
const worthOfOpened = 10
/** From these log-odds on a line is offered. Of once-sealed lines, left out with their verdicts, most offers below are wrong, and about half above. */
const least = -1.05
/** Weights are stored as whole steps. */
const step = 0.01
const thresholds = [-9, -2.2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5]

type Row = {
	features: number[]
	verdict: string
	weight: number
	/** The file whose hand judged it, and a part of the lines, of which all verdicts are left out together. */
	set: string
	part: string
	isNow: boolean
}

/** Learns from blind readers' verdicts which offers an editor would send. Files, and lines, are left out together for the printed curve. */
export function trainOffers(): void {
	const rows = readRowsToLearn()
	for (const group of ['set', 'part'] as const) printCurve(rows, group)
	const weights = fit(rows)
	const shown = [...weights].map((weight) => Math.round(weight / step))
	const code = [
		'/** What `npm run train -- --only offers` learned: a weight for each clue of an offer. */',
		'export const offerWeights = {',
		`\tstep: ${step},`,
		`\tbias: ${shown.at(-1)},`,
		'\t/** From these log-odds on a line is offered, however it was made. */',
		`\tleast: ${least},`,
		'\tweights: [',
		`\t\t${shown.slice(0, -1).join(', ')},`,
		'\t],',
		'}',
		'',
	].join('\n')
	writeFileSync(target, code)
	console.log(`offers: ${rows.length} verdicts`)
}

const parts = 8

function readRowsToLearn(): Row[] {
	const opened = unsealedFiles.flatMap((set) =>
		readUnsealedLines(set).map(({ verdicts: [verdict], ...line }) => ({ ...line, verdict, set })),
	)
	const judged = [
		...readJudged().map((row) => ({ row, weight: 1 })),
		...opened.map((row) => ({ row, weight: worthOfOpened })),
	].filter(({ row: { after } }) => after !== '' && !after.includes('¶'))
	const keys = [...new Set(judged.map(({ row }) => buildKey(row)))]
	return judged.map(({ row, weight }) => ({
		features: offerFeatures(row),
		verdict: row.verdict,
		weight,
		set: row.set,
		part: String(keys.indexOf(buildKey(row)) % parts),
		isNow: rewriteBullet(row.before, { current: row.current }).after === row.after,
	}))
}

const keyLength = 40

function buildKey({ before }: Offer): string {
	return before.toLowerCase().slice(0, keyLength)
}

// Logistic regression by whole steps: the same rows give the same weights. The last weight is the bias.
function fit(rows: readonly Row[]): Float64Array {
	const size = rows[0]?.features.length ?? 0
	const weights = new Float64Array(size + 1)
	const whole = rows.reduce((sum, { weight }) => sum + weight, 0)
	for (let round = 0; round < steps; round++) {
		const slopes = weights.map((weight, index) => (index < size ? pull * weight : 0))
		for (const { features, verdict, weight } of rows) {
			const share = 1 / (1 + Math.exp(-weigh(weights, features)))
			const error = ((share - Number(verdict === 'better')) * weight) / whole
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

const bad = /^(?:wrong|unfaithful)$/

// How many of the offers that pass are better and wrong, by models that saw none of their group.
function printCurve(rows: readonly Row[], group: 'set' | 'part'): void {
	const models = new Map(
		[...new Set(rows.map((row) => row[group]))].map((left) => [
			left,
			fit(rows.filter((row) => row[group] !== left)),
		]),
	)
	const scored = rows.map((row) => ({
		...row,
		score: weigh(models.get(row[group]) ?? new Float64Array(), row.features),
	}))
	for (const [name, kept] of [
		['all', scored],
		['once sealed', scored.filter(({ weight }) => weight === worthOfOpened)],
		['offered today', scored.filter(({ isNow }) => isNow)],
	] as const)
		for (const threshold of thresholds) {
			const passed = kept.filter(({ score }) => score >= threshold)
			const better = passed.filter(({ verdict }) => verdict === 'better').length
			const wrong = passed.filter(({ verdict }) => bad.test(verdict)).length
			const share = ((wrong / Math.max(1, passed.length)) * 100).toFixed(1)
			console.log(
				`by ${group}, ${name} from ${threshold}: ${passed.length}, better ${better}, wrong ${wrong} (${share} %)`,
			)
		}
}
