import { type CvChange, type SectionName, sectionNames, sectionTitles } from '@app/cv'
import type { ChangeLine } from './describe-changes.ts'
import { wordFor } from './field-words.ts'

/** A difference between two designs, for a person to read. */
export function describeDesign(change: CvChange): ChangeLine[] {
	const [field = ''] = change.path
	const id = `design ${change.kind} ${change.path.join('.')}`
	if (change.kind === 'sorted') return [{ id, note: 'The sections stand in another order.' }]
	if (change.kind === 'changed') {
		const runs = [
			{ kind: 'removed' as const, text: valueInWords(field, change.before) },
			{ kind: 'added' as const, text: valueInWords(field, change.after) },
		]
		return [{ id, label: wordFor(field), runs }]
	}
	return [
		{
			...{ id, label: wordFor(field) },
			runs: [{ kind: change.kind, text: valueInWords(field, change.value) }],
		},
	]
}

const dateStyles: Record<string, string> = {
	short: 'Sept 2024',
	long: 'September 2024',
	numeric: '09/2024',
	year: '2024',
}

const inWordsByField: Record<string, (value: string) => string> = {
	templateId: (value) => capitalised(value.replaceAll('-', ' ')),
	accent: (value) => value || 'The template’s own',
	textSizePt: (value) => `${value} pt`,
	spacing: (value) => `× ${value}`,
	pageSize: (value) => (value === 'a4' ? 'A4' : 'US Letter'),
	dateStyle: (value) => dateStyles[value] ?? value,
	hiddenSections: titleOfSection,
	sectionOrder: titleOfSection,
}

function valueInWords(field: string, value: unknown): string {
	return (inWordsByField[field] ?? String)(String(value))
}

function titleOfSection(name: string): string {
	const section: SectionName | undefined = sectionNames.find((own) => own === name)
	return section ? sectionTitles[section] : name
}

function capitalised(words: string): string {
	return words.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase())
}
