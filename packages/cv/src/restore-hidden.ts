import { type CvEdit, fieldAt } from './apply-edits.ts'
import type { CvDocument } from './cv-document.ts'
import { withoutHidden } from './hidden-content.ts'
import { carryMarks } from './marks/carry-marks.ts'
import { plainWords } from './marks/parse-marks.ts'
import { mayBeMarked, plainCv } from './marks/plain-cv.ts'
import { escapeMarks } from './marks/write-marks.ts'
import { isRecord, readField, sameValue } from './same-value.ts'

/** A CV in plain words without its hidden parts, with functions that translate paths and edits to the whole CV. */
export type HiddenRestorer = {
	/** The CV in plain words, without its hidden parts. */
	shown: CvDocument
	/** The path in the whole CV of a field of the shown one. */
	toWholePath: (path: string) => string
	/**
	 * Returns the edit of the whole CV that corresponds to an edit of the shown one. Hidden content stays where it
	 * was, and unchanged words keep their marks.
	 */
	toWholeEdit: (edit: CvEdit) => CvEdit
}

/** Takes the hidden parts and the marks out of a CV, and brings paths and edits back to the whole of it. */
export function takeHiddenOut(whole: CvDocument): HiddenRestorer {
	const shown = plainCv(withoutHidden(whole))
	const isSamePath = whole.hidden.length === 0
	const toWholePath = (path: string) => (isSamePath ? path : translatePath(path, shown, whole))
	return {
		shown,
		toWholePath,
		toWholeEdit({ path, before, after }) {
			const wholePath = toWholePath(path)
			const wholeBefore = fieldAt(whole, wholePath)
			return {
				path: wholePath,
				before: wholeBefore,
				after: restore({ path, before, after, whole: wholeBefore }),
			}
		},
	}
}

function translatePath(path: string, shown: unknown, whole: unknown): string {
	const keys: string[] = []
	let [there, here]: unknown[] = [shown, whole]
	for (const key of path.split('.')) {
		const wholeKey =
			Array.isArray(there) && Array.isArray(here)
				? `${alignLists(there, here)[Number(key)] ?? key}`
				: key
		keys.push(wholeKey)
		there = readField(there, key)
		here = readField(here, wholeKey)
	}
	return keys.join('.')
}

/** For each member of a list without its hidden members, its index in the whole list. Both have the same order. */
function alignLists(shown: readonly unknown[], whole: readonly unknown[]): number[] {
	let index = whole.length
	// From the end, since of equal lines the first are hidden.
	return shown
		.toReversed()
		.map((member) => {
			do index -= 1
			while (index > 0 && !isShownAs(whole[index], member))
			return index
		})
		.toReversed()
}

/** Whether a member of the whole list is the same as a member of the shown list, whose words are plain. */
function isShownAs(whole: unknown, shown: unknown): boolean {
	return isSameMember(typeof whole === 'string' ? plainWords(whole) : whole, shown)
}

function isSameMember(one: unknown, other: unknown): boolean {
	return isRecord(one) && isRecord(other) ? one.id === other.id : one === other
}

/** A value of the shown CV before and after an edit, with the corresponding value of the whole CV. */
type Edited<Value = unknown> = { path: string; before: Value; after: Value; whole: Value }

/** Returns the edited value, with the hidden content and the marks of the whole CV. */
function restore({ path, before, after, whole }: Edited): unknown {
	if (sameValue(before, after)) return whole
	if (typeof after === 'string' && mayBeMarked(path)) {
		return typeof whole === 'string' ? carryMarks(whole, after) : escapeMarks(after)
	}
	if (Array.isArray(after)) {
		const lists = [before, whole].map((value) => (Array.isArray(value) ? value : []))
		return restoreList({ path, before: lists[0] ?? [], after, whole: lists[1] ?? [] })
	}
	if (!isRecord(after)) return after
	return Object.fromEntries(
		Object.entries(after).map(([field, value]) => [
			field,
			restore({
				path: `${path}.${field}`,
				before: readField(before, field),
				after: value,
				whole: readField(whole, field),
			}),
		]),
	)
}

function restoreList({ path, before, after, whole }: Edited<unknown[]>): unknown[] {
	const places = alignLists(before, whole)
	const free = new Set(before.keys())
	const origins = after.map((member) => {
		const origin = [...free].find((index) => isSameMember(before[index], member))
		if (origin !== undefined) free.delete(origin)
		return origin
	})
	const restored = after.map((member, index): Placed => {
		// A line that was reworded stands where it stood.
		const isReworded = after.length === before.length && free.has(index)
		const origin = origins[index] ?? (isReworded ? index : undefined)
		const place = origin === undefined ? null : (places[origin] ?? null)
		const parts = { before: before[origin ?? -1], after: member, whole: whole[place ?? -1] }
		return { place, member: restore({ path: `${path}.${index}`, ...parts }) }
	})
	for (const [place, member] of whole.entries()) {
		if (!places.includes(place)) insertAfterNeighbour(restored, { place, member })
	}
	return restored.map(({ member }) => member)
}

type Placed = { place: number | null; member: unknown }

// A hidden member follows the nearest earlier member that is left.
function insertAfterNeighbour(restored: Placed[], hidden: Placed & { place: number }): void {
	const before = restored
		.map(({ place }) => place ?? -1)
		.filter((place) => place !== -1 && place < hidden.place)
	const neighbour = before.length === 0 ? -1 : Math.max(...before)
	const index = restored.findIndex(({ place }) => place === neighbour)
	restored.splice(neighbour === -1 ? 0 : index + 1, 0, hidden)
}
