import { findUnsupportedWords } from '@app/claims'
import { type ConceptKind, findConcepts } from '@app/language'

/**
 * The kinds of concept that a person has, uses or holds. A text that names one that the sources lack is never only
 * another wording.
 */
const things: ReadonlySet<ConceptKind> = new Set(['tool', 'equipment', 'credential'])

/**
 * The tools, machines and papers that a text names and its sources don't, in the words of the text. One whose every word the
 * sources carry, in any order, isn't new.
 */
export function findAddedThings(sources: string, text: string): string[] {
	const named = findConcepts(text).filter(
		({ concept, isSubject }) => things.has(concept.kind) && !isSubject,
	)
	if (named.length === 0) return []
	const known = new Set(findConcepts(sources).map(({ concept }) => concept.id))
	const uncarried = findUnsupportedWords(sources, text).uncarried.map((word) => word.text)
	return named
		.filter(
			({ concept, text: name }) =>
				!known.has(concept.id) && uncarried.some((word) => name.includes(word)),
		)
		.map(({ text: name }) => name)
}
