import { comparableWords } from './comparable-words.ts'
import { brokenNames } from './gate/broken-names.ts'
import { lostAgents } from './gate/lost-agents.ts'
import { strayWords } from './gate/stray-words.ts'
import { unknownWords } from './gate/unknown-words.ts'
import { verbClashes } from './gate/verb-clashes.ts'

/**
 * The reason why a text may not be offered: an unknown word, a changed name, verbs that do not go together, words
 * left hanging or doubled, one person's work given to another, or no gain over the words before.
 */
export type Refusal = 'unknown-word' | 'name' | 'verbs' | 'stray-word' | 'agent' | 'no-gain'

/** The sources of a text. */
export type GateSources = {
	/** The words that it replaces; empty for a sentence that replaces none. */
	before: string
	/** Other words that it may take: answers, fields of the CV, the fixed words of its template. */
	others?: readonly string[]
	/** English words that the sources need not contain, because they contain another word for the same. */
	supported?: readonly string[]
}

/**
 * Judges every text that is written for a person; a refused text is not shown. Returns `null` if the text may be
 * offered. It judges the English; the audit judges whether the text is true.
 */
export function findRefusal(
	after: string,
	{ before, others = [], supported = [] }: GateSources,
): Refusal | null {
	const source = [before, ...others].join('\n')
	if (before !== '' && comparableWords(before) === comparableWords(after)) return 'no-gain'
	if (unknownWords(after, [source, ...supported].join('\n')).length > 0) return 'unknown-word'
	if (brokenNames(after, source).length > 0) return 'name'
	if (strayWords(after, before === '' ? source : before).length > 0) return 'stray-word'
	if (verbClashes(after, source).length > 0) return 'verbs'
	return lostAgents(before, after).length > 0 ? 'agent' : null
}
