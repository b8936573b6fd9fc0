import type { ActForm } from '../engine/read-act.ts'

/**
 * A piece of a line in note form. An `act` has the writer's own verb. A `thing` has none; its `verb` tells what was
 * done with the things of the list. A `remark` tells something else and is a separate statement.
 */
export type NotePiece =
	| { kind: 'act'; text: string; form: ActForm; listed: string[]; takesList: boolean }
	| { kind: 'thing'; verb: ThingVerb; text: string; isQuality: boolean }
	| { kind: 'remark'; text: string }

/** The verbs that are supplied for things. All of them claim only that the thing was part of the work. */
export type ThingVerb =
	| 'cover'
	| 'do'
	| 'handle'
	| 'use'
	| 'carry out'
	| 'attend'
	| 'provide'
	| 'act as'
	| 'work'

/** A piece with the writer's own verb. */
export type ActPiece = NotePiece & { kind: 'act' }
/** A piece that is named without a verb. */
export type ThingPiece = NotePiece & { kind: 'thing' }

/** The verbs of things that always need their own verb, whatever stands beside them. */
export const ownVerbs: readonly string[] = ['carry out', 'provide', 'act as', 'work']
