import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
	currentSchemaVersion,
	cvDocumentSchema,
	emptyCv,
	hideableParts,
	partsHiddenAtFirst,
	redactSections,
	sectionHasContent,
	sectionNames,
} from './index.ts'

const sample = new URL(`./fixtures/documents/version-${currentSchemaVersion}.json`, import.meta.url)
const cv = cvDocumentSchema.parse(JSON.parse(readFileSync(sample, 'utf8')))

test('phone, address and what referees can be reached by are hidden at first, and nothing else', () => {
	const words = JSON.stringify(redactSections(cv, partsHiddenAtFirst))
	for (const hidden of ['The phone', 'The address', 'The postalCode', 'The email of reference']) {
		expect(words).not.toContain(hidden)
	}
	for (const shown of ['The email', 'The city', 'The name of reference', 'The website']) {
		expect(words).toContain(shown)
	}
})

test.each(sectionNames)('a hidden %s would not print', (section) => {
	expect(sectionHasContent(cv, section)).toBe(true)
	expect(sectionHasContent(redactSections(cv, [section]), section)).toBe(false)
})

test('links and e-mail can be hidden', () => {
	const shown = redactSections(cv, ['links', 'email'])
	const { website, email, orcid } = shown.personalInfo
	expect([website, email, orcid]).toEqual(['', '', ''])
	expect(shown.socialMedia).toEqual([])
})

test('others never see the photo', () => {
	expect(cv.photo.image).not.toBe('')
	expect(redactSections(cv, []).photo).toEqual(emptyCv().photo)
})

test('of a CV with every part hidden, only what says who and where somebody is, and may work, remains', () => {
	const hidden = { email: '', phone: '', address: '', postalCode: '', website: '', orcid: '' }
	expect(redactSections(cv, hideableParts)).toEqual({
		...emptyCv(),
		personalInfo: { ...cv.personalInfo, ...hidden },
	})
})
