import { describe, expect, test } from 'vitest'
import { analyseLine, findTriggers } from './index.ts'
import { tokenise } from './tokenise.ts'

test.each([
	['A&E, P&L and R&D', ['A&E', ',', 'P&L', 'and', 'R&D']],
	['£1,200 (10%) a month', ['£1,200', '(', '10%', ')', 'a', 'month']],
	['full-time C# 24/7', ['full-time', 'C#', '24/7']],
	['the manager’s rota', ['the', 'manager’s', 'rota']],
])('%s is cut into words', (text, words) => {
	expect(tokenise(text).map((token) => token.text)).toEqual(words)
})

const tagsOf = (text: string) => analyseLine(text).tokens.map(({ tag }) => tag)

test.each([
	['Organised shifts for volunteers', 'VBD'],
	['Planned routes, saving fuel', 'VBD'],
	['Managed accounts of clients', 'VBD'],
	['Trained drivers', 'VBD'],
	['Recorded goods that came back damaged', 'VBD'],
	['Registered nurse on a busy ward', 'JJ'],
	['Qualified counsellor', 'JJ'],
	['Completed jobs were signed off', 'JJ'],
])('%s opens with %s', (text, tag) => {
	expect(tagsOf(text)[0]).toBe(tag)
})

test('a word that holds a sentence together is what it always is', () => {
	expect(tagsOf('I hope it is close to what your frozen food work needs')).toContain('PRP$')
	expect(tagsOf('Has run the sauce section')[0]).toBe('VBZ')
	expect(tagsOf('Work of this kind always involves Python')[4]).toBe('RB')
})

const acts = (text: string) => {
	const { tokens, clauses } = analyseLine(text)
	return clauses.flatMap(({ act, objects }) =>
		act === null ? [] : [[tokens[act]?.lemma, ...objects.map(({ head }) => tokens[head]?.lemma)]],
	)
}

describe('clauses', () => {
	test.each([
		['Cooked, plated and served meals', [['cook'], ['plate'], ['serve', 'meal']]],
		[
			'Processed invoices and reconciled accounts',
			[
				['process', 'invoice'],
				['reconcile', 'account'],
			],
		],
		['Was trained by senior staff to process invoices', [['train'], ['process', 'invoice']]],
	])('%s', (text, wanted) => {
		expect(acts(text)).toEqual(wanted)
	})

	test.each([
		['Sales rose by 12% after I introduced a loyalty card', 'thing'],
		['My manager approved the plan', 'other'],
		['We built two schools', 'team'],
		['Our team built two schools', 'team'],
		['Our manager built two schools', 'other'],
		['Looked after children aged 5 to 11', 'writer'],
		['I built two schools', 'writer'],
		['Built two schools', 'writer'],
		['My job was setting out footings', 'writer'],
	])('%s: done by %s', (text, agent) => {
		expect(analyseLine(text).clauses.find(({ act }) => act !== null)?.agent).toBe(agent)
	})

	test.each([
		['I was the person who opened the post', 'open', 'writer'],
		['It was me who rang the landlord', 'ring', 'writer'],
		['One of six staff who moved the archive', 'move', 'other'],
		['I was one of six staff who moved the archive', 'move', 'team'],
		['Joined a team that won an award', 'win', 'other'],
		['Drew plans, which the architect stamped', 'stamp', 'other'],
		['Packed boxes after the manager had weighed them', 'weigh', 'other'],
		['Drove vans, with a driver checking each one', 'check', 'other'],
		['The supervisor booked the van', 'book', 'other'],
		['Letters were typed at home', 'type', 'writer'],
		['Worked for a shop that sold shoes, and trained staff', 'train', 'writer'],
	])('%s: %s is done by %s', (text, lemma, agent) => {
		const { clauses, tokens } = analyseLine(text)
		expect(clauses.find(({ act }) => tokens[act ?? -1]?.lemma === lemma)?.agent).toBe(agent)
	})

	test('how clauses hang together', () => {
		const links = (text: string) => analyseLine(text).clauses.map(({ link }) => link)
		expect(links('Saved two hours a week by swapping paper forms')).toContain('means')
		expect(links('Fixed lorries when they broke down')).toContain('time')
		expect(links('Changed the rota, cutting overtime')).toContain('result')
	})
})

describe('assertions', () => {
	const said = (text: string) => {
		const line = analyseLine(text)
		return findTriggers(line).map(({ effect, reaches }) => [
			effect,
			[...reaches].map((index) => line.tokens[index]?.text).join(' '),
		])
	}

	test.each([
		['Helped the chef and cleaned the kitchen', 'helped', 'Helped the chef'],
		['Did not handle cash', 'negated', 'handle cash'],
		['Covered the till when needed', 'occasional', 'Covered the till'],
		['Processed some of the invoices', 'partial', 'some of the invoices'],
	])('%s: %s', (text, effect, reach) => {
		expect(said(text)).toContainEqual([effect, expect.stringContaining(reach)])
	})

	test('words that only look like a trigger say nothing', () => {
		expect(said('Staffed the help desk')).toEqual([])
	})

	test('a turn ends what was denied', () => {
		const [found] = said('Not responsible for the budget but ordered stock')
		expect(found?.[1]).not.toContain('stock')
	})
})

test('hostile text is read in time', () => {
	for (const text of [
		'and '.repeat(5_000),
		'2019-'.repeat(5_000),
		'('.repeat(9_000),
		'ü'.repeat(9_000),
	])
		expect(() => findTriggers(analyseLine(text))).not.toThrow()
})
