import { analyseLine } from '../analysis/analyse-line.ts'
import type { Token } from '../analysis/analysed-line.ts'
import { isWorker } from '../assertion/person-nouns.ts'
import { emptyWords } from '../data/empty-words.ts'
import { lineWordLists } from '../line-words.ts'
import { parseTsv } from '../parse-tsv.ts'
import { functionWords } from './function-words.ts'

type Kind = 'trait' | 'praise' | 'filler'
/** Of a line of praise so many of the words may be about something: the trade of a “passionate plumber”. */
const mostSubstance = 0.34
const fewestEmpty = 2
const fewestPraise = 3
const fewestFillers = 3

let kinds: ReadonlyMap<string, ReadonlySet<Kind>> | null = null

function readKinds(): Map<string, Set<Kind>> {
	const found = new Map<string, Set<Kind>>()
	for (const { kind, words } of parseTsv<'kind' | 'words'>(emptyWords))
		for (const word of words.split('|'))
			found.set(word, (found.get(word) ?? new Set()).add(kind as Kind))
	return found
}

/**
 * Whether a statement has no substance: it only praises its writer, names traits that anybody claims, or says that there were duties.
 * Every word that isn't in the table of empty words is substance, and so are names and figures.
 */
export function saysNothing(text: string): boolean {
	const { traits, fillers, praise, substance } = weighWords(text)
	const empty = traits + fillers + praise
	if (substance === 0) return traits > 0 ? empty >= fewestEmpty : fillers >= fewestEmpty
	if (traits === 0) return fillers >= fewestFillers && substance < fillers / 2
	return (
		empty >= fewestPraise && substance / (empty + substance) <= mostSubstance && !tellsDeed(text)
	)
}

/** Verbs of being, having and liking tell no deed. */
const noDeed = lineWordLists.pattern('verbs-of-no-deed', 'whole', '')

// The past tense of any other verb tells of an act.
function tellsDeed(text: string): boolean {
	return analyseLine(text).tokens.some(({ tag, lemma }) => tag === 'VBD' && !noDeed.test(lemma))
}

type Weight = 'traits' | 'fillers' | 'praise' | 'substance'
type Weights = Record<Weight, number>

function weighWords(text: string): Weights {
	const weights = { traits: 0, fillers: 0, praise: 0, substance: 0 }
	for (const token of analyseLine(text).tokens) {
		const weight = weighWord(token)
		if (weight !== null) weights[weight]++
	}
	return weights
}

const shortForm = /^['’]?(?:m|ve|s|re|ll|d)$|n['’]t$/
/** "110 %" praises; other figures count something. */
const praisingFigure = /^1[0-9]0 ?%?$/

function weighWord({ lower, lemma, tag }: Token): Weight | null {
	if (/\d/.test(lower)) return praisingFigure.test(lower) ? null : 'substance'
	if (tag === 'PUN' || functionWords.has(lower) || shortForm.test(lower)) return null
	kinds ??= readKinds()
	// A trait has no plural: what looks like one is another word.
	const ofLemma = kinds.get(lemma)
	const isOther = tag === 'NNS' && ofLemma?.has('trait') === true
	const kind = kinds.get(lower) ?? (isOther ? undefined : ofLemma)
	// A word for a worker in self-praise tells who the writer is, not an act.
	if (kind === undefined) return isWorker(lower) ? null : 'substance'
	if (kind.has('trait')) return 'traits'
	return kind.has('filler') ? 'fillers' : 'praise'
}
