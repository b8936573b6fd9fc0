import { expect, test } from 'vitest'
import { defaultDesign } from './cv-design.ts'
import { emptyCv } from './cv-document.ts'
import { sectionNames } from './cv-section.ts'
import { orderedSections, printedSections } from './printed-sections.ts'

test('sections that the order does not name follow those that it names', () => {
	const order = orderedSections({ sectionOrder: ['awards', 'skills', 'awards'] })
	expect(order.slice(0, 3)).toEqual(['awards', 'skills', 'professionalSummary'])
	expect(order.toSorted()).toEqual([...sectionNames].toSorted())
})

test('what has content and is not hidden is printed, in the order of the design', () => {
	const cv = {
		...emptyCv(),
		professionalSummary: 'Calm',
		referencesOnRequest: true,
		interests: [{ id: 'i', name: 'Chess' }],
	}
	const design = {
		...defaultDesign(),
		sectionOrder: ['reference' as const],
		hiddenSections: ['interests' as const],
	}
	expect(printedSections(cv, design)).toEqual(['reference', 'professionalSummary'])
})
