import { expect, test } from 'vitest'
import { type EditsByWord, editLine } from '../fixtures/edit-line.ts'
import { bulletMark } from './edit.ts'

function print(line: string, edits: EditsByWord): string[] | undefined {
	return editLine(line, edits)?.bullets.slice()
}

test('a line without edits is printed as it was written', () => {
	const line =
		'Ran the A&E desk (nights), 30+ calls/hour – “first line” for O’Neill & Sons at £4.50'
	expect(print(line, {})).toEqual([line])
})

test('kept words keep their capitals and spelling around what is cut', () => {
	expect(
		print('I was Responsible for e-Learning at McDonald’s', {
			i: 'cut',
			was: 'cut',
			responsible: 'cut',
			for: 'cut',
		}),
	).toEqual(['e-Learning at McDonald’s'])
})

type Printed = { name: string; line: string; edits: EditsByWord; printed: string[] }

const cases: [string, string, EditsByWord, string[]][] = [
	[
		'a bullet begins with a capital, and the mark before it goes',
		'Cleaned wards, made beds',
		{ made: { mark: bulletMark } },
		['Cleaned wards', 'Made beds'],
	],
	[
		'an “and” before a bullet goes',
		'Cleaned wards and made beds',
		{ made: { mark: bulletMark } },
		['Cleaned wards', 'Made beds'],
	],
	[
		'the full stop of a line goes when it is several bullets',
		'Cleaned wards. Made beds.',
		{ made: { mark: bulletMark } },
		['Cleaned wards', 'Made beds'],
	],
	[
		'a word that no longer begins the line gets a small letter',
		'Deliveries to shops',
		{ deliveries: { words: 'handle', tense: 'past' } },
		['Handled deliveries to shops'],
	],
	[
		'a name that no longer begins the line keeps its capital',
		'London deliveries',
		{ london: { words: 'handle', tense: 'base' } },
		['Handle London deliveries'],
	],
	[
		'a short form that no longer begins the line keeps its capitals',
		'ECG clinics',
		{ ecg: { words: 'do', tense: 'past' } },
		['Did ECG clinics'],
	],
	[
		'a verb within a bullet keeps the form that was put in',
		'Typed letters, filing',
		{ filing: { words: 'and do' }, ',': 'cut' },
		['Typed letters and do filing'],
	],
	[
		'“a” and “an” go by the sound behind them',
		'Worked as a kind assistant',
		{ kind: 'cut' },
		['Worked as an assistant'],
	],
	[
		'commas are put without a space before them',
		'Cooked starters mains and desserts',
		{ mains: { mark: ',' } },
		['Cooked starters, mains and desserts'],
	],
	[
		'a comma that another mark follows goes',
		'Cooked starters, puddings, (vegan)',
		{ puddings: 'cut' },
		['Cooked starters (vegan)'],
	],
	[
		'a short form in another number keeps its capitals',
		'Did ECG daily',
		{ ecg: 'many' },
		['Did ECGs daily'],
	],
	[
		'a form of a verb keeps the capital of its word',
		'Serving guests',
		{ serving: 'past' },
		['Served guests'],
	],
]

test.each(cases.map(([name, line, edits, printed]): Printed => ({ name, line, edits, printed })))(
	'$name',
	({ line, edits, printed }) => {
		expect(print(line, edits)).toEqual(printed)
	},
)

test('a word that has no such form can’t be edited so', () => {
	expect(print('Worked with Xylomat', { xylomat: 'past' })).toBeUndefined()
})

test('nothing but cut words leaves nothing', () => {
	expect(print('etc', { etc: 'cut' })).toEqual([])
})

test('each bullet is made of its own part of the line', () => {
	const wording = editLine('Cleaned wards, also made 20 beds a day', {
		',': 'cut',
		also: 'cut',
		made: { mark: bulletMark },
	})
	expect(wording?.sources).toEqual(['Cleaned wards, also', ', also made 20 beds a day'])
})
