import { expect, test } from 'vitest'
import { allNames, newNames, takeFinishedNames } from './split-names.ts'

test('a comma finishes a name, and what follows is still being typed', () => {
	expect(takeFinishedNames('wound care, phleb')).toEqual({ names: ['wound care'], rest: 'phleb' })
})

test('without a separator nothing is finished', () => {
	expect(takeFinishedNames('wound care')).toEqual({ names: [], rest: 'wound care' })
})

test('a pasted list gives every name', () => {
	expect(allNames('Forklift (B1); stock control\n• manual handling |  ')).toEqual([
		'Forklift (B1)',
		'stock control',
		'manual handling',
	])
})

test('a comma inside brackets belongs to the name', () => {
	expect(allNames('Microsoft Office (Word, Excel), filing')).toEqual([
		'Microsoft Office (Word, Excel)',
		'filing',
	])
})

test('a name that is there already is not added twice', () => {
	expect(newNames(['Baking', 'baking', 'Icing'], ['icing'])).toEqual(['Baking'])
})
