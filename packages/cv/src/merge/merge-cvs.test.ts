import { describe, expect, test } from 'vitest'
import { faultyPhoto, tinyPhoto } from '../fixtures/index.ts'
import {
	type CvDocument,
	defaultDesign,
	emptyCv,
	maxItems,
	mergeCvs,
	mergeDesigns,
	moveItem,
	newCustomItem,
	newItem,
	type PersonalInfo,
	removeItem,
	setField,
	settleCvs,
} from '../index.ts'

const job = (id: string, achievements: string[] = []) => ({
	...newItem('experience', id),
	jobTitle: `Title ${id}`,
	achievements,
})

function cvWith(...experience: CvDocument['experience']): CvDocument {
	return { ...emptyCv(), experience }
}

const titles = (cv: CvDocument) => cv.experience.map(({ jobTitle }) => jobTitle)
const lines = (cv: CvDocument) => cv.experience[0]?.achievements
const withLines = (...achievements: string[]) => cvWith(job('a', achievements))

describe('fields', () => {
	const base = cvWith(job('a'), job('b'))

	test('changes in different fields of one item join', () => {
		const mine = setField(base, 'experience.0.jobTitle', 'Head chef')
		const theirs = setField(base, 'experience.0.employer', 'Harbour Hotel')
		const { merged, collisions } = mergeCvs(base, mine, theirs)
		expect(merged.experience[0]).toMatchObject({ jobTitle: 'Head chef', employer: 'Harbour Hotel' })
		expect(collisions).toEqual([])
	})

	test('the same change on both sides is one change', () => {
		const both = setField(base, 'professionalSummary', 'A chef.')
		expect(mergeCvs(base, both, structuredClone(both))).toEqual({ merged: both, collisions: [] })
	})

	test('a text that both changed keeps mine and shows both', () => {
		const mine = setField(base, 'professionalSummary', 'Mine.')
		const theirs = setField(base, 'professionalSummary', 'Theirs.')
		const { merged, collisions } = mergeCvs(base, mine, theirs)
		expect(merged.professionalSummary).toBe('Mine.')
		expect(collisions).toEqual([
			{
				id: '["changed","professionalSummary"]',
				path: ['professionalSummary'],
				kind: 'changed',
				base: '',
				mine: 'Mine.',
				theirs: 'Theirs.',
			},
		])
	})

	test('the person may choose the other side', () => {
		const mine = setField(base, 'professionalSummary', 'Mine.')
		const theirs = setField(base, 'professionalSummary', 'Theirs.')
		const [collision] = mergeCvs(base, mine, theirs).collisions
		const settled = settleCvs({ base, mine, theirs }, { [collision?.id ?? '']: 'theirs' })
		expect(settled.merged.professionalSummary).toBe('Theirs.')
	})

	test('a job that one side ends while the other says that it goes on has to be looked at', () => {
		const mine = setField(base, 'experience.0.current', true)
		const theirs = setField(base, 'experience.0.endDate', '2024-05')
		const { collisions } = mergeCvs(base, mine, theirs)
		expect(collisions.map(({ path }) => path)).toEqual([['experience', 'a', 'current']])
	})
})

