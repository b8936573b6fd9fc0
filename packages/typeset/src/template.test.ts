import { expect, test } from 'vitest'
import { findTemplate, templateOrFirst, templates } from './template.ts'

test('three templates are offered, in this order and under these names', () => {
	expect(templates.map(({ name }) => name)).toEqual([
		'Professional Classic',
		'Executive Elite',
		'Modern Professional',
	])
})

test('a template is found by its id', () => {
	expect(findTemplate('executive-elite')?.name).toBe('Executive Elite')
	expect(findTemplate('gone')).toBeUndefined()
})

test('the first template stands in for one that no longer exists', () => {
	expect(templateOrFirst('gone').id).toBe('professional-classic')
})
