import { writeFileSync } from 'node:fs'
import { type ClueModel, collectClues, readModel, scoreClues, threshold } from '@app/claims'
import { openMeaning } from '@app/language/meaning/open'
import { generateAttacks } from '../claims/generate-attacks.ts'
import {
	type LabelledPair,
	learnedFiles,
	measuredFiles,
	pairTwins,
	readPairs,
} from '../claims/read-pairs.ts'
import { formatModel } from './format-model.ts'
import { type SeenPair, seePair, trainClaims } from './train-claims.ts'

const modelFile = new URL('../../../packages/claims/data/clue-model.tsv', import.meta.url)
const attackShare = 1 / 3
const twinWeight = 0.3
/** What the product itself rewords is learned from as if there were twice as much of it. */
const usualWeight = 2

type Sourced = LabelledPair & { source: string; isMade: boolean; weight: number; seen: SeenPair }
type Scored = { faithful: boolean; score: number }

/**
 * Learns what the clues of the audit are worth and writes the model; `npm run data` then makes a module of it. Before that, each
 * hand is left out in turn, and what the others teach is measured on it.
 */
export function learnClaims(): void {
	const pairs = learnedFiles.flatMap(readAll)
	const scored: Scored[] = []
	for (const source of measuredFiles) {
		const own = scoreHand(pairs, source)
		report(source, own, threshold)
		scored.push(...own)
	}
	report('all hands', scored, threshold)
	const balanced = balance(scored)
	report(`all hands, at ${balanced.toFixed(2)}`, scored, balanced)
	const model = trainClaims(pairs.map(({ seen }) => seen))
	writeFileSync(modelFile, formatModel(model))
	console.log(`learned from ${pairs.length} pairs; ${model.rows.size} clues`)
}

// The pairs of a hand, with those that follow from them and attacks made of them.
function readAll(source: string): Sourced[] {
	const pairs = readPairs(source)
	const weight = measuredFiles.includes(source) ? 1 : usualWeight
	const attacks = generateAttacks(pairs, Math.round(pairs.length * attackShare))
	const all = [
		...pairs.map((pair) => ({ ...pair, source, isMade: false, weight })),
		...attacks.map((pair) => ({ ...pair, source, isMade: true, weight: 1 })),
		...pairTwins(pairs).map((pair) => ({ ...pair, source, isMade: true, weight: twinWeight })),
	]
	return all.map((pair) => ({ ...pair, seen: seePair(pair) }))
}

function scoreHand(pairs: readonly Sourced[], source: string): Scored[] {
	const own = pairs.filter((pair) => pair.source === source && !pair.isMade)
	const lines = new Set(own.map(({ before }) => before))
	const others = pairs.filter((pair) => pair.source !== source && !lines.has(pair.before))
	const model = readModel(formatModel(trainClaims(others.map(({ seen }) => seen))))
	return own.map((pair) => ({ faithful: pair.faithful, score: scorePair(model, pair) }))
}

function scorePair(model: ClueModel, pair: LabelledPair): number {
	const clues = collectClues(openMeaning(), pair)
	const isDecided = clues.some(({ isDecisive }) => isDecisive === true)
	return isDecided ? Number.POSITIVE_INFINITY : scoreClues(model, clues).score
}

function measure(scored: readonly Scored[], at: number): { caught: number; passed: number } {
	const share = (own: readonly Scored[], isRight: (score: number) => boolean) =>
		own.filter(({ score }) => isRight(score)).length / Math.max(1, own.length)
	return {
		caught: share(
			scored.filter(({ faithful }) => !faithful),
			(score) => score >= at,
		),
		passed: share(
			scored.filter(({ faithful }) => faithful),
			(score) => score < at,
		),
	}
}

/** How much oftener inventions should be caught than honest rewritings pass. */
const lead = 0.04

// The threshold that comes nearest to both aims at once.
function balance(scored: readonly Scored[]): number {
	const distance = (at: number) => {
		const { caught, passed } = measure(scored, at)
		return Math.abs(caught - passed - lead)
	}
	return Array.from({ length: 121 }, (_, step) => -3 + step * 0.05).reduce((best, at) =>
		distance(at) < distance(best) ? at : best,
	)
}

function report(name: string, scored: readonly Scored[], at: number): void {
	const { caught, passed } = measure(scored, at)
	const percent = (share: number) => `${(100 * share).toFixed(1)} %`
	console.log(
		`${name} (${scored.length} pairs): ${percent(caught)} caught, ${percent(passed)} honest passed`,
	)
}
