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
