import { type CvDocument, cvDocumentSchema, defaultDesign, emptyCv } from '@app/cv'
import { expect, test } from 'vitest'
import { everyFieldCv } from './fixtures/every-field-cv.ts'
import { lettersOf, printedWords } from './fixtures/printed-words.ts'
import { toTypesetInput } from './to-typeset-input.ts'
import { findUnlinkedUrls } from './unlinked-urls.ts'

const design = defaultDesign()

function cvWith(fields: Partial<CvDocument>): CvDocument {
	return { ...emptyCv(), ...fields }
}

function leavesOf(value: unknown, path = ''): { path: string; text: string }[] {
	if (typeof value === 'string') return [{ path, text: value }]
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`))
}

test('every field of the document is printed', () => {
	const printed = lettersOf(printedWords(toTypesetInput(everyFieldCv, design)).join(' '))
	const fields = leavesOf(everyFieldCv).filter(
		({ path, text }) => text !== '' && !/\.(?:id|shape)$|^\.photo\.|[dD]ate$|expires$/.test(path),
	)
	for (const { path, text } of fields) {
		for (const line of text.split('\n\n')) {
			expect(printed, path).toContain(lettersOf(line.replace(/^https:\/\//, '')))
		}
	}
	expect(fields.length).toBeGreaterThan(60)
})

test.each([
	['short', 'Jan 2001 – Feb 2002'],
	['long', 'January 2001 – February 2002'],
	['numeric', '01/2001 – 02/2002'],
	['year', '2001–2002'],
] as const)('dates are written in the %s style', (dateStyle, dates) => {
	const words = printedWords(toTypesetInput(everyFieldCv, { ...design, dateStyle }))
	expect(words).toContain(dates)
})

test('sections stand in the chosen order, and those it does not name follow', () => {
	const { sections } = toTypesetInput(everyFieldCv, {
		...design,
		sectionOrder: ['awards', 'skills'],
	})
	expect(sections.slice(0, 3).map(({ name }) => name)).toEqual([
		'awards',
		'skills',
		'professionalSummary',
	])
})

test('hidden and blank sections are left out', () => {
	const cv = cvWith({
		professionalSummary: ' \n ',
		skills: [{ id: 'a', name: ' ', group: 'Kitchen', level: '' }],
	})
	expect(toTypesetInput(cv, design).sections).toEqual([])
	const { sections } = toTypesetInput(everyFieldCv, { ...design, hiddenSections: ['experience'] })
	expect(sections.map(({ name }) => name)).not.toContain('experience')
})

test('a link that can do harm is printed, not linked, and named', () => {
	const cv = cvWith({
		socialMedia: [{ id: 'a', network: '', url: 'javascript:alert(1)', handle: '' }],
	})
	const input = toTypesetInput(cv, design)
	expect(input.contacts).toEqual([{ label: 'Website', text: 'javascript:alert(1)', url: '' }])
	expect(findUnlinkedUrls(cv)).toEqual(['javascript:alert(1)'])
})

test('a list pasted into one field becomes its points', () => {
	const [job] = everyFieldCv.experience
	if (job === undefined) throw new Error('the fixture has a job')
	const pasted = {
		...job,
		achievements: ['• Cooked for 80\n• Trained two\ncommis chefs\n- Wrote the rota'],
	}
	const [section] = toTypesetInput(cvWith({ experience: [pasted] }), design).sections
	expect(section?.parts[0]).toMatchObject({
		points: ['Cooked for 80', 'Trained two commis chefs', 'Wrote the rota'],
	})
})

test('the field of study is not repeated after a qualification that names it', () => {
	const [course] = everyFieldCv.education
	if (course === undefined) throw new Error('the fixture has a course')
	const education = [{ ...course, qualification: 'BSc Nursing', fieldOfStudy: 'nursing' }]
	const [section] = toTypesetInput(cvWith({ education }), design).sections
	expect(section?.parts[0]).toMatchObject({ title: 'BSc Nursing' })
})

test('a CV without a name is headed by what is known', () => {
	expect(toTypesetInput(emptyCv(), design).heading).toBe('Curriculum vitae')
	const personalInfo = { ...emptyCv().personalInfo, headline: 'Chef' }
	expect(toTypesetInput(cvWith({ personalInfo }), design)).toMatchObject({
		heading: 'Chef',
		headline: '',
	})
})

test('an unknown template’s colour is that of the first', () => {
	expect(toTypesetInput(emptyCv(), { ...design, templateId: 'gone' }).style.accent).toBe('#1d3a66')
})

test('a CV whose words are Arabic runs from right to left, however few they are', () => {
	const personalInfo = { ...emptyCv().personalInfo, firstName: 'ليلى', lastName: 'حداد' }
	const experience = [
		{ ...everyFieldCv.experience[0], jobTitle: 'مهندسة', employer: 'شركة الأردن' },
	]
	const cv = cvDocumentSchema.parse({
		personalInfo,
		experience: experience.map((job) => ({ ...job, location: '', summary: '', achievements: [] })),
	})
	expect(toTypesetInput(cv, design).style).toMatchObject({ language: 'ar', direction: 'rtl' })
})

test('codes, postcodes and house numbers keep their hyphen in every field, ranges in sentences get a dash', () => {
	const { personalInfo } = emptyCv()
	const cv = cvDocumentSchema.parse({
		personalInfo: {
			...personalInfo,
			address: '12-14 High Street',
			city: 'Kraków',
			postalCode: '31-150',
		},
		certification: [{ id: 'a', name: 'First aid 1-2', credentialId: '1234-5678' }],
		experience: [
			{
				id: 'b',
				jobTitle: 'Cook 3-4',
				employer: 'Mill 5-6',
				location: '10-12 Mill Lane',
				startDate: '2017',
				endDate: '2019',
				summary: 'Fed 9-12 guests.',
				achievements: ['Ran the shop 2017-2018 at 12-14 High Street'],
			},
		],
		skills: [{ id: 'c', name: 'Grade 7-8', group: 'Level 1-2' }],
		custom: [{ id: 'd', title: 'Terms 1-2', items: [{ id: 'e', text: 'ID 1234-5678' }] }],
	})
	const words = printedWords(toTypesetInput(cv, design))
	expect(words.filter((text) => /\d[-–]\d/.test(text)).sort()).toEqual([
		'10-12 Mill Lane',
		'12-14 High Street, Kraków 31-150',
		'2017–2019',
		'Cook 3-4',
		'Fed 9–12 guests.',
		'First aid 1-2',
		'Grade 7-8',
		'ID 1234-5678',
		'ID 1234-5678',
		'Level 1-2',
		'Mill 5-6',
		'Ran the shop 2017–2018 at 12-14 High Street',
		'Terms 1-2',
	])
})
