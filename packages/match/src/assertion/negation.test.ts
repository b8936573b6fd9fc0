import { expect, test } from 'vitest'
import { isNegated } from './negation.ts'

const spansIn = (text: string, names: readonly string[]) =>
	names.map((name) => ({ start: text.indexOf(name), end: text.indexOf(name) + name.length }))

test('what is told after “no” is denied as far as the list goes', () => {
	const text = 'No nights, weekends or bank holidays. A driving licence'
	const spans = spansIn(text, ['nights', 'weekends', 'bank holidays', 'driving licence'])
	expect(spans.map((span) => isNegated(text, span, spans))).toEqual([true, true, true, false])
})

test('what keeps people out is asked for', () => {
	const text = 'Candidates without leasehold experience will not be considered.'
	const spans = spansIn(text, ['leasehold experience'])
	expect(spans.map((span) => isNegated(text, span, spans))).toEqual([false])
})

test('a list without an end is asked no further than a “no” may reach', () => {
	let asked = 0
	const text = `No ${'Excel or '.repeat(500)}`
	const spans = [...text.matchAll(/Excel/g)].map(({ index }) => ({
		start: index,
		get end() {
			asked++
			return index + 5
		},
	}))
	const last = spans.at(-1) ?? { start: 0, end: 0 }
	expect(isNegated(text, last, spans)).toBe(false)
	expect(asked).toBeLessThan(100)
})
