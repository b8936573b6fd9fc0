import type { Requirement } from '../advert.ts'
import type { ReadText } from './content-words.ts'
import { isOfEveryTrade } from './find-activities.ts'
import type { ReadPassage, ReadRequirement } from './line-features.ts'

/** A requirement with the log-odds of every line of the CV that it shows it, the highest first. */
export type Scored = ReadRequirement & {
	requirement: Requirement
	odds: readonly number[]
	/** The features of the likeliest line, in the order of {@link lineFeatures}; none where there are no lines. */
	best: readonly number[]
	/** Whether the rules found it in the CV. */
	isNamed: boolean
}

/** The data of a whole CV beside one advert. */
export type WholeCv = {
	passages: readonly ReadPassage[]
	/** How like the job's title is to the newest titles of the CV, from 0 to 1. */
	title: number
	/** The share of the advert's subject matter that the CV covers, from 0 to 1. */
	sameTrade: number
	scored: readonly Scored[]
}

// The features in the model of requirements, in the order of its weights. The odds already contain the features of
// the likeliest line.
const requirementFeatures = [
	'bias',
	'best',
	'second',
	'firstFive',
	'othersNamed',
	'othersBest',
	'isSaid',
	'isSoft',
	'isCredential',
	'isThing',
	'isWork',
	'isMentioned',
	'isDesirable',
	'title',
	'titleAndOthers',
	'spread',
	'sameTrade',
] as const
type Features = Record<(typeof requirementFeatures)[number], number>

/**
 * Returns the features of a whole CV beside one requirement, as the numbers that the model weighs: a person who meets
 * the other requirements is likely to meet this one.
 */
export function describeRequirement(asked: Scored, whole: WholeCv): number[] {
	const { passages, title, sameTrade, scored } = whole
	const others = scored.filter((other) => other !== asked)
	const othersNamed = mean(others.map(({ isNamed }) => Number(isNamed)))
	const { kind, need } = asked.requirement
	const [best = noLine, second = best] = asked.odds
	const features: Features = {
		bias: 1,
		best,
		second,
		firstFive: mean(asked.odds.slice(0, 5)),
		othersNamed,
		othersBest: mean(others.map(({ odds: [odds = noLine] }) => odds)),
		isSaid: Number(kind === 'said'),
		isSoft: Number(kind === 'soft'),
		isCredential: Number(kind === 'credential'),
		isThing: Number(kind === 'tool' || kind === 'equipment' || kind === 'language'),
		isWork: Number(kind === 'duty' || kind === 'method' || kind === 'domain'),
		isMentioned: Number(need === 'mentioned'),
		isDesirable: Number(need === 'desirable'),
		title,
		titleAndOthers: title * othersNamed,
		spread: spreadOf(asked.text, passages),
		sameTrade,
	}
	return requirementFeatures.map((name) => features[name])
}

/**
 * Returns the features that tell how sure the likeliest line of a requirement is the right one: its odds, how far they
 * are above those of the next lines, and the odds of the requirement itself.
 */
export function describeOffer(
	{ odds: [best = noLine, second = best, ...rest] }: Scored,
	odds: number,
): number[] {
	return [1, best, best - second, mean([best, second, ...rest].slice(0, 5)), odds]
}

/** How much of the activities of trades in some requirements the lines of a CV are about, from 0 to 1. */
export function shareOfTrade(
	requirements: readonly ReadText[],
	passages: readonly ReadPassage[],
): number {
	const wanted = sumActivities(requirements)
	const own = sumActivities(passages.map(({ text }) => text))
	const whole = [...wanted.values()].reduce((sum, one) => sum + one, 0)
	const shared = [...wanted].reduce((sum, [activity, clear]) => {
		return sum + clear * Math.min(1, (own.get(activity) ?? 0) / 2)
	}, 0)
	return whole === 0 ? 0.5 : shared / whole
}

function sumActivities(texts: readonly ReadText[]): Map<number, number> {
	const sums = new Map<number, number>()
	for (const { activities } of texts)
		for (const [activity, clear] of activities)
			if (!isOfEveryTrade(activity)) sums.set(activity, (sums.get(activity) ?? 0) + clear)
	return sums
}

/** The log-odds of a CV without lines. */
const noLine = -8
/** From so many lines about an activity on, a CV is all about it. */
const manyLines = 8
const clearFrom = 0.2

// How many lines are about the activity of a trade that the requirement is about.
function spreadOf({ activities }: ReadText, passages: readonly ReadPassage[]): number {
	const shares = [...activities]
		.filter(([activity]) => !isOfEveryTrade(activity))
		.map(([activity, clear]) => {
			const lines = passages.filter(
				({ text }) => (text.activities.get(activity) ?? 0) > clearFrom,
			).length
			return Math.sqrt(clear) * Math.min(1, lines / manyLines)
		})
	return Math.max(0, ...shares)
}

function mean(numbers: readonly number[]): number {
	return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}
