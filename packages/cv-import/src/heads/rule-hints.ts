import { coursesByRules } from '../fields/courses-by-rules.ts'
import type { Entry } from '../fields/entry.ts'
import { postsByRules } from '../fields/posts-by-rules.ts'
import type { Span } from '../text/span.ts'
import type { HeadKind, HeadPart, HeadSlot } from './head-slots.ts'
import type { Head } from './head-words.ts'
import { locatePart } from './locate-part.ts'
import type { HeadTask } from './read-heads.ts'

/** A function that returns the parts of a head by rules. */
export type Hints = (head: Head) => HeadPart[]

/**
 * Returns the heads of a section to be read, each with the reading of its entry by rules. `cut` holds the same
 * entries without the words that belong to no head.
 */
export function tasksOfHeads(
	entries: readonly Entry[],
	kind: HeadKind,
	cut: readonly Entry[] = entries,
): HeadTask[] {
	const hints = hintsOfRules(entries, kind)
	return cut.map((entry, index) => ({ entry, hints: hints[index] ?? (() => []) }))
}

/** Returns the readings by rules of the heads of a section. */
export function hintsOfRules(entries: readonly Entry[], kind: HeadKind): Hints[] {
	return kind === 'job' ? hintsOfPosts(entries) : hintsOfCourses(entries)
}

function hintsOfPosts(entries: readonly Entry[]): Hints[] {
	return postsByRules(entries).map(({ title, organisation, place }) =>
		toHints([
			['title', title?.span],
			['employer', organisation?.span],
			['place', place?.span],
		]),
	)
}

function hintsOfCourses(entries: readonly Entry[]): Hints[] {
	return coursesByRules(entries).map(({ degree, school, field, places, result }) =>
		toHints([
			['course', degree],
			['school', school],
			['subject', field],
			['place', places[0]?.span],
			['grade', result?.span ?? undefined],
		]),
	)
}

function toHints(found: readonly [HeadSlot, Span | undefined][]): Hints {
	return (head) =>
		found.flatMap(([slot, span]) =>
			span === undefined ? [] : (locatePart(head, span, slot) ?? []),
		)
}
