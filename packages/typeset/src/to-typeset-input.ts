import {
	type CvDesign,
	type CvDocument,
	earliestMonth,
	fullName,
	hasHeading,
	leadsWithEducation,
	plainWords,
	printedPhotoShape,
	printedSectionKeys,
	type SectionName,
	withoutHidden,
} from '@app/cv'
import { balanceColumns, isSideNearlyEmpty } from './balance-columns.ts'
import { buildSections, type Section } from './build-sections.ts'
import { buildStyle } from './build-style.ts'
import { cleanLine } from './clean-text.ts'
import { countLines, estimateExtraSpacing } from './estimate-extra-spacing.ts'
import { templateOrFirst } from './find-template.ts'
import { chooseLabels } from './labels/labels.ts'
import { listContacts, listRightToWorkAndLicence } from './list-contacts.ts'
import { setQuotes } from './set-punctuation.ts'
import { setPunctuationInMarkedText } from './set-punctuation-in-marked-text.ts'
import { setTitleCase } from './set-title-case.ts'
import type { Template } from './templates/template-type.ts'
import type { Part, PrintedPhoto, TypesetInput, TypesetSection } from './typeset-input.ts'

/** An entry of up to this many lines stays on one page: parted, it would leave a line alone. */
const mostKeptLines = 7

/** The CV as the templates read it: cleaned text, safe links, dates in words, sections in the chosen order. */
export function toTypesetInput(whole: CvDocument, design: CvDesign): TypesetInput {
	const cv = withoutHidden(whole)
	const name = cleanLine(fullName(cv.personalInfo))
	const headline = cleanLine(cv.personalInfo.headline)
	const heading = name || headline || 'Curriculum vitae'
	const { honorificPrefix, honorificSuffix } = cv.personalInfo
	const { contacts: labels, contactsTitle } = chooseLabels(design)
	const contacts = [...listContacts(cv, labels), ...listRightToWorkAndLicence(cv, labels)]
	const { sections: placed, isOneColumn } = placeSections(cv, design, contacts.length)
	const printed = {
		documentTitle: name === '' ? 'Curriculum vitae' : `${name} – CV`,
		author: name,
		heading,
		honorificPrefix: name === '' ? '' : cleanLine(honorificPrefix),
		honorificSuffix: name === '' ? '' : cleanLine(honorificSuffix),
		headline: heading === headline ? '' : headline,
		contacts,
		contactsTitle,
		sections: placed,
	}
	// The name of a section is ours; that of an employer is printed.
	const sections = printed.sections.map(({ title, parts }) => ({ title, parts }))
	const columns = isOneColumn ? 'one' : design.columns
	const look = buildStyle({ ...design, columns }, collectWords({ ...printed, sections }).join(' '))
	const style = { ...look, ease: estimateExtraSpacing(printed.sections) }
	const photo = readPhoto(cv, design)
	return { ...printPunctuation(printed, style.language), photo, style }
}

function readPhoto(cv: CvDocument, design: CvDesign): PrintedPhoto | null {
	const shape = printedPhotoShape(cv, design)
	if (shape === null) return null
	const { image, description } = cv.photo
	return {
		image,
		alt: cleanLine(description) || cleanLine(fullName(cv.personalInfo)) || 'Photo',
		shape: shape === 'template' ? templateOrFirst(design.templateId).photoShape : shape,
	}
}

// A link keeps its characters, and so do the numbers of short fields: they may be a code, a postcode or a house number.
function printPunctuation<Value>(value: Value, language: string): Value {
	const set = (inner: unknown, field = ''): unknown => {
		if (typeof inner === 'string') return setField(field, inner, language)
		if (Array.isArray(inner)) return inner.map((each) => set(each, field))
		if (typeof inner !== 'object' || inner === null) return inner
		if ('url' in inner && inner.url !== '') return inner
		return Object.fromEntries(Object.entries(inner).map(([name, each]) => [name, set(each, name)]))
	}
	// Only strings are replaced by strings.
	return set(value) as Value
}

