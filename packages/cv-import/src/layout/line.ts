import type { Box } from '@app/cv'
import type { TextItem } from '../extracted.ts'
import type { Span } from '../text/span.ts'
import { boldShare, italicShare, locateSpan, sliceSpan, trimSpan } from '../text/span.ts'

/** One line as it stands in a column of a page. Wide gaps in it are tab characters. */
export type Line = {
	/** The words without the bullet. */
	span: Span
	/** The words with the bullet, as printed. */
	printed: Span
	isBullet: boolean
	page: number
	x: number
	/** Where the words begin after a bullet. */
	textX: number
	right: number
	baseline: number
	sizePt: number
	bold: boolean
	italic: boolean
	font: string
	/**
	 * The distance to the baseline of the line above in the same column, in points; `Infinity` at the top of the
	 * column.
	 */
	gapBefore: number
	/** The right edge that text of this column runs to. */
	columnRight: number
}

const bullet =
	/^\s*(?:[•‣▪▫■□●○◦◆◇►▶▸▹➢➤➔→⇒√✂✓-✧★☆✩-➿⁃∙·*¤❖❑]|[-–—+›](?=\s)|>>|»(?=\s)|[-=]>(?=\s)|o(?=\s{1,4}[A-Z]))\s*/u

/** Whether the text is nothing but a sign that marks a point of a list. */
export function isBulletMark(text: string): boolean {
	return /^(?:[•‣▪▫■□●○◦◆◇►▶▸▹➢➤➔→⇒√✂✓-✧✩-➿⁃∙·*¤❖❑–›»-]|o)$/u.test(text.trim())
}

/** A line of a column from its words. */
export function createLine(printed: Span, items: readonly TextItem[]): Line {
	const mark = bullet.exec(printed.text)?.[0] ?? ''
	const isBullet = mark !== '' && mark.length < printed.text.length
	const span = isBullet ? trimSpan(sliceSpan(printed, mark.length)) : printed
	const main = mainItem(items)
	const [first] = locateSpan(span)
	const firstCell = sliceSpan(span, 0, cellEnd(span.text))
	return {
		span,
		printed,
		isBullet,
		page: main.page,
		x: Math.min(...items.map((item) => item.x)),
		textX: first?.x ?? main.x,
		right: Math.max(...items.map((item) => item.x + item.width)),
		baseline: main.baseline,
		sizePt: main.sizePt,
		font: main.font,
		bold: boldShare(firstCell) > 0.85,
		italic: italicShare(firstCell) > 0.85,
		gapBefore: Number.POSITIVE_INFINITY,
		columnRight: 0,
	}
}

/** The width of the first word of a line, in points. */
export function firstWordWidth(line: Line): number {
	const end = line.span.text.search(/\s/)
	const word = sliceSpan(line.span, 0, end === -1 ? undefined : end)
	return locateSpan(word)[0]?.width ?? 0
}

/** Returns the place of a line as one box. */
export function toLineBox(line: Line): Box | null {
	return locateSpan(line.printed)[0] ?? null
}

function cellEnd(text: string): number {
	const tab = text.indexOf('\t')
	return tab === -1 ? text.length : tab
}

// The item with most letters speaks for the line: a superscript or an icon does not.
function mainItem(items: readonly TextItem[]): TextItem {
	return items.reduce((main, item) => (item.text.length > main.text.length ? item : main))
}
