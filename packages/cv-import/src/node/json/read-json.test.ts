import { cvDocumentSchema } from '@app/cv'
import { faultyPhoto } from '@app/cv/fixtures'
import { describe, expect, test } from 'vitest'
import { readBytes, readFixture } from '../read-fixture.ts'

const read = (data: unknown) =>
	readBytes(new Uint8Array(Buffer.from(typeof data === 'string' ? data : JSON.stringify(data))))

const resume = {
	$schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
	basics: {
		name: 'Ravi de Souza',
		label: 'Building Surveyor',
		email: 'ravi@example.com',
		phone: '07700 900512',
		url: 'https://ravi.example.com',
		summary: 'Surveys old roofs.',
		location: { city: 'Leicester', postalCode: 'LE1 1AA', countryCode: 'GB', region: 'Midlands' },
		profiles: [{ network: 'LinkedIn', username: 'ravi', url: 'https://linkedin.com/in/ravi' }],
	},
	work: [
		{
			name: 'Hartley Surveys',
			position: 'Surveyor',
			startDate: '2019-04-01',
			endDate: '',
			summary: 'Led surveys of schools.',
			highlights: ['Surveyed 60 roofs', 'Cut visits by 20%'],
		},
		{ company: 'Oak & Stone', position: 'Trainee', startDate: '2016', endDate: '2019-03' },
	],
	education: [
		{
			institution: 'De Montfort University',
			area: 'Building',
			studyType: 'BSc',
			endDate: '2016-06',
			score: '2:1',
		},
	],
	skills: [
		{ name: 'Software', level: 'Advanced', keywords: ['AutoCAD', 'Revit'] },
		{ name: 'Damp testing' },
	],
	languages: [{ language: 'Portuguese', fluency: 'Native speaker' }],
	interests: [{ name: 'Cycling', keywords: ['Hills'] }],
	references: [{ name: 'Jo Hartley', reference: 'Ravi never missed a crack.' }],
}

describe('JSON Resume', () => {
	test('every value becomes its field', async () => {
		const { document } = await read(resume)
		expect(document).toMatchObject({
			personalInfo: {
				firstName: 'Ravi',
				lastName: 'de Souza',
				headline: 'Building Surveyor',
				country: 'GB',
				city: 'Leicester',
				postalCode: 'LE1 1AA',
				website: 'https://ravi.example.com',
			},
			professionalSummary: 'Surveys old roofs.',
			experience: [
				{
					jobTitle: 'Surveyor',
					employer: 'Hartley Surveys',
					startDate: '2019-04-01',
					current: true,
					summary: 'Led surveys of schools.',
					achievements: ['Surveyed 60 roofs', 'Cut visits by 20%'],
				},
				{ employer: 'Oak & Stone', startDate: '2016', endDate: '2019-03', current: false },
			],
			education: [
				{ qualification: 'BSc', fieldOfStudy: 'Building', endDate: '2016-06', grade: '2:1' },
			],
			skills: [{ name: 'AutoCAD', group: 'Software' }, { name: 'Revit' }, { name: 'Damp testing' }],
			language: [{ name: 'Portuguese', proficiency: 'native' }],
			socialMedia: [{ network: 'LinkedIn', handle: 'ravi' }],
		})
	})

	test('every field has its place, and what has no field is listed', async () => {
		const { source } = await read(resume)
		expect(source.unread.map(({ text }) => text)).toEqual([
			'Midlands',
			'Ravi never missed a crack.',
		])
		const [place] = source.places['experience.0.jobTitle'] ?? []
		const line = source.pages[0]?.lines.find((each) => each.place.y === place?.y)
		expect(line?.text).toBe('Surveyor')
		expect(source).toMatchObject({ format: 'json', confidence: { 'experience.0.jobTitle': 1 } })
	})

	test('parts of the wrong kind are passed over', async () => {
		const { document } = await read({
			basics: { name: 'Kim Day', location: 'Hove', profiles: 'none', email: ['a'] },
			work: [null, 3, ['x'], { position: { a: 1 }, startDate: 'soon', highlights: [{}] }],
		})
		expect(document.personalInfo).toMatchObject({ firstName: 'Kim', lastName: 'Day', email: '' })
	})
})

test.each([
	[
		{ startDate: '2019', endDate: 'Present' },
		{ endDate: '', current: true },
	],
	[
		{ startDate: '2019', current: true },
		{ endDate: '', current: true },
	],
	[{ startDate: '2019' }, { endDate: '', current: false }],
])('a course goes on only if the file says so: %j', async (dates, expected) => {
	const education = [{ studyType: 'PhD', institution: 'Hull', ...dates }]
	const { document } = await read({ ...resume, education })
	expect(document.education).toMatchObject([expected])
})

describe('an Ella file', () => {
	test('comes back as it was written', async () => {
		const { document } = await readFixture('nurse-chromium.pdf')
		const { document: again, source } = await read(document)
		expect(again).toEqual(document)
		expect(source.unread).toEqual([])
	})

	test('of a newer Ella is refused with the reason', async () => {
		await expect(read({ ...cvDocumentSchema.parse({}), schemaVersion: 99 })).rejects.toThrow(
			'We can’t open this Ella file. A newer version of Ella wrote this CV.',
		)
	})
})

test.each([
	['other JSON', 'file_type_unknown', '{"name": "package", "version": "1.0.0"}'],
	['a list', 'file_type_unknown', '[{"name": "Kim"}]'],
	['JSON without its end', 'file_damaged', '{"basics": {"name": "Kim'],
	[
		'JSON in JSON without end',
		'file_too_large',
		`{"basics": ${'['.repeat(2_000)}${']'.repeat(2_000)}}`,
	],
	['JSON without anything of a person', 'file_is_not_a_cv', '{"basics": {}, "work": []}'],
])('%s is refused: %s', async (_, code, text) => {
	await expect(read(text)).rejects.toMatchObject({ code })
})

describe('a photo', () => {
	// The data of a real photo is much longer than a line too.
	const photo = faultyPhoto({ note: [0xe2, 'x'.repeat(2000)] })
	const withImage = (image: string) => read({ ...resume, basics: { ...resume.basics, image } })

	test('in JSON Resume is kept where Ella could have stored it', async () => {
		const { document, source } = await withImage(`data:image/jpeg;base64,${photo}`)
		expect(document.photo.image).toBe(photo)
		expect(JSON.stringify(source)).not.toContain(photo)
	})

	test.each([
		`data:image/jpeg;base64,${faultyPhoto({ width: 9000, height: 9000 })}`,
		'data:image/png;base64,iVBORw0KGgo=',
		'https://example.com/ada.jpg',
	])('in JSON Resume is left out otherwise', async (image) => {
		const { document, source } = await withImage(image)
		expect(document.photo.image).toBe('')
		expect(source.unread.map(({ text }) => text).join()).not.toContain(image.slice(0, 20))
	})

	test('in an Ella file is read as it is, and no word of it', async () => {
		const cv = cvDocumentSchema.parse({
			personalInfo: { firstName: 'Ada', lastName: 'Okoro' },
			photo: { image: photo, description: 'Ada, smiling' },
		})
		const { document, source } = await read(cv)
		expect(document.photo).toEqual(cv.photo)
		expect(JSON.stringify(source)).not.toContain(photo.slice(0, 40))
	})
})
