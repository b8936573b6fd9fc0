import {
	AlignmentType,
	BorderStyle,
	ExternalHyperlink,
	HeadingLevel,
	type IParagraphOptions,
	Paragraph,
	type ParagraphChild,
	ShadingType,
	TabStopType,
	TextRun,
} from 'docx'
import type { Contact, Run } from '../print/sheet.ts'
import type { DocxDesign } from './docx-design.ts'

/** The width between the margins, in twentieths of a point. */
export const textWidth = 9070

type Text = { text: string; bold?: boolean; italics?: boolean; sizePt?: number; color?: string }

/** A stretch of text in the document's font. */
function textRun({ text, sizePt, ...rest }: Text, design: DocxDesign): TextRun {
	return new TextRun({ text, font: design.font, size: (sizePt ?? design.sizePt) * 2, ...rest })
}

/** Makes a line with runs at its left and, after a tab, runs at its right. */
export function lineParagraph(left: Run[], right: Run[], design: DocxDesign): Paragraph {
	const runs = [...left.map((run) => styledRun(run, design))]
	if (right.length > 0) {
		runs.push(textRun({ text: '\t' }, design), ...right.map((run) => styledRun(run, design)))
	}
	return new Paragraph({
		children: runs,
		tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
	})
}

function styledRun({ text, style }: Run, design: DocxDesign): TextRun {
	return textRun({ text, bold: style === 'bold', italics: style === 'italic' }, design)
}

/** A plain paragraph. */
export function plainParagraph(text: string, design: DocxDesign): Paragraph {
	return new Paragraph({ children: [textRun({ text }, design)] })
}

/** A point, in Word's own list or after a typed sign. */
export function bulletParagraph(text: string, design: DocxDesign): Paragraph {
	if (design.bullets === 'typed') return plainParagraph(`• ${text}`, design)
	return new Paragraph({ children: [textRun({ text }, design)], bullet: { level: 0 } })
}

/** The title of a section. */
export function headingParagraph(title: string, design: DocxDesign): Paragraph {
	const { heading, accent, sizePt } = design
	const spacing = { before: 200, after: 60 }
	const text = heading === 'capitals' || heading === 'tracked' ? title.toUpperCase() : title
	const run = new TextRun({
		text,
		bold: true,
		font: design.font,
		size: (sizePt + (heading === 'word-style' ? 3 : 1)) * 2,
		color: heading === 'shaded' ? 'FFFFFF' : accent,
		...(heading === 'tracked' ? { characterSpacing: 60 } : {}),
	})
	const looks: Record<DocxDesign['heading'], Partial<IParagraphOptions>> = {
		'word-style': { heading: HeadingLevel.HEADING_1 },
		bold: {},
		capitals: {},
		tracked: {},
		ruled: { border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: accent } } },
		shaded: { shading: { type: ShadingType.CLEAR, fill: accent } },
	}
	return new Paragraph({ children: [run], spacing, ...looks[heading] })
}

/** The name and its company, large and perhaps centred. */
export function largeParagraph(text: string, sizePt: number, design: DocxDesign): Paragraph {
	return new Paragraph({
		children: [textRun({ text, sizePt, bold: true, color: design.accent }, design)],
		...alignmentOf(design),
	})
}

/** Contact details one after another, their links alive. */
export function contactParagraph(
	contacts: Contact[],
	joiner: string,
	design: DocxDesign,
): Paragraph {
	const children = contacts.flatMap((contact, index): ParagraphChild[] => {
		const label = contact.label === '' ? '' : `${contact.label}: `
		const lead = textRun({ text: (index === 0 ? '' : joiner) + label }, design)
		const run = textRun({ text: contact.text }, design)
		return [
			lead,
			contact.url === '' ? run : new ExternalHyperlink({ link: contact.url, children: [run] }),
		]
	})
	return new Paragraph({ children, ...alignmentOf(design) })
}

function alignmentOf({ isCentred }: DocxDesign): Partial<IParagraphOptions> {
	return isCentred ? { alignment: AlignmentType.CENTER } : {}
}
