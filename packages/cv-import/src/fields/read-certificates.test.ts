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

async function readCertificates(lines: string) {
	return await read(`Ann Bee
ann@example.co.uk

Experience

Guard, Securi Ltd
Jan 2018 – present
- Guarded shops

Certificates

${lines}
`)
}

test('sentences among certificates are none, and are kept', async () => {
	const { document } = await readCertificates(`First aid at work, 2023
SIA door supervisor licence

I am 54 and fit, and I keep a diary of everything that I plant. Mrs Hall will speak for me.`)
	expect(document.certification.map(({ name }) => name)).toEqual([
		'First aid at work',
		'SIA door supervisor licence',
	])
	expect(document.custom.flatMap(({ items }) => items.map(({ text }) => text))).toEqual([
		expect.stringMatching(/^I am 54 and fit/),
	])
})

test('a row of bars names a certificate, who gave it and when', async () => {
	const { document } = await readCertificates(`SEO Certificate | HubSpot Academy | 2026
Email Marketing Certificate | Google | 2025`)
	expect(document.certification).toMatchObject([
		{ name: 'SEO Certificate', issuer: 'HubSpot Academy', date: '2026' },
		{ name: 'Email Marketing Certificate', issuer: 'Google', date: '2025' },
	])
})

test('what goes on with the name of a certificate did not give it', async () => {
	const { document } = await readCertificates(`AWS Certified Developer – Associate
Oracle Certified Associate – Java SE 8 Programmer
Certificates in Critical Thinking, Emotional Intelligence, and Resilience
Front-End Developer Professional Certificate – Coursera`)
	expect(document.certification).toMatchObject([
		{ name: 'AWS Certified Developer – Associate', issuer: '' },
		{ name: 'Oracle Certified Associate – Java SE 8 Programmer', issuer: '' },
		{ name: expect.stringMatching(/and Resilience$/), issuer: '' },
		{ name: 'Front-End Developer Professional Certificate', issuer: 'Coursera' },
	])
})

test('addresses and results below a certificate are none', async () => {
	const { document } = await readCertificates(`Oracle Certified Associate
Exam result: 92.5%
https://www.example.com/certificates/123
Chainsaw maintenance`)
	expect(document.certification.map(({ name }) => name)).toEqual([
		'Oracle Certified Associate',
		'Chainsaw maintenance',
	])
})

test('two years joined by “and” are no period, and words about completing are no name', async () => {
	const { document } =
		await readCertificates(`City & Guilds in Horticulture, day release, 2000 and 2003
I have successfully completed the certificate course on Effective Content Writing.
Forklift licence, 2019 – 2024`)
	expect(document.certification).toMatchObject([
		{ name: 'City & Guilds in Horticulture, day release', date: '2003', expires: '' },
		{ name: 'Effective Content Writing' },
		{ name: 'Forklift licence', date: '2019', expires: '2024' },
	])
})
