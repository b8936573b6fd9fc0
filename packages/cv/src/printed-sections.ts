import type { CvDesign } from './cv-design.ts'
import type { CvDocument } from './cv-document.ts'
import { type SectionName, sectionHasContent, sectionNames } from './cv-section.ts'

/** Every section in the order of a design: the chosen order first, then those that it does not name. */
export function orderedSections({ sectionOrder }: Pick<CvDesign, 'sectionOrder'>): SectionName[] {
	return [...new Set([...sectionOrder, ...sectionNames])]
}

/** The sections that print something, in their order: those with content that are not hidden. */
export function printedSections(cv: CvDocument, design: CvDesign): SectionName[] {
	return orderedSections(design).filter(
		(section) => !design.hiddenSections.includes(section) && sectionHasContent(cv, section),
	)
}
