import type { MatchedRequirement, MatchReport, Requirement } from '@app/match'
import { namesTerm, standsAt } from '../labelled-adverts.ts'
import type { AdvertWithPeople, PeopleLabels } from './labelled-people.ts'

/** Returns the requirements read at the place of a label, whichever of its words they quote. */
export function termsRead<Read extends Pick<MatchedRequirement, 'quote' | 'alsoSaid'>>(
	text: string,
	term: string,
	requirements: readonly Read[],
): Read[] {
	return requirements.filter(({ quote, alsoSaid }) =>
		[quote, ...alsoSaid].some((words) => namesTerm(words, term) || standsAt(text, words, term)),
	)
}

/** Counts that compare the matches of CVs with a labeller's verdicts. */
export type PeopleCounts = {
	/** Requirements labelled, read at all, and read with the need of the label. */
	wanted: number
	found: number
	needs: number
	/** Requirements read, and of these the labelled ones. */
	read: number
	right: number
	/**
	 * Requirements that the labels call shown or perhaps, and of these the ones matched as shown, listed or perhaps.
	 */
	holds: number
	seen: number
	/**
	 * Requirements that the labels call missing, and of these the ones asked about, with a line or without one
	 * (`askedLacking`, `askedWithoutLine`), and the ones matched as shown or listed (`namedLacking`).
	 */
	lacks: number
	askedLacking: number
	askedWithoutLine: number
	namedLacking: number
	/** Lines that were offered for what people judged, and of these the ones they name. */
	offered: number
	offeredRight: number
	/** Requirements matched as shown, and of these the ones that the labels call shown or perhaps. */
	shown: number
	shownRight: number
}

const nothing: PeopleCounts = {
	wanted: 0,
	found: 0,
	needs: 0,
	read: 0,
	right: 0,
	holds: 0,
	seen: 0,
	lacks: 0,
	askedLacking: 0,
	askedWithoutLine: 0,
	namedLacking: 0,
	offered: 0,
	offeredRight: 0,
	shown: 0,
	shownRight: 0,
}

/** Adds counts up. */
export function sumCounts(all: readonly PeopleCounts[]): PeopleCounts {
	const sum = { ...nothing }
	// The keys of a record that is written out above.
	for (const key of Object.keys(nothing) as (keyof PeopleCounts)[])
		for (const one of all) sum[key] += one[key]
	return sum
}

/** How the requirements of an advert were read. */
export function countReading(
	{ text }: Pick<AdvertWithPeople, 'text'>,
	{ requirements: labels }: PeopleLabels,
	read: readonly Requirement[],
): PeopleCounts {
	const matches = labels.map((label) => ({ label, hits: termsRead(text, label.term, read) }))
	const found = matches.filter(({ hits }) => hits.length > 0)
	const labelled = new Set(matches.flatMap(({ hits }) => hits))
	return {
		...nothing,
		wanted: labels.length,
		found: found.length,
		needs: found.filter(({ label, hits }) => hits.some(({ need }) => need === label.need)).length,
		read: read.length,
		right: labelled.size,
	}
}

const strength = { shown: 3, perhaps: 2, listed: 1, missing: 0 }

/** How one CV was matched; a requirement that was not read at all counts as missing. */
export function countVerdicts(
	{ text }: Pick<AdvertWithPeople, 'text'>,
	verdicts: PeopleLabels['cvs'][number]['verdicts'],
	{ requirements }: Pick<MatchReport, 'requirements'>,
): PeopleCounts {
	return sumCounts(
		verdicts.map(({ term, verdict, line }) => {
			const read = termsRead(text, term, requirements)
			const [best] = read.sort((one, other) => strength[other.proof] - strength[one.proof])
			const proof = best?.proof ?? 'missing'
			const holds = verdict !== 'missing'
			const offered = proof === 'perhaps' ? best?.evidence[0]?.line : undefined
			const isAsked = offered === undefined && read.some(({ question }) => question !== undefined)
			return {
				...nothing,
				holds: Number(holds),
				seen: Number(holds && proof !== 'missing'),
				lacks: Number(!holds),
				askedLacking: Number(!holds && (proof === 'perhaps' || (proof === 'missing' && isAsked))),
				askedWithoutLine: Number(!holds && isAsked && proof !== 'shown' && proof !== 'listed'),
				namedLacking: Number(!holds && (proof === 'shown' || proof === 'listed')),
				offered: Number(offered !== undefined),
				offeredRight: Number(offered !== undefined && holds && isSameLine(offered, line)),
				shown: Number(proof === 'shown'),
				shownRight: Number(proof === 'shown' && holds),
			}
		}),
	)
}

/** From so many characters on, a line may be a part of the labelled one. */
const shortest = 15

/** Whether a line of a CV is the one that a labeller named, or a part of it. */
export function isSameLine(text: string, line: string): boolean {
	const [own, said] = [plain(text), plain(line)]
	if (own === '' || said === '') return false
	return own.includes(said) || (own.length > shortest && said.includes(own))
}

function plain(text: string): string {
	return text
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
		.trim()
}

/** Kendall's tau of an order and the scores given: 1 where every pair stands as it should, -1 where none does. */
export function kendall(order: readonly string[], scores: ReadonlyMap<string, number>): number {
	let [right, pairs] = [0, 0]
	for (const [index, better] of order.entries())
		for (const weaker of order.slice(index + 1)) {
			pairs++
			right += Math.sign((scores.get(better) ?? 0) - (scores.get(weaker) ?? 0))
		}
	return pairs === 0 ? 0 : right / pairs
}
