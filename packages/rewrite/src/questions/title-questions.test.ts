import { expect, test } from 'vitest'
import { addAnswerToLine, askAbout } from '../index.ts'
import { tradeOfTitle } from './trade-of-title.ts'

function ask(title: string, line: string, current = false): string {
	return askAbout(line, { title, current })[0]?.question ?? ''
}

test.each([
	// A list of many duties is asked about by those it is done for.
	[
		'Healthcare Assistant',
		'Making beds, washing patients, feeding, obs, answering buzzers',
		'How many patients did you look after on a shift?',
	],
	['Bench joiner', 'Made staircases and doors', 'How many staircases a month?'],
	[
		'Physiotherapist',
		'Ran an exercise class for patients after surgery',
		'How many people came to a class?',
	],
	// A helper of the people served is asked how many there were; a helper of a colleague is asked nothing.
	[
		'Care assistant',
		'Assisted residents with washing',
		'How many residents did you look after on a shift?',
	],
	['Dental nurse', 'Assisted the dentist with implants', ''],
])('%s: %s', (title, line, question) => {
	expect(ask(title, line)).toBe(question)
})

test.each([
	['Van driver', 'Daily vehicle checks, ropes and sheets'],
	['Paramedic', 'Served as a member of a working group'],
])('no other trade’s words are asked: %s, %s', (title, line) => {
	expect(ask(title, line)).not.toMatch(/customers|houses|pupils|machines/)
})

test('a job that goes on is asked about in the present', () => {
	expect(ask('Midwife', 'Coordinate the labour ward', true)).toBe(
		'How many beds does the ward have?',
	)
	expect(ask('Midwife', 'Coordinated the labour ward')).toBe('How many beds did the ward have?')
})

test.each([
	['Senior Care Assistant (nights)', 'care'],
	['Cleaner and housekeeper', 'cleaning'],
	['HGV Driver', 'transport'],
	['Bus drivers', 'transport'],
])('%s works in %s', (title, trade) => {
	expect(tradeOfTitle(title)?.trades).toContain(trade)
})

test('work beside the trade is asked about where the line says nothing else', () => {
	expect(ask('Care assistant', 'Answered phones')).toBe('How many calls a day?')
})

test('a title that tells no trade has none', () => {
	expect(tradeOfTitle('Various')).toBeNull()
})

test('the answer to a question of a trade finds its place without the title', () => {
	const line = 'Making beds, washing patients, feeding, obs, answering buzzers'
	const [asked] = askAbout(line, { title: 'Healthcare Assistant', current: true })
	expect(asked && addAnswerToLine(line, asked, 'about 12')).toBe(
		`${line}. Look after about 12 patients a shift`,
	)
})
