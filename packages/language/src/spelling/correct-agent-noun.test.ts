import { expect, test } from 'vitest'
import { openEnglishWords } from '../node/open-english-words.ts'
import { agentInEr, correctAgentNoun } from './correct-agent-noun.ts'

const knows = await openEnglishWords()

test.each([
	['collecter', 'collector'],
	['operaters', 'operators'],
	['inspecter', 'inspector'],
	['contracters', 'contractors'],
	['instructer', 'instructor'],
	['conducter', 'conductor'],
	['supervisers', 'supervisors'],
	['educater', 'educator'],
	['investers', 'investors'],
])('%s is %s', (word, right) => {
	expect(correctAgentNoun(word, knows)).toBe(right)
})

test.each(
	'adviser carer driver procter sailer presenter converter conveyer pointer tutor doctor planters porter fitter assembler'.split(
		' ',
	),
)('%s is left alone', (word) => {
	expect(correctAgentNoun(word, knows)).toBeNull()
})

test.each([
	['computor', 'computer'],
	['trainors', 'trainers'],
	['managor', 'manager'],
	['teachors', 'teachers'],
])('%s is meant for %s', (word, right) => {
	expect(agentInEr(word, knows)).toBe(right)
})

test.each('motor sailor minor taylor connor windsor operator sponsors mentor tenors'.split(' '))(
	'%s stays in -or',
	(word) => {
		expect(agentInEr(word, knows)).toBeNull()
	},
)