describe('items', () => {
	const base = cvWith(job('a'), job('b'), job('c'))

	test('what each side added and removed stays added and removed', () => {
		const mine = removeItem(cvWith(...base.experience, job('mine')), 'experience', 'a')
		const theirs = cvWith(job('theirs'), ...base.experience)
		const { merged, collisions } = mergeCvs(base, mine, theirs)
		expect(titles(merged)).toEqual(['Title theirs', 'Title b', 'Title c', 'Title mine'])
		expect(collisions).toEqual([])
	})

	test('what one side moved, and the other changed, is moved and changed', () => {
		const mine = moveItem(base, 'experience', { id: 'c', by: -2 })
		const theirs = setField(base, 'experience.2.jobTitle', 'Changed')
		expect(titles(mergeCvs(base, mine, theirs).merged)).toEqual(['Changed', 'Title a', 'Title b'])
	})

	test('an item that one side removed and the other changed stays, and both are told', () => {
		const mine = removeItem(base, 'experience', 'b')
		const theirs = setField(base, 'experience.1.jobTitle', 'Changed')
		const { merged, collisions } = mergeCvs(base, mine, theirs)
		expect(titles(merged)).toEqual(['Title a', 'Changed', 'Title c'])
		expect(collisions).toMatchObject([{ kind: 'removed', mine: null, path: ['experience', 'b'] }])
		const settled = settleCvs({ base, mine, theirs }, { [collisions[0]?.id ?? '']: 'mine' })
		expect(titles(settled.merged)).toEqual(['Title a', 'Title c'])
	})

	test('two different orders keep mine and offer theirs', () => {
		const mine = moveItem(base, 'experience', { id: 'a', by: 1 })
		const theirs = moveItem(base, 'experience', { id: 'c', by: -1 })
		const { merged, collisions } = mergeCvs(base, mine, theirs)
		expect(titles(merged)).toEqual(titles(mine))
		expect(collisions).toMatchObject([{ kind: 'order', path: ['experience'] }])
		const settled = settleCvs({ base, mine, theirs }, { [collisions[0]?.id ?? '']: 'theirs' })
		expect(titles(settled.merged)).toEqual(titles(theirs))
	})

	test('one item that both sides brought along is one item', () => {
		const mine = cvWith({ ...job('n'), employer: 'Harbour Hotel' })
		const theirs = cvWith({ ...job('n'), location: 'Leeds' })
		const { merged, collisions } = mergeCvs(emptyCv(), mine, theirs)
		expect(merged.experience).toMatchObject([{ employer: 'Harbour Hotel', location: 'Leeds' }])
		expect(collisions).toEqual([])
	})

	test('items with the same id in a damaged list are all kept', () => {
		const damaged = cvWith(job('a'), { ...job('a'), jobTitle: 'Twin' })
		const mine = setField(damaged, 'experience.1.employer', 'Harbour Hotel')
		const theirs = setField(damaged, 'experience.0.employer', 'Quay Café')
		expect(mergeCvs(damaged, mine, theirs).merged.experience).toMatchObject([
			{ jobTitle: 'Title a', employer: 'Quay Café' },
			{ jobTitle: 'Twin', employer: 'Harbour Hotel' },
		])
	})

	test('two halves that together are too many leave the choice of one of them', () => {
		const many = (prefix: string) =>
			cvWith(...Array.from({ length: maxItems - 30 }, (_, index) => job(`${prefix}${index}`)))
		const [mine, theirs] = [many('m'), many('t')]
		const { merged, collisions } = mergeCvs(emptyCv(), mine, theirs)
		expect(merged).toEqual(mine)
		expect(collisions).toMatchObject([{ kind: 'too_many', theirs: theirs.experience }])
	})

	test('items within a custom section join too', () => {
		const section = (...texts: string[]) => ({
			...emptyCv(),
			custom: [
				{
					...newItem('custom', 's'),
					title: 'Driving',
					items: texts.map((text) => newCustomItem(text, text)),
				},
			],
		})
		const { merged } = mergeCvs(section('a'), section('a', 'b'), section('c', 'a'))
		expect(merged).toEqual(section('c', 'a', 'b'))
	})
})

