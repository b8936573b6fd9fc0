import { audit } from '@app/claims'
import { inBritishSpelling, withCapital, withoutBullet } from '@app/language'
import type { Draft, Tense } from './engine/clause.ts'
import { isShouted } from './engine/lower-shouted.ts'
import { rewriteLine } from './engine/rewrite-line.ts'
import { isInThirdPerson, toFirstPerson } from './engine/third-person.ts'
import { tidyLine } from './engine/tidy-line.ts'
import { askFollowUpQuestions } from './follow-up-questions.ts'
import { findRefusal } from './output-gate.ts'
import { sameWords } from './same-words.ts'
import type { Suggestion, Violation } from './suggestion.ts'

/** What became of one bullet, also when it stays as it is; `violations` are what the audit has against `after`. */
export type RewrittenBullet = Suggestion & { violations: Violation[] }

export type BulletOptions = {
	/** The job goes on, which decides the tense. */
	current: boolean
	/** The whole text that the bullet is from, a line each: it decides whether "she" is its writer. The bullet alone if left out. */
	text?: string | undefined
}

/**
 * Rewrites one bullet in the person's own words, strong or weak. A draft that the audit or the output gate has something against is
 * dropped: the words stay, unverified.
 */
export function rewriteBullet(
	bullet: string,
	{ current, text = bullet }: BulletOptions,
): RewrittenBullet {
	const before = bullet.trim()
	const tidy = tidyLine(before)
	const drafts = listDrafts(before, tidy, {
		tense: current ? 'base' : 'past',
		isThirdPerson: isInThirdPerson(text),
	})
	const draft = drafts.find(({ after, source }) => isSafe(before, after, source))
	const after = draft?.after ?? before
	return {
		before,
		after,
		engine: 'local',
		asks: tidy === '' ? [] : askFollowUpQuestions(withoutBullet(after)),
		changes: draft?.changes ?? [],
		verified: draft !== undefined || drafts.length === 0,
		violations: [],
	}
}

function isSafe(before: string, after: string, source: string): boolean {
	// A word in British spelling is the same word.
	return (
		audit(inBritishSpelling(source), after).verdict === 'faithful' &&
		findRefusal(after, { before }) === null
	)
}

type Telling = { tense: Tense; isThirdPerson: boolean }

/** A draft with the words that it is held to: the line, in the first person where its writer is "she". */
type SourcedDraft = Draft & { source: string }

// The best first; each says more than the words before.
function listDrafts(before: string, tidy: string, telling: Telling): SourcedDraft[] {
	if (tidy === '' || isShouted(tidy)) return []
	const own = telling.isThirdPerson ? toFirstPerson(tidy) : null
	const drafts = [
		{ draft: reworded(tidy, telling.tense, own), source: own?.line ?? before },
		{ draft: mended(before, tidy), source: before },
	]
	return drafts.flatMap(({ draft, source }) =>
		draft === null || sameWords(draft.after) === sameWords(before) ? [] : [{ ...draft, source }],
	)
}

function reworded(
	tidy: string,
	tense: Tense,
	own: { line: string; pronoun: string } | null,
): Draft | null {
	if (own === null) return rewriteLine(tidy, tense)
	const draft = rewriteLine(own.line, tense)
	if (draft === null) return null
	const changes = draft.changes.map((change) => ({
		...change,
		before: change.before.replace(/^I(?= |$)/, own.pronoun),
	}))
	return { ...draft, changes }
}

// The wording stays; spelling and the capital in front are put right.
function mended(before: string, tidy: string): Draft | null {
	const after = withCapital(tidy)
	if (after === withoutBullet(before)) return null
	return { after, changes: [{ kind: 'spelling', before, after }] }
}
