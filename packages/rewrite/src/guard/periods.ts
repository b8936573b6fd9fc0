const units =
	'hour|shift|day|night|evening|morning|afternoon|weekend|week|fortnight|month|quarter|term|season|year|session|visit|lesson|service|monday|tuesday|wednesday|thursday|friday|saturday|sunday'
const days = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'
const adverbs: Readonly<Record<string, string>> = {
	hourly: 'hour',
	daily: 'day',
	nightly: 'night',
	weekly: 'week',
	fortnightly: 'fortnight',
	monthly: 'month',
	quarterly: 'quarter',
	termly: 'term',
	yearly: 'year',
	annual: 'year',
	annually: 'year',
}
const periods = new RegExp(
	`(?<!\\b(?:in|within|over|for|after|of|under|half|about|during|once) )\\b(?:an?|per|each|every) (${units})s?\\b|\\b(${Object.keys(adverbs).join('|')})\\b`,
	'giu',
)
const looser = new RegExp(
	`\\b(?:an?|per|each|every|any|one|most|normal|busy|typical|same|that|of) (?:normal |busy |typical |single |working )?(${units})s?\\b|\\b(?:most|some|at|on|in the|the|of) (${units})s\\b|(?<!(?:first|second|third|last|fourth) )\\b(?:on )?(${days})s?\\b|\\b(?:day)[- ]to[- ](day)\\b|\\b(${units})[- ]end\\b|\\b(${Object.keys(adverbs).join('|')})\\b`,
	'giu',
)

/** The first period that a text says something is done or counted in, as its unit: "a week" and "weekly" are "week". */
export function findPeriod(text: string): string | null {
	return findPeriods(text)[0]?.unit ?? null
}

/** The periods of a text: how often something is done. "In a year" says how long. */
export function findPeriods(text: string): { unit: string; text: string; isEvery: boolean }[] {
	return [...text.matchAll(periods)].map(([found, unit, adverb]) => ({
		unit: (unit ?? adverbs[adverb?.toLowerCase() ?? ''] ?? '').toLowerCase(),
		text: found,
		isEvery: unit === undefined || /^(?:every|each)/i.test(found),
	}))
}

// "Most days" are not every day.
const notEvery = /^(?:most|some|busy|one|any|normal|typical|a (?:normal|busy|typical))\b/i

/** The units of time that a person's words repeat something in, also "on a normal day" and, unless it must be every one, "most weeks". */
export function repeatedUnits(text: string, { every }: { every: boolean }): Set<string> {
	const found = [...text.matchAll(looser)].filter(([whole]) => !every || !notEvery.test(whole))
	return new Set(
		found.map(([, ...found]) => {
			const unit = found.find((part) => part !== undefined)?.toLowerCase() ?? ''
			return adverbs[unit] ?? unit
		}),
	)
}
