import { findDateRanges, findQuantities, type Quantity, type QuantityKind } from '@app/language'
import type { Violation, ViolationKind } from '../suggestion.ts'
import { newNames, newWords } from './new-words.ts'
import { unlicensedPhrases } from './phrases.ts'
import { raisedResponsibility } from './responsibility.ts'
import { newSkills } from './skills.ts'

/**
 * Compares a rewrite with what the person wrote and answered: every claim that neither makes is a violation.
 * `facts` are other words of the person, such as answers to questions. No violation means that the rewrite may be offered.
 */
export function guard(before: string, after: string, facts: readonly string[]): Violation[] {
	if (before === after) return []
	const licence = withUnitsApart([before, ...facts].join(' . '))
	return claimsOf(licence, withUnitsApart(after))
}

// "4.1s" is 4.1 seconds, in the line and in its rewriting.
function withUnitsApart(text: string): string {
	return text.replace(/(\d)(s|ms|kg|km|mm|cm|ml|hrs?|mins?)\b/gi, '$1 $2')
}

function claimsOf(licence: string, after: string): Violation[] {
	return [
		...newQuantities(licence, after),
		...newDates(licence, after),
		...newNames(licence, after).map((text) => ({ kind: 'name' as const, text })),
		...newSkills(licence, after),
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
	const allowed = findQuantities(licence).map(keyOf)
	return findQuantities(after).flatMap((quantity) => {
		const at = allowed.indexOf(keyOf(quantity))
		if (at < 0) return [{ kind: kindOf[quantity.kind], text: quantity.text }]
		// A figure is used up: twelve per cent more bookings are not twelve per cent more revenue.
		allowed.splice(at, 1)
		return []
	})
}

function keyOf({ kind, value, text }: Quantity): string {
	const currency = /[$€]/.exec(text)?.[0] ?? ''
	return `${kindOf[kind]} ${value} ${currency}`
}

function newDates(licence: string, after: string): Violation[] {
	if (!/\d{4}|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(after)) return []
	const years = new Set(licence.match(/\b(?:19|20)\d\d\b/g))
	const allowed = new Set(findDateRanges(licence).map(({ startDate }) => startDate))
	const dates = findDateRanges(after).filter(({ startDate, patterns }) =>
		patterns[0] === 'year' ? !years.has(startDate) : !allowed.has(startDate),
	)
	return dates.map(({ start, end }) => ({ kind: 'date', text: after.slice(start, end) }))
}
