import { writeFileSync } from 'node:fs'
import type { ClueModel } from '@app/claims'
import { learnAdditions, readLearned } from '../claims/leave-out.ts'
import { formatModel } from './format-model.ts'
import { trainClaims } from './train-claims.ts'

/**
 * Learns the weights of the audit's clues, for rewordings and for texts of language models, and writes both models;
 * `npm run data` then makes modules of them. `npm run bench:guard` measures the models on a hand that was left out.
 */
export function learnClaims(): void {
	const pairs = readLearned()
	write('clue-model', trainClaims(pairs.map(({ seen }) => seen)))
	write('clue-model-of-additions', learnAdditions())
}

function write(name: string, model: ClueModel): void {
	writeFileSync(
		new URL(`../../../packages/claims/data/${name}.tsv`, import.meta.url),
		formatModel(model),
	)
	console.log(`${name}: ${model.rows.size} clues`)
}
