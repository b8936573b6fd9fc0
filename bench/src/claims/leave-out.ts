import {
	askThreshold,
	audit,
	type ClueModel,
	collectClues,
	readModel,
	scoreAsk,
	scoreClues,
	type Writer,
} from '@app/claims'
import { openMeaning } from '@app/language/meaning/open'
import { type ModelSet, modelSets } from '../model/read-cases.ts'
import { formatModel } from '../train/format-model.ts'
import type { SeenPair } from '../train/seen-pair.ts'
import { seePair, trainClaims } from '../train/train-claims.ts'
import { generateAttacks } from './generate-attacks.ts'
import { readModelPairs } from './read-model-pairs.ts'
import {
	isSettledByAnswer,
	type LabelledPair,
	learnedFiles,
	measuredFiles,
	modelFile,
	pairTwins,
	readPairs,
} from './read-pairs.ts'

const attackShare = 1 / 3
const twinWeight = 0.3
/**
 * The weight of pairs of the other learned files, which the product itself reworded: they count twice as much as
 * measured pairs and texts of language models.
 */
const usualWeight = 2

/** A pair to learn from, with its file and who wrote it; `isMade` where it was generated from others. */
export type SourcedPair = LabelledPair & {
	source: string
	writer: Writer
	isMade: boolean
	seen: SeenPair
}

/**
 * A pair as a model judged it that knew neither its hand nor its line. A positive score indicates an invention; `ask` is the log odds
 * that one answer would settle it.
 */
export type LeftOut = { pair: SourcedPair; score: number; ask: number }

/** Shares from 0 to 1: of the inventions, how many are refused; of the honest rewritings, how many pass. */
type Measured = { caught: number; passed: number }

/**
 * Returns all pairs that the weights are learned from: the labelled pairs of every file and those of people who played language
 * models, the pairs that follow from them, and attacks generated from them.
 */
export function readLearned(): SourcedPair[] {
	return [
		...learnedFiles.flatMap((source) => {
			const weight = measuredFiles.includes(source) ? 1 : usualWeight
			return seeHand({ source, writer: 'person', weight }, readPairs(source))
		}),
		...seeHand({ source: modelFile, writer: 'model', weight: 1 }, readPairs(modelFile)),
		...modelSets.flatMap((set) =>
			seeHand({ source: nameSet(set), writer: 'model', weight: 1 }, readModelPairs(set)),
		),
	]
}

const nameSet = (set: ModelSet) => `texts of models ${set}`

type Hand = { source: string; writer: Writer; weight: number }

function seeHand({ source, writer, weight }: Hand, pairs: readonly LabelledPair[]): SourcedPair[] {
	const attacks = generateAttacks(pairs, Math.round(pairs.length * attackShare))
	const see = (pair: LabelledPair, isMade: boolean, own: number) => ({
		...pair,
		source,
		writer,
		isMade,
		seen: seePair(
			{ ...pair, weight: own, isAskable: isMade ? null : isSettledByAnswer(pair) },
			writer,
		),
	})
	return [
		...pairs.map((pair) => see(pair, false, weight)),
		...attacks.map((pair) => see(pair, true, 1)),
		...pairTwins(pairs).map((pair) => see(pair, true, twinWeight)),
	]
}

/** Leaves each hand out in turn, learns from the others, and scores the pairs of that hand. */
export function scoreLeftOut(pairs: readonly SourcedPair[]): LeftOut[] {
	return [...measuredFiles, ...modelSets.map(nameSet)].flatMap((source) => scoreHand(pairs, source))
}

function scoreHand(pairs: readonly SourcedPair[], source: string): LeftOut[] {
	const own = pairs.filter((pair) => pair.source === source && !pair.isMade)
	const lines = new Set(own.map(({ before }) => before))
	const others = pairs.filter((pair) => pair.source !== source && !lines.has(pair.before))
	const model = readModel(formatModel(trainClaims(others.map(({ seen }) => seen))))
	return own.map((pair) => ({ pair, ...scorePair(model, pair) }))
}

