import { findDateRanges } from '@app/language'
import type { Violation } from '../suggestion.ts'
import { inventedCauses } from './causes.ts'
import { joinCompounds } from './compounds.ts'
import { unlicensedFigures } from './figures.ts'
import { unlicensedActs } from './licensed-acts.ts'
import { newNames } from './new-names.ts'
import { newRoles } from './new-roles.ts'
import { newWords } from './new-words.ts'
import { unlicensedPhrases } from './phrases.ts'
import { multipliedThings } from './plurals.ts'
import { newSkills } from './skills.ts'

/**
 * Compares a rewrite with what the person wrote and answered: every claim that neither makes is a violation.
 * `facts` are other words of the person, such as answers to questions. No violation means that the rewrite may be offered.
 */
export function guard(before: string, after: string, facts: readonly string[]): Violation[] {
	if (before === after) return []
	const licence = withUnitsApart([before, ...facts].join(' . '))
	const told = withUnitsApart(after)
	return auditClaims(joinCompounds(licence, told), joinCompounds(told, licence))
}

// "4.1s" is 4.1 seconds, in the line and in its rewriting; "k8s" is a name.
function withUnitsApart(text: string): string {
	return text
		.replace(/\bin order to\b/gi, 'to')
		.replace(/(?<![\p{L}\d.,])(\d[\d.,]*)(s|ms|kg|km|mm|cm|ml|hrs?|mins?)\b/giu, '$1 $2')
}

function auditClaims(licence: string, after: string): Violation[] {
	return [
		...unlicensedFigures(licence, after),
		...newDates(licence, after),
		...newNames(licence, after).map((text) => ({ kind: 'name' as const, text })),
		...newSkills(licence, after),
		...unlicensedPhrases(licence, after),
		...newRoles(licence, after),
		...newWords(licence, after),
		...unlicensedActs(licence, after),
		...inventedCauses(licence, after),
		...multipliedThings(licence, after),
	]
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
