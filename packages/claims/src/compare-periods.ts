import type { Clue } from './clue.ts'
import { isTimeUnit, listLengths, listParts, listPeriods, namesPeriod } from './figures.ts'
import type { Reading } from './read-for-audit.ts'

/** Clues about periods, lengths of time and parts of the week that the old text doesn't give. */
export function comparePeriods(before: Reading, after: Reading): Clue[] {
	return [
		...compareRhythms(before, after),
		...compareLengths(before, after),
		...compareParts(before, after),
	]
}

// “In a day” is no way to say “that year”, but “for a year and a half” may be 18 months. “For a day” is never “for one term”.
function compareLengths(before: Reading, after: Reading): Clue[] {
	const given = before.figures.length > 0 ? 'beside numbers' : 'without numbers'
	const isDecisive = listLengths(before.line).length > 0
	return listLengths(after.line)
		.filter(({ unit }) => !namesPeriod(before.line, unit))
		.map(({ token }) => ({
			name: `length of time new, ${given}`,
			value: 1,
			kind: 'number',
			after: token,
			isDecisive,
		}))
}

function compareRhythms(before: Reading, after: Reading): Clue[] {
	const given = new Set(listPeriods(before.line).map(({ unit }) => unit))
	return listPeriods(after.line).flatMap(({ unit, token }): Clue[] => {
		if (!namesPeriod(before.line, unit))
			return [{ name: 'period new', value: 1, kind: 'frequency', after: token }]
		const isOther = !given.has(unit) && isToldOtherwise(before, unit)
		return isOther
			? [
					{
						name: 'period instead of another',
						value: 1,
						kind: 'frequency',
						after: token,
						isDecisive: true,
					},
				]
			: []
	})
}

// "On odd days, maybe one in the month" is not "once a day".
function isToldOtherwise({ line: { tokens } }: Reading, unit: string): boolean {
	return tokens.some(({ lower, lemma, index }) => {
		const [opening, article] = [tokens[index - 2]?.lower ?? '', tokens[index - 1]?.lower ?? '']
		return (
			lemma !== unit &&
			lower === lemma &&
			isTimeUnit(lemma) &&
			opening === 'in' &&
			/^(?:an?|the)$/.test(article) &&
			/^(?:one|once|twice|times|\d+)$/.test(tokens[index - 3]?.lower ?? '')
		)
	})
}

// "On weekends" for "on a weekday", "on days" for "nights".
function compareParts(before: Reading, after: Reading): Clue[] {
	const theirs = listParts(before.line)
	const isOther = listParts(after.line).some(
		({ part, of, isWhen }) =>
			isWhen &&
			!before.line.tokens.some(({ lemma, lower }) => lemma === part || sameHours.test(lower)) &&
			theirs.some((other) => other.of === of),
	)
	return isOther
		? [{ name: 'another part of the week', value: 1, kind: 'frequency', isDecisive: true }]
		: []
}

const sameHours = /^(?:[ap]m|sat(?:urday)?s?|sun(?:day)?s?)$|\d[ap]m$/
