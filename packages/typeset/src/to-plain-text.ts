import { type CvDesign, type CvDocument, plainWords } from '@app/cv'
import { listParticulars, titledHeading, titleWithGrade } from './list-printed-words.ts'
import { toTypesetInput } from './to-typeset-input.ts'
import type { Entry, LinkedText, Note, Part, TypesetSection } from './typeset-input.ts'

/** The CV as plain text for pasting into application forms: same words, order and hidden sections as in print. */
export function toPlainText(cv: CvDocument, design: CvDesign): string {
	const { headline, contacts, sections, ...name } = toTypesetInput(cv, design)
	const header = [titledHeading(name), headline, ...contacts.map(({ text }) => text)].filter(
		Boolean,
	)
	const blocks = [header.join('\n'), ...sections.map(sectionText)]
	return `${blocks.join('\n\n\n')}\n`
}

function sectionText({ title, hasHeading, parts }: TypesetSection): string {
	return [...(hasHeading ? [title.toUpperCase()] : []), ...joinedParts(parts)].join('\n\n')
}

// Lines that belong together, such as the skills, stay together.
function joinedParts(parts: Part[]): string[] {
	const short = parts.filter(({ kind }) => kind === 'group')
	if (short.length === parts.length) return [parts.map(partText).join('\n')]
	return parts.map(partText)
}

function partText(part: Part): string {
	if (part.kind === 'entry') return [...employerText(part), entryText(part)].join('\n\n')
	if (part.kind === 'note') return noteText(part)
	if (part.kind === 'prose') return part.paragraphs.map(plainWords).join('\n\n')
	if (part.kind === 'points') return part.points.map(pointText).join('\n')
	const items = part.items.join(', ')
	return part.label === '' ? items : `${part.label}: ${items}`
}

function employerText({ employer }: Entry): string[] {
	if (employer === null) return []
	return [[employer.name, employer.place, employer.dates].filter(Boolean).join('\n')]
}

function entryText(entry: Entry): string {
	const { organisation, place, dates, facts, paragraphs, points } = entry
	const where = [organisation, place].filter(Boolean).join(', ')
	const lines = [
		titleWithGrade(entry),
		where,
		dates,
		joinTexts(facts),
		...paragraphs.map(plainWords),
		...points.map(pointText),
	]
	return lines.filter(Boolean).join('\n')
}

function noteText(note: Note): string {
	const first = [note.title, joinTexts(listParticulars(note))].filter(Boolean).join(', ')
	return [first, ...note.paragraphs.map(plainWords)].filter(Boolean).join('\n')
}

function joinTexts(items: LinkedText[]): string {
	return items.map(({ text }) => text).join(', ')
}

function pointText(point: string): string {
	return `- ${plainWords(point)}`
}
