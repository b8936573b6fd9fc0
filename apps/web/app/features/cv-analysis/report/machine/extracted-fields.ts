import {
	type CvDocument,
	type CvSource,
	formatDateRange,
	formatPartialDate,
	plainCv,
	printedLanguageLevel,
	type SectionName,
	sectionTitles,
} from '@app/cv'
import { confidenceAt, unsureBelow } from '#shared/import-confidence/confidence-at.ts'
import { alwaysSaid, entryLabels, ownEntryLabels, personalLabels } from './field-labels.ts'

/** One thing that was read out of the file. */
export type ExtractedField = {
	/** `''` for a passage that needs no name. */
	label: string
	/** `''` when it was looked for and not found. */
	value: string
	/** From 0 to 1, or `null` when the reader does not say. */
	confidence: number | null
}

export type ExtractedSection = {
	title: string
	/** The fields of each job, course and so on; other sections have one entry. */
	entries: ExtractedField[][]
}

type Confidence = CvSource['confidence']
type Labels = readonly (readonly [label: string, key: string])[]
type Entry = Record<string, unknown>

/** Returns the fields that were read, section by section, each with the reader's confidence. */
export function listExtractedFields(read: CvDocument, confidence: Confidence): ExtractedSection[] {
	const cv = plainCv(read)
	return [
		personalDetails(cv, confidence),
		passage(cv, confidence),
		...Object.entries(entryLabels).map(([name, labels]) =>
			entrySection(cv, confidence, { name: name as keyof typeof entryLabels, labels }),
		),
		nameSection('skills', pickNames(cv.skills), confidence),
		nameSection('language', cv.language.map(languageInWords), confidence),
		nameSection('interests', pickNames(cv.interests), confidence),
		...customSections(cv, confidence),
	].filter(({ entries }) => entries.some((fields) => fields.length > 0))
}

/** How sure the reader is of a field, in words. */
export function sureness({ value, confidence }: ExtractedField): Sureness {
	if (value === '') return 'not found'
	if (confidence === null || confidence >= 0.85) return 'sure'
	return confidence >= unsureBelow ? 'fairly sure' : 'unsure'
}
export type Sureness = 'sure' | 'fairly sure' | 'unsure' | 'not found'

function personalDetails(cv: CvDocument, confidence: Confidence): ExtractedSection {
	const person = personalLabels
		.filter(([, key]) => cv.personalInfo[key] !== '' || alwaysSaid.includes(key))
		.map(([label, key]) =>
			field(label, cv.personalInfo[key], confidenceAt(confidence, `personalInfo.${key}`)),
		)
	const links = cv.socialMedia.map(({ network, url, handle }, index) =>
		field(network || 'Link', url || handle, confidenceAt(confidence, `socialMedia.${index}`)),
	)
	return { title: 'Personal details', entries: [[...person, ...links]] }
}

function passage(cv: CvDocument, confidence: Confidence): ExtractedSection {
	const text = cv.professionalSummary
	const fields = text ? [field('', text, confidenceAt(confidence, 'professionalSummary'))] : []
	return { title: sectionTitles.professionalSummary, entries: [fields] }
}

type Described = { name: keyof typeof entryLabels; labels: Labels }

function entrySection(
	cv: CvDocument,
	confidence: Confidence,
	{ name, labels }: Described,
): ExtractedSection {
	const entries = cv[name].map((entry: Entry, index: number) =>
		entryFields(entry, { labels, path: `${name}.${index}`, confidence }),
	)
	return { title: sectionTitles[name], entries }
}

type PlacedEntry = { labels: Labels; path: string; confidence: Confidence }

function entryFields(entry: Entry, { labels, path, confidence }: PlacedEntry): ExtractedField[] {
	return labels.flatMap(([label, key]) =>
		listValues(entry, key).map(({ text, at }) =>
			field(label, text, confidenceAt(confidence, `${path}.${at}`)),
		),
	)
}

function listValues(entry: Entry, key: string): { text: string; at: string }[] {
	if (key === 'dates') {
		// Every section with dates keeps them under the same three names.
		const text = formatDateRange(entry as Parameters<typeof formatDateRange>[0])
		return text === '' ? [] : [{ text, at: 'startDate' }]
	}
	const value = entry[key]
	if (Array.isArray(value)) return value.map((text, index) => ({ text, at: `${key}.${index}` }))
	if (typeof value !== 'string' || value === '') return []
	const isDate = key === 'date' || key === 'expires'
	return [{ text: isDate ? formatPartialDate(value) : value, at: key }]
}

function nameSection(name: SectionName, names: string[], confidence: Confidence): ExtractedSection {
	const surest = names
		.map((_, index) => confidenceAt(confidence, `${name}.${index}.name`))
		.filter((value) => value !== null)
	const least = surest.length === 0 ? null : Math.min(...surest)
	const entries = names.length === 0 ? [] : [[field('', names.join(' · '), least)]]
	return { title: sectionTitles[name], entries }
}

function customSections(cv: CvDocument, confidence: Confidence): ExtractedSection[] {
	return cv.custom.map(({ title, shape, items }, index) => {
		const fields = items.map((item, at) => {
			const path = `custom.${index}.items.${at}`
			if (shape !== 'entries') return [field('', item.text, confidenceAt(confidence, path))]
			return entryFields(item, { labels: ownEntryLabels, path, confidence })
		})
		return { title, entries: shape === 'entries' ? fields : [fields.flat()] }
	})
}

function pickNames(items: { name: string }[]): string[] {
	return items.map(({ name }) => name)
}

function languageInWords(language: CvDocument['language'][number]): string {
	const level = printedLanguageLevel(language)
	return level === '' ? language.name : `${language.name} (${level})`
}

function field(label: string, value: string, confidence: number | null): ExtractedField {
	return { label, value, confidence }
}
