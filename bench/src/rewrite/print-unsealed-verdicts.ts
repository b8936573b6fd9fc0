import { rewriteBullet } from '@app/rewrite'
import {
	readUnsealedLines,
	type UnsealedFile,
	type UnsealedLine,
	unsealedFiles,
} from './read-unsealed-lines.ts'

const kinds = ['better', 'fine', 'missed', 'cosmetic', 'wrong', 'unfaithful'] as const

/**
 * Prints the verdicts of two blind readers on lines that were sealed until then. Lines whose offer has changed since have no verdict and
 * are only counted.
 */
export function printUnsealedVerdicts(): void {
	for (const name of unsealedFiles) printFile(name)
}

function printFile(name: UnsealedFile): void {
	const lines = readUnsealedLines(name)
	const messy = lines.filter(({ isMessy }) => isMessy)
	for (const reader of [0, 1] as const) {
		console.log(
			`once sealed (${name}), by reader ${reader + 1}: ${lines.length} lines: ${count(lines, reader)}; of ${messy.length} messy ones ${count(messy, reader)}`,
		)
	}
	const agreed = lines.filter(({ verdicts: [one, other] }) => one === other)
	const changed = lines.filter(({ current, before, after }) => {
		const now = rewriteBullet(before, { current })
		return (now.after === now.before ? '' : now.after) !== after
	})
	console.log(
		`the readers agree on ${agreed.length} of ${lines.length}; ${changed.length} lines come out otherwise now`,
	)
}

function count(lines: readonly UnsealedLine[], reader: 0 | 1): string {
	return kinds
		.map((kind) => {
			const of = lines.filter(({ verdicts }) => verdicts[reader] === kind)
			return `${kind} ${of.length}`
		})
		.join(', ')
}
