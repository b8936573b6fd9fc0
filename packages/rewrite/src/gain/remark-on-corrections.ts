import { joinAsProseList } from '@app/language'
import { listChanges } from '../correct/list-changes.ts'

/** More corrections than these in one remark are homework. */
const mostCorrections = 4

/**
 * Returns a remark that gives the corrections between a line and its corrected text, in the writer's words; `null` if
 * there are none. Capitals and marks don't count.
 */
export function remarkOnCorrections(before: string, after: string): string | null {
	const corrections = new Map<string, string>()
	for (const { from, to } of listChanges(before, after))
		if (!corrections.has(from)) corrections.set(from, to)
	if (corrections.size === 0) return null
	const said = [...corrections]
		.slice(0, mostCorrections)
		.map(([from, to]) => `“${from}” to “${to}”`)
	return `Correct ${joinAsProseList(said)}.`
}
