import type { Box } from '@app/cv'
import type { PageViewport, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { TextItem } from '../../extracted.ts'
import { cleanText, showSoftHyphens } from '../../text/clean-text.ts'
import { composeAccents } from './compose-accents.ts'
import { withDrawnBullets } from './drawn-bullets.ts'
import { type Matrix, multiply, toMatrix } from './matrix.ts'
import type { PageInk } from './page-ink.ts'
import { repairBox } from './repair-box.ts'
import { repairText } from './repair-text.ts'
import type { DrawnGlyph, DrawnText, PageTrace } from './trace-visibility.ts'

type Content = Awaited<ReturnType<PDFPageProxy['getTextContent']>>
type PdfItem = Extract<Content['items'][number], { str: string }>
type FontFace = { name: string; bold: boolean; italic: boolean }

/** Letters of these fonts are pictures of telephones and envelopes. */
const iconFont =
	/awesome|icon|academicons|typicons|entypo|marvosym|webdings|fontello|glyphicon|material-?symbols/i

// Signs without a meaning that all agree on: fonts of icons keep their pictures there.
const hasIcon = /\p{Co}/u
// The usual bullets of word processors: dots, squares, arrows and ticks of Symbol and Wingdings.
const usualBullet = /[\uF0B7\uF0A7\uF0D8\uF0FC\uF06E\uF076]/g

/** The names of TeX fonts tell their weight and slope: Computer Modern and the fonts derived from it. */
const boldOfTex = /^(?:cm|sf|ec|lm|la)(?:bx|b)(?:ti|sl)?\d/i
const italicOfTex = /^(?:cm|sf|ec|lm|la)(?:bx|b)?(?:ti|sl|it)\d/i

type PageText = {
	items: TextItem[]
	hiddenText: string[]
	/** Where signs stand that are pictures: an envelope, a telephone. */
	icons: Box[]
	fonts: string[]
	characters: number
	unreadable: number
	/** The words lie unseen under the picture of a page, as text recognition leaves them. */
	isRecognised: boolean
}

type PageParts = {
	page: PDFPageProxy
	content: Content
	trace: PageTrace
	viewport: PageViewport
	/** How many items the pages before this one have. */
	order: number
	/** Where the page is inked, if it has words that are drawn without ink. */
	ink: PageInk | null
}

/** Returns the visible text of a page as items; invisible text is kept apart. */
export function readTextItems(parts: PageParts): PageText {
	const { page, content, trace, viewport, order, ink } = parts
	const faces = new Map<string, FontFace>()
	const isRecognised = isScanWithText(trace, viewport)
	const hiddenDrawings = isRecognised ? [] : trace.texts.filter((text) => !text.isVisible)
	const result: PageText = {
		items: [],
		hiddenText: [],
		fonts: [],
		characters: 0,
		unreadable: 0,
		isRecognised,
		icons: [],
	}
	for (const item of content.items) {
		if (!('str' in item)) continue
		const face = readFace(page, item.fontName, faces)
		const drawnAt = place({ item, face, viewport, styles: content.styles })
		const placed = repairBox(drawnAt, result.items.at(-1))
		if (showsIcon(item, face)) result.icons.push(toPageBox(page, placed))
		if (iconFont.test(face.name)) continue
		const drawn = composeAccents(repairText(item.str, placed, trace.glyphs), face.name)
		const clean = cleanText(showSoftHyphens(drawn))
		result.characters += item.str.length
		result.unreadable += clean.unreadable
		if (clean.hidden !== '') result.hiddenText.push(clean.hidden)
		if (clean.text.trim() === '') continue
		const text: TextItem = {
			text: clean.text,
			page: page.pageNumber,
			...placed,
			...face,
			font: face.name,
			order: order + result.items.length,
		}
		if (isHidden(text, { hiddenDrawings, trace, viewport, ink }))
			result.hiddenText.push(clean.text.trim())
		else result.items.push(withoutName(text))
	}
	result.items = withDrawnBullets(result.items, trace.dots)
	result.fonts = [...faces.values()].map((face) => face.name)
	return result
}

function showsIcon({ str }: PdfItem, { name }: FontFace): boolean {
	return hasIcon.test(str.replace(usualBullet, '')) || (iconFont.test(name) && str.trim() !== '')
}

function toPageBox(page: PDFPageProxy, { x, y, width, height }: Omit<Box, 'page'>): Box {
	return { page: page.pageNumber, x, y, width, height }
}

function withoutName({ text, page, x, y, width, height, baseline, ...style }: TextItem): TextItem {
	const { sizePt, font, bold, italic, order } = style
	return { text, page, x, y, width, height, baseline, sizePt, font, bold, italic, order }
}

function readFace(page: PDFPageProxy, fontName: string, faces: Map<string, FontFace>): FontFace {
	const known = faces.get(fontName)
	if (known !== undefined) return known
	const font: { name?: string; bold?: boolean; black?: boolean; italic?: boolean } | null =
		page.commonObjs.has(fontName) ? page.commonObjs.get(fontName) : null
	const name = (font?.name ?? fontName).replace(/^[A-Z]{6}\+/, '')
	const face = {
		name,
		bold:
			font?.bold === true ||
			font?.black === true ||
			/bold|black|heavy|semi-?bold|demi|(?:^|[-_])(?:bd|sb)\b|cmcsc.{0,9}b|medi$/i.test(name) ||
			boldOfTex.test(name),
		italic: font?.italic === true || /italic|oblique|slanted/i.test(name) || italicOfTex.test(name),
	}
	faces.set(fontName, face)
	return face
}

type Placing = { item: PdfItem; face: FontFace; viewport: PageViewport; styles: Content['styles'] }

function place({ item, viewport, styles }: Placing) {
	const matrix: Matrix = multiply(toMatrix(viewport.transform), toMatrix(item.transform))
	const sizePt = Math.hypot(matrix[2], matrix[3]) || Math.hypot(matrix[0], matrix[1])
	const style = styles[item.fontName]
	const ascent = clamp(style?.ascent ?? 0.8, [0.65, 1])
	const descent = clamp(Math.abs(style?.descent ?? 0.2), [0.1, 0.35])
	const isUpright = Math.abs(matrix[1]) <= Math.abs(matrix[0])
	if (isUpright) {
		return {
			x: matrix[4],
			y: matrix[5] - ascent * sizePt,
			width: item.width,
			height: (ascent + descent) * sizePt,
			baseline: matrix[5],
			sizePt,
		}
	}
	const goesDown = matrix[1] > 0
	const top = goesDown ? matrix[5] : matrix[5] - item.width
	return {
		x: matrix[4] - (goesDown ? descent : ascent) * sizePt,
		y: top,
		width: sizePt,
		height: item.width,
		baseline: top + item.width,
		sizePt,
	}
}

type Visibility = {
	hiddenDrawings: DrawnText[]
	trace: PageTrace
	viewport: PageViewport
	ink: PageInk | null
}

function isHidden(item: TextItem, { hiddenDrawings, trace, viewport, ink }: Visibility): boolean {
	if (item.sizePt < 1.5) return true
	if (item.x + item.width < 1 || item.x > viewport.width - 1) return true
	if (item.y + item.height < 1 || item.y > viewport.height - 1) return true
	const hidden = hiddenDrawings.filter((text) => isWithin(text, item))
	if (hidden.length === 0) return false
	const visible = trace.texts.filter((text) => text.isVisible && isWithin(text, item))
	const glyphs = trace.glyphs.filter((glyph) => isWithin(glyph, item))
	// A rim in the colour of the paper, and the same words over it in ink.
	if (
		spells(
			glyphs.filter(({ isVisible }) => isVisible),
			item,
		)
	)
		return false
	const isHiddenText = spells(
		glyphs.filter(({ isVisible }) => !isVisible),
		item,
	)
	if (hidden.length <= visible.length && !isHiddenText) return false
	return !isDrawnOtherwise(item, { hidden, visible, ink })
}

function spells(glyphs: readonly DrawnGlyph[], item: TextItem): boolean {
	const words = glyphs.toSorted((a, b) => a.x - b.x).map(({ text }) => text)
	return normaliseLetters(words.join('')) === normaliseLetters(item.text)
}

function normaliseLetters(text: string): string {
	return text.replace(/\s+/g, '')
}

type Drawings = { hidden: DrawnText[]; visible: DrawnText[]; ink: PageInk | null }

// Programs draw some letters as outlines or as a picture, and lay the words over them without ink to be copied.
function isDrawnOtherwise(item: TextItem, { hidden, visible, ink }: Drawings): boolean {
	if (ink === null || visible.length > 0 || !hidden.some((text) => text.isForInk)) return false
	return ink.showsLine(item)
}

/** Whether a drawing is part of an item. */
export function isWithin(text: { x: number; y: number }, item: TextItem): boolean {
	return (
		text.x >= item.x - 0.5 &&
		text.x < item.x + Math.max(item.width, 1) - 0.1 &&
		text.y >= item.y - 1 &&
		text.y <= item.y + item.height + 1
	)
}

/** Whether the words of a page lie unseen under its picture, as text recognition leaves them. */
export function isScanWithText({ texts, pictures }: PageTrace, viewport: PageViewport): boolean {
	const invisible = texts.filter((text) => text.isInvisibleMode).length
	const pageArea = viewport.width * viewport.height
	const hasPageSizedPicture = pictures.some((box) => box.width * box.height > 0.6 * pageArea)
	return hasPageSizedPicture && invisible > 0.8 * texts.length
}

function clamp(value: number, [low, high]: [number, number]): number {
	return Math.min(high, Math.max(low, value))
}
