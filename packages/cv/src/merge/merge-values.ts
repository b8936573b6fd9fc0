import { maxItems, maxMarks } from '../cv-document.ts'
import { keyListMembers } from '../key-list-members.ts'
import { isRecord, sameValue } from '../same-value.ts'
import { type Merging, recordConflict, type ThreeVersions } from './merge-conflict.ts'
import { isSortedDifferently, mergeOrder } from './merge-order.ts'

/** One value of three: what only one side changed is taken from there, what both changed collides. */
export function mergeValues(
	{ base: given, mine, theirs }: ThreeVersions<unknown>,
	path: string[],
	merging: Merging,
): unknown {
	const base = given ?? emptyLike(mine)
	if (sameValue(mine, theirs) || sameValue(base, theirs)) return mine
	if (sameValue(base, mine)) return theirs
	if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
		return mergeLists({ base, mine, theirs }, path, merging)
	}
	if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
		return mergeRecords({ base, mine, theirs }, path, merging)
	}
	const side = recordConflict(merging, { path, kind: 'changed', base, mine, theirs })
	return side === 'mine' ? mine : theirs
}

// If both sides added an item under one id, there is no base, so every field counts as empty before.
function emptyLike(value: unknown): unknown {
	if (typeof value === 'string') return ''
	if (typeof value === 'boolean') return false
	return Array.isArray(value) ? [] : {}
}

function mergeRecords(
	{ base, mine, theirs }: ThreeVersions<Record<string, unknown>>,
	path: string[],
	merging: Merging,
): Record<string, unknown> {
	const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
	const merged = Object.fromEntries(
		names.map((name) => {
			const values = { base: base[name], mine: mine[name], theirs: theirs[name] }
			return [name, mergeValues(values, [...path, name], merging)]
		}),
	)
	const isNewContradiction = contradictsItself(merged) && ![mine, theirs].some(contradictsItself)
	if (!isNewContradiction) return merged
	const side = recordConflict(merging, {
		path: [...path, 'current'],
		kind: 'changed',
		base: base.current,
		mine: mine.current,
		theirs: theirs.current,
	})
	return { ...merged, current: side === 'mine' ? mine.current : theirs.current }
}

/** A job or a course that goes on and has ended: its end would not be printed. */
function contradictsItself({ current, endDate }: Record<string, unknown>): boolean {
	return current === true && typeof endDate === 'string' && endDate !== ''
}

function mergeLists(lists: ThreeVersions<unknown[]>, path: string[], merging: Merging): unknown[] {
	const [base, mine = base, theirs = base] = keyListMembers(lists.base, [lists.mine, lists.theirs])
	const keys = { base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] }
	const within: Merging = { choices: merging.choices, collisions: [] }
	const order = isSortedDifferently(keys)
		? recordConflict(within, { path, kind: 'order', ...lists })
		: 'mine'
	const merged = mergeOrder(keys, order).flatMap((key) =>
		mergeMember({ base, mine, theirs }, [...path, key], within),
	)
	if (merged.length > (marks.has(path[0] ?? '') ? maxMarks : maxItems)) {
		return lists[recordConflict(merging, { path, kind: 'too_many', ...lists })]
	}
	merging.collisions.push(...within.collisions)
	return merged
}

const marks = new Set(['notes', 'hidden'])

type Keyed = ReadonlyMap<string, unknown>

/** The member of a list at the end of a path: one value, or none when it was removed. */
function mergeMember(
	{ base, mine, theirs }: ThreeVersions<Keyed>,
	path: string[],
	merging: Merging,
): unknown[] {
	const key = path.at(-1) ?? ''
	const values = { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) }
	if (mine.has(key) && theirs.has(key)) return [mergeValues(values, path, merging)]
	const holder = mine.has(key) ? 'mine' : 'theirs'
	if (!base.has(key)) return [values[holder]]
	if (sameValue(values[holder], values.base)) return []
	const removed = { base: values.base, mine: values.mine ?? null, theirs: values.theirs ?? null }
	const side = recordConflict(merging, { path, kind: 'removed', ...removed }, holder)
	return side === holder ? [values[holder]] : []
}
