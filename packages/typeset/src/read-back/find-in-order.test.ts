import { expect, test } from 'vitest'
import { findInOrder } from './find-in-order.ts'

const cv = [
	['Ann O’Hara-Smith', 'Nurse', 'Led a team of four'],
	['Skills', 'Excel'],
]

test('every string that stands in its column’s order is found, wherever lines end', () => {
	const text = 'Skills\nann o’hara-\nsmith\nNURSE\nExcel • Led a\nteam of  four'
	expect(findInOrder(text, cv)).toEqual({ found: 5, of: 5, missed: [] })
})

test('a string that is broken, out of order or there twice is missed', () => {
	const broken = 'Ann O’Hara-Smith N urse Led a team of four Skills Excel'
	expect(findInOrder(broken, cv).missed).toEqual(['Nurse'])
	const outOfOrder = 'Nurse Ann O’Hara-Smith Led a team of four Skills Excel'
	expect(findInOrder(outOfOrder, cv).missed).toEqual(['Nurse'])
	const twice = 'Ann O’Hara-Smith Nurse Led a team of four Skills Excel Excel'
	expect(findInOrder(twice, cv).missed).toEqual(['Excel'])
})

test('text without spaces may be divided anywhere', () => {
	expect(findInOrder('数据\n分析师', [['数据分析师']]).found).toBe(1)
})