function setField(field: string, text: string, language: string): string {
	if (unset.has(field)) return text
	return runningText.has(field)
		? setPunctuationInMarkedText(text, language)
		: setQuotes(text, language)
}

// Names of fields and keys are Latin letters that nobody prints.
function collectWords(value: unknown): string[] {
	if (typeof value === 'string') return [value]
	if (Array.isArray(value)) return value.flatMap(collectWords)
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([field, inner]) =>
		unprinted.has(field) ? [] : collectWords(runningText.has(field) ? plainTexts(inner) : inner),
	)
}

function plainTexts(value: unknown): unknown {
	return Array.isArray(value) ? value.map((text) => plainWords(String(text))) : value
}

const unprinted = new Set(['kind', 'key', 'url', 'leads'])
const runningText = new Set(['paragraphs', 'points'])
const unset = new Set([...unprinted, 'documentTitle', 'author'])

// A column that would be nearly empty gets more sections; if that isn't enough, the page has only one column.
function placeSections(
	cv: CvDocument,
	design: CvDesign,
	contacts: number,
): { sections: TypesetSection[]; isOneColumn: boolean } {
	const sections = listSections(cv, design)
	const { hasColumns, sideColumn, contactStyle } = templateOrFirst(design.templateId)
	if (!hasColumns || sideColumn === '') return { sections, isOneColumn: false }
	const ownLines = contactStyle === 'titled' ? contacts + 2 : 0
	const balanced = balanceColumns(sections, ownLines)
	return { sections: balanced, isOneColumn: isSideNearlyEmpty(balanced, ownLines) }
}

function listSections(cv: CvDocument, design: CvDesign): TypesetSection[] {
	const template = templateOrFirst(design.templateId)
	const { sideSections, jobsLedBy } = template
	const topSections = findTopSections(template, cv)
	const column = ({ name, parts }: Section) => {
		if (topSections.includes(name)) return 'top'
		// Short words of one's own are set where skills are.
		const isTags = name === 'custom' && parts.every(({ kind }) => kind === 'group')
		return sideSections.includes(isTags ? 'skills' : name) ? 'side' : 'main'
	}
	const [kept, breaks] = [new Set(design.keptTogether), new Set(design.pageBreaks)]
	const held = (part: Part): Part =>
		part.kind === 'entry'
			? {
					...part,
					leads: part.leads === 'organisation' ? jobsLedBy : part.leads,
					isKept: kept.has(part.key) || countLines(part) <= mostKeptLines,
					breaksBefore: breaks.has(part.key),
				}
			: part
	return printedSectionKeys(cv, design).flatMap((key) =>
		buildSections(key, cv, design).map((section) => ({
			...section,
			title: setTitleCase(section.title),
			hasHeading: hasHeading(design, section.name),
			parts: section.parts.map(held),
			column: column(section),
		})),
	)
}

// Education stays above both columns only while it is the person's strongest point and newer than their work.
function findTopSections({ topSections }: Template, cv: CvDocument): readonly SectionName[] {
	if (!topSections.includes('education')) return topSections
	const today = new Date().toISOString().slice(0, 10)
	return leadsWithEducation(cv, today) && isNewerThanWork(cv)
		? topSections
		: topSections.filter((name) => name !== 'education')
}

// Whether a course ended, or will, no earlier than the last job began.
function isNewerThanWork({ experience, education }: CvDocument): boolean {
	const begun = experience.map(({ startDate }) => startDate).filter(Boolean)
	const ended = education.map(({ startDate, endDate }) =>
		endDate === '' && startDate !== '' ? Infinity : earliestMonth(endDate || '0001'),
	)
	return begun.length === 0 || Math.max(0, ...ended) >= Math.max(...begun.map(earliestMonth))
}
