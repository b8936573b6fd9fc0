import type { TextItem } from '../../extracted.ts'
import type { PageTrace } from './trace-visibility.ts'

type Dot = PageTrace['dots'][number]

/** The widest bullet, in font sizes. */
const maxBulletWidth = 0.45
/** The largest gap between a bullet and its text, in font sizes. */
const maxBulletGap = 2.5
/** Dots in one row that are closer than this, in font sizes, are a skill rating (●●●○○) and not bullets. */
const ratingDotGap = 4

/**
 * Adds bullets that are drawn as shapes, as browsers print them, to the text items of a page. A dot is a bullet if
 * text begins right after it, no text is right before it, and no other dot is close to it in its row.
 */
export function withDrawnBullets(items: readonly TextItem[], dots: readonly Dot[]): TextItem[] {
	if (dots.length === 0) return [...items]
	const bullets = new Map<TextItem, Dot>()
	for (const dot of dots) {
		const item = items.find((one) => beginsBeside(one, dot))
		if (item === undefined) continue
		const isAlone = dots.every(
			(other) => other === dot || !isInRow(other, dot, ratingDotGap * item.sizePt),
		)
		const isFirst = !items.some((one) => endsBefore(one, dot))
		if (isAlone && isFirst) bullets.set(item, dot)
	}
	if (bullets.size === 0) return [...items]
	const order = items[0]?.order ?? 0
	const all = items.flatMap((item) => {
		const dot = bullets.get(item)
		return dot === undefined ? [item] : [toBullet(dot, item), item]
	})
	return all.map((item, at) => ({ ...item, order: order + at }))
}

function middleOf({ y, height }: Dot): number {
	return y + height / 2
}

// At the middle height of lower-case letters.
function isOnLine(dot: Dot, { baseline, sizePt }: TextItem): boolean {
	return Math.abs(middleOf(dot) - (baseline - 0.3 * sizePt)) < 0.3 * sizePt
}

function beginsBeside(item: TextItem, dot: Dot): boolean {
	const gap = item.x - dot.x - dot.width
	const isNear = gap > 0 && gap < maxBulletGap * item.sizePt
	return isNear && dot.width < maxBulletWidth * item.sizePt && isOnLine(dot, item)
}

function endsBefore(item: TextItem, dot: Dot): boolean {
	const gap = dot.x - item.x - item.width
	return (
		gap > -item.sizePt && gap < maxBulletGap * item.sizePt && item.x < dot.x && isOnLine(dot, item)
	)
}

function isInRow(other: Dot, dot: Dot, distance: number): boolean {
	return (
		Math.abs(middleOf(other) - middleOf(dot)) < dot.height && Math.abs(other.x - dot.x) < distance
	)
}

function toBullet({ x, width }: Dot, item: TextItem): TextItem {
	return { ...item, text: '•', x, width, bold: false, italic: false }
}
