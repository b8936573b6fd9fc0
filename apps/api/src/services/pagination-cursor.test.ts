import { expect, test } from 'vitest'
import { cursorNumber, cursorText, cursorTime, readCursor, toCursor } from './pagination-cursor.ts'

const id = '018f3f9e-7c1a-7d3e-9b42-5a0c2f6e1d00'

test('a cursor that was answered is read again', () => {
	const time = new Date().toISOString()
	expect(readCursor(toCursor(time, id), cursorTime)).toEqual({ value: time, id })
	expect(readCursor(toCursor('7', id), cursorNumber)).toEqual({ value: '7', id })
	expect(readCursor(toCursor('my cv 🎻', id), cursorText)).toEqual({ value: 'my cv 🎻', id })
	expect(readCursor(undefined, cursorTime)).toBeNull()
})

test.each([
	['a time before all times', '0000-01-01T00:00:00Z', cursorTime],
	['a time after all times', '+275760-09-13T00:00:00Z', cursorTime],
	['no time', 'yesterday', cursorTime],
	['an endless number', '1e400', cursorNumber],
	['a number of more than 32 bits', '99999999999', cursorNumber],
	['no number', 'NaN', cursorNumber],
	['the character NUL', 'a\u0000', cursorText],
	['half of a surrogate pair', '\ud800', cursorText],
])('%s is refused before the database sees it', (_what, value, sortedBy) => {
	expect(() => readCursor(toCursor(value, id), sortedBy)).toThrow(
		expect.objectContaining({ code: 'bad_request' }),
	)
})
