import type { CvDesign, CvDocument } from '@app/cv'
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
	const { heading, headline, contacts, sections } = toTypesetInput(cv, design)
	const head = [`# ${escaped(heading)}`, escaped(headline), contacts.map(linked).join(' · ')]
	const blocks = [...head, ...sections.flatMap(sectionBlocks)]
	return `${blocks.filter(Boolean).join('\n\n')}\n`
}

function sectionBlocks({ title, parts }: TypesetSection): string[] {
	return [`## ${escaped(title)}`, ...parts.flatMap(partBlocks)]
}

function partBlocks(part: Part): string[] {
	switch (part.kind) {
		case 'entry':
			return entryBlocks(part)
		case 'note':
			return noteBlocks(part)
		case 'prose':
			return part.paragraphs.map(escapedLine)
		case 'points':
			return [list(part.points)]
		case 'group': {
			const items = part.items.map(escaped).join(', ')
			return [part.label === '' ? items : `**${escaped(part.label)}:** ${items}`]
		}
	}
}

function entryBlocks({ title, organisation, place, dates, ...rest }: Entry): string[] {
	const employer = employerBlocks(rest.employer)
	const level = rest.isRole ? '####' : '###'
	const where = [organisation, place].filter(Boolean).map(escaped).join(', ')
	const facts = [where, escaped(dates), ...rest.facts.map(linked)].filter(Boolean).join(' · ')
	const heading = title === '' ? '' : `${level} ${escaped(title)}`
	return [...employer, heading, facts, ...rest.paragraphs.map(escapedLine), list(rest.points)]
}

function employerBlocks(employer: EmployerHeading | null): string[] {
	if (employer === null) return []
	const { name, place, dates } = employer
	return [`### ${escaped(name)}`, [place, dates].filter(Boolean).map(escaped).join(' · ')]
}

function noteBlocks({ title, details, paragraphs }: Note): string[] {
	const name = title === '' ? '' : `**${escaped(title)}**`
	const first = [name, ...details.map(linked)].filter(Boolean).join(', ')
	return [first, ...paragraphs.map(escapedLine)]
}

function list(points: string[]): string {
	return points.map((point) => `- ${escapedLine(point)}`).join('\n')
}

function linked({ text, url }: LinkedText): string {
	return url === '' ? escaped(text) : `[${escaped(text)}](<${url}>)`
}

// Within a line these characters would mark something; what the person wrote is to be read as written.
function escaped(text: string): string {
	return text.replace(/[\\`*_[\]<>|~]/g, '\\$&').replace(/^#/, '\\#')
}

function escapedLine(text: string): string {
	return escaped(text)
		.replace(/^([-+#])/, '\\$1')
		.replace(/^(\d+)([.)])(?=\s)/, '$1\\$2')
}
