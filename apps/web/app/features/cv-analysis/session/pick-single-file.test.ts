import { expect, test } from 'vitest'
import { pickSingleFile } from './pick-single-file.ts'

const cv = new File(['words'], 'cv.txt', { type: 'text/plain' })

test('one readable file is taken', () => {
	expect(pickSingleFile([cv])).toEqual({ file: cv })
})

test('several files are refused with their number', () => {
	expect(pickSingleFile([cv, cv, cv])).toEqual({
		refusal: 'Choose one file at a time. You chose 3.',
	})
})

test('an unreadable file is refused by name', () => {
	expect(pickSingleFile([new File(['x'], 'cv.png')])).toEqual({
		refusal: expect.stringContaining('“cv.png” is an image'),
	})
})

test.each([[[]], [null], [undefined]])('%j is no choice', (files) => {
	expect(pickSingleFile(files)).toBeNull()
})
