import { expect, test } from 'vitest'
import { classifyRequirementLevel } from './classify-requirement-level.ts'

test.each([
	'Salesforce experience helpful',
	'Experience of school contracts useful but not essential',
	'Knowledge of SIMS helpful, though we will train you',
	'A second language advantageous',
	'Forklift licence would be a plus',
	'Sign language helps',
	'We’d love it if you knew Sage',
])('what is told to be nice is not needed: %s', (sentence) => {
	expect(classifyRequirementLevel(sentence, 'essential')).toBe('desirable')
})

test.each([
	'Polite and helpful',
	'Skills: helpful, calm and quick',
	'Knowledge of useful plants',
	'A degree in which helpful colleagues are valued',
	'Experience that helps people move on',
])('the same words of people and things say nothing of the kind: %s', (sentence) => {
	expect(classifyRequirementLevel(sentence, 'essential')).not.toBe('desirable')
})

test.each([
	'have experience of working with young children',
	'have a good standard of literacy',
	'be able to lead phonics',
	'hold or be willing to gain a first aid certificate',
])('what a candidate will have or be is asked of the person: %s', (text) => {
	expect(classifyRequirementLevel(text, 'mentioned', { isUnderHeading: true })).toBe('essential')
})

test.each([
	'have responsibility for the till',
	'have a caseload of twelve',
	'hold weekly meetings',
	'be responsible for the stock',
	'be part of the rota',
])('and what they will do is work: %s', (text) => {
	expect(classifyRequirementLevel(text, 'mentioned', { isUnderHeading: true })).toBe('mentioned')
})
