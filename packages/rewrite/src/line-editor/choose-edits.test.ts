import { expect, test } from 'vitest'
import { chooseEdits } from './choose-edits.ts'
import type { LineEditor } from './read-line-editor.ts'
import type { EditChances } from './run-line-editor.ts'

const editor: LineEditor = {
	width: 0,
	dilations: [],
	words: new Map(),
	classes: new Map(),
	wordEdits: ['keep', 'cut', 'past'],
	marks: ['', '•'],
	phrases: ['', 'look after'],
	tensors: new Map(),
}

/** Chances of a line of two words and its end. */
function chances(
	wordEdits: readonly (readonly number[])[],
	phrases: readonly (readonly number[])[] = [
		[1, 0],
		[1, 0],
		[1, 0],
	],
): EditChances {
	return {
		places: 3,
		wordEdits: Float32Array.from(wordEdits.flat()),
		marks: Float32Array.from([1, 0, 1, 0, 1, 0]),
		phrases: Float32Array.from(phrases.flat()),
		tenses: Float32Array.from([0.2, 0.8, 0.9, 0.1, 0.5, 0.5]),
	}
}

const words = (found: ReturnType<typeof chooseEdits>) =>
	found.map(({ edits }) => edits.map(({ word }) => word).join(' '))

test('the likeliest edits come first, then those that differ at the least sure places', () => {
	const found = chooseEdits(
		editor,
		chances([
			[0.6, 0.4, 0],
			[0.05, 0.05, 0.9],
			[1, 0, 0],
		]),
		4,
	)
	expect(words(found)).toEqual([
		'keep past keep',
		'cut past keep',
		'keep keep keep',
		'keep cut keep',
	])
	expect(found.map(({ probability }) => Number(probability.toFixed(3)))).toEqual([
		0.54, 0.36, 0.03, 0.03,
	])
})

test('an impossible edit is never tried', () => {
	const found = chooseEdits(
		editor,
		chances([
			[1, 0, 0],
			[1, 0, 0],
			[1, 0, 0],
		]),
		5,
	)
	expect(words(found)).toEqual(['keep keep keep'])
})

test('what would be put before a word that is cut doesn’t count', () => {
	const [best] = chooseEdits(
		editor,
		chances(
			[
				[0, 1, 0],
				[1, 0, 0],
				[0, 1, 0],
			],
			[
				[0.1, 0.9],
				[0.1, 0.9],
				[1, 0],
			],
		),
		1,
	)
	expect(best?.edits.map((edit) => [edit.word, edit.words])).toEqual([
		['cut', ''],
		['keep', 'look after'],
		['keep', ''],
	])
	expect(best?.probability).toBeCloseTo(0.9)
})
