import { expect, test } from 'vitest'
import { type EditsByWord, editLine } from '../fixtures/edit-line.ts'
import { bulletMark } from './edit.ts'
import { keepsEssentials } from './keeps-essentials.ts'
import { keepsJoints, keepsParticles, keepsPrepositions } from './keeps-joints.ts'

type Case = [name: string, isKept: boolean, line: string, edits: EditsByWord]
type NamedCase = { name: string; isKept: boolean; line: string; edits: EditsByWord }

const named = (cases: readonly Case[]): NamedCase[] =>
	cases.map(([name, isKept, line, edits]) => ({ name, isKept, line, edits }))

function edited(line: string, edits: EditsByWord) {
	const wording = editLine(line, edits)
	if (wording === null) throw new Error('A word has no such form.')
	return wording
}

const joints: Case[] = [
	['a comma that only goes runs two parts together', false, 'Cooked, served', { ',': 'cut' }],
	[
		'an “and” may stand for a comma',
		true,
		'Cooked, served',
		{ ',': 'cut', served: { words: 'and' } },
	],
	['a bullet may stand for a comma', true, 'Cooked, served', { served: { mark: bulletMark } }],
	['a comma before an “and” may go', true, 'Cooked, and served', { ',': 'cut' }],
	['a mark behind a lead-in may go', true, 'Duties: cooking', { duties: 'cut', ':': 'cut' }],
	['a hyphen within a word parts nothing', true, 'Drove a fork-lift', { fork: 'cut' }],
	[
		'a bullet begins where a part does',
		true,
		'Cooked and served',
		{ served: { mark: bulletMark } },
	],
	['a thing still hangs on another', false, 'Handled pallets of linen', { of: 'cut' }],
	[
		'an act takes its thing itself',
		true,
		'The cleaning of wards',
		{ the: 'cut', cleaning: 'past', of: 'cut' },
	],
	[
		'a bullet doesn’t begin within a part',
		false,
		'Cooked hot meals',
		{ meals: { mark: bulletMark } },
	],
]

test.each(named(joints))('$name', ({ isKept, line, edits }) => {
	const { from, edits: made } = edited(line, edits)
	expect(keepsJoints(from, made)).toBe(isKept)
})

const verbs: Case[] = [
	['with its particle', true, 'The till', { the: { words: 'look after' } }],
	['without it', false, 'The till', { the: { words: 'look' } }],
	['with the particle from another edit', true, 'Was on tills', { was: '=look', on: '=after' }],
	['in the writer’s own words', true, 'Looked the part', {}],
]

test.each(named(verbs))('a verb that needs a particle: $name', ({ isKept, line, edits }) => {
	const { from, edits: made } = edited(line, edits)
	expect(keepsParticles(from, made)).toBe(isKept)
})

const essentials: Case[] = [
	['a figure is cut', false, 'Sold 40 cars', { '40': 'cut' }],
	['a number in words is cut', false, 'Sold forty cars', { forty: 'cut' }],
	['a name is cut', false, 'Sold cars in Leeds', { in: 'cut', leeds: 'cut' }],
	['a short form is cut', false, 'Sold cars for BMW', { for: 'cut', bmw: 'cut' }],
	['a “not” is cut', false, 'Did not sell cars', { not: 'cut' }],
	['a “helped” is cut', false, 'Helped sell cars', { helped: 'cut' }],
	['a “most” is cut', false, 'Sold most of the cars', { most: 'cut', of: 'cut' }],
	['a short form gets its plural', true, 'Sold BMW', { bmw: 'many' }],
	['small words are cut', true, 'I have sold 40 cars', { i: 'cut', have: 'cut' }],
	['an order to work is cut', true, 'Responsible for 40 cars', { responsible: 'cut', for: 'cut' }],
]

test.each(named(essentials))('$name', ({ isKept, line, edits }) => {
	const { from, edits: made, bullets } = edited(line, edits)
	expect(keepsEssentials(from, made, bullets)).toBe(isKept)
})

const prepositionCases: Case[] = [
	[
		'a verb keeps its preposition',
		false,
		'Listening to customers',
		{ listening: 'past', to: 'cut' },
	],
	['“of” behind a verb may go', true, 'Welding of steel', { welding: 'past', of: 'cut' }],
	[
		'a lead-in goes with its preposition',
		true,
		'Working on repairs',
		{ working: 'cut', on: 'cut' },
	],
]

test.each(named(prepositionCases))('$name', ({ isKept, line, edits }) => {
	const { from, edits: made } = edited(line, edits)
	expect(keepsPrepositions(from, made)).toBe(isKept)
})