function scorePair(model: ClueModel, pair: SourcedPair): { score: number; ask: number } {
	const clues = collectClues(openMeaning(), pair, pair.writer)
	const isDecided = clues.some(({ isDecisive }) => isDecisive === true)
	return {
		score: isDecided ? Number.POSITIVE_INFINITY : scoreClues(model, clues).score,
		ask: isDecided ? Number.NEGATIVE_INFINITY : scoreAsk(model, clues),
	}
}

/** How many inventions would be refused and how many honest rewritings would pass at a threshold. */
function measureAt(scored: readonly LeftOut[], threshold: number): Measured {
	const share = (own: readonly LeftOut[], isRight: (score: number) => boolean) =>
		own.filter(({ score }) => isRight(score)).length / Math.max(1, own.length)
	return {
		caught: share(
			scored.filter(({ pair }) => !pair.faithful),
			(score) => score >= threshold,
		),
		passed: share(
			scored.filter(({ pair }) => pair.faithful),
			(score) => score < threshold,
		),
	}
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** Prints what generalises: by hand, by kind, and the whole curve of thresholds. `show` prints each pair that is judged wrongly. */
export function printLeftOut(scored: readonly LeftOut[], threshold: number, show: boolean): void {
	for (const [source, own] of Map.groupBy(scored, ({ pair }) => pair.source))
		printMeasured(`left out: ${source}`, own, threshold)
	for (const [writer, own] of Map.groupBy(scored, ({ pair }) => pair.writer)) {
		printMeasured(`left out: all, written by a ${writer}`, own, threshold)
		for (let at = -1.5; at <= 1.5; at += 0.25)
			printMeasured(`  at threshold ${at.toFixed(2)}`, own, at)
	}
	printAsked(scored, threshold)
	printKinds(scored, threshold)
	if (!show) return
	for (const { pair, score } of scored)
		if (score >= threshold === pair.faithful)
			console.log(
				`  ${pair.faithful ? 'refused' : 'passed'} at ${score.toFixed(1)}, ${pair.source}, ${pair.kind}: ${pair.before} → ${pair.after}`,
			)
}

function printMeasured(name: string, scored: readonly LeftOut[], threshold: number): void {
	const { caught, passed } = measureAt(scored, threshold)
	console.log(
		`${name} (${scored.length} pairs): ${percent(caught)} caught, ${percent(passed)} honest passed`,
	)
}

// Prints how many of the refused inventions lead to a question at each threshold: first those that one answer
// settles, then the others.
function printAsked(scored: readonly LeftOut[], threshold: number): void {
	const refused = scored.filter(({ pair, score }) => !pair.faithful && score >= threshold)
	for (const at of [-1, -0.5, askThreshold, 0.5, 1]) {
		const [settled, others] = [true, false].map((wanted) => {
			const own = refused.filter(({ pair }) => isSettledByAnswer(pair) === wanted)
			return `${own.filter(({ ask }) => ask >= at).length} of ${own.length}`
		})
		console.log(
			`  asked from ${at.toFixed(1)} on: ${settled} that an answer settles, ${others} others`,
		)
	}
}

/** Kinds of fewer pairs tell little. */
const fewestOfKind = 8

function printKinds(scored: readonly LeftOut[], threshold: number): void {
	const kinds = Map.groupBy(
		scored,
		({ pair: { kind, faithful } }) => `${faithful ? 'honest' : 'made up'}: ${kind}`,
	)
	for (const [kind, own] of [...kinds].sort(([one], [other]) => one.localeCompare(other))) {
		if (own.length < fewestOfKind) continue
		const right = own.filter(({ pair, score }) => score < threshold === pair.faithful).length
		console.log(`  ${kind}: ${right} of ${own.length} right`)
	}
}

/** Which verdicts labelled inventions and honest rewritings get from the audit that ships. */
export function countVerdicts(pairs: readonly LabelledPair[]): Record<string, number> {
	const counts: Record<string, number> = {}
	for (const { before, after, facts, faithful } of pairs) {
		const { verdict } = audit(before, after, facts)
		const name = `${faithful ? 'honest' : 'made up'}: ${verdict}`
		counts[name] = (counts[name] ?? 0) + 1
	}
	return counts
}
