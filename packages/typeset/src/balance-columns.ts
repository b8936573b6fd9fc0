import type { SectionName } from '@app/cv'
import { countLines } from './estimate-extra-spacing.ts'
import type { TypesetSection } from './typeset-input.ts'

/** Characters of a line in the narrow and in the wide column of a usual template. */
const [narrowLine, wideLine] = [30, 62]
/** Below this share of the other column, a narrow one gets more sections, and below the second it isn't set at all. */
const [fullFrom, worthFrom] = [0.55, 0.25]
/** Beside fewer lines than these, any column is full enough. */
const leastMainLines = 20
/** A section of more lines than this in the narrow column stays where it is. */
const mostMovedLines = 16

/** Sections that people look up or read last, which may be beside a career as well as below it. */
const movable: ReadonlySet<SectionName> = new Set<SectionName>([
	'volunteering',
	'certification',
	'language',
	'awards',
	'interests',
	'reference',
	'custom',
])

/**
 * Moves short sections from the end of the main column to a narrow column that would be nearly empty. `ownLines`
 * counts the lines that the template itself puts there, such as contacts.
 */
export function balanceColumns(
	sections: readonly TypesetSection[],
	ownLines: number,
): TypesetSection[] {
	const balanced = [...sections]
	for (let at = sections.length - 1; at >= 0; at -= 1) {
		const section = sections[at]
		if (section === undefined || sideShare(balanced, ownLines) >= fullFrom) break
		if (section.column !== 'main' || !movable.has(section.name)) continue
		if (linesOf(section, narrowLine) > mostMovedLines) continue
		const moved = balanced.with(at, { ...section, column: 'side' })
		if (sideShare(moved, ownLines) <= 1) balanced[at] = { ...section, column: 'side' }
	}
	return balanced
}

/** Whether a narrow column has so little in it that the page is better without. */
export function isSideNearlyEmpty(sections: readonly TypesetSection[], ownLines: number): boolean {
	return sideShare(sections, ownLines) < worthFrom
}

// Returns the height of the narrow column as a share of the main one's.
function sideShare(sections: readonly TypesetSection[], ownLines: number): number {
	const height = (isIn: (section: TypesetSection) => boolean, length: number) =>
		sections.filter(isIn).reduce((sum, section) => sum + linesOf(section, length), 0)
	const main = height(isInMain, wideLine)
	const side = height(({ column }) => column === 'side', narrowLine)
	return main < leastMainLines ? 1 : (side + ownLines) / main
}

// A profile is above both columns; what else comes before the rest begins the wide one.
function isInMain({ column, name }: TypesetSection): boolean {
	return column === 'main' || (column === 'top' && name !== 'professionalSummary')
}

function linesOf({ parts }: TypesetSection, length: number): number {
	return parts.reduce((sum, part) => sum + countLines(part, length), 2)
}
