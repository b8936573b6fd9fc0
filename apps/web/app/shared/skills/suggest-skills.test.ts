import { expect, test } from 'vitest'
import { skillsInLines, skillsLike } from './suggest-skills.ts'

test('names that begin with what is typed come first, and what is listed is not offered again', () => {
	const found = skillsLike('stock', [])
	expect(found.length).toBeGreaterThan(1)
	expect(found[0]).toMatch(/^Stock/i)
	expect(skillsLike('stock', found).filter((name) => found.includes(name))).toEqual([])
})

test('one letter is too little to go by', () => {
	expect(skillsLike('s', [])).toEqual([])
	expect(skillsLike('zzzz', [])).toEqual([])
})

test('skills that lines show are offered until they are listed, under whatever name', () => {
	const lines = ['Ran stock control for three shops', 'Reported weekly in Excel']
	const shown = skillsInLines(lines, [])
	expect(shown).toContain('Stock control')
	expect(skillsInLines(lines, ['Stock control', 'Microsoft Excel'])).toEqual([])
})

test.each([
	'responsible for cleaning the fryers at the end of the night',
	'helped my uncle with changing tyres and oil',
	'swept up and made the teas',
	'Served about 100 customers on a Saturday and took their orders',
	'Cleaned 16 rooms a shift in a 210-room hotel',
])('a line offers nothing that its words don’t say: %s', (line) => {
	expect(skillsInLines([line], [])).toEqual([])
})

test.each([
	['Picked orders by voice on nights', 'Order picking'],
	['Answered 40 calls a day and reported in Excel', 'Microsoft Excel'],
	['Changed nappies and fed the babies', 'Nappy changing'],
])('a line offers what its words say: %s', (line, skill) => {
	expect(skillsInLines([line], [])).toContain(skill)
})