describe('lines', () => {
	const base = withLines('Cooked for 40 guests', 'Trained two cooks', 'Ordered the food')

	test('neighbours that were changed on different sides join', () => {
		const mine = withLines('Cooked for 400 guests', 'Trained two cooks', 'Ordered the food')
		const theirs = withLines('Cooked for 40 guests', 'Taught apprentices', 'Ordered the food')
		const { merged, collisions } = mergeCvs(base, mine, theirs)
		expect(lines(merged)).toEqual([
			'Cooked for 400 guests',
			'Taught apprentices',
			'Ordered the food',
		])
		expect(collisions).toEqual([])
	})

	test('lines that both sides added at the end are both kept', () => {
		const before = base.experience[0]?.achievements ?? []
		const { merged } = mergeCvs(
			base,
			withLines(...before, 'Wrote the menu'),
			withLines(...before, 'Passed three audits'),
		)
		expect(lines(merged)?.slice(3)).toEqual(['Wrote the menu', 'Passed three audits'])
	})

	test('a line that both sides have is there once, though one of them removed the line at its place', () => {
		const mine = withLines(
			'Cooked for 40 guests',
			'Trained two cooks',
			'Ordered the food',
			'Won a prize',
		)
		const theirs = withLines('Cooked for 40 guests', 'Trained two cooks', 'Won a prize')
		for (const sides of [
			[mine, theirs],
			[theirs, mine],
		] as const) {
			const { merged, collisions } = mergeCvs(base, ...sides)
			expect(lines(merged)).toEqual(lines(theirs))
			expect(collisions).toEqual([])
		}
	})

	test('a line that both sides wrote in the place of different lines is there once', () => {
		const mine = withLines('Won a prize', 'Trained two cooks', 'Ordered the food')
		const theirs = withLines('Cooked for 40 guests', 'Trained two cooks', 'Won a prize')
		expect(lines(mergeCvs(base, mine, theirs).merged)?.toSorted()).toEqual([
			'Trained two cooks',
			'Won a prize',
		])
	})

	test('a line that both sides changed differently collides, and only that line', () => {
		const mine = withLines('Cooked for 400 guests', 'Trained two cooks', 'Ordered the food')
		const theirs = withLines('Cooked for 50 guests', 'Trained two cooks', 'Ordered all food')
		const { merged, collisions } = mergeCvs(base, mine, theirs)
		expect(lines(merged)).toEqual([
			'Cooked for 400 guests',
			'Trained two cooks',
			'Ordered all food',
		])
		expect(collisions).toMatchObject([
			{ mine: 'Cooked for 400 guests', theirs: 'Cooked for 50 guests', kind: 'changed' },
		])
	})

	test('a line that moved and was changed on the other side is both', () => {
		const mine = withLines('Ordered the food', 'Cooked for 40 guests', 'Trained two cooks')
		const theirs = withLines('Cooked for 40 guests', 'Trained two cooks', 'Ordered the food daily')
		const { merged, collisions } = mergeCvs(base, mine, theirs)
		expect(lines(merged)).toEqual([
			'Ordered the food daily',
			'Cooked for 40 guests',
			'Trained two cooks',
		])
		expect(collisions).toEqual([])
	})
})

describe('what stands around the name, papers and a photo', () => {
	const base = emptyCv()
	const person = (change: Partial<PersonalInfo>) => ({
		...base,
		personalInfo: { ...base.personalInfo, ...change },
	})

	test('join field by field', () => {
		const mine = person({ honorificPrefix: 'Dr', rightToWork: 'Right to work in the UK' })
		const theirs = { ...person({ orcid: '0000-0002-1825-0097' }), photo: photoOf(tinyPhoto) }
		const { merged, collisions } = mergeCvs(base, mine, theirs)
		expect(merged.personalInfo).toMatchObject({
			honorificPrefix: 'Dr',
			rightToWork: 'Right to work in the UK',
			orcid: '0000-0002-1825-0097',
		})
		expect(merged.photo.image).toBe(tinyPhoto)
		expect(collisions).toEqual([])
	})

	test('two photos collide, and neither is mixed with the other', () => {
		const [mine, theirs] = [tinyPhoto, faultyPhoto({ width: 2, height: 2 })].map((image) => ({
			...base,
			photo: photoOf(image),
		}))
		const { merged, collisions } = mergeCvs(base, mine ?? base, theirs ?? base)
		expect(merged.photo.image).toBe(tinyPhoto)
		expect(collisions.map(({ path }) => path)).toEqual([['photo', 'image']])
	})
})

function photoOf(image: string) {
	return { image, description: '' }
}

describe('designs', () => {
	const base = defaultDesign()

	test('different wishes join, and no section is named twice', () => {
		const mine = { ...base, accent: '#aa0000', hiddenSections: ['awards', 'skills'] as const }
		const theirs = { ...base, textSizePt: 11, hiddenSections: ['skills'] as const }
		const { merged, collisions } = mergeDesigns({
			base: { ...base, hiddenSections: ['awards'] },
			mine: { ...mine, hiddenSections: [...mine.hiddenSections] },
			theirs: { ...theirs, hiddenSections: [...theirs.hiddenSections] },
		})
		expect(merged).toMatchObject({ accent: '#aa0000', textSizePt: 11, hiddenSections: ['skills'] })
		expect(collisions).toEqual([])
	})
})
