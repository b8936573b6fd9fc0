import { expect, test } from 'vitest'
import { readAdvert } from './read-advert.ts'
import { splitMixedRequirements } from './split-mixed-requirements.ts'

function needsIn(text: string) {
	const { requirements } = readAdvert(`Requirements\n- ${text}`)
	return Object.fromEntries(requirements.map(({ quote, need }) => [quote.toLowerCase(), need]))
}

test.each([
	['Excel essential, Sage preferred', { excel: 'essential', sage: 'desirable' }],
	['Excel esential, Sage prefered', { excel: 'essential', sage: 'desirable' }],
	['Excel required (Sage preferred)', { excel: 'essential', sage: 'desirable' }],
	[
		'Barista experience (latte art a bonus!), food hygiene',
		{ 'barista experience': 'essential', 'latte art': 'desirable', 'food hygiene': 'essential' },
	],
	['Excel (Sage would be an advantage)', { excel: 'essential', sage: 'desirable' }],
	[
		'You need Excel (Sage preferred) and first aid',
		{ excel: 'essential', sage: 'desirable', 'first aid': 'essential' },
	],
	['Excel (an advantage)', { excel: 'desirable' }],
	['Excel (useful but not essential)', { excel: 'desirable' }],
	['Must have Excel, Sage preferred', { excel: 'essential', sage: 'desirable' }],
	['Sage a huge advantage but must have Excel', { excel: 'essential', sage: 'desirable' }],
	['Excel and Word essential, Sage and Xero desirable', { word: 'essential', xero: 'desirable' }],
	['Excel essential and Sage would be an advantage', { excel: 'essential', sage: 'desirable' }],
])('of two verdicts each has its own: %s', (text, needs) => {
	expect(needsIn(text)).toMatchObject(needs)
})

test.each([
	'Sage not needed.',
	'Sage isn’t needed.',
	'Sage wont be needed',
	'We dont need Sage',
	'Sage is not a requirement.',
	'Sage: not required',
])('what is not needed is not asked for: %s', (text) => {
	expect(needsIn(text)).toEqual({})
})

test('and what is wanted beside it stays', () => {
	expect(needsIn('Sage not needed, but you will need Excel')).toEqual({ excel: 'essential' })
})

test.each([
	'Experience is preferred but not essential',
	'You must be calm and kind',
	'Sage and Xero would be a bonus',
	'Support with other work as required, and Sage preferred',
])('one verdict is one clause: %s', (clause) => {
	expect(splitMixedRequirements(clause)).toEqual([clause])
})

test.each([
	[
		'Food hygiene (Level 2 essential, Level 3 desirable)',
		['Food hygiene (Level 2 essential)', 'Food hygiene (Level 3 desirable)'],
	],
	[
		'Excel (macros essential but charts optional and desirable)',
		['Excel (macros essential)', 'Excel (charts optional and desirable)'],
	],
])('verdicts joined within a bracket share what stands before it: %s', (clause, parts) => {
	expect(splitMixedRequirements(clause)).toEqual(parts)
})

test('a very long clause is read to its end', () => {
	expect(splitMixedRequirements('must, preferred, '.repeat(2400)).length).toBeGreaterThan(1)
})
