import type { BoxOffset, BoxPlacement } from '../flow/blocks.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { points } from './docx-styles.ts'

const origins: Readonly<Record<string, BoxOffset['from']>> = { page: 'page', margin: 'margin' }
const alignments: Readonly<Record<string, BoxOffset['align']>> = {
	left: 'start',
	top: 'start',
	center: 'centre',
	right: 'end',
	bottom: 'end',
}

/** Where the frame of a paragraph is drawn; `null` if its words stay in line with the text, as a large first letter does. */
export function readFramePlacement(frame: XmlElement | undefined): BoxPlacement | null {
	const {
		'w:w': width,
		'w:h': height,
		'w:wrap': wrap,
		'w:dropCap': dropCap,
		...own
	} = frame?.attributes ?? {}
	const widthPt = points(width)
	if (widthPt === undefined || (dropCap !== undefined && dropCap !== 'none')) return null
	return {
		across: readOffset(own['w:hAnchor'], own['w:x'], own['w:xAlign']),
		down: readOffset(own['w:vAnchor'], own['w:y'], own['w:yAlign']),
		widthPt,
		heightPt: own['w:hRule'] === 'exact' ? (points(height) ?? null) : null,
		wrap: wrap === 'notBeside' ? 'below' : 'beside',
	}
}

/** Where a table is drawn that text flows around; `null` if none does. */
export function readTablePlacement(
	position: XmlElement | undefined,
	widthPt: number,
): BoxPlacement | null {
	if (position === undefined || widthPt === 0) return null
	const own = position.attributes
	return {
		across: readOffset(own['w:horzAnchor'], own['w:tblpX'], own['w:tblpXSpec']),
		down: readOffset(own['w:vertAnchor'], own['w:tblpY'], own['w:tblpYSpec']),
		widthPt,
		heightPt: null,
		wrap: 'beside',
	}
}

function readOffset(from = '', length = '', alignment = ''): BoxOffset {
	return {
		from: origins[from] ?? 'text',
		offsetPt: points(length) ?? 0,
		align: alignments[alignment] ?? null,
	}
}
