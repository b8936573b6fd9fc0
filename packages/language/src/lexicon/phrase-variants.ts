import { lineWordLists } from '../line-words.ts'
import { findActivityVerb } from '../verbs/activity-verb.ts'
import { findVerb } from '../verbs/find-verb.ts'
import { nominalisations } from '../verbs/nominalisations.ts'
import { stemWord } from './stem-word.ts'
import type { StemmedWord } from './tokenise-with-stems.ts'

/** Another way to say a name, as the stems of its words in order. */
export type OtherOrder = { stems: string[]; order: 'act first' | 'act last' | 'act of' }

/**
 * The other orders of a name that is an act and its object: the verb before the object, or a noun of the act behind it or, with
 * "of", before it. None where the words could mean something else.
 */
export function listPhraseVariants(name: readonly StemmedWord[]): OtherOrder[] {
	const parts = splitName(name)
	if (parts === null || !isObject(parts.object)) return []
	const thing = parts.object.map(({ stem }) => stem)
	const lemma = stemWord(parts.lemma)
	const acts = [lemma, ...(nounsOf.get(parts.lemma) ?? [])]
	const first = parts.lemma === 'care' ? [lemma, 'for'] : [lemma]
	return [
		{ stems: [...first, ...thing], order: 'act first' },
		...acts.map((act) => ({ stems: [...thing, act], order: 'act last' as const })),
		...acts.map((act) => ({ stems: [act, 'of', ...thing], order: 'act of' as const })),
	]
}

type Parts = { lemma: string; object: readonly StemmedWord[] }

const mostWords = 4
// Of these the words beside them are no object: a line manager manages no lines.
const idioms = lineWordLists.pattern('no-object-of-its-verb', 'whole')
const tooWide = new Set(lineWordLists.words('verbs-too-wide'))

function splitName(name: readonly StemmedWord[]): Parts | null {
	const [first, second] = name
	const last = name.at(-1)
	if (first === undefined || second === undefined || last === undefined) return null
	if (name.length > mostWords || name.some(keepsCapitals)) return null
	if (idioms.test(name.map(({ text }) => text).join(' '))) return null
	if (second.stem === 'of') return withAct(first, name.slice(2))
	if (/ing$/i.test(first.text) && findVerb(first.text) !== null)
		return withAct(first, name.slice(1))
	return withAct(last, name.slice(0, -1))
}

// Short forms and proper names have no other order.
function keepsCapitals({ text }: StemmedWord, index: number): boolean {
	return /\d|[.&]/.test(text) || /\p{Lu}/u.test(index === 0 ? text.slice(1) : text)
}

function withAct({ text }: StemmedWord, object: readonly StemmedWord[]): Parts | null {
	const lower = text.toLowerCase()
	const verb = findVerb(lower)
	const isAct = verb !== null && (/ing$/.test(lower) || verb.forms.includes('base'))
	const lemma = isAct ? verb.verb.lemma : findActivityVerb(lower)?.lemma
	if (lemma === undefined || tooWide.has(lemma) || object.length === 0) return null
	return { lemma, object }
}

const joining = lineWordLists.pattern('joins-or-counts', 'whole')
const describing = new RegExp(
	`(?:${lineWordLists.alternatives('endings-of-adjectives')})$|^(?:${lineWordLists.alternatives('adjectives')})$`,
	'i',
)
const thingsThatLookSo = new RegExp(
	`^(?:${lineWordLists.alternatives('nouns-like-adjectives')})s?$`,
	'i',
)

// The last word of an object names a thing; an adjective or a gerund there names none.
function isObject(object: readonly StemmedWord[]): boolean {
	const last = object.at(-1)?.text ?? ''
	if (object.some(({ text }) => joining.test(text))) return false
	if (thingsThatLookSo.test(last)) return true
	return /\p{L}{3}/u.test(last) && !describing.test(last) && !/ing$/i.test(last)
}

const nounsOf = new Map<string, string[]>()
for (const [noun, lemma] of nominalisations)
	nounsOf.set(lemma, [...(nounsOf.get(lemma) ?? []), noun])
