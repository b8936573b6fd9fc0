import { verbs as table } from '../data/verbs.ts'
import { parseTsv } from '../parse-tsv.ts'

/** The meaning of a verb; suggestions stay within one meaning. */
export type VerbMeaning =
	| 'people'
	| 'training'
	| 'teaching'
	| 'learning'
	| 'helping'
	| 'serving'
	| 'selling'
	| 'organising'
	| 'improving'
	| 'reducing'
	| 'building'
	| 'trades'
	| 'maintaining'
	| 'fixing'
	| 'analysing'
	| 'reporting'
	| 'writing'
	| 'money'
	| 'buying'
	| 'checking'
	| 'safety'
	| 'care'
	| 'kitchen'
	| 'cleaning'
	| 'moving'
	| 'designing'
	| 'performing'
	| 'cooperating'
	| 'starting'
	| 'general'

/**
 * The verbs of CVs in their British spelling, by meaning, each with its level of responsibility:
 * 0 watched, 1 helped, 2 took part or did a task, 3 did it alone, 4 coordinated or trained others, 5 led, 6 founded.
 */
export const verbTable = parseTsv<'meaning' | 'verb' | 'level'>(table).map(
	({ meaning, verb, level }) => ({
		meaning: meaning as VerbMeaning,
		lemma: verb,
		level: Number(level),
	}),
)
