import { expect, test } from 'vitest'
import { findHeading } from './advert-headings.ts'

const needUnder = (line: string) => findHeading(line, { isBullet: false, opensList: true })?.need

test.each([
	['Requirments', 'essential'],
	['Skills and experience (tested at interview)', 'essential'],
	['Special conditions', 'essential'],
	['Skills (desirable)', 'desirable'],
	['Requirements (preferred)', 'desirable'],
	['Qualifications (nice to have)', 'desirable'],
	['About you (bonus points)', 'desirable'],
	['Skills (essential)', 'essential'],
	['Essential and desirable criteria', 'essential'],
	['Essential / Desirable', 'essential'],
	['The profile:', 'essential'],
	['Benefical:', 'desirable'],
	['You may have', 'desirable'],
	['Useful extras', 'desirable'],
	['The cherry on top', 'desirable'],
	['Would be good but not a deal breaker', 'desirable'],
	['What the council can offer', null],
	['What’s on offer', null],
	['Now the good bit', null],
	['About our client', null],
	['Access and inclusion', null],
	['Equity, diversity and inclusion', null],
	['What we search?', 'essential'],
	['Who do we seek?', 'essential'],
	['What you will make?', 'mentioned'],
	['What will you handle', 'mentioned'],
	['How to inscribe you?', null],
])('under “%s” things are %s', (line, need) => {
	expect(needUnder(line)).toBe(need)
})

test.each([
	'Access and Excel',
	'Excel (D)',
	'Excel (desirable)',
	'Good bits of English',
	'Experiment design',
])('“%s” heads nothing', (line) => {
	expect(findHeading(line, { isBullet: false })).toBeNull()
})
