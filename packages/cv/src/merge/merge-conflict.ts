/** One of the two merged versions: the version on this screen, or the version saved elsewhere meanwhile. */
export type MergeSide = 'mine' | 'theirs'

/** A place where both versions changed and only one can stay; the person chooses. */
export type MergeConflict = {
	/** Names it among the collisions of a merge. */
	id: string
	/** Where in the CV: the part, then an item's id, a field, and for a line of a list its key. */
	path: string[]
	/**
	 * `changed`: one field, changed differently. `removed`: removed on one side (`null`), changed on the other.
	 * `order`: one list, sorted differently. `too_many`: one list that would have more items than a CV may have.
	 */
	kind: 'changed' | 'removed' | 'order' | 'too_many'
	base: unknown
	mine: unknown
	theirs: unknown
}

/** From a collision's id to the side that the person chose. */
export type MergeChoices = Readonly<Record<string, MergeSide>>

/** A value with the two versions that two people, or one person on two devices, made from it. */
export type ThreeVersions<T> = { base: T; mine: T; theirs: T }

/** The state of a merge: the sides chosen by the person, and the collisions so far. */
export type Merging = { choices: MergeChoices; collisions: MergeConflict[] }

/** Writes down a collision and answers with the side that stays: the chosen one, else `otherwise`. */
export function recordConflict(
	merging: Merging,
	collision: Omit<MergeConflict, 'id'>,
	otherwise: MergeSide = 'mine',
): MergeSide {
	const id = JSON.stringify([collision.kind, ...collision.path])
	merging.collisions.push({ id, ...collision })
	return merging.choices[id] ?? otherwise
}
