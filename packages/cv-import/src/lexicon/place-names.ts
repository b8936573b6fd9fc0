import { isBritishOrIrishPlace, isBritishRegion, parseTsv } from '@app/language'
import { placeNames } from '../data/place-names.ts'
import { towns as townsOfWorld } from '../data/towns.ts'
import { institutionScore } from './education-words.ts'
import { fold, foldedWords } from './fold.ts'
import { jobScore, organisationScore } from './job-words.ts'
import { nameWords } from './word-lists.ts'

const countries = foldedWords(placeNames, 'country')

/** Large towns, and British ones of any size that have a college; folded. */
export const towns = foldedWords(placeNames, 'town')

const ways = new RegExp(`^(?:${nameWords('instead-of-places')})$`)
const usStates = new RegExp(`^(?:${nameWords('codes-of-states')})$`)
const regions = foldedWords(placeNames, 'region')

const shortCounty = new RegExp(
	String.raw`^(?:[NSEW]\.? |(?:North|South|East|West) )?(?:${nameWords('short-counties')})\.?$|^(?:Co\.?|County) \p{Lu}\p{L}{2,}$`,
	'u',
)

/** Whether a text is the name of a country. */
export function isCountry(text: string): boolean {
	return countries.has(fold(text))
}

/** Whether a text is the name of a town of 15,000 people or more, or of a British one of any size that has a college. */
export function isTown(text: string): boolean {
	largerTowns ??= new Set(
		parseTsv<'country' | 'towns'>(townsOfWorld).flatMap((row) => row.towns.split(';').map(fold)),
	)
	const name = fold(text)
	return towns.has(name) || largerTowns.has(name)
}

// Names that are words in small letters too are left out of the table.
let largerTowns: ReadonlySet<string> | null = null

/** Whether a text is the name of a part of a country, as it stands after a town. */
export function isRegion(text: string): boolean {
	return usStates.test(text.trim().replaceAll('.', '')) || regions.has(fold(text))
}

/** Whether a text is the name of a county, a state or another part of a country, written out or short: "Powys", "N. Yorks", "TX". */
export function isCounty(text: string): boolean {
	const isKnownTown = towns.has(fold(text)) && !/^(?:greater|isle of) /i.test(text)
	return (
		isRegion(text) ||
		shortCounty.test(text) ||
		(isBritishRegion(text) && !isKnownTown && !isCountry(text))
	)
}

/** Whether a text is nothing but a place: "Leeds", "Austin, TX", "Remote", "Lyon (69)". */
export function isPlace(words: string): boolean {
	const text = withComma(words)
	const parts = text
		.replace(/[()]/g, ',')
		.split(/[,/]|\s[-–]\s/)
		.map((part) => part.trim())
		.filter((part) => part !== '' && !/^\d{2,5}$/.test(part))
	if (parts.length === 0 || parts.length > 4) return false
	if (parts.length === 1 && isPairOfTowns(text)) return true
	const known = parts.filter(
		(part, index) => isKnownPlace(part) || (index > 0 && isCounty(part)),
	).length
	if (known === parts.length) return true
	const [first = '', ...rest] = parts
	const isOneUnknown =
		parts.length >= 2 && known === parts.length - 1 && !isKnownPlace(first) && looksLikeTown(first)
	return isOneUnknown && rest.some((part) => isCountry(part) || isCounty(part))
}

// A US state is often set behind its town without a comma.
function withComma(text: string): string {
	const [, town = '', state = ''] = /^(\p{Lu}\p{Ll}[^,]*?)\s+(\p{Lu}{2})$/u.exec(text) ?? []
	return usStates.test(state) ? `${town}, ${state}` : text
}

function isPairOfTowns(text: string): boolean {
	const towns = text.split(/(?<!\s)\s+(?:and|&)\s+/)
	return towns.length === 2 && towns.every((town) => isTown(town) || isBritishOrIrishPlace(town))
}

function isKnownPlace(part: string): boolean {
	return isTown(part) || isCountry(part) || isRegion(part) || ways.test(fold(part))
}

/** Whether a text could be the name of an unknown town: a capital, few words, no figures. */
export function looksLikeTown(text: string): boolean {
	if (institutionScore(text) > 0 || organisationScore(text) > 0 || jobScore(text) > 0) return false
	return /^\p{Lu}[\p{L}’'. -]+$/u.test(text) && text.split(/\s+/).length <= 4
}
