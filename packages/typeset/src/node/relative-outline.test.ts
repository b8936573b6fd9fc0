import { expect, test } from 'vitest'
import { relativeOutline } from './relative-outline.ts'

test('an outline is rewritten in steps from its first point', () => {
	expect(relativeOutline('M 31 0 L 31 65 L 159 72 Q 110 50 100 20 Z', 1)).toEqual({
		x: 31,
		y: 0,
		rest: 'v65l128 7q-49-22-59-52z',
	})
})

test('a second contour starts from where the first one started', () => {
	const { rest } = relativeOutline('M 0 0 L 10 0 L 10 10 Z M 20 20 L 30 20 Z', 1)
	expect(rest).toBe('h10v10zm20 20h10z')
})

test('coarse steps are counted from the font’s own points, so that errors do not add up', () => {
	const path = `M 0 0 ${Array.from({ length: 100 }, (_, index) => `L ${(index + 1) * 7} 0`).join(' ')}`
	const { rest } = relativeOutline(path, 5)
	const total = (rest.match(/h(\d+)/g) ?? []).reduce((sum, step) => sum + Number(step.slice(1)), 0)
	expect(total).toBe(140)
})
