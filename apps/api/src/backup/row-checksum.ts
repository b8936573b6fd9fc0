import { hash } from 'node:crypto'
import type { Row } from './backup-format.ts'

const size = 1n << 256n

/** Counts and sums up rows. The sum does not depend on their order, so no engine has to sort them. */
export function createRowChecksum() {
	let rows = 0
	let sum = 0n
	return {
		/** Takes a row as the JSON of its values. */
		add(line: string): void {
			rows += 1
			sum = (sum + BigInt(`0x${hash('sha256', line)}`)) % size
		},
		result: () => ({ rows, sum: sum.toString(16).padStart(64, '0') }),
	}
}

/** A row as it stands in a backup. */
export function formatRow(row: Row): string {
	return JSON.stringify(row)
}
