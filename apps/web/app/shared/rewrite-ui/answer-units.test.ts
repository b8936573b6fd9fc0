import type { Ask } from '@app/rewrite'
import { expect, test } from 'vitest'
import { bare, hasUnit, unitsFor, withUnit } from './answer-units.ts'

const ask = (unit: Ask['unit'], question = 'How many?'): Ask => ({
	kind: 'metric',
	unit,
	question,
})
const periods = unitsFor(ask('count'))
const [, week, month] = periods

test('a figure gets a unit, and another one takes its place', () => {
	if (!week || !month) throw new Error('A count has periods.')
	expect(withUnit('60', week, periods)).toBe('60 a week')
	expect(withUnit('60 a week', month, periods)).toBe('60 a month')
	expect(bare('60 a month', periods)).toBe('60')
	expect(hasUnit('60 a month', month)).toBe(true)
})

test('money has its sign in front, a share behind', () => {
	const [pound] = unitsFor(ask('money'))
	const [percent] = unitsFor(ask('percent'))
	expect(pound && withUnit('400', pound, [pound])).toBe('£400')
	expect(percent && withUnit('15', percent, [percent])).toBe('15%')
})

test('words have no unit, nor has a question that says its own', () => {
	expect(unitsFor(ask('words'))).toEqual([])
	expect(unitsFor(ask('count', 'How many at a time?'))).toEqual([])
	expect(unitsFor(ask('count', 'How many calls a day?'))).toEqual([])
	expect(unitsFor(ask('count', 'How many people were on the rota?'))).toEqual([])
	expect(unitsFor(ask('count', 'How often, every week?'))).not.toEqual([])
})
