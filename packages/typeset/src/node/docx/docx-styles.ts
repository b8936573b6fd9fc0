import type { IStylesOptions } from 'docx'
import type { TypesetInput } from '../../typeset-input.ts'

type Style = TypesetInput['style']

const papers = { a4: { width: 11906, height: 16838 }, 'us-letter': { width: 12240, height: 15840 } }
const marginTwips = 1134

/** Paper and margins, in twentieths of a point. */
export function buildPageSetup({ paper, margin: factor }: Style) {
	const margin = Math.round(marginTwips * factor)
	return {
		size: papers[paper],
		margin: { top: margin, right: margin, bottom: margin, left: margin },
	}
}

/** Word's own styles for a title, headings and text, in the person's colour, size and spacing. */
export function buildStyles({ accent, textSizePt, spacing, ...style }: Style): IStylesOptions {
	const halfPoints = (factor: number) => Math.round(textSizePt * factor * 2)
	const gap = (ems: number) => Math.round(ems * textSizePt * 20 * spacing)
	const color = accent.slice(1)
	const { body: font, display } = style.fonts.word
	const language = style.language === 'en' ? 'en-GB' : style.language
	return {
		default: {
			document: {
				run: { font, size: halfPoints(1), color: '1B1A18', language: { value: language } },
				paragraph: {
					spacing: { line: Math.round(264 * Math.min(1.1, spacing)), after: gap(0.25) },
				},
			},
			title: {
				run: { font: display, size: halfPoints(2.1), bold: true },
				paragraph: { spacing: { after: gap(0.2) } },
			},
			heading1: {
				run: { font: display, size: halfPoints(1.2), bold: true, color },
				paragraph: {
					keepNext: true,
					spacing: { before: gap(1.3), after: gap(0.45) },
					border: { bottom: { style: 'single', size: 4, color: 'C9C4BB', space: 2 } },
				},
			},
			heading2: {
				run: { font, size: halfPoints(1.04), bold: true, color: '1B1A18' },
				paragraph: { keepNext: true, spacing: { before: gap(0.75), after: gap(0.12) } },
			},
			heading3: {
				run: { font, size: halfPoints(1), bold: true, color: '1B1A18' },
				paragraph: { keepNext: true, spacing: { before: gap(0.55), after: gap(0.12) } },
			},
			hyperlink: { run: { color, underline: {} } },
		},
		paragraphStyles: [
			{
				id: 'Headline',
				name: 'Headline',
				basedOn: 'Normal',
				next: 'Normal',
				quickFormat: true,
				run: { color, size: halfPoints(1.14) },
			},
			{
				id: 'Particulars',
				name: 'Particulars',
				basedOn: 'Normal',
				next: 'Normal',
				quickFormat: true,
				run: { color: '4F4B45' },
				paragraph: { spacing: { after: gap(0.25) } },
			},
			{
				id: 'Letter',
				name: 'Letter',
				basedOn: 'Normal',
				next: 'Letter',
				quickFormat: true,
				paragraph: { spacing: { before: gap(0.9), after: gap(0.25) } },
			},
		],
	}
}
