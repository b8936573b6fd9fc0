import { expect, test } from 'vitest'
import { weightCount } from './candidate-clues.ts'
import { packWeights, unpackWeights } from './pack-weights.ts'

test('weights come back as they were packed, across gaps of any length', () => {
	const values = new Int8Array(weightCount)
	for (const [index, value] of [
		[0, 5],
		[1, -7],
		[256, 127],
		[511, -128],
		[512, 1],
		[weightCount - 1, 3],
	] as const)
		values[index] = value
	const unpacked = unpackWeights(packWeights({ values, step: 0.25 }))
	expect(unpacked.step).toBe(0.25)
	expect(unpacked.values).toEqual(values)
})
