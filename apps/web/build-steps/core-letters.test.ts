import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { coreLetters, coreRanges } from './core-letters.ts'

test('browsers are told of the same letters that the small faces are cut to', () => {
	const css = readFileSync(join(import.meta.dirname, '../app/shared/ui/fonts.css'), 'utf8')
	const told = [...css.matchAll(/unicode-range: ([^;]+);/g)].map(([, ranges]) => ranges)
	const ours = coreRanges.map((range) => `U+${range}`).join(', ')
	expect(told).toEqual([ours, ours])
})

test('a range is all of its letters', () => {
	expect(coreLetters).toContain('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
	for (const letter of '‘’£€éß–…') expect(coreLetters).toContain(letter)
	expect(coreLetters).not.toContain('ő')
})
