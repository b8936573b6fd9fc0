import { type CvDesign, type CvDocument, fullName, printedSections } from '@app/cv'
import { buildSections } from './build-sections.ts'
import { buildStyle } from './build-style.ts'
import { cleanLine } from './clean-text.ts'
import { listContacts } from './list-contacts.ts'
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
		contacts: listContacts(cv),
		sections: listSections(cv, design),
	}
	// The name of a section is ours; that of an employer is printed.
	const sections = printed.sections.map(({ title, parts }) => ({ title, parts }))
	return { ...printed, style: buildStyle(design, collectWords({ ...printed, sections }).join(' ')) }
}

// Names of fields and keys are Latin letters that nobody prints.
function collectWords(value: unknown): string[] {
	if (typeof value === 'string') return [value]
	if (Array.isArray(value)) return value.flatMap(collectWords)
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([field, inner]) =>
		unprinted.has(field) ? [] : collectWords(inner),
	)
}

const unprinted = new Set(['kind', 'key', 'url'])

function listSections(cv: CvDocument, design: CvDesign): TypesetSection[] {
	const { sideSections } = templateOrFirst(design.templateId)
	const [kept, breaks] = [new Set(design.keptTogether), new Set(design.pageBreaks)]
	const held = (part: Part): Part =>
		part.kind === 'entry'
			? { ...part, isKept: kept.has(part.key), breaksBefore: breaks.has(part.key) }
			: part
	return printedSections(cv, design).flatMap((section) =>
		buildSections(section, cv, design).map(({ parts, ...rest }) => ({
			...rest,
			parts: parts.map(held),
			column: sideSections.includes(section) ? ('side' as const) : ('main' as const),
		})),
	)
}
