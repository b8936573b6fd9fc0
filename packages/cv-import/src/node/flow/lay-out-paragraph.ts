import type { TextItem } from '../../extracted.ts'
import { cleanText } from '../../text/clean-text.ts'
import type { Paragraph, ParagraphStyle, Run } from './blocks.ts'
import { findRoom } from './place-box.ts'
import { type Cursor, type Frame, newPage, type Sheet } from './sheet.ts'

/** The width of an average letter in ems. */
const letterEm = 0.49
const lineHeightEm = 1.22
const tabEm = 2.2

/** Sets a paragraph in a frame and moves the cursor under it. */
export function layOutParagraph(
	sheet: Sheet,
	{ runs, pictures, breaksPage }: Paragraph,
	{ style, frame, cursor }: { style: ParagraphStyle; frame: Frame; cursor: Cursor },
): void {
	if (breaksPage) newPage(sheet, cursor)
	cursor.y += style.beforePt ?? 0
	for (const picture of pictures) {
		const { widthPt: width, heightPt: height } = picture
		sheet.pictures.push({ page: cursor.page, x: frame.x, y: cursor.y, width, height })
	}
	for (const [index, line] of splitLines(runs).entries()) {
		const isListItem = style.isList === true && index === 0
		setLine(sheet, line, { style, frame, cursor, isListItem })
	}
	cursor.y += style.afterPt ?? 0
}

function splitLines(runs: readonly Run[]): Run[][] {
	const lines: Run[][] = [[]]
	for (const run of runs) {
		for (const [index, text] of run.text.split('\n').entries()) {
			if (index > 0) lines.push([])
			if (text !== '') lines.at(-1)?.push({ ...run, text })
		}
	}
	return lines
}

type Setting = { style: ParagraphStyle; frame: Frame; cursor: Cursor; isListItem: boolean }

function setLine(sheet: Sheet, runs: readonly Run[], setting: Setting): void {
	const { style, cursor, isListItem } = setting
	const sizePt = Math.max(...runs.map((run) => run.style.sizePt ?? 10), runs.length === 0 ? 10 : 1)
	const lineHeight = sizePt * lineHeightEm
	const frame = findRoom(sheet, setting.frame, { cursor, height: lineHeight })
	const visible = runs.filter((run) =>
		isVisible(sheet, run, frame.isShaded || style.shaded === true),
	)
	const hasWords = visible.some((run) => run.text.trim() !== '')
	const indent = Math.min(style.indentPt ?? 0, frame.widthPt / 2)
	const width = frame.widthPt - indent
	const natural = naturalWidth(visible)
	const rows = Math.max(1, Math.ceil(natural / width))
	const isBelow = cursor.y + lineHeight > sheet.heightPt - sheet.marginPt
	if (isBelow && frame.isFixed !== true) newPage(sheet, cursor)
	if (hasWords) {
		const place = { page: cursor.page, baseline: cursor.y + sizePt, height: lineHeight * rows }
		const items = { x: frame.x + indent, scale: Math.min(1, width / natural), sizePt, ...place }
		if (isListItem) addItem(sheet, bullet(visible), { ...items, x: items.x - sizePt })
		setRuns(sheet, visible, items)
	}
	cursor.y += lineHeight * rows
}

function bullet(runs: readonly Run[]): Run {
	return { text: '•', style: { ...runs[0]?.style, bold: false }, url: null }
}

type Spot = {
	x: number
	scale: number
	sizePt: number
	page: number
	baseline: number
	height: number
}

function setRuns(sheet: Sheet, runs: readonly Run[], start: Spot): void {
	let x = start.x
	for (const run of runs) {
		for (const [index, part] of run.text.split('\t').entries()) {
			if (index > 0) x += tabEm * start.sizePt
			const width = measureWidth(part, run) * start.scale
			if (part.trim() !== '') addItem(sheet, { ...run, text: part }, { ...start, x })
			x += width
		}
	}
}

function addItem(sheet: Sheet, run: Run, spot: Spot): void {
	const clean = cleanText(run.text.replaceAll('\u00ad', ''))
	const sizePt = run.style.sizePt ?? spot.sizePt
	const font = run.style.font ?? ''
	sheet.characters += run.text.length
	sheet.unreadable += clean.unreadable
	sheet.limits.checkText(run.text.length)
	if (clean.hidden !== '') sheet.hiddenText.push(clean.hidden)
	if (clean.text.trim() === '') return
	if (font !== '') sheet.fonts.add(font)
	const item: TextItem = {
		text: clean.text,
		page: spot.page,
		x: spot.x,
		y: spot.baseline - sizePt,
		width: measureWidth(clean.text, run) * spot.scale,
		height: spot.height,
		baseline: spot.baseline,
		sizePt,
		font,
		bold: run.style.bold === true,
		italic: run.style.italic === true,
		order: sheet.pages.reduce((sum, page) => sum + page.items.length, 0),
	}
	sheet.pages[spot.page - 1]?.items.push(item)
	if (run.url === null) return
	const { page, x, y, width, height } = item
	sheet.links.push({ text: clean.text.trim(), url: run.url, place: { page, x, y, width, height } })
}

function isVisible(sheet: Sheet, run: Run, isOnColour: boolean): boolean {
	const { hidden, colour = '', shaded, sizePt = 10 } = run.style
	const isWhite = /^f[c-f]f[c-f]f[c-f]$/i.test(colour) && !isOnColour && shaded !== true
	if (hidden !== true && !isWhite && sizePt >= 1.5) return true
	if (run.text.trim() !== '') sheet.hiddenText.push(run.text.trim())
	return false
}

function naturalWidth(runs: readonly Run[]): number {
	return runs.reduce((sum, run) => sum + measureWidth(run.text, run), 1)
}

function measureWidth(text: string, { style }: Run): number {
	return text.length * (style.sizePt ?? 10) * letterEm * (style.bold ? 1.06 : 1)
}
