import { writeFileSync } from 'node:fs'
import { modelTextPrefix } from '@app/claims'
import { readLearned } from '../claims/leave-out.ts'
import { formatModel } from './format-model.ts'
import { trainClaims } from './train-claims.ts'

/**
 * Learns the weights of the audit's clues and writes them as two tables: those of all texts, and those that count besides in texts of
 * language models, which only the server needs. `npm run data` then makes modules of them. `npm run bench:guard` measures the model on a
 * hand that was left out.
 */
export function learnClaims(): void {
	const [header = '', ...rows] = formatModel(trainClaims(readLearned().map(({ seen }) => seen)))
		.trimEnd()
		.split('\n')
	const isOfModels = (row: string) => row.startsWith(modelTextPrefix)
	write('clue-model', [header, ...rows.filter((row) => !isOfModels(row))])
	write('model-text-clues', [header, ...rows.filter(isOfModels)])
}

function write(name: string, rows: readonly string[]): void {
	const file = new URL(`../../../packages/claims/data/${name}.tsv`, import.meta.url)
	writeFileSync(file, [...rows, ''].join('\n'))
	console.log(`${name}: ${rows.length - 1} rows`)
}
