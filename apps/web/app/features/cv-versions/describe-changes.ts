import {
	type CustomSection,
	type CvChange,
	type CvDesign,
	type CvDocument,
	customShapes,
	diffCvs,
	diffDesigns,
	formatPartialDate,
	type HiddenPart,
	type ListName,
	listNames,
	type WordRun,
	withoutPrivateParts,
} from '@app/cv'
import { customShapeLabels } from '#shared/custom-section-shapes.ts'
import { findEntryLabel, findFieldLabel, findSectionLabel } from './cv-labels.ts'
import type { ChangeLine } from './describe-design.ts'
import { describeDesign } from './describe-design.ts'

/** A side of the comparison: a version, or the present CV. */
export type ComparedSide = { name: string; content: CvContent }

/** The content of a page: a CV and its design. */
export type CvContent = { document: CvDocument; design: CvDesign }

/** The differences in one place of a CV. */
export type ChangeGroup = { id: string; title: string; lines: ChangeLine[] }

/** Everything that differs between an older and a newer CV, by the place where it stands, for a person to read. */
export function describeChanges(older: CvContent, newer: CvContent): ChangeGroup[] {
	const groups = new Map<string, ChangeGroup>()
	// Answers to questions are left out: they show in the lines that were made with them.
	const [before, after] = [withoutPrivateParts(older.document), withoutPrivateParts(newer.document)]
	for (const change of diffCvs(before, after)) {
		const { id, title } = locateChange(change, older.document, newer.document)
		const group = groups.get(id) ?? { id, title, lines: [] }
		groups.set(id, group)
		group.lines.push(...listChangeLines(change, [newer.document, older.document]))
	}
	const nameOf = (item: string) => nameOfItem(item, [newer.document, older.document])
	const look = diffDesigns(older.design, newer.design).flatMap((change) =>
		describeDesign(change, nameOf),
	)
	const design: ChangeGroup[] =
		look.length > 0 ? [{ id: 'design', title: 'Design', lines: look }] : []
	return [...groups.values(), ...design]
}

// Skills and interests are a word or two each, so that they are told together.
const shortLists: readonly string[] = ['skills', 'interests']

function locateChange(change: CvChange, older: CvDocument, newer: CvDocument) {
	const mark = readHiddenMark(change)
	const [part = '', itemId] = mark === null ? change.path : findPlace(mark.item, [newer, older])
	const title = findSectionLabel(part)
	const list = listNames.find((name) => name === part)
	if (!list || itemId === undefined || shortLists.includes(list)) return { id: part, title }
	const item = findItem(newer, list, itemId) ?? findItem(older, list, itemId)
	const name = item ? findEntryLabel(list, item) : ''
	return { id: `${part}.${itemId}`, title: name ? `${title}: ${name}` : title }
}

/** Returns the part that was hidden or shown again, or `null` for any other change. */
function readHiddenMark(change: CvChange): HiddenPart | null {
	if (change.path[0] !== 'hidden' || !('value' in change)) return null
	// The members of this list are the marks.
	return change.value as HiddenPart
}

function findPlace(id: string, documents: CvDocument[]): string[] {
	const list = listNames.find((name) =>
		documents.some((document) => findItem(document, name, id) !== undefined),
	)
	if (list !== undefined) return [list, id]
	const section = documents.flatMap((document) => findOuterSection(document, id) ?? [])[0]
	return section === undefined ? [] : ['custom', section.id]
}

/** The section of the person's own that has an item with this id. */
function findOuterSection({ custom }: CvDocument, id: string): CustomSection | undefined {
	return custom.find(({ items }) => items.some((item) => item.id === id))
}

function findItem(document: CvDocument, list: ListName, id: string) {
	const items: { id: string }[] = document[list]
	return items.find((item) => item.id === id)
}

/** Returns the label of the item at `list/id` in the first document that has it. */
function nameOfItem(place: string, documents: CvDocument[]): string {
	const [part = '', id = ''] = place.split('/')
	const list = listNames.find((name) => name === part)
	const item = list && documents.flatMap((document) => findItem(document, list, id) ?? [])[0]
	return (list && item && findEntryLabel(list, item)) || findSectionLabel(part)
}

