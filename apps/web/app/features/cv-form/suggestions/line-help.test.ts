import { expect, test } from 'vitest'
import { answersAbout, buildFact, findLineHelp, withAnswer } from './line-help.ts'

const known = { current: false, itemId: 'job', facts: [] }
const given = { id: 'fact', itemId: 'job', givenOn: '2026-05-04' }

function helpOf(line: string) {
	const [help] = findLineHelp([line], known)
	if (!help?.ask) throw new Error('Nothing was asked.')
	return { ...help, ask: help.ask }
}

test('a line gets a wording and a question, and the answer has its place in it', () => {
	const help = helpOf('Was responsible for answering phones')
	expect(help).toMatchObject({
		after: 'Answered phones',
		ask: { question: 'How many calls a day?' },
	})
	expect(withAnswer(help, '60')).toBe('Answered 60 calls a day')
	expect(withAnswer(help, 'it depended')).toBeNull()
})

test('a question that was answered, also with not knowing, is not asked again', () => {
	const line = 'Answered phones'
	const fact = buildFact(helpOf(line), '', given)
	expect(fact).toEqual({
		...given,
		line,
		question: 'How many calls a day?',
		answer: '',
	})
	expect(findLineHelp([line], { ...known, facts: [fact] })).toEqual([])
	expect(findLineHelp([line], { ...known, itemId: 'another job', facts: [fact] })).toHaveLength(1)
})

test('an answer is found again after its line was reworded', () => {
	const help = helpOf('Was responsible for answering phones')
	const fact = buildFact(help, '60', given)
	const facts = [fact]
	expect(answersAbout('Answered 60 calls a day', { itemId: 'job', facts })).toEqual(['60'])
	expect(answersAbout('Answered phones', { itemId: 'job', facts })).toEqual(['60'])
	expect(answersAbout('Answered phones and post', { itemId: 'job', facts })).toEqual(['60'])
	expect(answersAbout('Cleaned rooms', { itemId: 'job', facts })).toEqual([])
})
