import type { WordEdit } from './edit.ts'

/** A table of numbers, row by row. */
export type Tensor = { rows: number; columns: number; values: Float32Array }

/** What the line editor learned. */
export type LineEditor = {
	/** How many numbers the network keeps for each word. */
	width: number
	/** How far each block looks to both sides. */
	dilations: readonly number[]
	/** The rows of words and of classes of words. */
	words: ReadonlyMap<string, number>
	classes: ReadonlyMap<string, number>
	/** What the outputs mean, in their order. */
	wordEdits: readonly WordEdit[]
	marks: readonly string[]
	phrases: readonly string[]
	/** The tables by their names. */
	tensors: ReadonlyMap<string, Tensor>
}

type Header = {
	width: number
	dilations: number[]
	words: string[]
	classes: string[]
	wordEdits: WordEdit[]
	marks: string[]
	phrases: string[]
	tensors: { name: string; rows: number; columns: number }[]
}

const lengthBytes = 4
const scaleBytes = 4
/** The first two rows are for what isn't there and what isn't known. */
const firstRow = 2
/** The row of a word or a class that wasn't learned. */
export const unknownRow = 1

/**
 * Reads the file that training wrote: the length of a header in four bytes (lowest first), the header in JSON, then the tables in its order. Each
 * row of a table is the size of a step, as a float, and a signed byte for each number.
 */
export function readLineEditor(bytes: Uint8Array): LineEditor {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
	const start = lengthBytes + view.getUint32(0, true)
	// Training writes the header; its form is the one of this package.
	const header = JSON.parse(new TextDecoder().decode(bytes.subarray(lengthBytes, start))) as Header
	const tensors = new Map<string, Tensor>()
	let at = start
	for (const { name, rows, columns } of header.tensors) {
		const end = at + rows * (scaleBytes + columns)
		if (end > bytes.length) throw new Error('The file of the line editor is damaged.')
		tensors.set(name, readTensor(view, at, { rows, columns }))
		at = end
	}
	if (at !== bytes.length) throw new Error('The file of the line editor is damaged.')
	return {
		width: header.width,
		dilations: header.dilations,
		words: numberRows(header.words),
		classes: numberRows(header.classes),
		wordEdits: header.wordEdits,
		marks: header.marks,
		phrases: header.phrases,
		tensors,
	}
}

function readTensor(view: DataView, at: number, size: Omit<Tensor, 'values'>): Tensor {
	const { rows, columns } = size
	const values = new Float32Array(rows * columns)
	for (let row = 0; row < rows; row++) {
		const start = at + row * (scaleBytes + columns)
		const step = view.getFloat32(start, true)
		for (let column = 0; column < columns; column++)
			values[row * columns + column] = view.getInt8(start + scaleBytes + column) * step
	}
	return { rows, columns, values }
}

function numberRows(names: readonly string[]): ReadonlyMap<string, number> {
	return new Map(names.map((name, index) => [name, index + firstRow]))
}