function listChangeLines(change: CvChange, documents: CvDocument[]): ChangeLine[] {
	const { path } = change
	const id = `${change.kind} ${path.join('.')}`
	const mark = readHiddenMark(change)
	if (mark !== null) return [{ id, note: describeHiding(mark, change.kind === 'added', documents) }]
	if (change.kind === 'sorted') {
		const what = path.length === 1 ? 'entries' : 'lines'
		return [{ id, note: `The ${what} are in a different order.` }]
	}
	if (change.kind === 'changed')
		return [{ id, label: formatLabel(path), runs: splitIntoRuns(change) }]
	return listFields(change.value, formatLabel(path)).map(({ label, text }) => ({
		id: `${id} ${label} ${text}`,
		label,
		runs: [{ kind: change.kind, text }],
	}))
}

function describeHiding(
	{ item, line }: HiddenPart,
	isHidden: boolean,
	documents: CvDocument[],
): string {
	const section = documents.flatMap((document) => findOuterSection(document, item) ?? [])[0]
	const name = section?.items.find(({ id }) => id === item)?.title
	const entry = name ? `The entry “${name}”` : 'This entry'
	const what = line === '' ? entry : `The line “${line}”`
	return isHidden ? `${what} was hidden from the page.` : `${what} is back on the page.`
}

/** The last name of the path that is a field, not an item's id or a line's key. */
function formatLabel(path: string[]): string {
	const [part = '', , ...fields] = path
	if (part === 'professionalSummary' || shortLists.includes(part)) return ''
	if (part === 'personalInfo' || part === 'photo') return findFieldLabel(path[1] ?? '')
	const [field, , inner = 'text'] = fields
	if (field === undefined) return ''
	return findFieldLabel(field === 'items' ? inner : field)
}

function splitIntoRuns({
	path,
	before,
	after,
	words,
}: Extract<CvChange, { kind: 'changed' }>): WordRun[] {
	const field = path.at(-1) ?? ''
	if (field === 'image') return describePhoto(before !== '', after !== '')
	if (!isInOtherWords(field) && words.length > 0) return words
	const runs: WordRun[] = [
		{ kind: 'removed', text: inWords(before, field) },
		{ kind: 'added', text: inWords(after, field) },
	]
	return runs.filter(({ text }) => text !== '')
}

function describePhoto(wasThere: boolean, isThere: boolean): WordRun[] {
	const removed: WordRun[] = wasThere ? [{ kind: 'removed', text: 'A photo' }] : []
	if (!isThere) return removed
	return [...removed, { kind: 'added', text: wasThere ? 'A different photo' : 'A photo' }]
}

// Dates and names of shapes are shown in other words than the CV has.
function isInOtherWords(field: string): boolean {
	return /^(startDate|endDate|date|expires|shape)$/.test(field)
}

function inWords(value: unknown, field: string): string {
	if (typeof value === 'boolean') return value ? 'Yes' : 'No'
	if (typeof value !== 'string') return ''
	const shape = customShapes.find((each) => each === value)
	if (field === 'shape' && shape !== undefined) return customShapeLabels[shape]
	return isInOtherWords(field) ? formatPartialDate(value) : value
}

/** Lists the fields of an added or removed item, each with its label and text. */
function listFields(value: unknown, label: string): { label: string; text: string }[] {
	if (typeof value === 'string') return [{ label, text: value }]
	if (Array.isArray(value)) return value.flatMap((line) => listFields(line, label))
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([field, own]) => {
		if (field === 'id' || own === '' || own === false) return []
		if (typeof own === 'boolean') return [{ label: findFieldLabel(field), text: 'Yes' }]
		const text = isInOtherWords(field) ? inWords(own, field) : own
		return listFields(text, field === 'name' || field === 'text' ? label : findFieldLabel(field))
	})
}
