import { expect, test } from 'vitest'
import { matchLines } from './match-lines.ts'

test.each([
	{
		what: 'equal lines match wherever they stand',
		before: ['a', 'b'],
		after: ['b', 'a'],
		is: [1, 0],
	},
	{
		what: 'equal twins match in turn',
		before: ['a', 'a'],
		after: ['a', 'a', 'a'],
		is: [0, 1, null],
	},
	{
		what: 'a line is known by most of its words',
		before: ['Led a team', 'Cooked for 40 guests'],
		after: ['Cooked for 400 guests', 'Led a team'],
		is: [1, 0],
	},
	{
		what: 'a line written anew is known by its place',
		before: ['a', 'b', 'c'],
		after: ['a', 'x', 'c'],
		is: [0, 1, 2],
	},
	{ what: 'the first line has a place too', before: ['a', 'b'], after: ['x', 'b'], is: [0, 1] },
	{
		what: 'a line in between is new',
		before: ['a', 'b'],
		after: ['a', 'x', 'b'],
		is: [0, null, 1],
	},
	{ what: 'nothing matches nothing', before: [], after: ['', ''], is: [null, null] },
])('$what', ({ before, after, is }) => {
	expect(matchLines(before, after)).toEqual(is)
})
