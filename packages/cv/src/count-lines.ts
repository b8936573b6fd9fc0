import type { CvDocument } from './cv-document.ts'
import { listNames } from './cv-item-lists.ts'

/** Lines that one CV may have. The longest academic CVs have about 400; checks take time for each. */
export const maxCvLines = 800

/** How many lines the lists of a CV have: one for each entry, and one for each achievement, detail or text within it. */
export function countLines(cv: CvDocument): number {
	const entries = listNames.flatMap((list): object[] => cv[list])
	return entries.reduce((sum, entry) => sum + linesOfEntry(entry), 0)
}

function linesOfEntry(entry: object): number {
	const nested: unknown[] = Object.values(entry).filter(Array.isArray).flat()
	return nested.reduce<number>(
		(sum, line) => sum + (typeof line === 'object' && line !== null ? linesOfEntry(line) : 1),
		1,
	)
}
