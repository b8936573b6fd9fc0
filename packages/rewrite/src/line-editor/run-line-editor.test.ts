import { readFileSync } from 'node:fs'
import { openMeaning } from '@app/language/meaning/open'
import { expect, test } from 'vitest'
import { readLineEditor } from './read-line-editor.ts'
import { runLineEditor } from './run-line-editor.ts'

const folder = new URL('../fixtures/line-editor/', import.meta.url)
const bytes = readFileSync(new URL('tiny.bin', folder))
/** What the training program's own network says of four words. */
const { words, vectors, expected }: Sample = JSON.parse(
	readFileSync(new URL('expected.json', folder), 'utf8'),
)

type Sample = {
	words: { w: string; c: string; s: number; g: number[]; v: number }[]
	vectors: number[][]
	expected: Record<string, Record<'edit' | 'mark' | 'phrase' | 'tense', number[][]>>
}

const meaning = {
	...openMeaning(),
	vector: (word: number) => (word < 0 ? null : Int8Array.from(vectors[word] ?? [])),
}

test.each([
	{ name: 'a past job', current: false, task: 'print', key: '00' },
	{ name: 'a job that goes on', current: true, task: 'print', key: '10' },
	{ name: 'mistakes alone', current: false, task: 'correct', key: '01' },
	{ name: 'mistakes alone in a job that goes on', current: true, task: 'correct', key: '11' },
] as const)('the network says what it said in training: $name', ({ current, task, key }) => {
	const told = runLineEditor(readLineEditor(bytes), meaning, {
		words: words.map(({ w, c, s, g, v }) => ({
			word: w,
			wordClass: c,
			shape: s,
			affixes: g,
			meaning: v - 1,
		})),
		current,
		task,
	})
	const { edit = [], mark = [], phrase = [], tense = [] } = expected[key] ?? {}
	expect(edit).toHaveLength(told.places)
	for (const [chances, wanted] of [
		[told.wordEdits, edit],
		[told.marks, mark],
		[told.phrases, phrase],
		[told.tenses, tense],
	] as const) {
		expect(chances).toHaveLength(wanted.flat().length)
		for (const [at, chance] of wanted.flat().entries()) expect(chances[at]).toBeCloseTo(chance, 5)
	}
})

test('what an output means is read from the header', () => {
	const { wordEdits, marks, phrases, dilations } = readLineEditor(bytes)
	expect(wordEdits).toEqual(['keep', 'cut', 'past', '=about'])
	expect(marks).toEqual(['', '•', ','])
	expect(phrases).toEqual(['', 'look after'])
	expect(dilations).toEqual([1, 2])
})

test.each([
	['cut off', bytes.subarray(0, -3)],
	['too long', Buffer.concat([bytes, Buffer.from([1])])],
])('a file that is %s is refused', (_name, damaged) => {
	expect(() => readLineEditor(damaged)).toThrow('The file of the line editor is damaged.')
})
