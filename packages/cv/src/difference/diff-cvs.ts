import type { CvDesign } from '../cv-design.ts'
import type { CvDocument } from '../cv-document.ts'
import { keyListMembers } from '../key-list-members.ts'
import { isRecord, sameValue } from '../same-value.ts'
import { diffWords, type WordRun } from './diff-words.ts'

/** One difference between two CVs. A path is the part of the CV, then an item's id, a field, a line's key. */
export type CvChange =
	/** A field; `words` is empty unless it is a text. */
	| { kind: 'changed'; path: string[]; before: unknown; after: unknown; words: WordRun[] }
	/** An item or a line. */
	| { kind: 'added' | 'removed'; path: string[]; value: unknown }
	/** A list whose remaining items stand in another order. */
	| { kind: 'sorted'; path: string[] }

/** Everything that differs between an older and a newer CV, in the newer one's order. */
export function diffCvs(before: CvDocument, after: CvDocument): CvChange[] {
	return diffValues(before, after, [])
}

/** Everything that differs between an older and a newer design. */
export function diffDesigns(before: CvDesign, after: CvDesign): CvChange[] {
	return diffValues(before, after, [])
}

function diffValues(before: unknown, after: unknown, path: string[]): CvChange[] {
	if (sameValue(before, after)) return []
	if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after, path)
	if (isRecord(before) && isRecord(after)) {
		return Object.keys(after).flatMap((name) =>
			diffValues(before[name], after[name], [...path, name]),
		)
	}
	const areTexts = typeof before === 'string' && typeof after === 'string'
	const words = areTexts ? diffWords(before, after) : []
	return [{ kind: 'changed', path, before, after, words }]
}

function diffLists(before: unknown[], after: unknown[], path: string[]): CvChange[] {
	const [old, young = old] = keyListMembers(before, [after])
	const stayed = [...young.keys()].filter((key) => old.has(key))
	const isSorted = !sameValue(
		stayed,
		[...old.keys()].filter((key) => young.has(key)),
	)
	const sorted: CvChange[] = isSorted ? [{ kind: 'sorted', path }] : []
	const kept = [...young].flatMap(([key, value]): CvChange[] =>
		old.has(key)
			? diffValues(old.get(key), value, [...path, key])
			: [{ kind: 'added', path: [...path, key], value }],
	)
	const removed = [...old]
		.filter(([key]) => !young.has(key))
		.map(([key, value]): CvChange => ({ kind: 'removed', path: [...path, key], value }))
	return [...sorted, ...kept, ...removed]
}
