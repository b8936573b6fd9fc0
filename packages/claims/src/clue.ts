import type { Token } from '@app/language/analysis'

/** The subject of a finding; each kind has one sentence for the person. */
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

/** Evidence for or against an invention: a named feature with its value, and the words it was found in. */
export type Clue = {
	name: string
	value: number
	kind: FindingKind
	before?: Token | null | undefined
	after?: Token | null | undefined
	/** This clue alone makes the pair unfaithful. */
	isDecisive?: boolean
}
