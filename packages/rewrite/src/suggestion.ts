/** What a question is after: an amount, a size, what came of it, the person's own part, or an example. */
export type AskKind = 'metric' | 'scope' | 'result' | 'ownership' | 'evidence'

/** The unit of the answer, so that it can be typed as a number. */
export type AskUnit = 'count' | 'percent' | 'money' | 'time' | 'words'

/** One question whose answer only the person has. It never holds an example figure. */
export type Ask = {
	kind: AskKind
	unit: AskUnit
	question: string
	/** Answers in words that people often give, to be picked; never a figure. */
	chips?: readonly string[]
}

/** The grammar of this package, or a language model whose words passed the same audit. */
type Engine = 'local' | 'model'

/** What may be better than another wording of a line. */
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
 * What is offered for one bullet. `after` equals `before` when the person's words stay as they are and there is only a question.
 */
export type Suggestion = {
	before: string
	after: string
	changes: Change[]
	asks: Ask[]
	/** What to do with the line as a whole: leave it out because it says nothing, or make bullets of it. */
	advice: Advice | null
	/** What is left to the writer where only sure mistakes were corrected, or where a word may be misspelt; `null` where there is nothing to say. */
	remark: string | null
	/** The bullets that `after` is better told in; empty where it is one statement. */
	bullets: readonly string[]
	/** Whether `after` passed the check of its grammar and the audit; when not, the person's words are kept. */
	verified: boolean
	/** Who wrote it: the grammar of this package, or the language model that the operator chose. */
	engine: Engine
}
