import type { Line, Token } from '@app/language/analysis'

/** A length of time, a distance or a weight, in seconds, metres or kilograms. */
export type Measure = { dimension: 'time' | 'length' | 'weight'; amount: number }

type Unit = readonly [dimension: Measure['dimension'], names: string, amount: number]

const listed: readonly Unit[] = [
	['time', 'second sec s', 1],
	['time', 'minute min', 60],
	['time', 'hour hr h', 3_600],
	['time', 'day', 86_400],
	['time', 'week wk', 604_800],
	['time', 'fortnight fortnightly', 1_209_600],
	['time', 'month', 2_629_800],
	['time', 'year yr', 31_557_600],
	['time', 'decade', 315_576_000],
	['length', 'mm mil millimetre', 0.001],
	['length', 'cm centimetre', 0.01],
	['length', 'm metre meter', 1],
	['length', 'km kilometre', 1_000],
	['length', 'mile mi', 1_609],
	['length', 'foot ft feet', 0.305],
	['weight', 'g gram gramme', 0.001],
	['weight', 'kg kilo kilogram', 1],
	['weight', 'tonne ton t', 1_000],
]
const units = new Map(
	listed.flatMap(([dimension, names, amount]) =>
		names.split(' ').map((name): [string, Measure] => [name, { dimension, amount }]),
	),
)

/** The unit that a word names, in either number; `undefined` for other words. */
function findUnit(word: string): Measure | undefined {
	return units.get(word) ?? units.get(word.replace(/s$/, ''))
}

/** The unit that a number is in, by the words behind it or the letters that it ends in. */
export function findUnitAfter(
	{ tokens }: Line,
	end: number,
	inside: string | null,
): Measure | undefined {
	const own = inside ?? /\d([a-z]{1,2})$/.exec(tokens[end - 1]?.lower ?? '')?.[1]
	if (own !== undefined) return findUnit(own)
	const word = (at: number) => tokens[at]?.lower ?? ''
	const direct = findUnit(word(end))
	if (direct !== undefined) return direct
	if (word(end) === 'of') return findUnit(word(end + 2))
	return /^an?$/.test(word(end)) ? findUnit(word(end + 1)) : undefined
}

/** Returns the units without a number, each as one unit. */
export function listBareUnits({ tokens }: Line): Measure[] {
	return tokens.flatMap(({ index, lower, tag }: Token) => {
		const before = tokens[index - 1]
		const unit = /^(?:NN|JJ|RB)$/.test(tag) && lower.length > 2 ? findUnit(lower) : undefined
		return unit === undefined || before?.tag === 'CD' ? [] : [unit]
	})
}

/** Whether two measures are the same, within two per cent. */
export function isSameMeasure(one: Measure, other: Measure): boolean {
	return (
		one.dimension === other.dimension &&
		Math.abs(one.amount - other.amount) <= 0.02 * Math.max(one.amount, other.amount)
	)
}
