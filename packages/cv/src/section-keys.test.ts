import { expect, test } from 'vitest'
import {
	cvDesignSchema,
	cvDocumentSchema,
	designSectionOrder,
	emptyCv,
	findCustomSection,
	mergeDesigns,
	orderedSectionKeys,
	printedSectionKeys,
	type SectionKey,
	sectionNames,
} from './index.ts'

test('sections that the order does not name follow those that it names', () => {
	const order = orderedSectionKeys(emptyCv(), {
		sectionOrder: ['awards', 'skills', 'awards'],
		ownSectionPlaces: [],
	})
	expect(order.slice(0, 3)).toEqual(['awards', 'skills', 'professionalSummary'])
	expect(order.toSorted()).toEqual([...sectionNames].toSorted())
})

test('what has content and is not hidden is printed, in the order of the design', () => {
	const written = {
		...emptyCv(),
		professionalSummary: 'Calm',
		referencesOnRequest: true,
		interests: [{ id: 'i', name: 'Chess' }],
	}
	const chosen = cvDesignSchema.parse({
		sectionOrder: ['reference'],
		hiddenSections: ['interests'],
	})
	expect(printedSectionKeys(written, chosen)).toEqual(['reference', 'professionalSummary'])
})

const cv = cvDocumentSchema.parse({
	professionalSummary: 'Calm',
	skills: [{ id: 's', name: 'Welding' }],
	custom: ['a', 'b', 'c'].map((id) => ({ id, title: id, items: [{ id: `${id}1`, text: 'x' }] })),
})
const design = cvDesignSchema.parse({})
const printed = (changes: object) => printedSectionKeys(cv, { ...design, ...changes })
const usual = ['professionalSummary', 'skills', 'custom/a', 'custom/b', 'custom/c']

test('sections of the person’s own stand together unless the design moves one', () => {
	expect(printed({})).toEqual(usual)
	const ownSectionPlaces = [
		{ id: 'c', after: '' },
		{ id: 'b', after: 'professionalSummary' },
		{ id: 'gone', after: 'skills' },
	]
	expect(printed({ ownSectionPlaces })).toEqual([
		'custom/c',
		'professionalSummary',
		'custom/b',
		'skills',
		'custom/a',
	])
	expect(printed({ ownSectionPlaces, hiddenSections: ['custom'] })).toEqual([
		'professionalSummary',
		'skills',
	])
	expect(findCustomSection(cv, 'custom/b')?.title).toBe('b')
	expect(findCustomSection(cv, 'custom')).toBeUndefined()
})

test('a design keeps any order that it is given, and no more than it takes', () => {
	const keys = orderedSectionKeys(cv, design)
	expect(designSectionOrder(cv, keys)).toEqual({
		sectionOrder: design.sectionOrder,
		ownSectionPlaces: [],
	})
	for (const from of keys) {
		for (const to of keys) {
			const moved: SectionKey[] = keys.filter((key) => key !== from)
			moved.splice(keys.indexOf(to), 0, from)
			expect(orderedSectionKeys(cv, designSectionOrder(cv, moved))).toEqual(moved)
		}
	}
})

test('one place for a section, even if two devices moved it', () => {
	const place = (after: string) => cvDesignSchema.parse({ ownSectionPlaces: [{ id: 'a', after }] })
	const { merged } = mergeDesigns({
		base: design,
		mine: place('skills'),
		theirs: place('experience'),
	})
	expect(merged.ownSectionPlaces).toHaveLength(1)
})
