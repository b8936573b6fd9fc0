import { parseMarks, plainWords } from '@app/cv'
import {
	ExternalHyperlink,
	HeadingLevel,
	HorizontalPositionAlign,
	HorizontalPositionRelativeFrom,
	ImageRun,
	Paragraph,
	type ParagraphChild,
	TextRun,
	TextWrappingType,
	VerticalPositionAlign,
	VerticalPositionRelativeFrom,
} from 'docx'
import { listParticulars, titleWithGrade } from '../../list-printed-words.ts'
import type {
	Entry,
	LinkedText,
	Note,
	Part,
	PrintedPhoto,
	TypesetInput,
} from '../../typeset-input.ts'

/** Everything that the CV prints, as Word's paragraphs. */
export function buildBody(input: TypesetInput): Paragraph[] {
	const { headline, photo, contacts, sections, style, ...name } = input
	const picture = photo === null ? [] : [photoRun(photo, style)]
	return [
		new Paragraph({ children: [...picture, ...nameRuns(name)], heading: HeadingLevel.TITLE }),
		...(headline === '' ? [] : [new Paragraph({ text: headline, style: 'Headline' })]),
		...(contacts.length === 0 ? [] : [particulars(contacts.flatMap(linked))]),
		...sections.flatMap(({ title, hasHeading, parts }) => [
			...(hasHeading ? [new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 })] : []),
			...parts.flatMap(title === '' ? letterParagraphs : partParagraphs),
		]),
	]
}

const photoSidePx = 105

/** Across from the name, at the edge of the text, which runs around it. */
function photoRun({ image, alt }: PrintedPhoto, { direction }: TypesetInput['style']): ImageRun {
	const align = direction === 'rtl' ? HorizontalPositionAlign.LEFT : HorizontalPositionAlign.RIGHT
	return new ImageRun({
		type: 'jpg',
		data: Buffer.from(image, 'base64'),
		transformation: { width: photoSidePx, height: photoSidePx },
		altText: { name: 'Photo', title: alt, description: alt },
		floating: {
			horizontalPosition: { relative: HorizontalPositionRelativeFrom.MARGIN, align },
			verticalPosition: {
				relative: VerticalPositionRelativeFrom.MARGIN,
				align: VerticalPositionAlign.TOP,
			},
			wrap: { type: TextWrappingType.SQUARE },
		},
	})
}

// Titles and letters around the name are smaller, as on the pages.
function nameRuns({
	heading,
	honorificPrefix,
	honorificSuffix,
}: Pick<TypesetInput, 'heading' | 'honorificPrefix' | 'honorificSuffix'>): TextRun[] {
	const small = { size: asideSize }
	return [
		...(honorificPrefix === '' ? [] : [new TextRun({ text: `${honorificPrefix} `, ...small })]),
		new TextRun(heading),
		...(honorificSuffix === '' ? [] : [new TextRun({ text: ` ${honorificSuffix}`, ...small })]),
	]
}

/** In half points. */
const asideSize = 28

function partParagraphs(part: Part): Paragraph[] {
	switch (part.kind) {
		case 'entry':
			return entryParagraphs(part)
		case 'note':
			return noteParagraphs(part)
		case 'prose':
			return part.paragraphs.map((text) => new Paragraph({ children: marked(text) }))
		case 'points':
			return part.points.map(point)
		case 'group': {
			const label = part.label === '' ? [] : [bold(`${part.label}: `)]
			return [new Paragraph({ children: [...label, new TextRun(part.items.join(', '))] })]
		}
	}
}

function entryParagraphs(entry: Entry): Paragraph[] {
	const { organisation, place, dates, facts, paragraphs, points } = entry
	const title = titleWithGrade(entry)
	const where = [organisation, place].filter(Boolean).join(', ')
	const about = [
		...[where, dates].filter(Boolean).map((text) => new TextRun(text)),
		...facts.flatMap(linked),
	]
	const { HEADING_2, HEADING_3 } = HeadingLevel
	const heading = entry.isRole ? HEADING_3 : HEADING_2
	return [
		...employerParagraphs(entry),
		...(title === '' ? [] : [new Paragraph({ text: title, heading })]),
		...(about.length === 0 ? [] : [particulars(about, paragraphs.length + points.length > 0)]),
		...paragraphs.map((text) => new Paragraph({ children: marked(text) })),
		...points.map(point),
	]
}

function employerParagraphs({ employer }: Entry): Paragraph[] {
	if (employer === null) return []
	const { name, place, dates } = employer
	const about = [place, dates].filter(Boolean).map((text) => new TextRun(text))
	return [new Paragraph({ text: name, heading: HeadingLevel.HEADING_2 }), particulars(about, true)]
}

function noteParagraphs(note: Note): Paragraph[] {
	const { title, paragraphs } = note
	const name = title === '' ? [] : [bold(title)]
	const first = separated([...name, ...listParticulars(note).flatMap(linked)], ', ')
	return [
		new Paragraph({ children: first, keepNext: paragraphs.length > 0 }),
		...paragraphs.map((text) => new Paragraph({ children: marked(text) })),
	]
}

// Parts without a title are the text of a letter, whose line breaks count.
function letterParagraphs(part: Part): Paragraph[] {
	if (part.kind !== 'prose') return partParagraphs(part)
	return part.paragraphs.map((text) => {
		const runs = plainWords(text)
			.split('\n')
			.map((line, index) => new TextRun({ text: line, ...(index > 0 && { break: 1 }) }))
		return new Paragraph({ children: runs, style: 'Letter' })
	})
}

function point(text: string): Paragraph {
	return new Paragraph({ children: marked(text), numbering: { reference: 'points', level: 0 } })
}

function particulars(items: ParagraphChild[], keepNext = false): Paragraph {
	return new Paragraph({ children: separated(items, ' · '), style: 'Particulars', keepNext })
}

function separated(items: ParagraphChild[], separator: string): ParagraphChild[] {
	return items.flatMap((item, index) => (index === 0 ? [item] : [new TextRun(separator), item]))
}

function marked(words: string): ParagraphChild[] {
	return parseMarks(words).map(({ text, url, bold: isBold, italic }): ParagraphChild => {
		const look = { text, ...(isBold && { bold: true }), ...(italic && { italics: true }) }
		if (url === '') return new TextRun(look)
		const children = [new TextRun({ ...look, style: 'Hyperlink' })]
		return new ExternalHyperlink({ link: url, children })
	})
}

function bold(text: string): TextRun {
	return new TextRun({ text, bold: true })
}

function linked({ text, url }: LinkedText): ParagraphChild[] {
	if (url === '') return [new TextRun(text)]
	return [
		new ExternalHyperlink({ link: url, children: [new TextRun({ text, style: 'Hyperlink' })] }),
	]
}
