import {
	type ConceptHit,
	type ConceptKind,
	findConcepts,
	functionWords,
	idiomsIn,
	sectorsIn,
	splitWords,
	stemWord,
} from '@app/language'
import { analyseLine } from '@app/language/analysis'
import type { Advert, Requirement, RequirementLevel } from './advert.ts'
import { type AdvertLine, advertLines, pastedLines } from './advert-lines.ts'
import { findAdvertTitle } from './advert-title.ts'
import { isNegated } from './assertion/negation.ts'
import {
	type Candidate,
	listCandidates,
	verdictFeatureIndices,
} from './classifier/list-candidates.ts'
import {
	predict,
	type RequirementWeights,
	scoreCandidates,
	shippedWeights,
} from './classifier/requirement-classifier.ts'
import {
	findCredentialsBySubject,
	type SubjectCredential,
	subjectCredentialId,
} from './credentials-by-subject.ts'
import { withDriverCpc } from './driver-cpc.ts'
import { findEligibilityRequirements } from './eligibility-requirements.ts'
import { expandQualificationSpan } from './expand-qualification-span.ts'
import { extractNounPhrases } from './extract-noun-phrases.ts'
import { maskExceptions, maskNonRequirements } from './mask-non-requirements.ts'
import { createOverlapTest } from './overlaps-any-span.ts'
import { warningsOfAdvert } from './warnings-of-advert.ts'
import { levelCues, phraseWords } from './word-lists.ts'
import { yearsOfExperience } from './years-of-experience.ts'

/** Characters of an advert that are read; adverts have 2,000 to 6,000. */
export const maxAdvertLength = 40_000

const strength: Record<RequirementLevel, number> = { essential: 2, desirable: 1, mentioned: 0 }
/**
 * The least probability at which a candidate is a requirement, by the rules and the learned weights together; in a
 * line that the rules take for one about the firm or the offer, it must be higher.
 */
const [askedFrom, askedOfEmployerFrom] = [0.45, 0.85]

/** Reads an advert pasted as plain text. The same text always gives the same answer. */
export function readAdvert(text: string): Advert {
	return readUnder(shippedWeights(), text)
}

/** Reads an advert with the given weights. */
export function readUnder(weights: RequirementWeights, text: string): Advert {
	const read = text.slice(0, maxAdvertLength)
	const advert = linesAndTitle(read)
	const { lines, title } = advert
	const wanted = lines.filter(({ need }) => need !== null)
	return {
		title,
		requirements: candidatesOfAdvert(read, advert, weights)
			.filter((one) => isAsked(one, weights) && !isLeftOver(one))
			.map(({ requirement }) => requirement),
		years: yearsOfExperience(wanted.map((line) => ({ ...line, text: maskExceptions(line.text) }))),
		knockOuts: findEligibilityRequirements(lines),
		warnings: warningsOfAdvert(read),
	}
}

// A candidate that the model did not look at is accepted.
function isAsked(candidate: Candidate, { verdict }: RequirementWeights): boolean {
	const { asked, byRule } = candidate
	if (asked === null) return true
	const from = byRule === 'of the employer' ? askedOfEmployerFrom : askedFrom
	return predict(verdict, verdictFeatureIndices(candidate, asked)) >= from
}

// Words about length and pay, pronouns and adverbs are left over from text that other parts read.
function isLeftOver({ requirement: { kind, quote } }: Candidate): boolean {
	if (kind !== 'said') return false
	if (splitWords(quote).every((word) => ofTerms.test(word))) return true
	const { tokens } = analyseLine(quote)
	const [first, last] = [tokens[0], tokens.at(-1)]
	const isPronoun = [first, last].some(
		(token) => token?.tag === 'PRP' && functionWords.has(token.lower),
	)
	return isPronoun || (tokens.length === 1 && first?.tag === 'RB' && /ly$/.test(first.lower))
}

const ofTerms = phraseWords.pattern('terms', 'whole')

/** A few pasted lines have too little context, so only the rules read them. */
const fewestWords = 60

/** Returns everything that an advert may ask for, with the verdicts of the rules and of the given weights. */
export function findCandidates(
	text: string,
	weights: Pick<RequirementWeights, 'sentence' | 'thing' | 'ofPerson'>,
): Candidate[] {
	return candidatesOfAdvert(text, linesAndTitle(text), weights)
}

