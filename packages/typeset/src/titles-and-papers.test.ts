import { type CvDocument, cvDocumentSchema, defaultDesign, type PersonalInfo } from '@app/cv'
import { expect, test } from 'vitest'
import { toHtml } from './exports/to-html.ts'
import { toJsonResume } from './exports/to-json-resume.ts'
import { toMarkdown } from './exports/to-markdown.ts'
import { toLetterInput } from './to-letter-input.ts'
import { toPlainText } from './to-plain-text.ts'
import { toTypesetInput } from './to-typeset-input.ts'

const design = defaultDesign()

function cvOf(person: Partial<PersonalInfo>): CvDocument {
	return cvDocumentSchema.parse({
		personalInfo: { firstName: 'Ada', lastName: 'Byrne', ...person },
	})
}

const nurse = cvOf({ honorificPrefix: 'Dr', honorificSuffix: 'RGN, MRCVS' })

test('a title and letters stand around the name in every file, and in no name of the file', () => {
	const input = toTypesetInput(nurse, design)
	expect(input).toMatchObject({
		documentTitle: 'Ada Byrne – CV',
		author: 'Ada Byrne',
		heading: 'Ada Byrne',
		honorificPrefix: 'Dr',
		honorificSuffix: 'RGN, MRCVS',
	})
	expect(toPlainText(nurse, design)).toMatch(/^Dr Ada Byrne RGN, MRCVS\n/)
	expect(toMarkdown(nurse, design)).toMatch(/^# Dr Ada Byrne RGN, MRCVS\n/)
	expect(toHtml(nurse, design)).toContain(
		'<h1><small>Dr</small> Ada Byrne <small>RGN, MRCVS</small></h1>',
	)
	expect(toLetterInput('Dear Sam', nurse, design)).toMatchObject({
		honorificPrefix: 'Dr',
		honorificSuffix: 'RGN, MRCVS',
	})
})

test('without a name there is nothing that they could stand around', () => {
	const nameless = cvOf({ firstName: '', lastName: '', honorificPrefix: 'Dr', headline: 'Vet' })
	expect(toTypesetInput(nameless, design)).toMatchObject({ heading: 'Vet', honorificPrefix: '' })
})

test.each([
	'0000-0001-5109-370x',
	'https://orcid.org/0000-0001-5109-370X',
	'ORCID 0000-0001-5109-370X',
])('the ORCID “%s” is printed and linked as its address', (orcid) => {
	expect(toTypesetInput(cvOf({ orcid }), design).contacts).toEqual([
		{
			label: 'ORCID',
			text: 'orcid.org/0000-0001-5109-370X',
			url: 'https://orcid.org/0000-0001-5109-370X',
		},
	])
})

test('papers follow the ways to reach somebody on a CV, and stand on no letter', () => {
	const driver = cvOf({
		email: 'ada@example.com',
		rightToWork: 'Right to work in the UK',
		drivingLicence: 'Full UK driving licence',
	})
	expect(toTypesetInput(driver, design).contacts.map(({ text }) => text)).toEqual([
		'ada@example.com',
		'Right to work in the UK',
		'Full UK driving licence',
	])
	expect(toLetterInput('Dear Sam', driver, design).contacts).toHaveLength(1)
})

test('JSON Resume keeps the name plain, and has the rest beside it', () => {
	const person = { orcid: '0000-0002-1825-0097', rightToWork: 'Irish', drivingLicence: 'B' }
	const { basics } = JSON.parse(
		toJsonResume(cvOf({ honorificPrefix: 'Dr', honorificSuffix: 'RGN', ...person }), design),
	)
	expect(basics).toEqual({
		honorificPrefix: 'Dr',
		name: 'Ada Byrne',
		honorificSuffix: 'RGN',
		profiles: [
			{
				network: 'ORCID',
				username: '0000-0002-1825-0097',
				url: 'https://orcid.org/0000-0002-1825-0097',
			},
		],
		rightToWork: 'Irish',
		drivingLicence: 'B',
	})
})
