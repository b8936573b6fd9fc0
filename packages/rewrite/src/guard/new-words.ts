import { findQuantities, findVerb, splitWords, verbOfAct } from '@app/language'
import { nearVerb } from '../engine/near-verb.ts'
import type { Violation } from '../suggestion.ts'
import { holdsName } from './aliases.ts'
import { stemOf } from './stem-of.ts'

const mostNewWords = 1

// Words that a rewrite may bring in without claiming anything: grammar, and verbs below every ladder.
const freeWords = new Set(
	'a an the and or of in on at for to with by from using through across within including over up into per each that which while during where who whom their its it is was were be been are as both between about around after before under than via not no other such own when she he i a daily weekly monthly yearly every day week month year worked work handled handle supported support contributed contribute ran run helped help used use led lead so then out off also'.split(
		' ',
	),
)

/** Two or more content words that have no origin in the person's words; a single one may be a turn of phrase. */
export function newWords(licence: string, after: string): Violation[] {
	const known = knownStems(licence)
	const figures = findQuantities(after).map(({ text }) => text)
	const fresh = splitWords(after).filter(
		(word) => !isKnown(word, known) && !figures.some((figure) => splitWords(figure).includes(word)),
	)
	return fresh.length > mostNewWords
		? [{ kind: 'new-words', text: [...new Set(fresh)].join(', ') }]
		: []
}

/** Names and abbreviations that the person did not write. */
export function newNames(licence: string, after: string): string[] {
	return splitWords(after).filter((word, index) => {
		const isName = index > 0 && /^\p{Lu}/u.test(word) && !isSentenceStart(after, word)
		const isAbbreviation = /^\p{Lu}{2,}/u.test(word)
		return (isName || isAbbreviation) && !holdsName(licence, word)
	})
}

function isSentenceStart(text: string, word: string): boolean {
	return new RegExp(`[.!?]\\s+${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`).test(text)
}

function knownStems(licence: string): Set<string> {
	const words = splitWords(licence).flatMap((word) =>
		/[-/]/.test(word) ? [word, ...word.split(/[-/]/)] : [word],
	)
	const lemmas = words.flatMap((word) => {
		const lemma = (findVerb(word) ?? nearVerb(word))?.verb.lemma ?? verbOfAct(word)?.lemma
		return lemma === undefined ? [] : [stemOf(lemma)]
	})
	return new Set([...words.map(stemOf), ...lemmas])
}

function isKnown(word: string, known: ReadonlySet<string>): boolean {
	if (!/\p{L}{3}/u.test(word) || freeWords.has(word.toLowerCase())) return true
	const lemma = findVerb(word)?.verb.lemma
	return known.has(stemOf(word)) || (lemma !== undefined && known.has(stemOf(lemma)))
}
