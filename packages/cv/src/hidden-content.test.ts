import { describe, expect, test } from 'vitest'
import {
	applyEdits,
	blankHidden,
	type CvDocument,
	countLines,
	createCvContext,
	cvDocumentSchema,
	defaultDesign,
	editOf,
	hiddenLines,
	hidePart,
	isItemHidden,
	leftOffPage,
	listPassages,
	mergeCvs,
	printedCv,
	redactSections,
	removeItem,
	setField,
	showPart,
	takeHiddenOut,
	toEllaJson,
	withoutHidden,
} from './index.ts'

const cv = cvDocumentSchema.parse({
	experience: [
		{ id: 'chef', jobTitle: 'Chef', achievements: ['Ran the pass', 'Trained apprentices'] },
		{ id: 'bar', jobTitle: 'Bartender', summary: 'Evenings', achievements: ['Poured pints'] },
	],
	education: [{ id: 'course', qualification: 'Diploma', details: ['Pastry', 'Wine'] }],
	skills: [
		{ id: 's1', name: 'Baking', level: 'good' },
		{ id: 's2', name: 'Welding' },
	],
	custom: [
		{
			id: 'own',
			title: 'Driving',
			items: [
				{ id: 'o1', text: 'Full licence' },
				{ id: 'o2', text: 'Own van' },
			],
		},
	],
})

const hide = (from: CvDocument, item: string, line = '') => hidePart(from, { item, line })
const withHidden = [
	['bar', ''],
	['chef', 'Trained apprentices'],
	['course', 'Wine'],
	['s2', ''],
	['own', 'Own van'],
].reduce((hidden, [item = '', line]) => hide(hidden, item, line), cv)
const secrets = ['Bartender', 'Evenings', 'Poured pints', 'Trained', 'Wine', 'Welding', 'Own van']
const kept = ['Chef', 'Ran the pass', 'Diploma', 'Pastry', 'Baking', 'Driving', 'Full licence']

function expectHidden(words: string) {
	for (const secret of secrets) expect(words).not.toContain(secret)
	for (const shown of kept) expect(words).toContain(shown)
}

describe('what is hidden', () => {
	test('stays in the CV and in its Ella file', () => {
		for (const word of [...secrets, ...kept]) expect(toEllaJson(withHidden)).toContain(word)
	})

	test('is in nothing that is printed, shared or judged', () => {
		expectHidden(JSON.stringify(withoutHidden(withHidden)))
		expectHidden(JSON.stringify(printedCv(withHidden, defaultDesign())))
		expectHidden(JSON.stringify(redactSections(withHidden, ['phone'])))
		expectHidden(JSON.stringify(listPassages(withHidden)))
		const { cv: judged, passages } = createCvContext({
			cv: withHidden,
			source: null,
			today: '2026-11',
		})
		expectHidden(JSON.stringify([judged, passages]))
	})

	test('leaves every other field at its path', () => {
		const blanked = blankHidden(withHidden)
		expect(blanked.experience[0]?.achievements).toEqual(['Ran the pass', ''])
		expect(blanked.experience[1]).toMatchObject({ id: 'bar', jobTitle: '', achievements: [] })
		expect(blanked.skills.map(({ name }) => name)).toEqual(['Baking', ''])
		expect(cvDocumentSchema.parse(blanked)).toEqual(blanked)
		expect(cvDocumentSchema.parse(withoutHidden(withHidden))).toEqual(withoutHidden(withHidden))
	})

	test('is listed among what no page shows', () => {
		const words = leftOffPage(withHidden, defaultDesign())
			.filter(({ reason }) => reason === 'hiddenHere')
			.flatMap((left) => left.words)
		expect(words).toEqual([
			'Trained apprentices',
			'Bartender',
			'Evenings',
			'Poured pints',
			'Wine',
			'Welding',
			'Own van',
		])
	})

	test('is listed once where its whole section is hidden', () => {
		const design = { ...defaultDesign(), hiddenSections: ['experience' as const] }
		const words = leftOffPage(withHidden, design).flatMap((left) => left.words)
		expect(words.filter((word) => word === 'Bartender')).toHaveLength(1)
	})

	test('adds no line to the CV', () => {
		expect(countLines(withHidden)).toBe(countLines(cv))
	})
})

describe('hiding', () => {
	test('is taken back part by part', () => {
		const back = withHidden.hidden.reduce((shown, part) => showPart(shown, part), withHidden)
		expect(back).toEqual(cv)
		expect(showPart(cv, { item: 'chef', line: '' })).toBe(cv)
	})

	test('follows an item that moves and forgets one that is gone', () => {
		expect(isItemHidden(withHidden, 'bar')).toBe(true)
		const gone = hide(removeItem(withHidden, 'experience', 'bar'), 's1')
		expect(isItemHidden(gone, 'bar')).toBe(false)
		expect(isItemHidden(gone, 's1')).toBe(true)
	})

	test('of one of two equal lines leaves the other', () => {
		const twice = setField(cv, 'experience.0.achievements', ['Cooked', 'Cooked'])
		const once = hide(twice, 'chef', 'Cooked')
		expect(hiddenLines(once, 'chef', ['Cooked', 'Cooked'])).toEqual([true, false])
		expect(withoutHidden(once).experience[0]?.achievements).toEqual(['Cooked'])
		const both = hide(once, 'chef', 'Cooked')
		expect(withoutHidden(both).experience[0]?.achievements).toEqual([])
	})
})

