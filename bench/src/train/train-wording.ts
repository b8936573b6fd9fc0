import { readdirSync, writeFileSync } from 'node:fs'
import { withCapital } from '@app/language'
import { correctLine, wordingDimensions, wordingFeatures } from '@app/rewrite/gain'
import { readBullets } from '../rewrite/read-bullets.ts'
import { readRows } from '../rewrite/read-pairs.ts'
import { shrinkWeights } from './shrink-weights.ts'
import { createTrainingRandom, shuffle } from './training-order.ts'

const bench = new URL('../rewrite/', import.meta.url)
const target = new URL('../../../packages/rewrite/src/gain/wording-weights.ts', import.meta.url)

const epochs = 15
const rate = 0.15
const pull = 1e-3
/** Lines of learners are few, and each is worth more than a good one. */
const worthOfBroken = 5
const folds = 8
/** Short duties in plain words, of many trades. */
const tuningFiles = ['tuning-1.txt', 'tuning-2.txt', 'tuning-3.txt', 'tuning-4.txt']
const plainTrades = 40
/** From these log-odds on a line is left alone: fitted so that of trades left out one learner's line in twenty passes. */
const most = -2.6

type Row = { trade: string; features: number[]; isBroken: boolean; weight: number }

/**
 * Learns from people's lines and from advisers' rewritings of them which wording is typical of a learner of English.
 */
export function trainWording(): void {
	const rows = readRowsToLearn()
	reportLeftOut(rows)
	const { step, values } = shrinkWeights(fit(rows))
	const packed = Buffer.from(values.buffer, 0, wordingDimensions).toString('base64')
	const code = [
		'/** What `npm run train -- --only wording` learned: one signed byte for each clue of how a line is worded. */',
		'export const wordingWeights = {',
		`\tstep: ${step},`,
		`\tbias: ${Number(((values[wordingDimensions] ?? 0) * step).toPrecision(6))},`,
		'\t/** From these log-odds on a line is left alone. */',
		`\tmost: ${most},`,
		'\tpacked:',
		`\t\t'${packed}',`,
		'}',
		'',
	].join('\n')
	writeFileSync(target, code)
	console.log(`wording: ${rows.length} lines, ${Math.round(code.length / 1024)} kB of weights`)
}

function readRowsToLearn(): Row[] {
	const pairs = readdirSync(new URL('pairs/', bench))
		.sort()
		.flatMap((file) => readRows(new URL(`pairs/${file}`, bench)))
	const advised = pairs.flatMap(([trade = '', , , , , after = '']) =>
		/^[=-]$/.test(after) ? [] : after.split(' ¶ ').map((line) => soundRow(trade, line)),
	)
	const plain = tuningFiles
		.flatMap(readBullets)
		.flatMap(({ input, approved }, index) =>
			[correctLine(input).text, ...approved.slice(0, 1)].map((line) =>
				soundRow(`plain ${index % plainTrades}`, line),
			),
		)
	const written = [...pairs, ...readRows(new URL('bullets/written-by-others.tsv', bench))]
	return [
		...written.map(([trade = '', , , learner, line = '']) =>
			writtenRow(trade, line, learner === 'true'),
		),
		...advised,
		...plain,
	]
}

function writtenRow(trade: string, line: string, isBroken: boolean): Row {
	return { trade, features: featuresOf(correctLine(line).text), isBroken, weight: 1 }
}

function soundRow(trade: string, line: string): Row {
	return { trade, features: featuresOf(line), isBroken: false, weight: 0.5 }
}

function featuresOf(line: string): number[] {
	return wordingFeatures(withCapital(line).replace(/\.$/, ''))
}

/** Logistic regression by steps that shrink as a clue is met (AdaGrad); the same rows give the same weights. */
function fit(rows: readonly Row[]): Float64Array {
	const random = createTrainingRandom(1)
	const weights = new Float64Array(wordingDimensions + 1)
	const slopes = new Float64Array(wordingDimensions + 1).fill(1e-8)
	for (let epoch = 0; epoch < epochs; epoch++)
		for (const { features, isBroken, weight } of shuffle(rows, random)) {
			const share = 1 / (1 + Math.exp(-weigh(weights, features)))
			const error = (share - Number(isBroken)) * weight * (isBroken ? worthOfBroken : 1)
			for (const index of [...features, wordingDimensions]) {
				const slope = error + pull * (weights[index] ?? 0)
				slopes[index] = (slopes[index] ?? 0) + slope * slope
				weights[index] = (weights[index] ?? 0) - (rate * slope) / Math.sqrt(slopes[index] ?? 1)
			}
		}
	return weights
}

function weigh(weights: Float64Array, features: readonly number[]): number {
	return features.reduce(
		(sum, index) => sum + (weights[index] ?? 0),
		weights[wordingDimensions] ?? 0,
	)
}

// Whole trades are left out, so that their words can't be learned by heart.
function reportLeftOut(rows: readonly Row[]): void {
	const trades = [...new Set(rows.map(({ trade }) => trade))]
	const passed = { broken: 0, sound: 0 }
	for (let fold = 0; fold < folds; fold++) {
		const left = new Set(trades.filter((_, index) => index % folds === fold))
		const weights = fit(rows.filter(({ trade }) => !left.has(trade)))
		for (const { trade, features, isBroken } of rows)
			if (left.has(trade) && weigh(weights, features) < most)
				passed[isBroken ? 'broken' : 'sound']++
	}
	const broken = rows.filter(({ isBroken }) => isBroken).length
	const share = (part: number, whole: number) => `${part} of ${whole}`
	console.log(
		`wording of trades left out: ${share(passed.broken, broken)} learners' lines pass, ${share(passed.sound, rows.length - broken)} others`,
	)
}
