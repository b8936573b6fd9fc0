import { expect, test } from 'vitest'
import { readAdvert } from './read-advert.ts'

function askedIn(text: string) {
	return readAdvert(text).requirements.map(({ conceptId, need }) => `${conceptId} ${need}`)
}

test.each([
	'You will need to drive',
	'You must drive',
	'Must be able to drive between sites',
	'Car driver essential',
	'Car driver with access to a vehicle',
])('“%s” asks for a driving licence', (said) => {
	expect(askedIn(`Requirements\n- ${said}`)).toContain('driving-licence essential')
})

test.each([
	'You must drive improvement across the team',
	'You need to drive sales growth',
	'Must drive standards',
	'You must be able to drive income',
	'You do not need to drive',
])('“%s” asks for none', (said) => {
	expect(askedIn(`Requirements\n- ${said}`).join()).not.toContain('driving-licence')
})

test.each(['PPE', 'TOOLS'])(
	'a line of capitals asks for %s and transport and heads nothing',
	(own) => {
		const asked = askedIn(`SITE LABOURER\nLeeds\nMUST HAVE OWN ${own} AND TRANSPORT\nCALL DAVE`)
		expect(asked).toEqual(['own-transport essential'])
	},
)

test('“Must have the following” and “Must have skills” head a list', () => {
	for (const heading of ['Must have the following', 'Must have skills'])
		expect(askedIn(`Clerk\n\n${heading}\nExcel`)).toEqual(['microsoft-excel essential'])
})

test('CPC beside a lorry’s licence is the driver’s', () => {
	expect(askedIn('Requirements\n- Class 2 licence\n- CPC')).toContain('driver-cpc essential')
	const ofManagers = askedIn('Requirements\n- CPC for transport managers\n- Managing transport')
	expect(ofManagers).not.toContain('driver-cpc essential')
	const both = askedIn('Requirements\n- Class 2 licence\n- CPC\n- Driver CPC')
	expect(both.filter((one) => one.includes('cpc'))).toEqual(['driver-cpc essential'])
})

test('how people may be is not asked for, what they may live with is', () => {
	const asked = askedIn(
		'You will:\n- support children who may be upset, anxious or crying\n- help people who may be living with dementia',
	).join()
	expect(asked).not.toMatch(/anxious|cry|upset/)
	expect(asked).toContain('dementia')
})
