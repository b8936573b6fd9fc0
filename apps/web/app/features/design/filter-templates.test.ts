import { expect, test } from 'vitest'
import { matchesFilters, noFilters, type TemplateFilters } from './filter-templates.ts'

const template = {
	trades: ['care', 'office'],
	hasColumns: true,
	character: 'striking' as const,
	isCompact: false,
}

const matches = (filters: Partial<TemplateFilters>) =>
	matchesFilters(template, { ...noFilters, ...filters })

test('every template matches where nothing is chosen', () => {
	expect(matches({})).toBe(true)
})

test('a template matches when it is all that was chosen', () => {
	expect(matches({ trade: 'care', columns: 'two', character: 'striking' })).toBe(true)
	expect(matches({ trade: 'research' })).toBe(false)
	expect(matches({ columns: 'one' })).toBe(false)
	expect(matches({ character: 'modern' })).toBe(false)
	expect(matches({ space: 'compact' })).toBe(false)
	expect(matches({ trade: 'care', columns: 'one' })).toBe(false)
})
