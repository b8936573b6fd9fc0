import { comparableWords } from './comparable-words.ts'
import { brokenNames } from './gate/broken-names.ts'
import { lostAgents } from './gate/lost-agents.ts'
import { strayWords } from './gate/stray-words.ts'
import { unknownWords } from './gate/unknown-words.ts'
import { verbClashes } from './gate/verb-clashes.ts'

/**
 * Why a text may not be offered: it holds a word that is none, a name that was changed, verbs that do not go together, words left
 * hanging or doubled; it gives somebody's work to somebody else; or it says no more than what was there.
 */
export type Refusal = 'unknown-word' | 'name' | 'verbs' | 'stray-word' | 'agent' | 'no-gain'

/** What a text was made from. */
export type GateSources = {
	/** The words that it replaces; empty for a sentence that replaces none. */
	before: string
	/** Other words that it may take: answers, fields of the CV, the fixed words of its template. */
	others?: readonly string[]
	/** English words that need not stand in the sources, because something there means the same. */
	supported?: readonly string[]
}

/**
 * The last gate: everything that is written for a person goes through it, and what is refused is not shown. `null` when
 * the text may be offered. It judges English and not truth, which is the guard's.
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
