import { expect, test } from 'vitest'
import { edgeAt, findDropIndex } from './drop-index.ts'

test('an item takes the place before or after the one that it is dropped on', () => {
	expect(findDropIndex(0, { index: 2, edge: 'below' })).toBe(2)
	expect(findDropIndex(0, { index: 2, edge: 'above' })).toBe(1)
	expect(findDropIndex(3, { index: 1, edge: 'above' })).toBe(1)
	expect(findDropIndex(3, { index: 1, edge: 'below' })).toBe(2)
})

test('dropped at either of its own edges, or between itself and a neighbour, it stays', () => {
	expect(findDropIndex(1, { index: 1, edge: 'above' })).toBe(1)
	expect(findDropIndex(1, { index: 1, edge: 'below' })).toBe(1)
	expect(findDropIndex(1, { index: 0, edge: 'below' })).toBe(1)
	expect(findDropIndex(1, { index: 2, edge: 'above' })).toBe(1)
})

test('the halves of a box are told apart at its middle', () => {
	expect(edgeAt(109, { top: 100, height: 20 })).toBe('above')
	expect(edgeAt(110, { top: 100, height: 20 })).toBe('below')
})
