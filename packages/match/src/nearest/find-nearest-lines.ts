import type { CvContext, Passage } from '@app/cv'
import { findConcepts, isUnfinished, sectorsIn } from '@app/language'
import type { Meaning } from '@app/language/meaning'
import type { Advert, Requirement } from '../advert.ts'
import { findPhrase } from '../find-phrase.ts'
import type { Proof } from '../match-report.ts'
import { compareTitles } from '../title-similarity.ts'
import { readText } from './content-words.ts'
import { describeLine, lineFeatures, type ReadPassage, readPassages } from './line-features.ts'
import type { NearestWeights } from './nearest-model.ts'
import { nearestWeights } from './nearest-weights.ts'
import {
	describeOffer,
	describeRequirement,
	type Scored,
	shareOfTrade,
	type WholeCv,
} from './requirement-features.ts'

/** A requirement that the rules have looked for. */
export type SoughtRequirement = Requirement & { proof: Proof }

/**
 * What perhaps shows each requirement, with its line where one is likely the right one; `null` where the CV names the
 * requirement or is unlikely to show it. `sameTrade` is the share of the advert's subject matter that the CV covers,
 * from 0 to 1.
 */
export type NearestLines = { perhaps: ({ line: Passage | null } | null)[]; sameTrade: number }

/** Compares an advert with a CV by meaning. */
export type FindNearest = (
	requirements: readonly SoughtRequirement[],
	compared: { advert: Pick<Advert, 'title'>; context: CvContext },
) => NearestLines

/**
 * Creates a search for lines by meaning: by words, terms and activities of trades, and by how well the rest of the CV
 * fits. A line that it finds is no proof, only a question to the person.
 */
export function createNearest(
	meaning: Meaning,
	weights: NearestWeights = nearestWeights,
): FindNearest {
	return (requirements, compared) => {
		const { lines, whole } = scoreRequirements(meaning, weights, { requirements, ...compared })
		const perhaps = whole.scored.map((asked, index) => {
			if (asked.isNamed) return null
			const short = whole.passages.find((own) => standsForIt(own, asked))
			if (short !== undefined) return { line: short.passage }
			const odds = weigh(weights.requirement, describeRequirement(asked, whole))
			return odds < weights.askFrom ? null : offerLine(weights, { asked, odds, own: lines[index] })
		})
		return { perhaps, sameTrade: whole.sameTrade }
	}
}

type Offer = { asked: Scored; odds: number; own: ReadPassage | undefined }

// A paper is asked about with its line or, if it is essential, as missing: work of its trade makes none likely.
function offerLine(weights: NearestWeights, { asked, odds, own }: Offer) {
	if (own === undefined) return null
	const isRight = weigh(weights.offer, describeOffer(asked, odds)) >= weights.offerFrom
	if (isRight && mayProve(asked, own)) return { line: own.passage }
	return asked.requirement.kind === 'credential' ? null : { line: null }
}

// An abbreviation matches its full form, however well the rest of the CV fits.
function standsForIt({ text: { expansions } }: ReadPassage, { requirement: { quote } }: Scored) {
	return expansions.some((long) => findPhrase(long, quote) !== null)
}

/** A line says a paper's name when it has this share of its words, the rare ones counting more. */
const sharedFrom = 0.5
/** A line of which more than this share is denied or only planned is no sign of anything. */
const deniedFrom = 0.5

// Work that goes with a licence, certificate or degree is no sign of holding it: the line has to name it, if in other words.
function mayProve({ requirement: { kind }, best }: Scored, { passage }: ReadPassage): boolean {
	const amountOf = (name: (typeof lineFeatures)[number]) => best[lineFeatures.indexOf(name)] ?? 0
	if (amountOf('denied') > deniedFrom) return false
	if (kind !== 'credential') return true
	if (isUnfinished(passage.text)) return false
	return amountOf('same') + amountOf('synonym') >= sharedFrom || amountOf('sameConcept') > 0
}

type ToScore = {
	requirements: readonly SoughtRequirement[]
	advert: Pick<Advert, 'title'>
	context: CvContext
}

/** Every requirement with the odds of the lines, and the likeliest line of each. */
export function scoreRequirements(
	meaning: Meaning,
	weights: Pick<NearestWeights, 'line'>,
	{ requirements, advert, context }: ToScore,
): { lines: (ReadPassage | undefined)[]; whole: WholeCv } {
	const passages = readPassages(context, sectorsOf(requirements))
	const sectors = sectorsIn(requirements.map(({ line }) => line))
	const lines: (ReadPassage | undefined)[] = []
	const rate = (features: number[], own: ReadPassage) => ({
		own,
		features,
		odds: weigh(weights.line, features),
	})
	const scored = requirements.map((requirement): Scored => {
		const asked = {
			requirement,
			text: readText(requirement.quote, sectors),
			around: readText(partAround(requirement), sectors),
			sectors,
		}
		const rated = passages
			.map((own) => rate(describeLine(meaning, asked, own), own))
			.sort((one, other) => other.odds - one.odds)
		lines.push(rated[0]?.own)
		return {
			...asked,
			odds: rated.map(({ odds }) => odds),
			best: rated[0]?.features ?? [],
			isNamed: requirement.proof !== 'missing',
		}
	})
	const title = advert.title === null ? null : compareTitles(advert.title, context.cv)
	const sameTrade = shareOfTrade(
		scored.map(({ text }) => text),
		passages,
	)
	return { lines, whole: { passages, title: title?.share ?? 0, sameTrade, scored } }
}

const longestPart = 200

// The sentence or item of a list that a requirement stands in; of a long one the words beside it.
function partAround({ line, quote }: SoughtRequirement): string {
	const at = line.indexOf(quote)
	if (at < 0) return quote
	const start = Math.max(line.lastIndexOf('. ', at) + 1, line.lastIndexOf(';', at) + 1, 0)
	const ends = ['. ', ';'].map((mark) => line.indexOf(mark, at + quote.length))
	const end = Math.min(...ends.map((place) => (place < 0 ? line.length : place)))
	const from = Math.max(start, at - longestPart / 2)
	return line.slice(from, Math.min(end, from + longestPart + quote.length))
}

// Returns the sectors of the requirements, the commonest first.
function sectorsOf(requirements: readonly SoughtRequirement[]): string[] {
	const counts = new Map<string, number>()
	for (const { concept } of requirements.flatMap(({ quote }) => findConcepts(quote)))
		counts.set(concept.sector, (counts.get(concept.sector) ?? 0) + 1)
	return [...counts].sort(([, one], [, other]) => other - one).map(([sector]) => sector)
}

/** The log-odds that weights give to some features. */
export function weigh(weights: readonly number[], features: readonly number[]): number {
	return features.reduce((sum, feature, index) => sum + feature * (weights[index] ?? 0), 0)
}
