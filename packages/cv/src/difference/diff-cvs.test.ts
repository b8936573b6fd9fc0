import { expect, test } from 'vitest'
import {
	addItem,
	defaultDesign,
	diffCvs,
	diffDesigns,
	emptyCv,
	moveItem,
	newItem,
	removeItem,
	setField,
} from '../index.ts'

const skill = (name: string) => ({ ...newItem('skills', name), name })
const base = ['HACCP', 'Menus', 'Stock'].reduce(
	(cv, name) => addItem(cv, 'skills', { item: skill(name) }),
	{ ...emptyCv(), professionalSummary: 'A chef.' },
)

test('nothing differs between equal CVs, whatever the order of their fields', () => {
	const { skills, ...rest } = base
	expect(diffCvs(base, { skills, ...rest })).toEqual([])
})

test('a changed text is shown word by word', () => {
	expect(diffCvs(base, { ...base, professionalSummary: 'A head chef.' })).toEqual([
		{
			kind: 'changed',
			path: ['professionalSummary'],
			before: 'A chef.',
			after: 'A head chef.',
			words: [
				{ kind: 'same', text: 'A ' },
				{ kind: 'added', text: 'head ' },
				{ kind: 'same', text: 'chef.' },
			],
		},
	])
})

test('items that came, went, moved and changed are each told once', () => {
	const added = addItem(base, 'skills', { item: skill('Bread') })
	const renamed = setField(removeItem(added, 'skills', 'HACCP'), 'skills.0.group', 'Kitchen')
	const after = moveItem(renamed, 'skills', { id: 'Stock', by: -1 })
	expect(diffCvs(base, after).map(({ kind, path }) => [kind, ...path])).toEqual([
		['sorted', 'skills'],
		['changed', 'skills', 'Menus', 'group'],
		['added', 'skills', 'Bread'],
		['removed', 'skills', 'HACCP'],
	])
})

test('designs are compared too', () => {
	const design = defaultDesign()
	expect(diffDesigns(design, { ...design, textSizePt: 11 })).toMatchObject([
		{ kind: 'changed', path: ['textSizePt'], before: 10.5, after: 11, words: [] },
	])
})
