import { expect, test } from 'vitest'
import { emptyCv, fullName } from './cv-document.ts'
import { sectionHasContent, sectionNames } from './section-names.ts'

test('no section of an empty CV would print', () => {
	expect(sectionNames.filter((name) => sectionHasContent(emptyCv(), name))).toEqual([])
})

test('references on request are content', () => {
	expect(sectionHasContent({ ...emptyCv(), referencesOnRequest: true }, 'reference')).toBe(true)
})

test('a summary of blanks is not content', () => {
	expect(
		sectionHasContent({ ...emptyCv(), professionalSummary: '  \n' }, 'professionalSummary'),
	).toBe(false)
})

test('a name may have one part', () => {
	expect(fullName({ ...emptyCv().personalInfo, firstName: ' Björk ' })).toBe('Björk')
})
