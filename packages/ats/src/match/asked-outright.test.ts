import { expect, test } from 'vitest'
import { readAdvert } from './read-advert.ts'

function needsOf(text: string) {
	return Object.fromEntries(
		readAdvert(text).requirements.map(({ quote, need }) => [quote.toLowerCase(), need]),
	)
}

test('what a person must have is asked for under the perks too', () => {
	const needs = needsOf(
		'Fitter\n\nSkills required\nWelding.\n\nWhat we offer\nYou must be able to obtain SC clearance. A passport and driving licence are needed.\n33 days’ holiday.\n',
	)
	expect(needs).toMatchObject({ 'sc clearance': 'essential', 'driving licence': 'essential' })
	expect(needs).not.toHaveProperty('holiday')
})

test('a licence that is a sentence of its own is needed', () => {
	const needs = needsOf(
		'Farm Hand\n\nThe work is spraying across the farm for most of the year. Full driving licence.\n\nWe keep sheep.\nWrite to us.\n',
	)
	expect(needs).toMatchObject({ 'full driving licence': 'essential' })
})

test('he or she is the person whom they look for', () => {
	const needs = needsOf(
		'Clerk\n\nResponsibilities will comprise:\n(a) petty cash.\n\nHe or she will be discreet and at home in Excel at month end.\nA car is given.\nWrite to us.\n',
	)
	expect(needs).toMatchObject({ discreet: 'essential', excel: 'essential' })
})

test.each([
	'No driving licence is needed.',
	'Neither a driving licence nor a certificate is needed.',
	'If a driving licence is required we pay for lessons.',
	'A passport is needed for our staff trips abroad.',
])('under the perks nobody is asked for anything by “%s”', (said) => {
	const text = `Fitter\n\nSkills required\nWelding.\n\nWhat we offer\n${said}\n33 days’ holiday.\n`
	expect(Object.keys(needsOf(text))).toEqual(['welding'])
})

test('what is paid to others is work where it is essential', () => {
	expect(needsOf('Clerk\n\nEssential\n- We pay suppliers by BACS\n')).toMatchObject({
		bacs: 'essential',
	})
})

test('a label such as “Region” speaks for its own line alone', () => {
	const needs = needsOf(
		'Waiter\n\nYou must have:\nService: experience of silver service\nGrade: GCSE maths C\nRegion\nExcel\nDepartment: Photoshop\nSage\n',
	)
	expect(needs).toMatchObject({ 'silver service': 'essential', excel: 'essential' })
	expect(needs).toMatchObject({ sage: 'essential' })
	expect(Object.keys(needs).join('; ')).toMatch(/gcse/)
	expect(needs).not.toHaveProperty('photoshop')
})

test('a check that is asked for after the perks is read', () => {
	const advert =
		'Nurse wanted for a busy ward in Leeds. You will give medicines and take bloods. We offer 27 days of holiday, a pension, and parking at £2 a day. All appointments are subject to an enhanced DBS check.'
	expect(readAdvert(advert).requirements.map(({ quote }) => quote)).toContain('enhanced DBS check')
})
