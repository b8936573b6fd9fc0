import type { Requirement } from '@app/match'
import { type LabelledAdvert, namesTerm, standsAt, type Term } from './labelled-adverts.ts'

/** How an advert was read, in numbers of terms. */
export type Reading = {
	wanted: number
	found: number
	/** Wanted and found without the duties that the advert only mentions. */
	asked: number
	foundAsked: number
	/** Found with the need that the label says. */
	needs: number
	read: number
	right: number
	/** Found and right where it is enough that both stand at the same place of the text. */
	foundPlace: number
	rightPlace: number
	missed: string[]
}

/** Compares the requirements read from an advert with its labels. */
export function scoreReading(
	{ text, requirements }: Pick<LabelledAdvert, 'text' | 'requirements'>,
	read: readonly Requirement[],
): Reading {
	const stands = (one: Requirement, term: string) =>
		names(one, term) || quotesOf(one).some((words) => standsAt(text, words, term))
	const matches = requirements.map((wanted) => ({
		wanted,
		hits: read.filter((one) => names(one, wanted.term)),
	}))
	const found = matches.filter(({ hits }) => hits.length > 0)
	const isAsked = ({ wanted }: { wanted: Term }) => wanted.need !== 'mentioned'
	return {
		wanted: requirements.length,
		found: found.length,
		asked: matches.filter(isAsked).length,
		foundAsked: found.filter(isAsked).length,
		needs: found.filter(({ wanted, hits }) => hits.some(({ need }) => need === wanted.need)).length,
		read: read.length,
		right: read.filter((one) => requirements.some(({ term }) => names(one, term))).length,
		foundPlace: requirements.filter(({ term }) => read.some((one) => stands(one, term))).length,
		rightPlace: read.filter((one) => requirements.some(({ term }) => stands(one, term))).length,
		missed: matches.filter(({ hits }) => hits.length === 0).map(({ wanted }) => wanted.term),
	}
}

function names(one: Requirement, term: string): boolean {
	return quotesOf(one).some((words) => namesTerm(words, term))
}

function quotesOf({ quote, alsoSaid }: Requirement): string[] {
	return [quote, ...alsoSaid]
}

/** Adds the readings of several adverts into one. */
export function sumReadings(readings: readonly Reading[]): Reading {
	const sum = (key: Exclude<keyof Reading, 'missed'>) =>
		readings.reduce((total, one) => total + one[key], 0)
	return {
		wanted: sum('wanted'),
		found: sum('found'),
		asked: sum('asked'),
		foundAsked: sum('foundAsked'),
		needs: sum('needs'),
		read: sum('read'),
		right: sum('right'),
		foundPlace: sum('foundPlace'),
		rightPlace: sum('rightPlace'),
		missed: readings.flatMap(({ missed }) => missed.slice(0, 2)),
	}
}

/** A share with two digits, or a dash where there is nothing to share. */
export function share(part: number, whole: number): string {
	return whole === 0 ? '–' : (part / whole).toFixed(2)
}
