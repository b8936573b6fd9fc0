import type { WordRun } from '@app/cv'
import { type CvChange, type SectionName, sectionNames, sectionTitles } from '@app/cv'
import { designChoices } from '#shared/design-choices.ts'
import { findFieldLabel } from './cv-labels.ts'

/** One difference: the words that went, came and stayed, or a sentence where there are none. */
export type ChangeLine =
	| { id: string; label: string; runs: WordRun[] }
	| { id: string; note: string }

/** Returns the label of an item of the CV, given as `list/id`. */
export type NameOfItem = (item: string) => string

/** A difference between two designs, for a person to read. */
export function describeDesign(change: CvChange, nameOf: NameOfItem): ChangeLine[] {
	const [field = '', part = ''] = change.path
	const id = `design ${change.kind} ${change.path.join('.')}`
	if (field === 'ownSectionPlaces') return describePlace(change, { id, nameOf })
	// Of a list that is no order of anything, the order tells nothing.
	if (change.kind === 'sorted') {
		return field === 'sectionOrder' ? [{ id, note: 'The sections are in a different order.' }] : []
	}
	const inWords = (value: unknown) => valueInWords(value, { field, part, nameOf })
	if (change.kind === 'changed') {
		const runs = [
			{ kind: 'removed' as const, text: inWords(change.before) },
			{ kind: 'added' as const, text: inWords(change.after) },
		]
		return [{ id, label: formatLabel(field, part), runs }]
	}
	const runs = [{ kind: change.kind, text: inWords(change.value) }]
	return [{ id, label: findFieldLabel(field), runs }]
}

function describePlace(
	{ kind, path: [, section = ''] }: CvChange,
	{ id, nameOf }: { id: string; nameOf: NameOfItem },
): ChangeLine[] {
	if (kind === 'sorted') return [{ id, note: 'Your own sections are in a different order.' }]
	return [{ id, note: `The section “${nameOf(`custom/${section}`)}” was moved.` }]
}

function formatLabel(field: string, part: string): string {
	return field === 'sectionTitles' ? `Heading for ${titleOfSection(part)}` : findFieldLabel(field)
}

const dateStyles: Record<string, string> = {
	short: 'Sept 2024',
	long: 'September 2024',
	numeric: '09/2024',
	year: '2024',
}

const templatesOwn = 'Template default'

const inWordsByField: Record<string, (value: string) => string> = {
	templateId: (value) => capitalised(value),
	accent: (value) => value || templatesOwn,
	secondColour: (value) => value || templatesOwn,
	sidebarSide: chosenFrom(designChoices.sidebarSide.options),
	sidebarWidth: chosenFrom(designChoices.sidebarWidth.options),
	photo: (value) =>
		value === '' ? 'As usual in the CV’s language' : chosenFrom(designChoices.photo.options)(value),
	fontPair: (value) => capitalised(value) || templatesOwn,
	textSizePt: (value) => `${value} pt`,
	spacing: (value) => `× ${value}`,
	margin: (value) => `× ${value}`,
	pageSize: (value) => (value === 'a4' ? 'A4' : 'US Letter'),
	dateStyle: (value) => dateStyles[value] ?? value,
	datePlace: chosenFrom(designChoices.datePlace.options),
	bulletStyle: chosenFrom(designChoices.bulletStyle.options),
	headerLayout: chosenFrom(designChoices.headerLayout.options),
	headingLanguage: chosenFrom(designChoices.headingLanguage.options),
	columns: (value) => (value === 'one' ? 'One' : templatesOwn),
	hiddenSections: titleOfSection,
	hiddenHeadings: titleOfSection,
	sectionOrder: titleOfSection,
}

type Parts = { field: string; part: string; nameOf: NameOfItem }

function valueInWords(value: unknown, { field, part, nameOf }: Parts): string {
	if (typeof value === 'boolean') return value ? 'Yes' : 'No'
	const text = String(value ?? '')
	if (field === 'sectionTitles') return text.trim() || titleOfSection(part)
	if (field === 'keptTogether' || field === 'pageBreaks') return nameOf(text)
	return (inWordsByField[field] ?? String)(text)
}

function chosenFrom(options: Record<string, string>): (value: string) => string {
	return (value) => (value === '' ? templatesOwn : (options[value] ?? value))
}

function titleOfSection(name: string): string {
	const section: SectionName | undefined = sectionNames.find((own) => own === name)
	return section ? sectionTitles[section] : name
}

function capitalised(id: string): string {
	return id.replaceAll('-', ' ').replace(/\b\p{L}/gu, (letter) => letter.toUpperCase())
}
