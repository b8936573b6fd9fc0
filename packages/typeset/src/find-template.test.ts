import { readFileSync } from 'node:fs'
import { readableAccent } from '@app/cv'
import { expect, test } from 'vitest'
import { findTemplate, templateOrFirst, templates } from './find-template.ts'
import { findFontPair } from './font-pairs.ts'
import { sampleCvs } from './samples/sample-cvs.ts'

test('twelve templates are offered, the three best known first, each under a name of its own', () => {
	const names = templates.map(({ name }) => name)
	expect(names.slice(0, 3)).toEqual([
		'Professional Classic',
		'Executive Elite',
		'Modern Professional',
	])
	expect(new Set(names).size).toBe(12)
})

test('every template names fonts that there are and a colour that can be read', () => {
	for (const { fontPair, accent } of templates) {
		expect(findFontPair(fontPair)).toBeDefined()
		expect(readableAccent(accent)).toBe(accent)
	}
})

test.each(templates)(
	'$id: a tint under titles is known, and words on colour are never see-through',
	(template) => {
		const source = readFileSync(new URL(`templates/${template.id}.typ`, import.meta.url), 'utf8')
		expect(/fill: (?:(?:accent|second)\.lighten|tint\b)/.test(source)).toBe(template.isTinted)
		expect(source).not.toContain('transparentize')
	},
)

test('each template is shown with a person of its own', () => {
	const shown = templates.map(({ sampleId }) => sampleId)
	expect(shown.toSorted()).toEqual(sampleCvs.map(({ id }) => id).toSorted())
})

test('a template is found by its id', () => {
	expect(findTemplate('executive-elite')?.name).toBe('Executive Elite')
	expect(findTemplate('gone')).toBeUndefined()
})

test('the first template stands in for one that no longer exists', () => {
	expect(templateOrFirst('gone').id).toBe('professional-classic')
})
