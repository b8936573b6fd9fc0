import { type CvDesign, type CvDocument, parseMarks } from '@app/cv'
import { listParticulars, titledHeading, titleWithGrade } from '../list-printed-words.ts'
import { toTypesetInput } from '../to-typeset-input.ts'
import type {
	EmployerHeading,
	Entry,
	LinkedText,
	Note,
	Part,
	TypesetSection,
} from '../typeset-input.ts'

/** The CV as Markdown: same words, order and hidden sections as in print. */
export function toMarkdown(cv: CvDocument, design: CvDesign): string {
	const { headline, contacts, sections, ...name } = toTypesetInput(cv, design)
	const head = [
		`# ${escaped(titledHeading(name))}`,
		escaped(headline),
		contacts.map(linked).join(' · '),
	]
	const blocks = [...head, ...sections.flatMap(sectionBlocks)]
	return `${blocks.filter(Boolean).join('\n\n')}\n`
}

function sectionBlocks({ title, hasHeading, parts }: TypesetSection): string[] {
	return [hasHeading ? `## ${escaped(title)}` : '', ...parts.flatMap(partBlocks)]
}

function partBlocks(part: Part): string[] {
	switch (part.kind) {
		case 'entry':
			return entryBlocks(part)
		case 'note':
			return noteBlocks(part)
		case 'prose':
			return part.paragraphs.map(markedLine)
		case 'points':
			return [list(part.points)]
		case 'group': {
			const items = part.items.map(escaped).join(', ')
			return [part.label === '' ? items : `**${escaped(part.label)}:** ${items}`]
		}
	}
}

function entryBlocks(entry: Entry): string[] {
	const { organisation, place, dates, ...rest } = entry
	const title = titleWithGrade(entry)
	const employer = employerBlocks(rest.employer)
	const level = rest.isRole ? '####' : '###'
	const where = [organisation, place].filter(Boolean).map(escaped).join(', ')
	const facts = [where, escaped(dates), ...rest.facts.map(linked)].filter(Boolean).join(' · ')
	const heading = title === '' ? '' : `${level} ${escaped(title)}`
	return [...employer, heading, facts, ...rest.paragraphs.map(markedLine), list(rest.points)]
}

function employerBlocks(employer: EmployerHeading | null): string[] {
	if (employer === null) return []
	const { name, place, dates } = employer
	return [`### ${escaped(name)}`, [place, dates].filter(Boolean).map(escaped).join(' · ')]
}

function noteBlocks(note: Note): string[] {
	const name = note.title === '' ? '' : `**${escaped(note.title)}**`
	const first = [name, ...listParticulars(note).map(linked)].filter(Boolean).join(', ')
	return [first, ...note.paragraphs.map(markedLine)]
}

function list(points: string[]): string {
	return points.map((point) => `- ${markedLine(point)}`).join('\n')
}

function linked({ text, url }: LinkedText): string {
	return url === '' ? escaped(text) : `[${escaped(text)}](<${url}>)`
}

/** Writes prose or a line with the marks of Markdown; its letters are escaped. */
function markedLine(text: string): string {
	const runs = parseMarks(text)
	return runs
		.map(({ bold, italic, ...words }, index) => {
			const stars = '*'.repeat((bold ? 2 : 0) + (italic ? 1 : 0))
			const inner = words.text.trim()
			if (stars === '' || inner === '') return index === 0 ? firstLinked(words) : linked(words)
			const [before = '', after = ''] = words.text.split(inner)
			return `${before}${stars}${linked({ ...words, text: inner })}${stars}${after}`
		})
		.join('')
}

// A line may begin with what would make it a list or a heading.
function firstLinked(words: LinkedText): string {
	return words.url === '' ? escapedLine(words.text) : linked(words)
}

// Within a line, Markdown would read these characters as marks, so they are escaped.
function escaped(text: string): string {
	return text.replace(/[\\`*_[\]<>|~]/g, '\\$&').replace(/^#/, '\\#')
}

function escapedLine(text: string): string {
	return escaped(text)
		.replace(/^([-+#])/, '\\$1')
		.replace(/^(\d+)([.)])(?=\s)/, '$1\\$2')
}
