import { expect, test } from 'vitest'
import { runEditing } from './run-editing.ts'

test.each([1, 2, 3])(
	'nothing that was promised is lost, and all tabs come together: %s',
	async (seed) => {
		const { losses, promised, counts } = await runEditing(seed, 200)
		expect(losses).toEqual([])
		expect(promised).toBeGreaterThan(0)
		expect(counts.edits).toBeGreaterThan(0)
	},
)
