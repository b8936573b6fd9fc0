import { weightCount } from './candidate-clues.ts'
import type { CorrectorWeights } from './score-candidates.ts'

const headerBytes = 8
const farGap = 255

/**
 * Packs weights, most of which are zero: the size of a step and the number of weights that are none, then the gaps in front of these,
 * then their values. A gap of 255 and more takes several bytes.
 */
export function packWeights({ values, step }: CorrectorWeights): Uint8Array {
	const gaps: number[] = []
	const kept: number[] = []
	let last = -1
	values.forEach((value, index) => {
		if (value === 0) return
		let gap = index - last - 1
		for (; gap >= farGap; gap -= farGap) gaps.push(farGap)
		gaps.push(gap)
		kept.push(value & 0xff)
		last = index
	})
	const bytes = new Uint8Array(headerBytes + gaps.length + kept.length)
	const view = new DataView(bytes.buffer)
	view.setFloat32(0, step)
	view.setUint32(4, kept.length)
	bytes.set(gaps, headerBytes)
	bytes.set(kept, headerBytes + gaps.length)
	return bytes
}

/** Unpacks what {@link packWeights} made. */
export function unpackWeights(bytes: Uint8Array): CorrectorWeights {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	const values = new Int8Array(weightCount)
	const kept = view.getUint32(4)
	const firstValue = bytes.length - kept
	let index = -1
	let value = firstValue
	for (let at = headerBytes; at < firstValue; at++) {
		const gap = bytes[at] ?? 0
		index += gap
		if (gap === farGap) continue
		index += 1
		values[index] = bytes[value++] ?? 0
	}
	return { values, step: view.getFloat32(0) }
}
