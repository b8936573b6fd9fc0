import { expect, test } from 'vitest'
import { type EditsByWord, editLine } from '../fixtures/edit-line.ts'
import { bulletMark } from './edit.ts'
import { holdsTogether } from './holds-together.ts'
import { keepsMeaning } from './keeps-meaning.ts'

type Case = [name: string, line: string, edits: EditsByWord]
type NamedCase = { name: string; line: string; edits: EditsByWord; tense: 'past' | 'base' }

const named = (cases: readonly Case[], tense: 'past' | 'base'): NamedCase[] =>
	cases.map(([name, line, edits]) => ({ name, line, edits, tense }))

const duty = { responsible: 'cut', for: 'cut' } as const
const changed: Case[] = [
	['a part of a code is cut', 'Ran s47 visits', { s: 'cut' }],
	[
		'a result that was only asked for',
		'Responsible for reducing waste',
		{ ...duty, reducing: 'past' },
	],
	['a target', 'Responsible for meeting targets', { ...duty, meeting: 'past' }],
	[
		'a duty gets a verb before its act',
		'Responsible for meeting targets',
		{ responsible: '=looked', for: '=after' },
	],
	['what others do', 'Ran a club who enjoy cooking, singing', { singing: 'past' }],
	['what something is for', 'Wrote a guide to train staff, helping them', { helping: 'past' }],
	['what was done by others', 'Run by volunteers', { run: 'past' }],
	['an object loses its verb', 'Supervision of two apprentices', { supervision: '=supervised' }],
	['an object of a verb', 'Arranged servicing for vans', { servicing: 'past' }],
	['one gerund of two', 'Stripping roofs, laying tiles', { stripping: 'past' }],
	[
		'a second “for” hangs on nothing',
		'Responsible for checks and for visits',
		{ responsible: 'cut', for: 'cut' },
	],
]
const finished: Case[] = [
	[
		'a change with its figures',
		'Running a stall, raising takings from £2 to £3',
		{ running: 'base', raising: 'base' },
	],
	['a cut by a figure', 'Managing a kitchen, cutting waste by 12%', { managing: 'base' }],
	['a duty that goes on', 'Checking levels', { checking: 'past' }],
]
const results: Case[] = [
	[
		'what has come of it, in a later bullet',
		'Managing a kitchen, cutting waste by 12%',
		{ managing: 'base', ',': 'cut', cutting: { mark: bulletMark, word: 'past' } },
	],
]
const same: Case[] = [
	['a duty', 'Responsible for cleaning wards', { ...duty, cleaning: 'past' }],
	['each gerund of a list', 'Stripping roofs, laying tiles', { stripping: 'past', laying: 'past' }],
	['a manner', 'Painting walls, using rollers', { painting: 'past' }],
	[
		'a bullet of its own',
		'Painting walls, laying tiles',
		{ painting: 'past', laying: { mark: bulletMark, word: 'past' } },
	],
]

test.each([...named(changed, 'past'), ...named(finished, 'base')])(
	'what a line means is changed: $name',
	({ line, edits, tense }) => {
		const wording = editLine(line, edits)
		expect(wording !== null && keepsMeaning(wording.from, wording.edits, tense)).toBe(false)
	},
)

test.each([...named(same, 'past'), ...named(results, 'base')])(
	'what a line means stays: $name',
	({ line, edits, tense }) => {
		const wording = editLine(line, edits)
		expect(wording !== null && keepsMeaning(wording.from, wording.edits, tense)).toBe(true)
	},
)

test.each([
	'Worked as a grill station',
	'Handled post and answering phones',
	'Trained staff and stock control',
	'Trained drivers and daily and cashed up',
	'Loaded vans and unload them',
])('“%s” isn’t one statement', (bullet) => {
	expect(holdsTogether(bullet)).toBe(false)
})

test.each([
	'Worked as a waiter in a hotel',
	'Worked as part of a team',
	'Answered calls, listening to complaints and offering refunds',
	'Did stock control and filing',
	'Loaded vans and unloaded them',
])('“%s” is one statement', (bullet) => {
	expect(holdsTogether(bullet)).toBe(true)
})
