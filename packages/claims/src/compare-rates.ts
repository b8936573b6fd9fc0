import { numberWords } from '@app/language'
import type { Token } from '@app/language/analysis'
import type { Clue } from './clue.ts'
import type { Figure } from './figures.ts'
import { listPeriods } from './figures.ts'
import type { Reading } from './read-for-audit.ts'

/** How often in a year something named is, the word that says so, and how else it may be read. */
type Rate = { perYear: number; token: Token; others: readonly number[] }

const perYear: Readonly<Record<string, number>> = {
	hour: 1_800,
	shift: 230,
	day: 260,
	night: 260,
	evening: 260,
	morning: 260,
	afternoon: 260,
	weekend: 52,
	week: 52,
	monday: 52,
	tuesday: 52,
	wednesday: 52,
	thursday: 52,
	friday: 52,
	saturday: 52,
	sunday: 52,
	fortnight: 26,
	month: 12,
	quarter: 4,
	term: 3,
	season: 2,
	year: 1,
}

/** How often things are done by the two texts, whether they name the interval or count within a period. */
export function compareRates(before: Reading, after: Reading): Clue[] {
	const [own, theirs] = [listRates(after), listRates(before)]
	return own.flatMap(({ perYear: rate, token, others }) => {
		const clue = (name: string, old?: Rate): Clue => ({
			name,
			value: 1,
			kind: 'frequency',
			before: old?.token,
			after: token,
		})
		if (theirs.length === 0) return [clue('rate new')]
		const same = theirs.find((other) =>
			[other.perYear, ...other.others].some((one) =>
				[rate, ...others].some((two) => Math.abs(Math.log(one / two)) < 0.1),
			),
		)
		if (same !== undefined) return [clue('rate kept', same)]
		const most = theirs.reduce((one, other) => (other.perYear > one.perYear ? other : one))
		const isHigher = rate > most.perYear
		return [{ ...clue(isHigher ? 'rate higher' : 'rate lower', most), isDecisive: isHigher }]
	})
}

function listRates({ line, figures }: Reading): Rate[] {
	const named = listPeriods(line).flatMap(({ unit, token }): Rate[] => {
		const base = perYear[unit]
		if (base === undefined) return []
		const [next, second] = [line.tokens[token.index + 1], line.tokens[token.index + 2]]
		// Every other period is half as often.
		if (
			token.lower === 'every' &&
			/^(?:other|second)$/.test(next?.lower ?? '') &&
			second !== undefined
		)
			return [{ perYear: base / 2, token, others: [] }]
		const count = figures.findLast(
			(figure) =>
				figure.token.index < token.index &&
				token.index - figure.token.index <= 6 &&
				figure.kind === 'count',
		)
		// The count may be of times in the period ("3 times a day") or of things, so the period alone counts too.
		const isTimes = count?.counted === 'time'
		const interval = readInterval(token.lower)
		if (interval !== null) return [{ perYear: base * interval, token, others: [] }]
		return [{ perYear: base * (count?.value || 1), token, others: isTimes ? [] : [base] }]
	})
	return [...named, ...listIntervals(line.tokens, figures)]
}

// "Two-hourly", "twice-weekly": how often in the period, within one word.
function readInterval(word: string): number | null {
	const [head, rhythm] = word.split('-')
	if (head === undefined || rhythm === undefined) return null
	if (/^(?:twice|bi)$/.test(head)) return 2
	const value = /^\d+$/.test(head) ? Number(head) : (numberWords.get(head) ?? 0)
	return value > 0 ? 1 / value : null
}

// Intervals of several periods.
function listIntervals(tokens: readonly Token[], figures: readonly Figure[]): Rate[] {
	return figures.flatMap(({ token, value, length }) => {
		const unit = tokens[token.index + length]
		const base = perYear[unit?.lemma ?? '']
		return tokens[token.index - 1]?.lower === 'every' && base !== undefined && value > 0
			? [{ perYear: base / value, token, others: [] }]
			: []
	})
}
