import { expect, test } from 'vitest'
import { type Mark, toggleMark } from './toggle-mark.ts'

/** A text whose selection is between two bars, or the caret at one. */
function typed(shown: string) {
	const [before = '', chosen = '', after] = shown.split('|')
	if (after === undefined)
		return { text: before + chosen, start: before.length, end: before.length }
	const start = before.length
	return { text: before + chosen + after, start, end: start + chosen.length }
}

test.each<[string, Mark, string]>([
	['Led |12 nurses| well', 'bold', 'Led **|12 nurses|** well'],
	['Led **|12 nurses|** well', 'bold', 'Led |12 nurses| well'],
	['Led |12 nurses |well', 'italic', 'Led *|12 nurses|* well'],
	['Led nur|ses well', 'bold', 'Led **|nurses|** well'],
	['Led **nur|ses** well', 'bold', 'Led |nurses| well'],
	['Led **|all|** well', 'italic', 'Led ***|all|*** well'],
	['Led ***|all|*** well', 'bold', 'Led *|all|* well'],
	['Led *|all|* well', 'bold', 'Led ***|all|*** well'],
	['See |my work|.', 'link', 'See [my work](|https://|).'],
	['See [|my work|](https://a.example).', 'link', 'See |my work|.'],
	['|https://a.example|', 'link', '[https://a.example](|https://a.example|)'],
])('%s, %s', (before, mark, after) => {
	expect(toggleMark(typed(before), mark)).toEqual(typed(after))
})
