import type { Tag } from './tags.ts'
import type { RawToken } from './tokenise.ts'

/** A token of an analysed line. */
export type Token = RawToken & {
	index: number
	lower: string
	tag: Tag
	/** The form a dictionary lists, in small letters and British spelling. */
	lemma: string
	/** The sentence or list item of the line that it belongs to, from 0. */
	segment: number
	/** The clause whose verb it goes with, an index of {@link Line.clauses}; -1 for marks. */
	clause: number
}

/** Some words around a noun: "12 elderly patients". Indices of tokens, `to` excluded. */
export type NounPhrase = { from: number; to: number; head: number }

/**
 * The agent of a clause: the writer unless the words name a team, another person, or a thing ("sales rose", "it
 * saved").
 */
export type Agent = 'writer' | 'team' | 'other' | 'thing'

/** How a clause hangs on the one before: on an equal footing, or as its means, result, purpose, time, reason, or about a noun. */
export type ClauseLink =
	| 'main'
	| 'and'
	| 'means'
	| 'result'
	| 'purpose'
	| 'time'
	| 'reason'
	| 'relative'
	| 'complement'

/** A verb with its phrases, or the nouns of a line without a verb. Numbers are indices of tokens. */
export type Clause = {
	from: number
	to: number
	/** The verb that carries the meaning, or `null`. */
	act: number | null
	/** Its particle: "set *up*". */
	particle: number | null
	subject: NounPhrase | null
	agent: Agent
	isPassive: boolean
	link: ClauseLink
	/**
	 * The objects of the act. A clause without objects shares the objects of the next in a list ("cooked and served
	 * meals").
	 */
	objects: NounPhrase[]
	/** Phrases behind a preposition. */
	adjuncts: { preposition: number; phrase: NounPhrase }[]
}

/** A line of a CV with its grammar: its tokens and clauses. */
export type Line = { text: string; tokens: readonly Token[]; clauses: readonly Clause[] }
