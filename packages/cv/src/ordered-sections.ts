import type { CvDesign } from './cv-design.ts'
import { type SectionName, sectionNames } from './section-names.ts'

/** Every section in the order of a design: the chosen order first, then those that it does not name. */
export function orderedSections({ sectionOrder }: Pick<CvDesign, 'sectionOrder'>): SectionName[] {
	return [...new Set([...sectionOrder, ...sectionNames])]
}
