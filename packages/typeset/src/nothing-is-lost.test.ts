import { type CvDocument, cvDocumentSchema, defaultDesign, leftOffPage, listNames } from '@app/cv'
import { expect, test } from 'vitest'
import { templates } from './find-template.ts'
import { everyFieldCv } from './fixtures/every-field-cv.ts'
import { lettersOf, printedWords } from './fixtures/printed-words.ts'
import { sampleCvs } from './samples/sample-cvs.ts'
import { toTypesetInput } from './to-typeset-input.ts'

const halfFilled = cvDocumentSchema.parse({
	experience: [{ id: 'a', employer: 'Aldgate Bakery', endDate: '2020-02', current: true }],
	skills: [{ id: 'b', group: 'Kitchen' }],
	language: [{ id: 'c', proficiency: 'B2' }],
	socialMedia: [{ id: 'd', network: 'Mastodon' }],
	certification: [{ id: 'e', credentialId: 'X-17' }],
	custom: [{ id: 'f', title: 'Driving' }],
	reference: [{ id: 'g', organisation: 'Larkfield House' }],
})

const hidden = {
	...everyFieldCv,
	hidden: [
		...listNames.flatMap((list) =>
			everyFieldCv[list].slice(0, 1).map(({ id }) => ({ item: id, line: '' })),
		),
		...everyFieldCv.experience.flatMap(({ id, achievements }) =>
			achievements.slice(0, 1).map((line) => ({ item: id, line })),
		),
	],
}

const cvs = [
	...sampleCvs,
	{ id: 'hidden', cv: hidden },
	{ id: 'every field', cv: everyFieldCv },
	{ id: 'half', cv: halfFilled },
]
const design = {
	...defaultDesign(),
	hiddenSections: ['interests' as const, 'publications' as const],
}

function textsIn(value: unknown, key = ''): string[] {
	if (typeof value === 'string') return /^(id|shape|.*[dD]ate|expires)$/.test(key) ? [] : [value]
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([inner, each]) => textsIn(each, inner))
}

function neitherPrintedNorTold(cv: CvDocument, templateId: string): string[] {
	const wish = { ...design, templateId }
	const printed = lettersOf(printedWords(toTypesetInput(cv, wish)).join(' '))
	const told = leftOffPage(cv, wish).flatMap(({ words }) => words)
	return textsIn({ ...cv, hidden: [] })
		.flatMap((text) => (told.includes(text) ? [] : text.split('\n\n')))
		.filter((text) => !printed.includes(lettersOf(text.replace(/^https?:\/\/(www\.)?/, ''))))
}

test.each(templates)('in $name every word is printed or told to be left off', ({ id }) => {
	for (const { cv } of cvs) expect(neitherPrintedNorTold(cv, id)).toEqual([])
})
