import { writeFileSync } from 'node:fs'
import { readLearned } from '../claims/leave-out.ts'
import { formatModel } from './format-model.ts'
import { trainClaims } from './train-claims.ts'

const modelFile = new URL('../../../packages/claims/data/clue-model.tsv', import.meta.url)

/**
 * Learns what the clues of the audit are worth and writes the model; `npm run data` then makes a module of it. What this teaches about
 * a hand that was left out is measured by `npm run bench:guard`.
 */
export function learnClaims(): void {
	const pairs = readLearned()
	const model = trainClaims(pairs.map(({ seen }) => seen))
	writeFileSync(modelFile, formatModel(model))
	console.log(`learned from ${pairs.length} pairs; ${model.rows.size} clues`)
}
