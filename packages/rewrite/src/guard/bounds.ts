/** How exactly a figure is meant. */
export type Bound = 'exact' | 'about' | 'almost' | 'most' | 'over' | 'least' | 'open'

const boundsBefore: readonly (readonly [Bound, RegExp])[] = [
	[
		'least',
		/(?:at least|a minimum of|minimum|no (?:fewer|less) than|not (?:fewer|less) than)\s*$/i,
	],
	[
		'most',
		/(?:up to|at most|as many as|a maximum of|maximum|no more than|under|below|(?:fewer|less) than)\s*$/i,
	],
	['almost', /(?:nearly|almost|close to|just under|not quite|approaching)\s*$/i],
	['over', /(?:over|more than|above|in excess of|upwards of|just over|exceeding)\s*$/i],
	[
		'about',
		/(?:about|around|roughly|approximately|approx\.?|circa|c\.|some|in the region of|something like|~|or so)\s*$/i,
	],
]

/** How exact a figure is, by the words beside it: "about", "up to", "at least". */
export function readBound(text: string, { start, end }: { start: number; end: number }): Bound {
	const before = text.slice(Math.max(0, start - 24), start)
	const found = boundsBefore.find(([, expression]) => expression.test(before))
	if (found !== undefined) return found[0]
	if (/\+$/.test(text.slice(start, end)) || /^\+/.test(text.slice(end))) return 'open'
	const after = text.slice(end, end + 24)
	if (/^(?: \p{L}+)? or more\b/iu.test(after)) return 'open'
	return /^(?: \p{L}+)? (?:or so|or thereabouts|approx)/iu.test(after) ? 'about' : 'exact'
}

/** Bounds that may replace each bound without claiming more. */
const weaker: Record<Bound, readonly Bound[]> = {
	exact: ['about', 'almost', 'most'],
	about: [],
	almost: ['about', 'most'],
	most: [],
	over: ['open', 'exact', 'least', 'about'],
	least: ['open'],
	open: ['over', 'least', 'exact', 'about'],
}

/** Whether a figure that is meant as `after` claims no more than one that is meant as `before`. */
export function claimsNoMore(before: Bound, after: Bound): boolean {
	return before === after || weaker[before].includes(after)
}
