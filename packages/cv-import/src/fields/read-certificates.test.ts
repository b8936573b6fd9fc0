import { expect, test } from 'vitest'
import { readBytes } from '../node/read-fixture.ts'

async function read(text: string) {
	return await readBytes(new TextEncoder().encode(text), 'cv.txt')
}

test('the date until which a certificate counts is not the date on which it was gained', async () => {
	const { document } = await read(`Ann Bee
ann@example.co.uk

Experience

Guard, Securi Ltd
Jan 2018 – present
- Guarded shops

Certificates

- Driver CPC valid to 2027
- SIA licence (expired 2021)
- IPAF (2023)
`)
	expect(document.certification).toMatchObject([
		{ name: 'Driver CPC', date: '', expires: '2027' },
		{ name: 'SIA licence', date: '', expires: '2021' },
		{ name: 'IPAF', date: '2023', expires: '' },
	])
})

test('the number of a registration is neither its name nor who gave it', async () => {
	const { document } = await read(`Ann Bee
ann@example.co.uk

Experience

Pharmacist, Boots
Jan 2018 – present
- Dispensed 400 items a day

Registration

- GPhC registered pharmacist, no. 2087431
- NMC registered nurse (PIN 18A1234E)
- Driving licence, categories C and C1
- Personal licence, Leeds City Council, licence number PL/1234/05
- CSCS card, exp 2026
- First aid at work, due for renewal May 2027
- BS 7671 18th Edition
- Level 3 in number 7 kitchens
`)
	expect(document.certification).toMatchObject([
		{ name: 'GPhC registered pharmacist', issuer: '', credentialId: '2087431' },
		{ name: 'NMC registered nurse', issuer: '', credentialId: '18A1234E' },
		{ credentialId: '' },
		{ name: 'Personal licence', issuer: 'Leeds City Council', credentialId: 'PL/1234/05' },
		{ name: 'CSCS card', issuer: '', credentialId: '', expires: '2026' },
		{ name: 'First aid at work', date: '', expires: '2027-05' },
		{ credentialId: '' },
		{ credentialId: '' },
	])
})
