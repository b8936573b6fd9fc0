import { writeFileSync } from 'node:fs'
import type { ClueModel } from '@app/claims'
import { learnAdditions, readLearned } from '../claims/leave-out.ts'
import { formatModel } from './format-model.ts'
import { trainClaims } from './train-claims.ts'

/**
 * Learns what the clues of the audit are worth, for rewordings and for texts of language models, and writes both models; `npm run
 * data` then makes modules of them. How this judges a hand that was left out is measured by `npm run bench:guard`.
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
