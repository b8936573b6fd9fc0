/** The aim of a question: an amount, a size, a result, the person's own part, or an example. */
export type AskKind = 'metric' | 'scope' | 'result' | 'ownership' | 'evidence'

/** The unit of the answer, so that a number can be typed. */
export type AskUnit = 'count' | 'percent' | 'money' | 'time' | 'words'

/** One question whose answer only the person has. It never holds an example figure. */
export type Ask = {
	kind: AskKind
	unit: AskUnit
	question: string
	/** Frequent answers in words to pick from; never a figure. */
	chips?: readonly string[]
}

/** The grammar of this package, or a language model whose words passed the same audit. */
type Engine = 'local' | 'model'

/** The advice that may be better than another wording of a line. */
export type Advice = 'delete' | 'split'

/** One change of wording: the words that went and the words that came. */
export type Change = {
	kind: 'lead-in' | 'verb' | 'pronoun' | 'passive' | 'phrase' | 'result' | 'spelling'
	before: string
	after: string
}

/** A claim of the rewrite that the person's words do not make. */
export type Violation = { kind: ViolationKind; text: string }

export type ViolationKind =
	| 'number'
	| 'percent'
	| 'money'
	| 'date'
	| 'name'
	| 'skill'
	| 'credential'
	| 'seniority'
	| 'ownership'
	| 'outcome'
	| 'scope'
	| 'frequency'
	| 'act'
	| 'negation'
	| 'plan'
	| 'certainty'
	| 'cause'
	| 'new-words'

/**
 * The offer for one bullet. `after` equals `before` if the person's words stay unchanged and there is only a
 * question.
 */
export type Suggestion = {
	before: string
	after: string
	changes: Change[]
	asks: Ask[]
	/**
	 * The advice on the whole line: to delete it because it says nothing, or to split it into bullets; `null` for
	 * none.
	 */
	advice: Advice | null
	/**
	 * A remark on the faults that remain if only sure mistakes were corrected, or on words that may be misspelt;
	 * `null` if there is nothing to say.
	 */
	remark: string | null
	/** The bullets that tell `after` better; empty if it is a single statement. */
	bullets: readonly string[]
	/** Whether `after` passed the check of its grammar and the audit; when not, the person's words are kept. */
	verified: boolean
	/** Who wrote it: the grammar of this package, or the language model that the operator chose. */
	engine: Engine
}
