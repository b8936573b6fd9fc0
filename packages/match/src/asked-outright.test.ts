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

test.each([
	'You must be eligible to work in the UK without sponsorship.',
	'All applicants must already have the right to live and work in the UK.',
	'You need to hold a full driving licence.',
	'Driving licence essential.',
])('what is demanded under the benefits is read: %s', (demand) => {
	const { requirements } = readAdvert(
		`Requirements\n- Excel\n\nBenefits\n25 days holiday\n\n${demand}`,
	)
	expect(requirements.map(({ need }) => need)).toEqual(['essential', 'essential'])
})

test('after a list a title over a paragraph heads something else', () => {
	const prose =
		'Our hospital is proud to be an accredited employer and we welcome those who need a visa from whichever country they come.'
	const { requirements } = readAdvert(`Desirable criteria\n- Sage\n\nVeteran Aware Trust\n${prose}`)
	expect(requirements.map(({ quote }) => quote)).toEqual(['Sage'])
})

test.each(['You don’t need', 'Things we don’t care about', 'Not required'])(
	'under “%s” nothing is asked for',
	(heading) => {
		const { requirements } = readAdvert(
			`Essential\n- Excel\n\n${heading}\n- Sage\n- A driving licence`,
		)
		expect(requirements.map(({ quote }) => quote)).toEqual(['Excel'])
	},
)

test.each(['prefered', 'advantagous'])('a slip in “%s” leaves it welcome', (verdict) => {
	const { requirements } = readAdvert(`Requirements\n- Excel\n- Sage ${verdict}`)
	expect(requirements.map(({ need }) => need)).toEqual(['essential', 'desirable'])
})

test('what is left of how long and for how much is no thing', () => {
	const text =
		'GROUNDWORKER\n\nRequirements\nMIN 2 YRS EXP\n£18 PH\nONGOING WORK\nCSCS CARD\n2 REFS'
	expect(readAdvert(text).requirements.map(({ quote }) => quote)).toEqual(['CSCS CARD'])
})
