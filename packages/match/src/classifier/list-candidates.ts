import type { Requirement, RequirementLevel } from '../advert.ts'
import type { AdvertLine } from '../advert-lines.ts'
import { isNotAskedFor } from '../is-not-asked-for.ts'
import { isNice } from '../requirement-cues.ts'
import { type Sentence, stemWords } from './advert-passages.ts'
import { bucket, featureIndices, verdictDimensions } from './feature-indices.ts'
import type { ScoredCandidate } from './requirement-classifier.ts'

/** A thing that an advert may ask for, with the verdicts of the rules and the model. */
export type Candidate = {
	requirement: Requirement
	/**
	 * The learned probability that the advert asks for it, from names and sentences; `null` where the model saw no
	 * such name.
	 */
	asked: number | null
	/** The verdict of the rules: a level, passed over, or found in a line that asks for nothing. */
	byRule: RequirementLevel | 'passed over' | 'of the employer'
}

type Read = {
	things: readonly ScoredCandidate[]
	lines: readonly AdvertLine[]
	/** Takes the asides out of a line. */
	toRead: (line: AdvertLine) => string
}

/**
 * Lists everything that an advert may ask for: the requirements that the rules read, and other things that it names
 * and the rules don't exclude. A thing in several places gets its highest probability.
 */
export function listCandidates(
	requirements: readonly Requirement[],
	{ things, lines, toRead }: Read,
): Candidate[] {
	const byName = Map.groupBy(things, ({ text }) => text.toLowerCase())
	const read = requirements.map((requirement) => ({
		requirement,
		asked: askedProbability(requirement, byName),
		byRule: requirement.need,
	}))
	const known = new Set(requirements.flatMap(listNames))
	const linesIn = linesOfSentences(lines)
	const isWithin = withinRead(requirements)
	const inSentence = Map.groupBy(things, ({ sentence }) => sentence)
	const others = new Map<string, Candidate>()
	for (const thing of things) {
		const id = candidateId(thing)
		const isKnown = known.has(id) || known.has(thing.text.toLowerCase())
		if (isKnown || (others.get(id)?.asked ?? -1) >= thing.asked || isWithin(thing)) continue
		const line = linesIn(thing.sentence).find(({ text }) => text.includes(thing.text))
		const spot = { thing, inSentence: inSentence.get(thing.sentence) ?? [], line }
		if (!isNotAskedFor(spot, toRead)) others.set(id, toCandidate(thing, line))
	}
	return [...read, ...others.values()]
}

/**
 * Returns the feature indices of a candidate for the weights that give the final verdict. `asked` is the model's
 * probability.
 */
export function verdictFeatureIndices(
	{ byRule, requirement: { kind } }: Candidate,
	asked: number,
): number[] {
	const isRead = byRule !== 'passed over' && byRule !== 'of the employer'
	const features = [
		'any',
		`asked ${bucket(asked, 20)}`,
		`rule ${byRule}`,
		`rule ${byRule} asked ${bucket(asked, 5)}`,
		`read ${isRead}`,
		`read ${isRead} asked ${bucket(asked, 10)}`,
		`kind ${kind}`,
		`kind ${kind} read ${isRead}`,
		`kind ${kind} asked ${bucket(asked, 5)}`,
	]
	return featureIndices(features, verdictDimensions)
}

// A part of a longer requirement that was already read is not a separate requirement.
function withinRead(requirements: readonly Requirement[]): (thing: ScoredCandidate) => boolean {
	const quotes = requirements.flatMap(({ quote, line }) =>
		/\s/.test(quote) ? [{ quote, line }] : [],
	)
	return ({ text, sentence }) =>
		quotes.some(({ quote, line }) => quote.includes(text) && sentence.text.includes(line))
}

function listNames({ conceptId, quote, alsoSaid }: Requirement): string[] {
	return [conceptId, ...[quote, ...alsoSaid].map((name) => name.toLowerCase())]
}

function candidateId({ hit, text }: ScoredCandidate): string {
	return hit?.concept.id ?? `said:${stemWords(text).join(' ')}`
}

function askedProbability(
	{ quote, line }: Requirement,
	byName: Map<string, ScoredCandidate[]>,
): number | null {
	const named = byName.get(quote.toLowerCase()) ?? []
	const around = [...new Set(named.map(({ sentence }) => sentence))]
	const holding = new Set(around.filter(({ text }) => text.includes(line)))
	const here = named.filter(({ sentence }) => holding.has(sentence))
	const shares = (here.length > 0 ? here : named).map(({ asked }) => asked)
	return shares.length === 0 ? null : Math.max(...shares)
}

function linesOfSentences(lines: readonly AdvertLine[]): (sentence: Sentence) => AdvertLine[] {
	const known = new Map<Sentence, AdvertLine[]>()
	return (sentence) => {
		const within = known.get(sentence) ?? lines.filter(({ text }) => sentence.text.includes(text))
		known.set(sentence, within)
		return within
	}
}

function toCandidate(thing: ScoredCandidate, line: AdvertLine | undefined): Candidate {
	const { text: quote, sentence, hit, asked } = thing
	const { label = quote, kind = 'said' } = hit?.concept ?? {}
	return {
		requirement: {
			conceptId: candidateId(thing),
			label,
			kind,
			narrower: hit?.narrower ?? null,
			need: classifyCandidate(thing, line),
			quote,
			alsoSaid: [],
			line: sentence.text,
		},
		asked,
		byRule: line?.need ? 'passed over' : 'of the employer',
	}
}

function classifyCandidate(
	{ sentence, ofPerson }: ScoredCandidate,
	line: AdvertLine | undefined,
): RequirementLevel {
	if (line?.need) return line.need
	if (isNice(sentence.text)) return 'desirable'
	return ofPerson >= 0.5 ? 'essential' : 'mentioned'
}
