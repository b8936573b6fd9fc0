import {
	type CvDesign,
	type CvDocument,
	cvDocumentSchema,
	defaultDesign,
	formatPartialDate,
	printedCv,
	type SectionName,
	sectionNames,
} from '@app/cv'
import { expect, test } from 'vitest'
import { everyFieldCv } from './fixtures/every-field-cv.ts'
import { lettersOf, printedWords } from './fixtures/printed-words.ts'
import { sampleCvs } from './samples/sample-cvs.ts'
import { toTypesetInput } from './to-typeset-input.ts'

const halfFilled = cvDocumentSchema.parse({
	experience: [
		{ id: 'a', employer: 'Aldgate Bakery', endDate: '2020-02', current: true },
		{ id: 'blank', jobTitle: ' ' },
	],
	skills: [
		{ id: 'b', group: 'Secret group' },
		{ id: 'b2', group: 'Kitchen', name: 'Baking' },
	],
	language: [{ id: 'c', proficiency: 'B2' }, { id: 'c2' }],
	socialMedia: [{ id: 'd', network: 'Mastodon' }],
	custom: [
		{ id: 'f', title: 'Secret title' },
		{
			id: 'f2',
			title: 'Driving',
			items: [
				{ id: 'f3', text: '' },
				{ id: 'f4', text: 'Full' },
			],
		},
	],
	facts: [{ id: 'g', question: 'Secret question', answer: 'Secret answer', line: 'Secret line' }],
	notes: [{ id: 'cv', text: 'Secret note' }],
})

const cvs = [...sampleCvs.map(({ cv }) => cv), everyFieldCv, halfFilled]
const designs: CvDesign[] = [
	defaultDesign(),
	{ ...defaultDesign(), dateStyle: 'year' },
	{ ...defaultDesign(), hiddenSections: [...sectionNames] },
	...sectionNames.map((section) => ({ ...defaultDesign(), hiddenSections: [section] })),
]

/** Every text in a CV that a page could show, dates in the words of the page. */
function textsIn(value: unknown, key = ''): string[] {
	if (typeof value === 'string') {
		if (key === 'id' || key === 'shape' || key === 'image' || value.trim() === '') return []
		return /[dD]ate$|^expires$/.test(key) ? [value.slice(0, 4)] : value.split('\n\n')
	}
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([inner, each]) => textsIn(each, inner))
}

function unprinted(cv: CvDocument, design: CvDesign): string[] {
	const { words } = { words: lettersOf(printedWords(toTypesetInput(cv, design)).join(' ')) }
	return textsIn(printedCv(cv, design)).filter(
		(text) => !words.includes(lettersOf(text.replace(/^https?:\/\/(www\.)?/, ''))),
	)
}

test('every word of it is on the page, whatever the design hides', () => {
	for (const design of designs) for (const cv of cvs) expect(unprinted(cv, design)).toEqual([])
})

test('its pages are those of the whole CV', () => {
	for (const design of designs) {
		for (const cv of cvs) {
			expect(toTypesetInput(printedCv(cv, design), design)).toEqual(toTypesetInput(cv, design))
		}
	}
})

test('what is hidden, private or printed nowhere is not in it', () => {
	expect(JSON.stringify(printedCv(halfFilled, defaultDesign()))).not.toContain('Secret')
})

test.each<SectionName>(['experience', 'skills', 'reference', 'professionalSummary', 'custom'])(
	'a hidden %s leaves no word, and every other section stays as it is',
	(section) => {
		const whole = printedCv(everyFieldCv, defaultDesign())
		const shown = printedCv(everyFieldCv, { ...defaultDesign(), hiddenSections: [section] })
		expect(textsIn(shown[section])).toEqual([])
		expect({ ...shown, [section]: null, referencesOnRequest: null }).toEqual({
			...whole,
			[section]: null,
			referencesOnRequest: null,
		})
	},
)

test('dates are as exact as the page says them, and the end of what goes on is not there', () => {
	const shown = printedCv(halfFilled, { ...defaultDesign(), dateStyle: 'year' })
	expect(shown.experience).toEqual([{ ...halfFilled.experience[0], startDate: '', endDate: '' }])
	const dates = printedCv(everyFieldCv, { ...defaultDesign(), dateStyle: 'year' })
	expect(JSON.stringify(dates)).not.toMatch(/"(start|end)?[dD]ate":"\d{4}-/)
	expect(formatPartialDate(dates.education[0]?.startDate ?? '')).toMatch(/^(\d{4})?$/)
})
