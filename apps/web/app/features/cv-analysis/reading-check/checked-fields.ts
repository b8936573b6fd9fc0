import { type CvDocument, formatPartialDate, type SectionName, sectionTitles } from '@app/cv'
import {
	alwaysSaid,
	entryLabels,
	ownEntryLabels,
	personalLabels,
} from '../report/machine/field-labels.ts'

/** How a field is written: `end` is a date that may be "Present", `name` one of many short ones. */
type FieldKind = 'line' | 'passage' | 'date' | 'end' | 'name'

/** One field of a CV that was read, to be checked against the page. */
export type CheckedField = { path: string; label: string; kind: FieldKind; text: string }

/** The fields of one job, course and so on; `path` is what leaves with it, `null` for what always stays. */
export type CheckedEntry = { path: string | null; fields: CheckedField[] }

export type CheckedSection = { title: string; entries: CheckedEntry[] }

type Values = Record<string, unknown>

/** Every field of a CV that was read, section by section, each with its path in the CV. */
export function checkedSections(cv: CvDocument): CheckedSection[] {
	return [
		personalSection(cv),
		{ title: sectionTitles.professionalSummary, entries: [passageEntry(cv)] },
		...Object.keys(entryLabels).map((name) => entrySection(cv, name as keyof typeof entryLabels)),
		namesSection(cv, 'skills'),
		namesSection(cv, 'language'),
		namesSection(cv, 'interests'),
		...customSections(cv),
	].filter(({ entries }) => entries.some(({ fields }) => fields.length > 0))
}

function personalSection(cv: CvDocument): CheckedSection {
	const person = personalLabels
		.filter(([, key]) => cv.personalInfo[key] !== '' || alwaysSaid.includes(key))
		.map(([label, key]) => line(label, `personalInfo.${key}`, cv.personalInfo[key]))
	const links = cv.socialMedia.map(({ network, url, handle }, index) => {
		const key = url === '' && handle !== '' ? 'handle' : 'url'
		return line(network || 'Link', `socialMedia.${index}.${key}`, url || handle)
	})
	return { title: 'Personal details', entries: [{ path: null, fields: [...person, ...links] }] }
}

function passageEntry({ professionalSummary: text }: CvDocument): CheckedEntry {
	const field: CheckedField = {
		path: 'professionalSummary',
		label: 'Profile',
		kind: 'passage',
		text,
	}
	return { path: null, fields: text === '' ? [] : [field] }
}

function entrySection(cv: CvDocument, name: keyof typeof entryLabels): CheckedSection {
	const entries = cv[name].map((entry: Values, index: number) => {
		const path = `${name}.${index}`
		return { path, fields: listEntryFields(entry, entryLabels[name], path) }
	})
	return { title: sectionTitles[name], entries }
}

type EntryLabels = readonly (readonly [label: string, key: string])[]

function listEntryFields(entry: Values, labels: EntryLabels, path: string): CheckedField[] {
	return labels.flatMap(([label, key]) => listFields(entry, { label, key, path: `${path}.${key}` }))
}

const passageKeys = ['summary', 'text', 'achievements', 'details']

function listFields(
	entry: Values,
	{ label, key, path }: { label: string; key: string; path: string },
): CheckedField[] {
	if (key === 'dates') return listDateFields(entry, path.slice(0, -'.dates'.length))
	const value = entry[key]
	if (Array.isArray(value)) {
		return value.map((text, index) => ({
			path: `${path}.${index}`,
			label: `Line ${index + 1}`,
			kind: 'passage',
			text,
		}))
	}
	const text = typeof value === 'string' ? value : ''
	if (key === 'date' || key === 'expires') {
		return [{ path, label, kind: 'date', text: formatPartialDate(text) }]
	}
	if (!passageKeys.includes(key)) return [line(label, path, text)]
	return text === '' ? [] : [{ path, label, kind: 'passage', text }]
}

function listDateFields(entry: Values, path: string): CheckedField[] {
	const dateText = (key: string) => formatPartialDate(String(entry[key] ?? ''))
	const to = entry.current === true ? 'Present' : dateText('endDate')
	return [
		{ path: `${path}.startDate`, label: 'From', kind: 'date', text: dateText('startDate') },
		{ path: `${path}.endDate`, label: 'To', kind: 'end', text: to },
	]
}

const namesInWords = { skills: 'Skill', language: 'Language', interests: 'Interest' } as const

function namesSection(cv: CvDocument, name: keyof typeof namesInWords & SectionName) {
	const fields = cv[name].map(
		(item, index): CheckedField => ({
			path: `${name}.${index}.name`,
			label: `${namesInWords[name]} ${index + 1}`,
			kind: 'name',
			text: item.name,
		}),
	)
	return { title: sectionTitles[name], entries: [{ path: null, fields }] }
}

function customSections(cv: CvDocument): CheckedSection[] {
	return cv.custom.map(({ title, shape, items }, index) => ({
		title,
		entries: items.map((item, at) => {
			const path = `custom.${index}.items.${at}`
			if (shape === 'entries') return { path, fields: listEntryFields(item, ownEntryLabels, path) }
			const { text } = item
			const field: CheckedField = { path: `${path}.text`, label: 'Text', kind: 'passage', text }
			return { path, fields: [field] }
		}),
	}))
}

function line(label: string, path: string, text: string): CheckedField {
	return { path, label, kind: 'line', text }
}
