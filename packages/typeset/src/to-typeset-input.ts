import { type CvDesign, type CvDocument, fullName, printedSections } from '@app/cv'
import { cleanLine } from './clean-text.ts'
import { contactsOf } from './contacts-of.ts'
import { sectionsOf } from './sections-of.ts'
import { styleOf } from './style-of.ts'
import { templateOrFirst } from './template.ts'
import type { Part, TypesetInput, TypesetSection } from './typeset-input.ts'

/** The CV as the templates read it: cleaned text, safe links, dates in words, sections in the chosen order. */
export function toTypesetInput(cv: CvDocument, design: CvDesign): TypesetInput {
	const name = cleanLine(fullName(cv.personalInfo))
	const headline = cleanLine(cv.personalInfo.headline)
	const heading = name || headline || 'Curriculum vitae'
	const printed = {
		documentTitle: name === '' ? 'Curriculum vitae' : `${name} – CV`,
		author: name,
		heading,
		headline: heading === headline ? '' : headline,
		contacts: contactsOf(cv),
		sections: sectionsIn(cv, design),
	}
	// The name of a section is ours; that of an employer is printed.
	const sections = printed.sections.map(({ title, parts }) => ({ title, parts }))
	return { ...printed, style: styleOf(design, wordsIn({ ...printed, sections }).join(' ')) }
}

// Names of fields and keys are Latin letters that nobody prints.
function wordsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value]
	if (Array.isArray(value)) return value.flatMap(wordsIn)
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([field, inner]) =>
		unprinted.has(field) ? [] : wordsIn(inner),
	)
}

const unprinted = new Set(['kind', 'key', 'url'])

function sectionsIn(cv: CvDocument, design: CvDesign): TypesetSection[] {
	const { sideSections } = templateOrFirst(design.templateId)
	const [kept, breaks] = [new Set(design.keptTogether), new Set(design.pageBreaks)]
	const held = (part: Part): Part =>
		part.kind === 'entry'
			? { ...part, isKept: kept.has(part.key), breaksBefore: breaks.has(part.key) }
			: part
	return printedSections(cv, design).flatMap((section) =>
		sectionsOf(section, cv, design).map(({ parts, ...rest }) => ({
			...rest,
			parts: parts.map(held),
			column: sideSections.includes(section) ? ('side' as const) : ('main' as const),
		})),
	)
}
