import { expect, test } from 'vitest'
import { isBeingLearnt, isNegatedSkill } from './skill-negation.ts'

const placeOf = (text: string, name: string) => {
	const start = text.indexOf(name)
	expect(start).toBeGreaterThanOrEqual(0)
	return { start, end: start + name.length }
}

test.each([
	['No SAP experience', 'SAP'],
	['I have no previous experience of SAP', 'SAP'],
	['I have not used SAP', 'SAP'],
	['I’ve never used SAP but know Sage', 'SAP'],
	['Keen to learn SAP', 'SAP'],
	['Would love to train in SAP', 'SAP'],
	['Without SAP we ran all stock on paper', 'SAP'],
	['Ran stock without SAP.', 'SAP'],
])('“%s” says that it is lacking', (text, name) => {
	expect(isNegatedSkill(text, placeOf(text, name))).toBe(true)
})

test.each([
	['Used SAP with no errors', 'SAP'],
	['No day without SAP', 'SAP'],
	['Never at work without SAP', 'SAP'],
	['Cannot imagine work without SAP', 'SAP'],
	['Ran it without SAP errors', 'SAP'],
	['Without SAP I could not have done it', 'SAP'],
	['I have not only used SAP but taught it', 'SAP'],
	['Never used paper again after moving to SAP', 'SAP'],
	['Keen to learn, and confident in SAP', 'SAP'],
	['Trained new staff to use SAP', 'SAP'],
])('“%s” does not', (text, name) => {
	expect(isNegatedSkill(text, placeOf(text, name))).toBe(false)
})

test.each([
	['Currently learning SQL', 'SQL', true],
	['SQL (learning)', 'SQL', true],
	['I am learning to use SQL', 'SQL', true],
	['Learnt SQL and wrote 40 reports', 'SQL', false],
	['Supported pupils learning SQL', 'SQL', false],
	['Self-taught in SQL', 'SQL', false],
])('“%s”: %s is being learnt: %s', (text, name, isSo) => {
	expect(isBeingLearnt(text, placeOf(text, name))).toBe(isSo)
})
