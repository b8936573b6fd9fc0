import { expect, test } from 'vitest'
import { readFinishedAnswers } from './read-answers.ts'

const whole =
	'{"items":[{"id":"1","text":"Cut {all} waste","evidence":["a"]},{"id":"2","text":"Two","evidence":["b"]}]}'
const ids = (text: string) => [...readFinishedAnswers(text).keys()]

test('an answer counts from its last sign on, and never half of one', () => {
	const counts = Array.from(whole, (_, at) => ids(whole.slice(0, at + 1)).length)
	const [first, second] = [whole.indexOf('},{'), whole.length - 3]
	expect(counts.indexOf(1)).toBe(first)
	expect(counts.indexOf(2)).toBe(second)
	expect(readFinishedAnswers(whole.slice(0, first + 9)).get('1')?.text).toBe('Cut {all} waste')
})

test('a bare list, talk before it, and thoughts are read as a whole answer would be', () => {
	expect(ids('Sure! [{"id":"1","text":"One","evidence":[]},{"id":"2"')).toEqual(['1'])
	expect(ids('<think>{"id":"0","text":"No","evidence":[]}')).toEqual([])
	expect(ids(`<think>{"id":"0"}</think>${whole.slice(0, -2)}`)).toEqual(['1', '2'])
})
