import { findDateRanges, findQuantities, type QuantityKind } from '@app/language'
import type { Violation, ViolationKind } from '../suggestion.ts'
import { newNames, newWords } from './new-words.ts'
import { unlicensedPhrases } from './phrases.ts'
import { raisedResponsibility } from './responsibility.ts'

/**
 * Compares a rewrite with what the person wrote and answered: every claim that neither makes is a violation.
 * `facts` are other words of the person, such as answers to questions. No violation means that the rewrite may be offered.
 */
export function guard(before: string, after: string, facts: readonly string[]): Violation[] {
	const licence = [before, ...facts].join(' . ')
	return [
		...newQuantities(licence, after),
		...newDates(licence, after),
		...newNames(licence, after).map((text) => ({ kind: 'name' as const, text })),
		...unlicensedPhrases(licence, after),
		...raisedResponsibility(licence, after),
		...newWords(licence, after),
	]
}

const kindOf: Record<QuantityKind, ViolationKind> = {
	money: 'money',
	percent: 'percent',
	count: 'number',
	duration: 'number',
	multiple: 'number',
}

// A figure must come back with its value and its unit: 5 is not 5%, and £12k a year is not £12k a month.
function newQuantities(licence: string, after: string): Violation[] {
	const allowed = findQuantities(licence)
	return findQuantities(after)
		.filter(
			({ kind, value }) =>
				!allowed.some((other) => kindOf[other.kind] === kindOf[kind] && other.value === value),
		)
		.map(({ kind, text }) => ({ kind: kindOf[kind], text }))
}

function newDates(licence: string, after: string): Violation[] {
	const years = new Set(licence.match(/\b(?:19|20)\d\d\b/g))
	const allowed = new Set(findDateRanges(licence).map(({ startDate }) => startDate))
	const dates = findDateRanges(after).filter(({ startDate, patterns }) =>
		patterns[0] === 'year' ? !years.has(startDate) : !allowed.has(startDate),
	)
	return dates.map(({ start, end }) => ({ kind: 'date', text: after.slice(start, end) }))
}
