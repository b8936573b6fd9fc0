import { expect, test } from 'vitest'
import { addAnswerToLine, suggestRewrite } from '../index.ts'

const line = 'Wrote the daily notes on tablet'
const title = 'Healthcare Assistant'

function ask(text: string) {
	return suggestRewrite(line, { current: false, title, text })?.asks[0]
}

test.each([
	['Helped 14 residents with washing', 'How many residents did you look after on a shift?'],
	['Took a service user to the shops', 'How many service users did you look after on a shift?'],
	['Moved patients and residents', 'How many patients did you look after on a shift?'],
	['Worked nights', 'How many patients did you look after on a shift?'],
])('a question uses the word of the job’s own lines: %s', (other, question) => {
	expect(ask(`${line}\n${other}`)?.question).toBe(question)
})

test('the answer is told in that word too', () => {
	const asked = ask(`${line}\nHelped 14 residents with washing`)
	if (asked === undefined) throw new Error('Nothing is asked.')
	const told = addAnswerToLine(line, asked, '14')
	expect(JSON.stringify(told)).toMatch(/14 residents/)
	expect(JSON.stringify(told)).not.toMatch(/patients/)
})
