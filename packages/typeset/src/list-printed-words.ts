import { plainWords } from '@app/cv'
import type {
	Entry,
	LinkedText,
	Note,
	Part,
	TypesetInput,
	TypesetSection,
	TypesetStyle,
} from './typeset-input.ts'

type DatePlace = TypesetStyle['datePlace'] | 'in-file'

/** A title with its grade behind it, as text and Word files print it. */
export function titleWithGrade({ title, grade }: Entry): string {
	if (title === '' || grade === '') return title || grade
	// A grade such as "2:1 (68%)" already has brackets.
	return grade.includes('(') ? `${title}, ${grade}` : `${title} (${grade})`
}

/** The particulars of a note beside its title, as text and Word files print them. */
export function listParticulars({ lead, issuer, date, details }: Note): LinkedText[] {
	const plain = [lead, issuer, date].map((text) => ({ text, url: '' }))
	return [...plain, ...details].filter(({ text }) => text !== '')
}

/** Every string that a template prints, by column and in the order in which it is read. */
export function listPrintedWords(input: TypesetInput): string[][] {
	const { columns, datePlace } = input.style
	const among =
		columns === 1
			? [input.sections]
			: (['top', 'main', 'side'] as const).map((column) =>
					input.sections.filter((section) => section.column === column),
				)
	const [first = [], ...others] = among.map((sections) => sectionWords(sections, datePlace))
	return [[...headWords(input, input.style.contactStyle), ...first], ...others].map(written)
}

/**
 * Lists the printed words with the dates in a separate list, for software that reads dates below one another as a
 * column.
 */
export function listWordsWithDatesApart(input: TypesetInput): string[][] {
	const { datePlace } = input.style
	// Where dates follow titles, that of a publication is among its words.
	const hasOwnDates = ({ name }: TypesetSection) => name !== 'publications' || datePlace !== 'after'
	const parts = input.sections.filter(hasOwnDates).flatMap((section) => section.parts)
	const dates = parts.flatMap((part) => {
		if (part.kind === 'entry') return [part.dates]
		return part.kind === 'note' ? [part.date] : []
	})
	const undated = (part: Part): Part => {
		if (part.kind === 'entry') return { ...part, dates: '' }
		return part.kind === 'note' ? { ...part, date: '' } : part
	}
	const sections = input.sections.map((section) => ({
		...section,
		parts: hasOwnDates(section) ? section.parts.map(undated) : section.parts,
	}))
	return [...listPrintedWords({ ...input, sections }), written(dates)]
}

/** The same for a Word or text file: one column, dates after the employer. */
export function listWordsInFile(input: TypesetInput): string[] {
	return written([...headWords(input, 'plain'), ...sectionWords(input.sections, 'in-file')])
}

/** Returns the first heading with the titles and letters around the name, as text files print it. */
export function titledHeading(
	input: Pick<TypesetInput, 'heading' | 'honorificPrefix' | 'honorificSuffix'>,
): string {
	return nameParts(input).filter(Boolean).join(' ')
}

function nameParts(
	input: Pick<TypesetInput, 'heading' | 'honorificPrefix' | 'honorificSuffix'>,
): string[] {
	return [input.honorificPrefix, input.heading, input.honorificSuffix]
}

function headWords(
	{ headline, contacts, contactsTitle, ...name }: TypesetInput,
	look: TypesetStyle['contactStyle'],
): string[] {
	const ways = contacts.flatMap(({ label, text }) =>
		look === 'labelled' ? [label, withoutLabel(text, label)] : [text],
	)
	const isTitled = look === 'titled' && ways.length > 0
	return [...nameParts(name), headline, isTitled ? contactsTitle : '', ...ways]
}

// Beside its label, the network of a profile isn’t printed twice.
function withoutLabel(text: string, label: string): string {
	return text.startsWith(`${label}: `) ? text.slice(label.length + 2) : text
}

function sectionWords(sections: TypesetInput['sections'], datePlace: DatePlace): string[] {
	return sections.flatMap(({ title, hasHeading, parts }) => [
		hasHeading ? title : '',
		...parts.flatMap((part) => partWords(part, datePlace)),
	])
}

function partWords(part: Part, datePlace: DatePlace): string[] {
	switch (part.kind) {
		case 'entry': {
			const head = datePlace === 'in-file' ? entryInFile(part) : entryHead(part, datePlace)
			return [
				...head,
				...part.facts.map(({ text }) => text),
				...plain(part.paragraphs, part.points),
			]
		}
		case 'note':
			return [...noteHead(part, datePlace), ...plain(part.paragraphs)]
		case 'group': {
			const isApart = datePlace !== 'in-file' && part.levels.length > 0
			const levels = part.levels.flatMap(({ name, level }) => [name, level])
			return [part.label, ...(isApart ? levels : part.items)]
		}
		case 'prose':
			return plain(part.paragraphs)
		case 'points':
			return plain(part.points)
	}
}

function entryInFile({ employer, title, grade, organisation, place, dates }: Entry): string[] {
	const above = employer === null ? [] : [employer.name, employer.place, employer.dates]
	return [...above, title, grade, organisation, place, dates]
}

function entryHead(entry: Entry, datePlace: TypesetStyle['datePlace']): string[] {
	const { employer, leads, organisation, place, dates } = entry
	const isAbove = leads === 'organisation' && organisation !== ''
	const where = [organisation, place]
	const above = employer === null ? [] : [employer.name, employer.place]
	const [first, last] = datePlace === 'before' || datePlace === 'margin' ? [dates, ''] : ['', dates]
	return [
		...(datePlace === 'margin' ? [first, ...above] : [...above, first]),
		...(isAbove ? where : []),
		entry.title,
		entry.grade,
		last,
		...(isAbove ? [] : where),
	]
}

function noteHead(note: Note, datePlace: DatePlace): string[] {
	const { lead, title, issuer, date, details } = note
	if (datePlace === 'in-file') return [title, ...listParticulars(note).map(({ text }) => text)]
	const particulars = details.map(({ text }) => text)
	const isFirst = datePlace === 'before' || datePlace === 'margin'
	return isFirst
		? [date, lead, title, issuer, ...particulars]
		: [lead, title, issuer, date, ...particulars]
}

function written(words: string[]): string[] {
	return words.filter((text) => text !== '')
}

function plain(...texts: string[][]): string[] {
	return texts.flat().map(plainWords)
}
