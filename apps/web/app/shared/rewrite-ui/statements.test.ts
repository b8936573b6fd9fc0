import { expect, test } from 'vitest'
import { composeStatement, decide } from './statements.ts'

const duty = 'Was responsible for answering phones'

test('a duty becomes a statement with one question', () => {
	expect(composeStatement(duty, { current: false })).toMatchObject({
		text: 'Answered phones',
		isChanged: true,
		ask: { question: 'How many calls a day?' },
		needsOwnWords: false,
	})
	expect(composeStatement(duty, { current: true }).text).toBe('Answer phones')
})

test('an answer goes into the statement; one that has no sure place asks for own words', () => {
	const answered = composeStatement(duty, { current: false, decision: { answer: 'about 60' } })
	expect(answered.text).toBe('Answered about 60 calls a day')
	const loose = composeStatement(duty, { current: false, decision: { answer: 'a great many' } })
	expect(loose).toMatchObject({ text: 'Answered phones', needsOwnWords: true })
})

test('the person’s own words, a skipped question and an edit are respected', () => {
	const decisions = decide(decide({}, duty, { keepsOwn: true }), duty, { isSkipped: true })
	expect(composeStatement(duty, { current: false, decision: decisions[duty] })).toMatchObject({
		text: duty,
		isChanged: false,
		ask: null,
	})
	expect(
		composeStatement(duty, { current: false, decision: { edited: 'Took calls' } }),
	).toMatchObject({
		text: 'Took calls',
		isChanged: true,
	})
})
