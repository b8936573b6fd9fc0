import type { Token } from '@app/language/analysis'

/** What a finding is about; each kind has one sentence for the person. */
export type FindingKind =
	| 'number'
	| 'counted'
	| 'exactness'
	| 'frequency'
	| 'order'
	| 'word'
	| 'name'
	| 'act'
	| 'object'
	| 'agent'
	| 'cause'
	| 'scope'
	| 'left-out'
	| 'negated'
	| 'planned'
	| 'uncertain'
	| 'watched'
	| 'received'
	| 'others'
	| 'helped'
	| 'joint'
	| 'supervised'
	| 'partial'
	| 'occasional'
	| 'junior'
	| 'practice'
	| 'past'

/** Something that speaks for or against a pair: a named feature with its value, and where it was seen. */
export type Clue = {
	name: string
	value: number
	kind: FindingKind
	before?: Token | null | undefined
	after?: Token | null | undefined
	/** Such a clue alone makes the pair unfaithful, whatever else speaks for it. */
	isDecisive?: boolean
}
