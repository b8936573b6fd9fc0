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

/** Who does what a clause says: the writer unless the words name a team, somebody else, or a thing ("sales rose", "it saved"). */
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

/** A verb with what belongs to it; of a line without a verb, its nouns. Numbers are indices of tokens. */
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
	/** What the act is done to. A clause without objects of its own shares those of the next in a list ("cooked and served meals"). */
	objects: NounPhrase[]
	/** Phrases behind a preposition. */
	adjuncts: { preposition: number; phrase: NounPhrase }[]
}

/** What a line of a CV says, as far as its grammar shows. */
export type Line = { text: string; tokens: readonly Token[]; clauses: readonly Clause[] }
