import { expect, test } from 'vitest'
import { readBytes } from './node/read-fixture.ts'

async function read(text: string) {
	return await readBytes(new TextEncoder().encode(text), 'cv.txt')
}

test('employers that no list knows are told from titles, whichever comes first', async () => {
	const { document } = await read(`Ada Quill
ada.quill@example.com

EXPERIENCE

Halden | Toolmaker | 2019 – present
- Make press tools and fixtures from drawings

Oakfold & Co | Glazier | 2015 – 2019
- Fitted windows in listed buildings

EDUCATION

NVQ Level 2 Glazing, Rose Bruford, 2014 – 2015
`)
	expect(document.experience.map(({ jobTitle, employer }) => [jobTitle, employer])).toEqual([
		['Toolmaker', 'Halden'],
		['Glazier', 'Oakfold & Co'],
	])
	expect(document.education.map(({ institution }) => institution)).toEqual(['Rose Bruford'])
})

test('a line that tells what somebody did is no employer', async () => {
	const { document } = await read(`Ada Quill
ada.quill@example.com

EXPERIENCE

Stage Manager, Urban Kitchen
2019 – 2021
Serve customers, run the till and process returns
Train new starters on the bar and in allergen rules

EDUCATION

BA (Hons) Acting, University of Leeds, 2015 – 2018
`)
	expect(document.experience).toMatchObject([
		{ jobTitle: 'Stage Manager', employer: 'Urban Kitchen' },
	])
})
