import { expect, test } from 'vitest'
import { maskNonRequirements } from './mask-non-requirements.ts'
import { readAdvert } from './read-advert.ts'

const quotesIn = (text: string) =>
	readAdvert(text).requirements.flatMap(({ quote, alsoSaid }) => [quote, ...alsoSaid])

test.each([
	{
		what: 'the name of the firm',
		text: 'Beacon Guarding need officers who must have first aid.',
		asked: 'first aid',
		aside: 'guarding',
	},
	{
		what: 'who leads',
		text: 'Reporting to the Finance Manager, you will run payroll.',
		asked: 'payroll',
		aside: 'finance',
	},
	{
		what: 'who supervises',
		text: 'You will take blood pressure under the supervision of registered nurses.',
		asked: 'blood pressure',
		aside: 'registered nurses',
	},
	{
		what: 'a reason',
		text: 'You must be 18, because we sell knives, and know Excel.',
		asked: 'Excel',
		aside: 'knives',
	},
	{
		what: 'a reason after a dash',
		text: 'You need resilience – some calls can be about wiring',
		asked: 'resilience',
		aside: 'wiring',
	},
	{
		what: 'what is given',
		text: 'You need a driving licence (hi-vis provided).',
		asked: 'driving licence',
		aside: 'hi-vis',
	},
	{
		what: 'a reason before a demand',
		text: 'As the role involves payroll you’ll need Excel.',
		asked: 'Excel',
		aside: 'payroll',
	},
	{
		what: 'who is excepted',
		text: 'You’ll need a driving licence, unless you have NVQ Level 3 in Care.',
		asked: 'driving licence',
		aside: 'nvq',
	},
	{
		what: 'the name of the job',
		text: 'Legal Secretary\n\nWe are looking for a legal secretary who knows Excel.',
		asked: 'Excel',
		aside: 'legal secretary',
	},
])('$what is not asked for', ({ text, asked, aside }) => {
	const quotes = quotesIn(text).join('; ')
	expect(quotes).toContain(asked)
	expect(quotes.toLowerCase()).not.toContain(aside)
})

test.each([
	'As we are rural, you will need a full driving licence.',
	'Although this is part time, you will need a full driving licence.',
	'Given the nature of the role, a full driving licence is required.',
])('what is needed for a reason is needed: %s', (text) => {
	const asked = { quote: 'full driving licence', need: 'essential' }
	expect(readAdvert(`Carer\n\n${text}`).requirements).toEqual([expect.objectContaining(asked)])
})

test('how a thing is done is not asked for beside the thing', () => {
	expect(quotesIn('You must have:\n- Accurate data entry\n- Confident use of Excel')).toEqual([
		'data entry',
		'Excel',
	])
	expect(quotesIn('You must be:\n- Accurate\n- Confident')).toEqual(['Accurate', 'Confident'])
})

test('a place or a person in a sentence is no name of a thing', () => {
	const quotes = quotesIn(
		'Roofer\n\nYou must travel to Quorndale and join our Stavrosian branch with a valid ZXP.',
	)
	expect(quotes.join('; ')).not.toMatch(/Quorndale|Stavrosian/)
	expect(quotes.join('; ')).toContain('ZXP')
})

test('a duty is no firm that builds or supplies', () => {
	expect(
		quotesIn('Engineer\n\nThe role\n- Supporting build, commissioning and handover'),
	).toContain('commissioning')
})

test('“driven” and “patient” are qualities, driving and patients are none', () => {
	for (const quality of ['driven', 'patient'])
		expect(readAdvert(`You must be ${quality}.`).requirements).toMatchObject([{ kind: 'soft' }])
	const kinds = readAdvert('You must drive a dumper and care for patients.').requirements.map(
		({ kind }) => kind,
	)
	expect(kinds).not.toContain('soft')
})

test.each([
	['Food Hygiene Certificate is a must', 'Food Hygiene'],
	['UK Driving Licence is a must.', 'Driving Licence'],
	['Enhanced DBS is the minimum.', 'DBS'],
	['You will type letters. Microsoft Excel is the main tool.', 'Excel'],
	['CSCS Card is one of the essentials', 'CSCS'],
	['Because you will drive our vans a full UK driving licence is essential.', 'driving licence'],
	['As we use Xero and Sage you must know both.', 'Xero'],
	['You must speak Polish because our tenants do and hold a driving licence.', 'driving licence'],
	['You must be used to working with the SAP finance system our managers use.', 'SAP'],
])('what is asked for is no aside: %s', (text, asked) => {
	expect(quotesIn(`Clerk\n\n${text}\nWrite to us.`).join('; ')).toContain(asked)
})

test.each([
	['what is given in brackets', 'Own car (pool car provided)', 'Own car ;'],
	['what is supplied', 'Hi-vis is supplied', ';'],
	['how one is paid', 'CIS or PAYE', ';'],
	['what is not needed', 'Gas Safe (AM2 not needed yet)', 'Gas Safe ;'],
	['a reason behind', 'A car, since many of our clients farm', 'A car, ;'],
	['a remark behind a dash', 'Patience – our lads can be hard to pin down', 'Patience;'],
	[
		'a reason in front',
		'As the role involves events you’ll need first aid',
		';you’ll need first aid',
	],
	['how people may feel', 'Children who may be upset, anxious or crying', 'Children who may be ;'],
])('%s leaves a gap of its own length', (_, text, left) => {
	const masked = maskNonRequirements(null)({ text, need: 'essential', isItem: false })
	expect(masked).toHaveLength(text.length)
	expect(masked.replace(/;+/g, ';')).toBe(left)
})

test.each(['As we use Sage you must know it', 'the SAP finance system our managers use'])(
	'no gap where a reason or a leader is none: %s',
	(text) => {
		expect(maskNonRequirements(null)({ text, need: 'essential', isItem: false })).toBe(text)
	},
)
