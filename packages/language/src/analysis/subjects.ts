import { namesPeople } from '../assertion/person-nouns.ts'
import { lineWordLists } from '../line-words.ts'
import type { Token } from './analysed-line.ts'

const inPhrase = /^(?:NN|NNS|NNP|NN\$|JJ|DT|CD|PRP\$)$/

/** Where the noun phrase that ends in front of a position begins; the position itself where there is none. */
export function startOfNounPhrase(tokens: readonly Token[], end: number): number {
	let start = end
	while (start > 0 && inPhrase.test(tokens[start - 1]?.tag ?? '')) start--
	return start
}

/** Words that may open a clause and are tagged as prepositions. */
const subordinators: ReadonlySet<string> = new Set([
	'after',
	'although',
	'as',
	'because',
	'before',
	'if',
	'once',
	'since',
	'so',
	'though',
	'till',
	'unless',
	'until',
	'when',
	'whenever',
	'where',
	'whereas',
	'while',
	'whilst',
])

const pronouns = /^(?:i|we|he|she|they)$/
/** Verbs that say how much there is of the noun before them: "children aged 5". */
const ofMeasure = /^(?:age|date|number|price|value)$/
/** Verbs that take "after", so that it opens no clause: "looked after children". */
const withAfter = /^(?:ask|look|run|tidy)$/
/** Verbs that keep an object when they are passive: "patients given lunch". */
const withTwoObjects = lineWordLists.pattern('verbs-with-two-objects', 'whole', '')
const opensObject = /^(?:DT|PRP\$|CD|PRP|NN|NNS|NNP|NN\$|JJ)$/

/**
 * Whether a participle without an auxiliary is a past tense with the noun phrase in front of it as its subject, and not a passive
 * that describes this phrase.
 */
export function isPastTenseWithSubject(tokens: readonly Token[], at: number): boolean {
	const [verb, previous] = [tokens[at], tokens[at - 1]]
	if (verb?.tag !== 'VBN' || previous === undefined) return false
	if (previous.tag === 'PRP') return pronouns.test(previous.lower)
	const start = startOfNounPhrase(tokens, at)
	if (start === at || !/^NN/.test(previous.tag)) return false
	const edge = tokens[start - 1]
	if (edge?.tag === 'WH' && edge.lower !== 'who') return true
	if (ofMeasure.test(verb.lemma) || belongsToVerb(tokens, start - 1)) return false
	return isSetApart(edge) && !withTwoObjects.test(verb.lemma) && goesOnActively(tokens, at)
}

/** Whether a noun phrase behind this token opens a clause. */
export function isSetApart(edge: Token | undefined): boolean {
	return (
		edge === undefined ||
		/^(?:PUN|SC|WH|CC)$/.test(edge.tag) ||
		(edge.tag === 'IN' && subordinators.has(edge.lower))
	)
}

function belongsToVerb(tokens: readonly Token[], at: number): boolean {
	return tokens[at]?.lower === 'after' && withAfter.test(tokens[at - 1]?.lemma ?? '')
}

// An object behind the verb, or one person in front of it whom nothing was done by or in.
function goesOnActively(tokens: readonly Token[], at: number): boolean {
	const next = tokens[tokens[at + 1]?.tag === 'RP' ? at + 2 : at + 1]
	if (next !== undefined && opensObject.test(next.tag)) return true
	const { lemma = '', lower = '', tag = '' } = tokens[at - 1] ?? {}
	const isPerson = namesPeople(lemma) || namesPeople(lower)
	return isPerson && tag === 'NN' && next?.lower !== 'by' && next?.lower !== 'in'
}

/** "With the nurse supervising": who stands between "with" and the form in -ing does it. */
export function isSubjectAfterWith(tokens: readonly Token[], act: number): boolean {
	const head = tokens[act - 1]
	return (
		tokens[act]?.tag === 'VBG' &&
		head !== undefined &&
		/^NN/.test(head.tag) &&
		(namesPeople(head.lemma) || namesPeople(head.lower)) &&
		tokens[startOfNounPhrase(tokens, act) - 1]?.lower === 'with'
	)
}
