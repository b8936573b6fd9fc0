import { expect, test } from 'vitest'
import { readBytes } from '../node/read-fixture.ts'

async function read(lines: readonly string[]) {
	const jobs = ['', 'Work experience', '', 'Cook, Oak Inn, Leeds, 2015 – 2019', '- Cooked lunch']
	const text = [...lines, ...jobs].join('\n')
	const { document } = await readBytes(new TextEncoder().encode(text), 'cv.txt')
	return document.personalInfo
}

test('the parts of a name have labels of their own', async () => {
	const info = await read([
		'CURRICULUM VITAE',
		'',
		'Surname : Maboso',
		'Full names : Lindi Nomsa',
		'Residential address : 4417 Extension 9, Embalo, Sekonda, 2285',
		'Email : maboso@example.com',
	])
	expect(info).toMatchObject({ firstName: 'Lindi Nomsa', lastName: 'Maboso', city: 'Sekonda' })
})

test('a label names the person beside the heading of an agency', async () => {
	const info = await read([
		'CANDIDATE PROFILE',
		'',
		'Candidate: Marvin Oswald',
		'Role: Forklift Driver',
		'Lives: Fineham, Northants',
		'Tel: 07700 900123',
	])
	expect(info).toMatchObject({
		firstName: 'Marvin',
		lastName: 'Oswald',
		headline: 'Forklift Driver',
	})
})

test.each([
	['P. O. Box 118, Techiham, Bonno East Region', 'Bonno East Region'],
	['Corrabegh, Drumsnagh, Co. Leitrim', 'Co. Leitrim'],
])('an address whose towns no list knows: %j', async (address, known) => {
	const info = await read(['Breege Tiernan', address, '07700 900123'])
	expect(`${info.address}, ${info.city}`).toContain(known === 'Co. Leitrim' ? 'Drumsnagh' : known)
})

test('titles and awards under the name are no address', async () => {
	const info = await read(['Bijo Lakshmi', 'M.Sc. (Chemistry), B.Ed.', '07700 900123'])
	expect(info.city).toBe('')
})

test('a label names the person below a title with a slip, whatever the form is called', async () => {
	const info = await read([
		'CURICULUM VITAE',
		'',
		'PERSONAL DATAS',
		'Name: Nadia Muntean',
		'Adress: 14 Mill Lane, Leicester LE5 3LX',
		'Date of birth: 14.03.1985',
	])
	expect(info).toMatchObject({ firstName: 'Nadia', lastName: 'Muntean', city: 'Leicester' })
})
