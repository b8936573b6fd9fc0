import type { PersonalInfo } from '@app/cv'
import { guessHeading } from '../classifier/heading-model.ts'
import type { Line } from '../layout/line.ts'
import { degreeScore, institutionScore } from '../lexicon/education-words.ts'
import { jobScore, organisationScore } from '../lexicon/job-words.ts'
import { isCountry, isCounty } from '../lexicon/place-names.ts'
import { findDates } from '../text/find-dates.ts'
import { type Span, splitSpan, trimSpan } from '../text/span.ts'
import { type ExtractedField, toField } from './extracted.ts'

type Address = ExtractedField<Partial<Pick<PersonalInfo, 'address' | 'city' | 'country'>>>

const longestAddress = 120
const mostWordsOfPart = 5

/** An address whose towns no list knows, from words that a label calls one; `null` where there are none. */
export function readAddressOfUnknownTown(span: Span | null): Address | null {
	if (span === null || span.text.length > longestAddress) return null
	const parts = splitSpan(span, /,\s*/g).map((part) => trimSpan(part, /[\s.;]/))
	const named = parts.filter(({ text }) => /^\p{L}[^\d]+$/u.test(text))
	const country = named.findLast(({ text }) => isCountry(text))
	const towns = named.filter(({ text }) => !isCountry(text) && !isCounty(text))
	const city = towns.at(-1) ?? named.find((part) => part !== country)
	if (city === undefined) return null
	const street = parts.slice(0, parts.indexOf(city)).filter(({ text }) => /\d/.test(text))
	const [first] = street
	return {
		city: toField(city, 0.6),
		country: country === undefined ? undefined : toField(country, 0.8),
		address: first === undefined ? undefined : toField(first, 0.6),
	}
}

/** The first line that can be nothing but an address: two or more names with capitals between commas, of no job and no firm. */
export function findAddressOfUnknownTown(spans: readonly Span[]): Address {
	const line = spans.find(({ text }) => looksLikeAddress(text))
	return readAddressOfUnknownTown(line ?? null) ?? {}
}

function looksLikeAddress(text: string): boolean {
	const parts = text.split(/,\s*/)
	if (parts.length < 2 || text.length > longestAddress) return false
	if (/[@:|\t]|https?|www\.|[!?]/.test(text) || findDates(text).length > 0) return false
	// The name of a county may contain a word of firms.
	const named = parts.filter((part) => !isCounty(part)).join(', ')
	if (jobScore(named) > 0 || organisationScore(named) > 0 || guessHeading(text).isKnown)
		return false
	if (degreeScore(text) > 0 || institutionScore(text) > 0) return false
	return parts.every(isNameOrNumber)
}

function isNameOrNumber(part: string): boolean {
	const words = part.trim().split(/\s+/)
	return words.length <= mostWordsOfPart && /^[\p{Lu}\d]/u.test(part.trim())
}

/** The words of lines that nothing else has taken. */
export function untakenWords(lines: readonly Line[], used: readonly Span[]): Span[] {
	return lines
		.map(({ span }) => span)
		.filter(({ text }) => !used.some((one) => one.text !== '' && text.includes(one.text)))
}
