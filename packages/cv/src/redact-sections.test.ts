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
	expect([shown.personalInfo.website, shown.personalInfo.email]).toEqual(['', ''])
	expect(shown.socialMedia).toEqual([])
})

test('of a CV with every part hidden, only the name, headline, city and country remain', () => {
	const { firstName, lastName, headline, city, country } = cv.personalInfo
	const rest = { firstName, lastName, headline, city, country }
	expect(redactSections(cv, hideableParts)).toEqual({
		...emptyCv(),
		personalInfo: { ...emptyCv().personalInfo, ...rest },
	})
})
