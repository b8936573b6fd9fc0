import type { TextItem } from '../../extracted.ts'

type Box = Pick<TextItem, 'x' | 'y' | 'width' | 'height' | 'baseline' | 'sizePt'>

const usualSizePt = 10
/** A distance larger than any page. Words that are farther away have a wrong number in the file. */
const farthestPt = 100_000

/**
 * Returns the place of words as the file gives it. If a damaged file gives no number, the words get a new line under
 * the words before them, so that they can still be read.
 */
export function repairBox(box: Box, before: Box | undefined): Box {
	if (Object.values(box).every(isSound) && box.width >= 0 && box.height >= 0) return box
	const sizePt = isSound(box.sizePt) ? box.sizePt : (before?.sizePt ?? usualSizePt)
	const height = isSound(box.height) ? Math.max(0, box.height) : sizePt
	const next = (before?.baseline ?? 0) + sizePt * 1.3
	const baseline = isSound(box.baseline) ? box.baseline : next
	return {
		sizePt,
		height,
		baseline,
		x: isSound(box.x) ? box.x : (before?.x ?? 0),
		y: isSound(box.y) ? box.y : baseline - height * 0.8,
		width: isSound(box.width) ? Math.max(0, box.width) : sizePt,
	}
}

/** Whether a box of a page, such as that of a picture, stands somewhere. */
export function isValidBox(box: Pick<Box, 'x' | 'y' | 'width' | 'height'>): boolean {
	const { x, y, width, height } = box
	return [x, y, width, height].every(isSound) && width >= 0 && height >= 0
}

function isSound(value: number): boolean {
	return Math.abs(value) < farthestPt
}
