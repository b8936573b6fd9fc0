import { lineWordLists } from '../line-words.ts'
import { splitWords } from '../text/split-text.ts'
import { findActivityVerb } from '../verbs/activity-verb.ts'
import { findVerb } from '../verbs/find-verb.ts'
import { functionWords } from '../wording/function-words.ts'
import type { ConceptHit } from './find-concepts.ts'
import { stemWord } from './stem-word.ts'

const workingTimes = lineWordLists.pattern('working-times', 'anywhere')

/**
 * Whether a line says by its own words that its writer has the skill that it names: each word of the skill's name is
 * in the line, be it as a verb ("served customers": customer service). A wider skill, of which the line names a part,
 * is not said, nor is a time of work. Software is said by any of its names.
 */
export function isSaidByLine({ concept, narrower }: ConceptHit, line: string): boolean {
	if (workingTimes.test(concept.label)) return false
	if (concept.kind === 'tool') return narrower === null
	const said = new Set(splitWords(line).flatMap(listForms))
	return splitWords(concept.label)
		.filter((word) => !functionWords.has(word.toLowerCase()))
		.every((word) => listForms(word).some((form) => said.has(form)))
}

// The stem of a word, and the verb that it is a form or a noun of.
function listForms(word: string): string[] {
	const lower = word.toLowerCase()
	const verb = findVerb(lower)?.verb.lemma ?? findActivityVerb(lower)?.lemma
	return verb === undefined ? [stemWord(lower)] : [stemWord(lower), verb]
}
