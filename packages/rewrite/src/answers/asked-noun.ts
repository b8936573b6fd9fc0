import { arePeople, isEditDistanceOne, splitWords } from '@app/language'
import { analyseLine } from '@app/language/analysis'
import type { PlacedAsk } from '../placed-ask.ts'
import { findNounRow } from '../question-table.ts'

/** Whether a noun of an answer names the thing that its question counts. */
export function isAskedFor(noun: string, { ask, fit, object }: PlacedAsk, text: string): boolean {
	const lemmas = lemmasOf(noun)
	if (lemmas.length === 0 && !noun.includes(' ')) lemmas.push(noun.toLowerCase())
	const named =
		object === undefined ? [] : analyseLine(text).tokens.slice(object.phrase.from, object.phrase.to)
	const asked = lemmasOf(`${countedBy.exec(ask.question)?.[1] ?? ''}, ${fit.split(':')[1] ?? ''}`)
	const head = named.find(({ index }) => index === object?.phrase.head)?.lemma ?? ''
	const known = [...asked, ...named.map(({ lemma }) => lemma), ...anybody]
	const isKnown = (lemma: string) => known.some((one) => isSameNoun(lemma, one))
	const last = lemmas.at(-1) ?? ''
	return lemmas.every(isKnown) && [...asked, head, ...anybody].some((one) => isSameNoun(last, one))
}

const shortestMisspelt = 5

// The same noun in either number, or with a slip in it.
function isSameNoun(said: string, noun: string): boolean {
	if (said === noun || `${said}s` === noun || `${noun}s` === said) return true
	return said.length >= shortestMisspelt && isEditDistanceOne(said, noun)
}

const anybody = ['person', 'people', 'one']
/** The thing that a question counts. */
export const countedBy =
	/^How many (.+?)(?= (?:did|do|does|were|was|are|is|came|come|an?|at a|each)\b|\?)/u

/** The lemmas of the nouns of a text. */
export const lemmasOf = (text: string) =>
	analyseLine(text)
		.tokens.filter(({ tag }) => /^(?:NN|CD)/.test(tag))
		.map(({ lemma }) => lemma)

/** Whether a noun counts as what a question asks for: persons are counted under any name, and so are animals. */
export function isOfKind(noun: string, question: string): boolean {
	const asked = /^How many (\p{L}+)/u.exec(question)?.[1] ?? ''
	const [own = ''] = splitWords(noun)
	return (arePeople(asked) && arePeople(own)) || (/^animals?$/.test(asked) && isAnimal(own))
}

function isAnimal(noun: string): boolean {
	const [lemma = ''] = lemmasOf(noun)
	return /\banimals\b/.test(findNounRow(lemma, ['keep'])?.question ?? '')
}
