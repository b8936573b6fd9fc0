import { writeFileSync } from 'node:fs'
import { type ClueModel, collectClues, readModel, scoreClues, threshold } from '@app/claims'
import { openMeaning } from '@app/language/meaning/open'
import { generateAttacks } from '../claims/generate-attacks.ts'
import { type LabelledPair, learnedFiles, readPairs } from '../claims/read-pairs.ts'
import { formatModel } from './format-model.ts'
import { trainClaims } from './train-claims.ts'

const modelFile = new URL('../../../packages/claims/data/clue-model.tsv', import.meta.url)
const folds = 5
const attacksOfFold = 300

type Sourced = LabelledPair & { source: string; fold: number }

/**
 * Learns what the clues of the audit are worth, prints how pairs come out whose lines were left out in turn, and writes the model;
 * `npm run data` then makes a module of it.
 */
export function learnClaims(): void {
	const pairs = readAll()
	const scored = Array.from({ length: folds }, (_, fold) => scoreFold(pairs, fold)).flat()
	for (const source of new Set(scored.map(({ pair }) => pair.source))) {
		const own = scored.filter(({ pair }) => pair.source === source)
		console.log(
			`${source}: ${describe(
				own.filter(({ pair }) => !pair.faithful),
				(refused) => refused,
			)} caught, ${describe(
				own.filter(({ pair }) => pair.faithful),
				(refused) => !refused,
			)} honest passed`,
		)
	}
	const model = trainClaims(pairs)
	writeFileSync(modelFile, formatModel(model))
	console.log(`learned from ${pairs.length} pairs; ${model.rows.size} clues`)
}

// Pairs of one line stay together, also in the attacks that are made of them.
function readAll(): Sourced[] {
	const foldOf = new Map<string, number>()
	const place = (before: string) => {
		if (!foldOf.has(before)) foldOf.set(before, foldOf.size % folds)
		return foldOf.get(before) ?? 0
	}
	const pairs = learnedFiles.flatMap((source) =>
		readPairs(source).map((pair): Sourced => ({ ...pair, source, fold: place(pair.before) })),
	)
	const attacks = Array.from({ length: folds }, (_, fold) =>
		generateAttacks(
			pairs.filter((pair) => pair.fold === fold),
			attacksOfFold,
		).map((pair): Sourced => ({ ...pair, source: 'attacks', fold })),
	)
	return [...pairs, ...attacks.flat()]
}

function scoreFold(pairs: readonly Sourced[], fold: number): { pair: Sourced; refused: boolean }[] {
	const model = readModel(formatModel(trainClaims(pairs.filter((pair) => pair.fold !== fold))))
	return pairs
		.filter((pair) => pair.fold === fold)
		.map((pair) => ({ pair, refused: isRefused(model, pair) }))
}

function isRefused(model: ClueModel, pair: LabelledPair): boolean {
	const clues = collectClues(openMeaning(), pair)
	return (
		clues.some(({ isDecisive }) => isDecisive === true) ||
		scoreClues(model, clues).score >= threshold
	)
}

function describe(
	found: readonly { refused: boolean }[],
	isRight: (refused: boolean) => boolean,
): string {
	const right = found.filter(({ refused }) => isRight(refused)).length
	return `${right} of ${found.length}${found.length === 0 ? '' : ` (${((100 * right) / found.length).toFixed(1)} %)`}`
}
