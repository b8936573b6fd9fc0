import { describe, expect, test } from 'vitest'
import {
	beginsOwnLine,
	joinLine,
	moveLine,
	pastedLines,
	pasteLines,
	splitLine,
} from './line-list.ts'

describe('Enter', () => {
	test('at the end begins an empty line after it', () => {
		expect(splitLine({ lines: ['one', 'two'], line: 0, caret: 3 })).toEqual({
			lines: ['one', '', 'two'],
			line: 1,
			caret: 0,
		})
	})

	test('in the middle splits the line and leaves no space at the cut', () => {
		expect(splitLine({ lines: ['cut falls and costs'], line: 0, caret: 10 }).lines).toEqual([
			'cut falls',
			'and costs',
		])
	})
})

describe('Backspace at the start', () => {
	test('removes an empty line and puts the caret at the end of the one before', () => {
		expect(joinLine({ lines: ['one', '', 'two'], line: 1 })).toEqual({
			lines: ['one', 'two'],
			line: 0,
			caret: 3,
		})
	})

	test('joins two lines with one space and the caret between them', () => {
		expect(joinLine({ lines: ['one', 'two'], line: 1 })).toEqual({
			lines: ['one two'],
			line: 0,
			caret: 4,
		})
	})

	test('never eats words of the first line, but removes it when it is empty', () => {
		expect(joinLine({ lines: ['one'], line: 0 }).lines).toEqual(['one'])
		expect(joinLine({ lines: ['', 'two'], line: 0 }).lines).toEqual(['two'])
	})

	test('undoes Enter', () => {
		const split = splitLine({ lines: ['cut falls and costs'], line: 0, caret: 9 })
		expect(joinLine(split)).toEqual({ lines: ['cut falls and costs'], line: 0, caret: 10 })
	})
})

describe('paste', () => {
	test('of several lines makes a line of each, without bullets and empty lines', () => {
		const text = '• Served 200 covers a night\r\n\r\n- Trained 3 commis\n2. Cut waste\n'
		expect(pastedLines(text)).toEqual([
			'Served 200 covers a night',
			'Trained 3 commis',
			'Cut waste',
		])
	})

	test('leaves numbers and hyphens alone that are no bullets', () => {
		expect(pastedLines('24 residents\n-5 degrees\n3.5 tonne van')).toEqual([
			'24 residents',
			'-5 degrees',
			'3.5 tonne van',
		])
	})

	test.each([
		['• one\n• two', true],
		['\n one\ntwo', true],
		['one\ntwo', false],
		['24 residents\ntwo', false],
	])('of %j begins a line of its own: %s', (text, isOwn) => {
		expect(beginsOwnLine(text)).toBe(isOwn)
	})

	test('takes the place of the selection and keeps what stood around it', () => {
		const list = { lines: ['before OLD after', 'next'], line: 0, caret: 7 }
		expect(pasteLines(list, ['a', 'b'], 10)).toEqual({
			lines: ['before a', 'b after', 'next'],
			line: 1,
			caret: 1,
		})
	})
})

test('a line moves within the list and stops at its ends', () => {
	expect(moveLine(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
	expect(moveLine(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
	expect(moveLine(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
})