describe('merging', () => {
	test('joins what both sides hid, and what one of them showed again', () => {
		const base = hide(hide(cv, 'bar'), 's2')
		const mine = hide(base, 'chef', 'Ran the pass')
		const theirs = showPart(hide(base, 'course'), { item: 'bar', line: '' })
		const { merged, collisions } = mergeCvs(base, mine, theirs)
		expect(collisions).toEqual([])
		expect(merged.hidden.map(({ item }) => item).toSorted()).toEqual(['chef', 'course', 's2'])
	})

	test('an item hidden on one side and edited on the other is both', () => {
		const theirs = setField(cv, 'experience.1.jobTitle', 'Bar manager')
		const { merged, collisions } = mergeCvs(cv, hide(cv, 'bar'), theirs)
		expect(collisions).toEqual([])
		expect(merged.experience[1]?.jobTitle).toBe('Bar manager')
		expect(isItemHidden(merged, 'bar')).toBe(true)
	})

	test('a line hidden on one side stays hidden in the new words of the other', () => {
		const reworded = setField(cv, 'experience.0.achievements.1', 'Trained four apprentices')
		const hidden = hide(cv, 'chef', 'Trained apprentices')
		for (const { merged } of [mergeCvs(cv, hidden, reworded), mergeCvs(cv, reworded, hidden)]) {
			expect(withoutHidden(merged).experience[0]?.achievements).toEqual(['Ran the pass'])
			expect(merged.experience[0]?.achievements).toContain('Trained four apprentices')
		}
	})

	test('more than a hundred marks on two sides are no collision', () => {
		const skills = Array.from({ length: 100 }, (_, index) => ({
			id: `k${index}`,
			name: `n${index}`,
		}))
		const base = cvDocumentSchema.parse({
			skills,
			interests: skills.map(({ id, name }) => ({ id: `i${id}`, name })),
		})
		const mine = skills.reduce((hidden, { id }) => hide(hidden, id), base)
		const theirs = skills.reduce((hidden, { id }) => hide(hidden, `i${id}`), base)
		const { merged, collisions } = mergeCvs(base, mine, theirs)
		expect(collisions).toEqual([])
		expect(merged.hidden).toHaveLength(200)
	})
})

describe('what is said of the CV without its hidden parts', () => {
	const hidden = hide(hide(hide(cv, 'chef'), 'bar', 'Poured pints'), 's1')
	const longer = setField(hidden, 'experience.1.achievements', [
		'Opened the bar',
		'Poured pints',
		'Locked up',
	])
	const { shown, toWholePath, toWholeEdit } = takeHiddenOut(longer)
	const make = (path: string, after: unknown) =>
		applyEdits(longer, [toWholeEdit(editOf(shown, path, after))])

	test('has the paths of the whole CV', () => {
		expect(shown.experience[0]?.achievements).toEqual(['Opened the bar', 'Locked up'])
		expect(toWholePath('experience.0.achievements.1')).toBe('experience.1.achievements.2')
		expect(toWholePath('experience.0.jobTitle')).toBe('experience.1.jobTitle')
		expect(toWholePath('skills.0.name')).toBe('skills.1.name')
		expect(toWholePath('custom.0.items.1.text')).toBe('custom.0.items.1.text')
		expect(toWholePath('professionalSummary')).toBe('professionalSummary')
	})

	test('an edit of a field changes that field', () => {
		expect(make('experience.0.achievements.1', 'Closed')?.experience[1]?.achievements).toEqual([
			'Opened the bar',
			'Poured pints',
			'Closed',
		])
	})

	test('lines that are sorted, added or removed keep the hidden ones among them', () => {
		const linesAfter = (after: string[]) =>
			make('experience.0.achievements', after)?.experience[1]?.achievements
		expect(linesAfter(['Locked up', 'Opened the bar'])).toEqual([
			'Locked up',
			'Opened the bar',
			'Poured pints',
		])
		expect(linesAfter(['Locked up'])).toEqual(['Poured pints', 'Locked up'])
		expect(linesAfter([])).toEqual(['Poured pints'])
		expect(linesAfter(['New', 'Opened the bar', 'Locked up'])).toEqual([
			'New',
			'Opened the bar',
			'Poured pints',
			'Locked up',
		])
	})

	test('items that are sorted, changed or removed keep hidden items and their hidden lines', () => {
		const [bar] = shown.experience
		const renamed = { ...bar, jobTitle: 'Bar manager' }
		const changed = make('experience', [renamed])
		expect(changed?.experience[0]).toEqual(longer.experience[0])
		expect(changed?.experience[1]).toEqual({
			...longer.experience[1],
			jobTitle: 'Bar manager',
		})
		expect(make('experience', [])?.experience).toEqual([longer.experience[0]])
	})

	test('of two equal lines the one that is shown is meant', () => {
		const twice = hide(
			setField(cv, 'experience.0.achievements', ['Cooked', 'Cooked']),
			'chef',
			'Cooked',
		)
		expect(takeHiddenOut(twice).toWholePath('experience.0.achievements.0')).toBe(
			'experience.0.achievements.1',
		)
	})
})
