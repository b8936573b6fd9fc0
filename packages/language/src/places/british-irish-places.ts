import { britishIrishPlaces } from '../data/british-irish-places.ts'
import { parseTsv } from '../parse-tsv.ts'

// Counties and regions, the authorities that people live under, islands, and towns of Great Britain and Ireland with about
// 15,000 people or more, besides smaller ones that serve as the town of their district. Towns that are
// ordinary words (Sale, Street, Deal, March) are left out: who lives there mostly names the county too.
const places = parseTsv<'kind' | 'name'>(britishIrishPlaces)
const knownRegions = namesOf('region')
const knownTowns = namesOf('town')

/**
 * Whether the words are the name of a county, an authority, an island or a town of Great Britain or Ireland, under its
 * English or its native name.
 */
export function isBritishOrIrishPlace(text: string): boolean {
	return isBritishRegion(text) || (!/\d/.test(text) && knownTowns.has(asListed(text)))
}

/** Whether the words are the name of a country, a county, an authority or an island there, and so may stand behind a town. */
export function isBritishRegion(text: string): boolean {
	if (/\d/.test(text)) return false
	const name = asListed(text)
	return (
		knownRegions.has(name) ||
		knownRegions.has(name.replace(/^co /, 'county ')) ||
		/^\p{L}{3,}shire$/u.test(name)
	)
}

function namesOf(kind: 'region' | 'town'): Set<string> {
	return new Set(places.filter((place) => place.kind === kind).map(({ name }) => name))
}

function asListed(text: string): string {
	return text
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/&/g, ' and ')
		.replace(/['’]/g, '')
		.replace(/[^\p{L}]+/gu, ' ')
		.trim()
}
