import { parseTsv, splitWords, stemWord } from '@app/language'
import { activities } from '../data/activities.ts'

/** How clearly a text is about each activity of a trade, by its number: from 0 to 1. */
export type Activities = ReadonlyMap<number, number>

type Sign = { stems: readonly string[]; activities: number[] }

const rows = parseTsv<'sector' | 'activity' | 'signs'>(activities)
const signs = new Map<string, Sign>()
for (const [index, { activity, signs: list }] of rows.entries())
	for (const text of [activity, ...list.split('; ')]) {
		const stems = stemsOf(text)
		const key = stems.join(' ')
		const known = signs.get(key) ?? { stems, activities: [] }
		if (!known.activities.includes(index)) known.activities.push(index)
		signs.set(key, known)
	}
const byFirst = Map.groupBy(signs.values(), ({ stems }) => stems[0] ?? '')

/** Whether an activity is of every trade, such as leading a team. */
export function isOfEveryTrade(activity: number): boolean {
	return rows[activity]?.sector === 'general'
}

/** The activities that the words of a text are signs of. A sign of many activities tells little of each. */
export function findActivities(text: string): Activities {
	const stems = stemsOf(text)
	const found = new Map<number, number>()
	const seen = new Set<Sign>()
	for (const [at, stem] of stems.entries())
		for (const sign of byFirst.get(stem) ?? []) {
			if (seen.has(sign) || !sign.stems.every((one, step) => stems[at + step] === one)) continue
			seen.add(sign)
			const worth = Math.min(1, 0.3 + 0.25 * sign.stems.length) / Math.sqrt(sign.activities.length)
			for (const activity of sign.activities)
				found.set(activity, Math.min(1, (found.get(activity) ?? 0) + worth))
		}
	return found
}

function stemsOf(text: string): string[] {
	return splitWords(text.toLowerCase().replaceAll(/[-/]/g, ' ')).map(stemWord)
}
