import { expect, test } from 'vitest'
import { carryMarks } from './carry-marks.ts'
import { type MarkedRun, parseMarks, plainWords } from './parse-marks.ts'
import { escapeMarks, writeMarks } from './write-marks.ts'

/** Runs in short: `b` bold, `i` italic, an address for a link. */
function shown(text: string): string[] {
	return parseMarks(text).map(({ text: words, bold, italic, url }) => {
		const look = `${bold ? 'b' : ''}${italic ? 'i' : ''}${url === '' ? '' : `<${url}>`}`
		return look === '' ? words : `${look}:${words}`
	})
}

test('bold, italic, both and links are read', () => {
	expect(shown('Led **12 nurses** on *two* wards')).toEqual([
		'Led ',
		'b:12 nurses',
		' on ',
		'i:two',
		' wards',
	])
	expect(shown('***All*** of it')).toEqual(['bi:All', ' of it'])
	expect(shown('**a *b* c**')).toEqual(['b:a ', 'bi:b', 'b: c'])
	expect(shown('See [my **work**](https://a.example/x?y=1).')).toEqual([
		'See ',
		'<https://a.example/x?y=1>:my ',
		'b<https://a.example/x?y=1>:work',
		'.',
	])
	expect(shown('[write](mailto:me@a.example)')).toEqual(['<mailto:me@a.example>:write'])
	expect(shown('“**Hello**”, (*x*)')).toEqual(['“', 'b:Hello', '”, (', 'i:x', ')'])
})

test.each([
	'5 * 3 * 2',
	'2**3**4 and a*b*c',
	'* a point',
	'**not closed',
	'a ** b ** c',
	'****',
	'C* and A*: grades A*, A*',
	'[draft] (see below)',
	'[x](javascript:alert(1))',
	'[x](ftp://a.example)',
	'[x](https://)',
	'[](https://a.example)',
	'back\\slash',
])('%s is letters', (text) => {
	expect(shown(text)).toEqual([text])
	expect(escapeMarks(text)).toBe(text)
})

test('a backslash makes letters of what would be a mark', () => {
	expect(shown('\\*so\\* and \\[x](https://a.example)')).toEqual([
		'*so* and [x](https://a.example)',
	])
	for (const text of ['*so* it is', '**a**', '[x](https://a.example)', 'a\\*b', '\\', '\\\\*x*']) {
		expect(plainWords(escapeMarks(text))).toBe(text)
		expect(parseMarks(escapeMarks(text))).toHaveLength(1)
	}
})

const run = (text: string, look: Partial<MarkedRun> = {}): MarkedRun => ({
	text,
	bold: false,
	italic: false,
	url: '',
	...look,
})

test('runs are written as they are read, over whole words', () => {
	const bold = { bold: true }
	expect(writeMarks([run('Led '), run('12 nurses ', bold), run('well')])).toBe(
		'Led **12 nurses** well',
	)
	expect(writeMarks([run('Over'), run('load', bold), run(' now')])).toBe('Overload now')
	expect(writeMarks([run('Over', bold), run('load'), run(' now')])).toBe('**Overload** now')
	const both = { bold: true, italic: true }
	expect(writeMarks([run('a', both), run(' b', { italic: true })])).toBe('***a*** *b*')
	expect(writeMarks([run('3 * 4 is ', bold), run('12')])).toBe('**3 * 4 is** 12')
	const url = 'https://a.example'
	expect(writeMarks([run('my ', { url }), run('work', { url, bold: true })])).toBe(
		`[my **work**](${url})`,
	)
})

test('whatever is written reads as the same words', () => {
	const pieces = ['**', '*', '[', ']', '(', ')', '\\', 'a', 'bc', ' ', 'https://a.example', '.']
	let seed = 7
	const next = (most: number) => {
		seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
		return Math.floor((seed / 2_147_483_648) * most)
	}
	for (let count = 0; count < 3000; count += 1) {
		const text = Array.from({ length: 1 + next(12) }, () => pieces[next(pieces.length)]).join('')
		expect(plainWords(escapeMarks(text)), text).toBe(text)
		expect(plainWords(writeMarks(parseMarks(text))), text).toBe(plainWords(text))
	}
})

test('ten thousand asterisks or brackets take no time', () => {
	const before = performance.now()
	for (const piece of ['*a ', '**a', '[', '[a](', '\\', '***']) plainWords(piece.repeat(10_000))
	expect(performance.now() - before).toBeLessThan(5000)
})

test('a rewriting keeps the marks of words that stay', () => {
	expect(
		carryMarks(
			'Was responsible for **12 nurses** on [two wards](https://a.example)',
			'Led 12 nurses on two wards',
		),
	).toBe('Led **12 nurses** on [two wards](https://a.example)')
	expect(carryMarks('Helped **a lot of people**', 'Advised 40 families')).toBe(
		'Advised 40 families',
	)
	expect(carryMarks('Plain', 'Rated A* by *all*')).toBe(escapeMarks('Rated A* by *all*'))
})
