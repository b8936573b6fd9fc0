import type { EditedLine } from './apply-edits.ts'
import type { EditedFrom } from './print-bullets.ts'

/** Returns the part of the line that each bullet is made of, with the words around it that no bullet has. */
export function listSources({ line, tokens }: EditedFrom, edited: EditedLine): string[] {
	const ranges = edited.map((words) => {
		const own = words.flatMap(({ from }) => (from < 0 ? [] : [from]))
		return { first: Math.min(...own), last: Math.max(...own) }
	})
	return ranges.map((_, at) => {
		const before = ranges[at - 1]?.last
		const next = ranges[at + 1]?.first
		const start = before === undefined ? 0 : (tokens[before]?.end ?? 0)
		const end = next === undefined ? line.length : (tokens[next]?.start ?? line.length)
		return line.slice(start, end).trim()
	})
}
