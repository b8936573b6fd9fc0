import { parseTsv } from '@app/language'
import { expect, test } from 'vitest'
import { questionActs } from './data/question-acts.ts'
import { questionNouns } from './data/question-nouns.ts'
import { askAbout } from './index.ts'

const nouns = parseTsv<'trade' | 'nouns' | 'kind' | 'per' | 'question' | 'fit'>(questionNouns)
const fits =
	/^(?:|(?:before|swap|paren|of|for|job|worth|result|saving|used|could|can|sort|settled|means|often|own|mainly|by)(?::.*)?)$/

test('the table knows 400 nouns of 25 trades', () => {
	const counted = nouns.filter(({ kind }) => kind !== 'none')
	expect(new Set(counted.flatMap((row) => row.nouns.split('|'))).size).toBeGreaterThan(400)
	expect(new Set(counted.map(({ trade }) => trade)).size).toBeGreaterThan(25)
})

test('each row of the tables can be read', () => {
	for (const { kind, question, fit } of nouns) {
		expect(kind).toMatch(/^(?:count|flow|people|money|words|none)$/)
		expect(fit).toMatch(fits)
		// For people, money and other measures the table holds the whole question.
		if (/^(?:people|money|words)$/.test(kind)) expect(question).toMatch(/^(?:How|What) .*\?$/)
	}
	for (const row of parseTsv<'rank' | 'question' | 'fit'>(questionActs)) {
		expect(row.fit).toMatch(fits)
		if (/^(?:first|after)$/.test(row.rank)) expect(row.question).toMatch(/\?$/)
	}
})

test.each([
	// The result comes before the size where the act is a change.
	['Introduced a new filing system', 'What got better because of the new filing system?'],
	['Trained new starters', 'How many new starters a year?'],
	// In the words of the trade.
	['Drove a lorry', 'How many drops did you do in a day?'],
	['Prepared court bundles', 'How many court bundles a month?'],
	['Cooked meals for residents', 'How many covers did the kitchen do in a service?'],
	['Moved patients to theatre', 'How many patients a shift?'],
	['Cared for patients after surgery', 'How many patients at a time?'],
	['Ran the company’s Instagram', 'How many followers did Instagram have?'],
	['Managed a caseload', 'How many cases were on the caseload?'],
])('%s: %s', (line, question) => {
	expect(askAbout(line)[0]?.question).toBe(question)
})

test.each([
	'Analysed data for the board',
	'Followed health and safety procedures',
	'Used power tools',
	'Kept the kitchen to a high standard',
	'Gained experience of different areas',
])('what nobody counts is not counted: %s', (line) => {
	expect(askAbout(line)[0]?.question ?? '').not.toMatch(
		/How many (?:data|procedures|tools|standards|areas|experiences)/,
	)
})

test.each([
	'Served 40 customers a day',
	'Prepared resources for two classes',
	'Managed a team of 5',
	'Introduced a rota, which cut overtime',
	'Reduced waste by 15%',
])('nothing is asked that the line says: %s', (line) => {
	expect(askAbout(line)).toEqual([])
})
