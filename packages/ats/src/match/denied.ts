type Span = { start: number; end: number }

const deniedBefore = /\b(?:no|without|never any)\s+(?:[\w’'-]+\s+)?$/i
// "No DR, DD or IN endorsements": what stands between may be known to nobody.
const deniedInList = /\b(?:no|without|never any)\s+(?:[\w’'/-]+,\s+){1,4}(?:[\w’'-]+\s+)?$/i
const joinsMore = /^\s*(?:,\s*(?:or|and|nor)?|or|and|nor|\/)\s+(?:[\w’'-]+\s+)?$/i

/** Whether an advert says of a thing that there is none of it: "no weekends", "no nights or weekends". */
export function isDenied(text: string, { start }: Span, all: readonly Span[]): boolean {
	const said = text.slice(0, start)
	if (deniedBefore.test(said)) return true
	if (deniedInList.test(said) && /^[^.;,]*\bor\b/.test(text.slice(start))) return true
	const before = all.findLast(({ end }) => end <= start)
	if (before === undefined) return false
	const between = text.slice(before.end, start)
	// "No weekends, great pay" goes on to something else, "no nights, weekends or bank holidays" does not.
	const isJoined =
		joinsMore.test(between) &&
		(!/^\s*,\s*$/.test(between) || /^[^.;]*\bor\b/.test(text.slice(start)))
	return isJoined && isDenied(text, before, all)
}
