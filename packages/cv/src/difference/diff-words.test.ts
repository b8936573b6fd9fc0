import { expect, test } from 'vitest'
import { diffWords } from './diff-words.ts'

const marked = (before: string, after: string) =>
	diffWords(before, after)
		.map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
		.join('')

test.each([
	['Cooked for 40 guests', 'Cooked for 400 guests', 'Cooked for [-40-]{+400+} guests'],
	['', 'New', '{+New+}'],
	['Old', '', '[-Old-]'],
	['Led a team', 'Led a large team', 'Led a {+large +}team'],
	['one two three', 'three two one', '[-one-]{+three+} two [-three-]{+one+}'],
	['Zoë’s café', 'Zoë’s cafés', 'Zoë’s [-café-]{+cafés+}'],
	['same', 'same', 'same'],
])('%j to %j', (before, after, expected) => {
	expect(marked(before, after)).toBe(expected)
})

test('words of a language without spaces are told apart', () => {
	expect(diffWords('我在北京工作', '我在上海工作').map(({ kind }) => kind)).toEqual([
		'same',
		'removed',
		'added',
		'same',
	])
})

test('joined, the runs are the two texts again', () => {
	const [before, after] = [
		'Cut waste by 12% in a year, alone.',
		'Cut costs by 1/5 in 2 years; alone',
	]
	const runs = diffWords(before, after)
	const without = (kind: string) => runs.filter((run) => run.kind !== kind).map(({ text }) => text)
	expect(without('added').join('')).toBe(before)
	expect(without('removed').join('')).toBe(after)
})

test('a long text that has nothing in common with the old one is replaced as a whole', () => {
	const [before, after] = ['one '.repeat(20_000), 'two '.repeat(20_000)]
	expect(diffWords(before, after)).toEqual([
		{ kind: 'removed', text: before },
		{ kind: 'added', text: after },
	])
})
