import type { Meaning } from '@app/language/meaning'
import { type Layer, multiply, normalise, toChances } from './layers.ts'
import { affixCount, type WordFeatures } from './read-features.ts'
import { type LineEditor, type Tensor, unknownRow } from './read-line-editor.ts'

/**
 * A line as the network reads it. The job may go on (`current`), and the line is read either for how an editor would print it or for its
 * mistakes alone.
 */
export type LineToEdit = {
	words: readonly WordFeatures[]
	current: boolean
	task: 'print' | 'correct'
}

/** How likely each edit is at each word of a line and at its end: rows of probabilities in the order of the editor's lists. */
export type EditChances = {
	/** How many places there are: the words and the end. */
	places: number
	wordEdits: Float32Array
	marks: Float32Array
	phrases: Float32Array
	/** Of a verb that is put before the word: its base form, then its past. */
	tenses: Float32Array
}

/** Returns how likely each edit is at each place of a line. */
export function runLineEditor(editor: LineEditor, meaning: Meaning, line: LineToEdit): EditChances {
	const places = line.words.length + 1
	const input = multiply(readInputs(editor, meaning, line), findLayer(editor, 'input'))
	const state = input.map((value) => Math.max(0, value))
	for (const [block, reach] of editor.dilations.entries()) addBlock(editor, state, { block, reach })
	const head = (name: string) => toChances(multiply(state, findLayer(editor, name)), places)
	return {
		places,
		wordEdits: head('wordEdit'),
		marks: head('mark'),
		phrases: head('phrase'),
		tenses: head('tense'),
	}
}

function findLayer(editor: LineEditor, name: string): Layer {
	const bias = name.replace(/(?=\d*$)/, 'Bias')
	return { weights: findTensor(editor, name), bias: findTensor(editor, bias) }
}

function findTensor(editor: LineEditor, name: string): Tensor {
	const found = editor.tensors.get(name)
	if (found === undefined) throw new Error(`The line editor has no table ${name}.`)
	return found
}

const affixWeight = 0.4
const positions = 16
const endOfLine: WordFeatures = {
	word: '</s>',
	wordClass: '</s>',
	shape: 0,
	affixes: new Array<number>(affixCount).fill(0),
	meaning: -1,
}

/** Rows of a table that are added up, each with the same weight. */
type Sum = { table: Tensor; rows: readonly number[]; weight: number }

// What is known of each word, one thing behind the other.
function readInputs(editor: LineEditor, meaning: Meaning, line: LineToEdit): Float32Array {
	const words = [...line.words, endOfLine]
	const size = findTensor(editor, 'input').columns
	const inputs = new Float32Array(words.length * size)
	for (const [place, word] of words.entries()) {
		let at = place * size
		for (const values of [
			...listSums(editor, word).map(sumUp),
			multiply(readMeaning(meaning, word.meaning), findLayer(editor, 'meaning')),
			sumUp({
				table: findTensor(editor, 'position'),
				rows: [Math.min(place, positions - 1)],
				weight: 1,
			}),
			[Number(line.current), Number(line.task === 'correct')],
		]) {
			inputs.set(values, at)
			at += values.length
		}
	}
	return inputs
}

function listSums(editor: LineEditor, features: WordFeatures): Sum[] {
	const { word, wordClass, shape, affixes } = features
	const numbered: [name: string, rows: readonly number[], weight: number][] = [
		['word', [editor.words.get(word) ?? unknownRow], 1],
		['class', [editor.classes.get(wordClass) ?? unknownRow], 1],
		['shape', [shape], 1],
		['affix', affixes, affixWeight],
	]
	return numbered.map(([name, rows, weight]) => ({ table: findTensor(editor, name), rows, weight }))
}

function sumUp({ table, rows, weight }: Sum): Float32Array {
	const { columns, values } = table
	const sum = new Float32Array(columns)
	for (const row of rows)
		for (let column = 0; column < columns; column++)
			sum[column] = (sum[column] ?? 0) + weight * (values[row * columns + column] ?? 0)
	return sum
}

const meaningSize = 100

// Only the direction of a meaning counts.
function readMeaning(meaning: Meaning, word: number): Float32Array {
	const vector = meaning.vector(word)
	if (vector === null) return new Float32Array(meaningSize)
	const length = Math.hypot(...vector)
	return Float32Array.from(vector, (value) => value / length)
}

// Each place takes in what lies so far to its left and to its right.
function addBlock(
	editor: LineEditor,
	state: Float32Array,
	{ block, reach }: { block: number; reach: number },
): void {
	const { width } = editor
	const seen = normalise(state, findLayer(editor, `norm${block}`))
	const mixed = multiply(lookAround(seen, width, reach), findLayer(editor, `mix${block}`))
	for (let at = 0; at < state.length; at++) {
		const first = at + Math.floor(at / width) * width
		const gate = 1 / (1 + Math.exp(-(mixed[first + width] ?? 0)))
		state[at] = (state[at] ?? 0) + (mixed[first] ?? 0) * gate
	}
}

// The numbers of each place between those of its neighbours; zeros where the line has ended.
function lookAround(seen: Float32Array, width: number, reach: number): Float32Array {
	const places = seen.length / width
	const around = new Float32Array(seen.length * 3)
	for (let place = 0; place < places; place++)
		for (const [side, from] of [place - reach, place, place + reach].entries())
			if (from >= 0 && from < places)
				around.set(seen.subarray(from * width, (from + 1) * width), (place * 3 + side) * width)
	return around
}
