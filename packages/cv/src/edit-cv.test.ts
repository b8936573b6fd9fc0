import { describe, expect, test } from 'vitest'
import {
	addItem,
	type CvDocument,
	cvDocumentSchema,
	duplicateItem,
	emptyCv,
	listNames,
	maxItems,
	moveItem,
	newItem,
	newListSection,
	removeItem,
	setField,
	updateItem,
} from './index.ts'

function cvWithJobs(...titles: string[]): CvDocument {
	return titles.reduce(
		(cv, jobTitle) =>
			addItem(cv, 'experience', {
				item: { ...newItem('experience', jobTitle), jobTitle },
			}),
		emptyCv(),
	)
}

const titlesOf = (cv: CvDocument) => cv.experience.map((job) => job.jobTitle)

describe('setField', () => {
	test('replaces the value at a path and leaves the given CV alone', () => {
		const cv = cvWithJobs('Porter', 'Chef')
		const edited = setField(cv, 'experience.1.jobTitle', 'Head chef')
		expect(titlesOf(edited)).toEqual(['Porter', 'Head chef'])
		expect(titlesOf(cv)).toEqual(['Porter', 'Chef'])
		expect(edited.experience[0]).toBe(cv.experience[0])
	})

	test('gives back the same CV when the value is the same', () => {
		const cv = cvWithJobs('Porter')
		expect(setField(cv, 'experience.0.jobTitle', 'Porter')).toBe(cv)
	})

	test.each(['experience.7.jobTitle', 'experience.0.salary', '__proto__.x', 'experience.-1.id'])(
		'leaves the CV alone when %s leads nowhere',
		(path) => {
			const cv = cvWithJobs('Porter')
			expect(setField(cv, path, 'x')).toBe(cv)
		},
	)
})

describe('lists', () => {
	test('every list can be given an empty item that the schema accepts', () => {
		const cv = listNames.reduce(
			(filled, list) => addItem(filled, list, { item: newItem(list, `${list}-1`) }),
			emptyCv(),
		)
		expect(cvDocumentSchema.parse(cv)).toEqual(cv)
		expect(listNames.every((list) => cv[list].length === 1)).toBe(true)
	})

	test('an item is added at its place', () => {
		const cv = addItem(cvWithJobs('a', 'c'), 'experience', {
			item: { ...newItem('experience', 'b'), jobTitle: 'b' },
			index: 1,
		})
		expect(titlesOf(cv)).toEqual(['a', 'b', 'c'])
	})

	test('a full list takes no more', () => {
		const full = {
			...emptyCv(),
			interests: Array.from({ length: maxItems }, (_, n) => ({ id: `${n}`, name: '' })),
		}
		expect(addItem(full, 'interests', { item: { id: 'x', name: '' } })).toBe(full)
	})

	test('an item is removed by its id', () => {
		expect(titlesOf(removeItem(cvWithJobs('a', 'b', 'c'), 'experience', 'b'))).toEqual(['a', 'c'])
	})

	test('removing what is not there changes nothing', () => {
		const cv = cvWithJobs('a')
		expect(removeItem(cv, 'experience', 'z')).toBe(cv)
	})

	test.each([
		['c', -1, ['a', 'c', 'b']],
		['a', 1, ['b', 'a', 'c']],
		['a', 9, ['b', 'c', 'a']],
		['a', -1, ['a', 'b', 'c']],
	])('%s moved by %i', (id, by, expected) => {
		expect(titlesOf(moveItem(cvWithJobs('a', 'b', 'c'), 'experience', { id, by }))).toEqual(
			expected,
		)
	})

	test('several fields of an item change at once', () => {
		const cv = updateItem(cvWithJobs('a', 'b'), 'experience', {
			id: 'b',
			changes: { current: true, endDate: '' },
		})
		expect(cv.experience.map((job) => job.current)).toEqual([false, true])
	})

	test('a copy follows its original and shares no id with it, nor do its parts', () => {
		let next = 0
		const newId = () => `new-${next++}`
		const cv = addItem(emptyCv(), 'custom', {
			item: newListSection('one', { title: 'Driving', lines: ['Full licence'] }),
		})
		const copied = duplicateItem(cv, 'custom', { id: 'one', newId })
		expect(copied.custom[1]).toMatchObject({
			id: 'new-0',
			title: 'Driving',
			items: [{ id: 'new-1', text: 'Full licence' }],
		})
	})
})
