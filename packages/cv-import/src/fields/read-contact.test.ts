import { expect, test } from 'vitest'
import { readCvFile } from '../node/read-cv-file.ts'

const body =
	'EXPERIENCE\nCook, Fernside School, Leeds\nJan 2020 - Present\n- Cooked lunch for 80 children\n'

async function personIn(header: string) {
	const bytes = new Uint8Array(Buffer.from(`${header}\n\n${body}`))
	const file = { bytes, fileName: 'cv.txt', maxPages: 1 }
	const { document } = await readCvFile(file, () => undefined)
	return document.personalInfo
}

test.each([
	['⌂ Milton Keynes ☎ 07700 900123', 'Milton Keynes'],
	['⌂ Address: 95 Rowan Close, Derby DE1 2AB ☎ 07700 900123', 'Derby'],
	['Newcastle upon Tyne / 07700 900123 / sam@example.com', 'Newcastle upon Tyne'],
	['145 Mill Lane, Bury St Edmunds IP33 1AA', 'Bury St Edmunds'],
	[
		'Address: 14 Mill Lane, Rotherham S60 2AB   Tel: 07700 900 482   E-mail: sam@example.com',
		'Rotherham',
	],
	['14 Mill Lane, Rotherham S60 2AB Mobile 07700 900482 Email sam@example.com', 'Rotherham'],
	['Flat 2, 9 Elm Road Cardiff CF10 1AA  M: 07700 900482', 'Cardiff'],
	['41000 Sevilla | 07700 900123', 'Sevilla'],
	['Markt 4, ’s-Hertogenbosch', '’s-Hertogenbosch'],
])('the town in "%s" is %s', async (line, city) => {
	const person = await personIn(`Sam Whitfield\n${line}`)
	expect(person.city).toBe(city)
})

test.each([
	['(617) · 555 · 0142 · sam@example.com · Leeds', '(617) · 555 · 0142'],
	['sam@example.com (617) 555‐0142', '(617) 555‐0142'],
	['sam@example.com 07700900123/07700900456', '07700900123'],
	['63-201307 Sector Road, sam@example.com Mobile: +447700900123', '+447700900123'],
])('the number in "%s" is %s', async (line, phone) => {
	const person = await personIn(`Sam Whitfield\n${line}`)
	expect(person.phone).toBe(phone)
})

test('the number beside an email address is read at the end of a CV too', async () => {
	const bytes = new Uint8Array(
		Buffer.from(`Sam Whitfield\n\n${body}\nHOBBIES\nRowing\n\nsam@example.com | 07700 900123\n`),
	)
	const file = { bytes, fileName: 'cv.txt', maxPages: 1 }
	const { document } = await readCvFile(file, () => undefined)
	expect(document.personalInfo).toMatchObject({ email: 'sam@example.com', phone: '07700 900123' })
})

test('the number of a referee is not the person’s', async () => {
	const referee = 'REFERENCES\nAnn Lee, Fernside School\nann@example.com | 07700 900456'
	const bytes = new Uint8Array(Buffer.from(`Sam Whitfield\n\n${body}\n${referee}\n`))
	const file = { bytes, fileName: 'cv.txt', maxPages: 1 }
	const { document } = await readCvFile(file, () => undefined)
	expect(document.personalInfo.phone).toBe('')
})
