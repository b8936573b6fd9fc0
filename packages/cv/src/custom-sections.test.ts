import { describe, expect, test } from 'vitest'
import { defaultDesign } from './cv-design.ts'
import {
	blankHidden,
	type CvDocument,
	countLines,
	customItemAsLines,
	cvDocumentSchema,
	diffCvs,
	hidePart,
	leftOffPage,
	listPassages,
	mergeCvs,
	plainCv,
	printedCv,
	reshapeCustomSection,
	takeHiddenOut,
	withoutHidden,
} from './index.ts'

const cv = cvDocumentSchema.parse({
	custom: [
		{
			id: 'shows',
			title: 'Shows',
			shape: 'entries',
			items: [
				{
					id: 'spring',
					title: 'Spring show',
					organisation: 'Tate',
					location: 'Leeds',
					startDate: '2021-04',
					endDate: '2022',
					url: 'tate.example',
					text: 'Six *large* canvases',
					achievements: ['Sold four', 'Reviewed in print'],
				},
				{ id: 'autumn', title: 'Autumn show', text: 'Prints' },
			],
		},
		{
			id: 'driving',
			title: 'Driving',
			items: [
				{ id: 'licence', text: 'Full licence' },
				{ id: 'van', text: 'Own van' },
			],
		},
	],
})

let count = 0
const newId = () => `new-${count++}`
const reshaped = (from: CvDocument, id: string, shape: 'list' | 'text' | 'entries' | 'tags') =>
	reshapeCustomSection(from, { id, shape, newId })

test('an entry says as lines what it says in its fields', () => {
	const [spring, autumn] = cv.custom[0]?.items ?? []
	expect(spring && customItemAsLines(spring)).toEqual([
		'Spring show, Tate, Leeds, Apr 2021 – 2022, tate.example: Six *large* canvases',
		'Sold four',
		'Reviewed in print',
	])
	expect(autumn && customItemAsLines(autumn)).toEqual(['Autumn show: Prints'])
})

describe('another shape', () => {
	test('keeps every word of entries as lines, and what is hidden stays hidden', () => {
		const hidden = hidePart(hidePart(cv, { item: 'autumn', line: '' }), {
			item: 'spring',
			line: 'Sold four',
		})
		const lines = reshaped(hidden, 'shows', 'list')
		expect(lines.custom[0]?.items.map(({ text }) => text)).toEqual([
			'Spring show, Tate, Leeds, Apr 2021 – 2022, tate.example: Six *large* canvases',
			'Sold four',
			'Reviewed in print',
			'Autumn show: Prints',
		])
		expect(withoutHidden(lines).custom[0]?.items.map(({ text }) => text)).toEqual([
			'Spring show, Tate, Leeds, Apr 2021 – 2022, tate.example: Six *large* canvases',
			'Reviewed in print',
		])
	})

	test('makes titles of lines, except of long and marked ones', () => {
		const long = 'x'.repeat(600)
		const marked = cvDocumentSchema.parse({
			custom: [
				{
					id: 'own',
					items: [
						'Plain',
						'A **bold** one',
						long,
						String.raw`Rated \*A\* [x](https://a.example)`,
					].map((text, index) => ({ id: `i${index}`, text })),
				},
			],
		})
		const entries = reshaped(hidePart(marked, { item: 'own', line: 'Plain' }), 'own', 'entries')
		expect(entries.custom[0]?.items.map(({ title, text }) => [title, text])).toEqual([
			['Plain', ''],
			['', 'A **bold** one'],
			['', long],
			['', String.raw`Rated \*A\* [x](https://a.example)`],
		])
		expect(withoutHidden(entries).custom[0]?.items).toHaveLength(3)
	})

	test('there and back gives the same lines', () => {
		const there = reshaped(cv, 'driving', 'entries')
		expect(there.custom[1]?.items.map(({ title }) => title)).toEqual(['Full licence', 'Own van'])
		const back = reshaped(there, 'driving', 'list')
		expect(back).toEqual(cv)
		expect(reshaped(back, 'driving', 'tags').custom[1]?.items).toEqual(cv.custom[1]?.items)
	})

	test('is refused where it would make more lines than a list may have', () => {
		const achievements = Array.from({ length: 60 }, (_, index) => `Line ${index}`)
		const items = ['a', 'b'].map((id) => ({ id, title: id, achievements }))
		const full = cvDocumentSchema.parse({ custom: [{ id: 'own', shape: 'entries', items }] })
		expect(reshaped(full, 'own', 'list')).toBe(full)
	})
})

describe('entries of a section of one’s own', () => {
	const hidden = hidePart(hidePart(cv, { item: 'autumn', line: '' }), {
		item: 'spring',
		line: 'Sold four',
	})

	test('are hidden by themselves, and so is a line of one', () => {
		const words = JSON.stringify(withoutHidden(hidden))
		expect(words).not.toMatch(/Autumn|Prints|Sold four/)
		expect(words).toMatch(/Spring show.*Reviewed in print/)
		expect(JSON.stringify(blankHidden(hidden))).not.toMatch(/Autumn|Prints|Sold four/)
		expect(blankHidden(hidden).custom[0]?.items).toHaveLength(2)
		const { toWholePath } = takeHiddenOut(hidePart(cv, { item: 'spring', line: '' }))
		expect(toWholePath('custom.0.items.0.title')).toBe('custom.0.items.1.title')
		expect(leftOffPage(hidden, defaultDesign())).toEqual([
			{
				reason: 'hiddenHere',
				section: 'custom',
				words: ['Sold four', 'Prints', 'Autumn show'],
			},
		])
	})

	test('are read, counted and printed like those of other sections', () => {
		const passages = listPassages(cv).map(({ path, kind }) => [path, kind])
		expect(passages).toContainEqual(['custom.0.items.0.title', 'line'])
		expect(passages).toContainEqual(['custom.0.items.0.text', 'paragraph'])
		expect(passages).toContainEqual(['custom.0.items.0.achievements.1', 'bullet'])
		expect(passages.flat()).not.toContain('custom.0.shape')
		expect(countLines(cv)).toBe(8)
		expect(plainCv(cv).custom[0]?.items[0]?.text).toBe('Six large canvases')
		const years = printedCv(cv, { ...defaultDesign(), dateStyle: 'year' })
		expect(years.custom[0]?.items[0]?.startDate).toBe('2021')
		expect(leftOffPage(cv, { ...defaultDesign(), dateStyle: 'year' })).toEqual([
			{ reason: 'yearsAlone', words: ['2021-04'] },
		])
	})

	test('join field by field when two devices changed one', () => {
		const change = (fields: object) => ({
			...cv,
			custom: cv.custom.map((section) => ({
				...section,
				items: section.items.map((item) => (item.id === 'spring' ? { ...item, ...fields } : item)),
			})),
		})
		const { merged, collisions } = mergeCvs(cv, change({ location: 'York' }), change({ url: '' }))
		expect(merged.custom[0]?.items[0]).toMatchObject({ location: 'York', url: '' })
		expect(collisions).toEqual([])
		expect(diffCvs(cv, merged).map(({ path }) => path.join('.'))).toEqual([
			'custom.shows.items.spring.location',
			'custom.shows.items.spring.url',
		])
	})
})