type LinesAndTitle = { lines: AdvertLine[]; title: string | null }

/** Reads only the title of the job of an advert; `null` where none is sure. */
export function readTitle(text: string): string | null {
	return findAdvertTitle(pastedLines(text.slice(0, maxAdvertLength)))
}

function linesAndTitle(text: string): LinesAndTitle {
	const pasted = pastedLines(text)
	return { lines: advertLines(pasted), title: findAdvertTitle(pasted) }
}

function candidatesOfAdvert(
	text: string,
	{ lines, title }: LinesAndTitle,
	weights: Pick<RequirementWeights, 'sentence' | 'thing' | 'ofPerson'>,
): Candidate[] {
	const toRead = maskNonRequirements(title)
	const things =
		text.split(/\s+/, fewestWords).length < fewestWords ? [] : scoreCandidates(weights, text)
	return listCandidates(toRequirements(lines, toRead), { things, lines, toRead }).filter(
		({ requirement }) => !namesTheJob(requirement, title),
	)
}

function toRequirements(
	lines: readonly AdvertLine[],
	toRead: (line: AdvertLine) => string,
): Requirement[] {
	const wanted = new Map<string, Requirement>()
	const sectors = sectorsIn(lines.map(({ text }) => text))
	for (const given of lines) {
		const line = isOfPerson(given) ? { ...given, need: 'essential' as const } : given
		if (line.need === null) continue
		const text = toRead(given)
		const tellsOfEmployer = isOfEmployer(line)
		const hits = findConcepts(text, {
			sectors,
			isAboutPerson: line.need !== 'mentioned',
			isWary: true,
		}).filter(
			({ concept, start, text: name }) =>
				!isEmployersAct(text.slice(0, start), name) &&
				!(tellsOfEmployer && isOfPlace(concept.kind)),
		)
		const asked = hits.filter(
			(hit) => !isNegated(text, hit, hits) && !describesThing(hit, { text, hits }),
		)
		const said = { need: line.need, line: line.text, alsoSaid: [] }
		for (const { text: quote, stems } of extractNounPhrases({ ...line, text }, [
			...hits,
			...idiomsIn(text),
		])) {
			const start = text.indexOf(quote)
			if (isNegated(text, { start, end: start + quote.length }, hits)) continue
			const conceptId = `said:${stems.join(' ')}`
			want(wanted, { conceptId, label: quote, kind: 'said', narrower: null, quote, ...said })
		}
		const named = namedBy(asked, {
			text,
			papers: line.need === 'mentioned' ? [] : findCredentialsBySubject(text, hits),
		})
		for (const one of named) want(wanted, { ...one, ...said })
	}
	return withDriverCpc([...wanted.values()])
}

type Named = Pick<Requirement, 'conceptId' | 'label' | 'kind' | 'narrower' | 'quote'>

// Where an advert asks for a licence, certificate or degree, its subject is not a separate requirement.
function namedBy(
	hits: readonly ConceptHit[],
	{ text, papers }: { text: string; papers: readonly SubjectCredential[] },
): Named[] {
	const isInPaper = createOverlapTest(text.length, papers)
	const wholes = hits.map((hit) => ({ hit, ...expandQualificationSpan(text, hit) }))
	return hits.flatMap((hit): Named[] => {
		// The subject of a qualification is part of it.
		if (wholes.some((whole) => whole.hit !== hit && coversSubject(whole, hit))) return []
		const paper = papers.find(({ about }) => about === hit)
		if (paper !== undefined) {
			const { text: quote } = paper
			const conceptId = subjectCredentialId(paper)
			return [{ conceptId, label: quote, kind: 'credential', narrower: null, quote }]
		}
		if (isInPaper(hit)) return []
		const { id: conceptId, label, kind } = hit.concept
		const { text: quote } = expandQualificationSpan(text, hit)
		return [{ conceptId, label, kind, narrower: hit.narrower, quote }]
	})
}

type Whole = { hit: ConceptHit; text: string; start: number }

function coversSubject({ hit: qualification, text, start }: Whole, hit: ConceptHit): boolean {
	return hit.start >= qualification.end && hit.end <= start + text.length
}

