import {
	type CvDesign,
	type CvDocument,
	fullName,
	type SectionName,
	sectionHasContent,
	sectionNames,
} from '@app/cv'
import { cleanLine } from './clean-text.ts'
import { contactsOf } from './contacts-of.ts'
import { readableAccent } from './readable-accent.ts'
import { sectionsOf } from './sections-of.ts'
import { templateOrFirst } from './template.ts'
import type { TypesetInput } from './typeset-input.ts'

/** The CV as the templates read it: cleaned text, safe links, dates in words, sections in the chosen order. */
export function toTypesetInput(cv: CvDocument, design: CvDesign): TypesetInput {
	const name = cleanLine(fullName(cv.personalInfo))
	const headline = cleanLine(cv.personalInfo.headline)
	const heading = name || headline || 'Curriculum vitae'
	return {
		documentTitle: name === '' ? 'Curriculum vitae' : `${name} – CV`,
		author: name,
		heading,
		headline: heading === headline ? '' : headline,
		contacts: contactsOf(cv),
		sections: printedSections(cv, design).flatMap((section) =>
			sectionsOf(section, cv, design.dateStyle),
		),
		style: {
			accent: readableAccent(design.accent || templateOrFirst(design.templateId).accent),
			textSizePt: design.textSizePt,
			spacing: design.spacing,
			paper: design.pageSize,
		},
	}
}

/** The sections that print something: the chosen order first, then those that it does not name. */
function printedSections(cv: CvDocument, design: CvDesign): SectionName[] {
	const order = new Set([...design.sectionOrder, ...sectionNames])
	return [...order].filter(
		(section) => !design.hiddenSections.includes(section) && sectionHasContent(cv, section),
	)
}
