import type { CvDesign } from './cv-design.ts'
import { type SectionName, sectionNames } from './section-names.ts'

/** Returns every section in the order of a design: first the chosen order, then the sections that it doesn't name. */
export function orderedSections({ sectionOrder }: Pick<CvDesign, 'sectionOrder'>): SectionName[] {
	return [...new Set([...sectionOrder, ...sectionNames])]
}