// Prose that doesn’t address the reader tells where one would work.
function isOfEmployer({ text, need, isItem }: AdvertLine): boolean {
	return need === 'mentioned' && !isItem && !speaksOfWork.test(text)
}

function isOfPlace(kind: ConceptKind): boolean {
	return kind === 'domain' || kind === 'duty' || kind === 'credential'
}

const speaksOfWork = new RegExp(
	String.raw`\b(?:${levelCues.alternatives('of-work')})\b|^To \p{Ll}|:\s`,
	'iu',
)

// A list of nothing but traits describes whom they want, wherever it stands.
function isOfPerson({ text, need }: AdvertLine): boolean {
	if (need !== 'mentioned' || /\b(?:we|our|us|you(?:[’']ll| will)|team of|they)\b/i.test(text))
		return false
	const hits = findConcepts(text, { isAboutPerson: true, isWary: true })
	if (isPaperAlone(text, hits)) return true
	const parts = text.split(/,\s+|(?<!\s)\s+and\s+/).length
	return (
		hits.length >= 2 &&
		hits.length >= parts - 1 &&
		hits.every(({ concept }) => concept.kind === 'soft')
	)
}

// A sentence with only a licence is a requirement: a firm's own licences are described differently.
function isPaperAlone(text: string, hits: readonly ConceptHit[]): boolean {
	const [hit] = hits
	if (hits.length !== 1 || hit?.concept.kind !== 'credential') return false
	const around = splitWords(text.slice(0, hit.start) + text.slice(hit.end))
	return around.length <= 2 && /\b(?:licen[cs]e|ticket|card|certificate|DBS)\b/i.test(text)
}

// A phrase of the words of the title is the job itself.
function namesTheJob({ kind, quote, line }: Requirement, title: string | null): boolean {
	if (kind !== 'said' || title === null || line.startsWith(title)) return false
	const [job, said] = [title, quote].map((text) => splitWords(text).map(stemWord))
	return said?.at(-1) === job?.at(-1) && said?.every((stem) => job?.includes(stem)) === true
}

// A trait before a thing tells how it is done, and the thing itself is asked for.
function describesThing(
	{ concept, start, end }: ConceptHit,
	{ text, hits }: { text: string; hits: readonly ConceptHit[] },
): boolean {
	if (concept.kind !== 'soft' || /\s/.test(text.slice(start, end))) return false
	const rest = text.slice(end)
	if (describedThing.test(rest) || (sureOf.test(text.slice(start, end)) && ofThing.test(rest)))
		return true
	const next = hits.find((hit) => hit.start > end)
	return (
		next !== undefined &&
		(next.concept.kind !== 'soft' || / manner$/.test(next.text)) &&
		!person.test(next.text) &&
		/^ (?:and \p{L}+ )?$/u.test(text.slice(end, next.start))
	)
}

// A trait before a person is asked for.
const person = new RegExp(`(?:${phraseWords.alternatives('person-endings')})s?$`, 'i')
// Being sure of a thing asks for the thing.
const sureOf = /^(?:confident|comfortable|competent)$/i
const ofThing = /^ (?:with|in|using|at|on|about|operating|handling|to)\b/i
const describedThing =
	/^ (?:(?:in )?using|(?:in the )?use of|working knowledge|advice|keyboard|outdoor)\b/i

// Recruiting by the employer is no work that is asked for.
function isEmployersAct(before: string, act: string): boolean {
	return (
		/^(?:recruit|hir)ing$/i.test(act) && /\b(?:we(?:[’']re| are)|is|are)\s+(?:\w+ )?$/i.test(before)
	)
}

// Each thing once, under the strongest need that is said of it and in the words that say so.
function want(wanted: Map<string, Requirement>, requirement: Requirement): void {
	const key = `${requirement.conceptId}:${requirement.narrower ?? ''}`
	const known = wanted.get(key)
	const isStronger = known === undefined || strength[requirement.need] > strength[known.need]
	const chosen = isStronger ? requirement : known
	const words = [known?.quote, ...(known?.alsoSaid ?? []), requirement.quote].filter(
		(quote) => quote !== undefined && quote.toLowerCase() !== chosen.quote.toLowerCase(),
	)
	const alsoSaid = [...new Map(words.map((quote) => [quote?.toLowerCase(), quote ?? ''])).values()]
	wanted.set(key, { ...chosen, alsoSaid })
}
