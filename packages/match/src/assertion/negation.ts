import type { Span } from '@app/language'

const deniedBefore = /\b(?:no|without|never any)\s+(?:[\w’'-]+\s+)?$/i
// The items between the denial and the thing may be unknown to the lexicon.
const deniedInList = /\b(?:no|without|never any)\s+(?:[\w’'/-]+,\s+){1,4}(?:[\w’'-]+\s+)?$/i
const joinsMore = /^\s*(?:,\s*(?:or|and|nor)?|or|and|nor|\/)\s+(?:[\w’'-]+\s+)?$/i

// Ruling out candidates who lack a thing asks for it.
const keepsOut =
	/\bwithout\b[^.;!?]{0,100}\b(?:(?:will|can)(?: ?not|[’']t)|won[’']?t) be (?:considered|shortlisted|accepted)\b/i

/** Characters on either side of a thing that may deny it, and things that one “no” may be said of. */
const [nearby, longestList] = [160, 12]
const reach = 600
const denies = /\b(?:no|without|never any)\s/i

/** Whether an advert says of a thing that there is none of it: "no weekends", "no nights or weekends". */
export function isNegated(text: string, span: Span, all: readonly Span[]): boolean {
	if (keepsOut.test(text.slice(Math.max(0, span.start - nearby), span.start + nearby))) return false
	const before = text.slice(Math.max(0, span.start - reach), span.start)
	return denies.test(before) && isNegatedAt({ text, all, most: longestList }, span)
}

type Said = { text: string; all: readonly Span[]; most: number }

function isNegatedAt({ text, all, most }: Said, { start }: Span): boolean {
	const said = text.slice(Math.max(0, start - nearby), start)
	const rest = text.slice(start, start + nearby)
	if (deniedBefore.test(said)) return true
	if (deniedInList.test(said) && /^[^.;,]*\bor\b/.test(rest)) return true
	if (most === 0) return false
	const before = all.findLast(({ end }) => end <= start)
	if (before === undefined) return false
	const between = text.slice(before.end, start)
	// A comma alone continues the denial only where an “or” follows.
	const isJoined =
		joinsMore.test(between) && (!/^\s*,\s*$/.test(between) || /^[^.;]*\bor\b/.test(rest))
	return isJoined && isNegatedAt({ text, all, most: most - 1 }, before)
}
