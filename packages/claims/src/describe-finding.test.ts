import { analyseLine, type Token } from '@app/language/analysis'
import { expect, test } from 'vitest'
import { describeFinding } from './describe-finding.ts'

const firstToken = (text: string) => analyseLine(text).tokens[0] as Token

test('a word with another apostrophe doesn’t say more than itself', () => {
	const finding = describeFinding({
		name: 'act 1 higher',
		value: 1,
		kind: 'act',
		before: firstToken("O'Neill's"),
		after: firstToken('O’Neill’s'),
	})
	expect(finding.message).not.toContain('says more')
	expect(finding.question).not.toContain('better than')
})

test('another verb may say more than the one it replaces', () => {
	const [before, after] = [firstToken('Helped'), firstToken('Led')]
	const { message } = describeFinding({ name: 'act', value: 1, kind: 'act', before, after })
	expect(message).toBe('“Led” says more than “Helped”.')
})
