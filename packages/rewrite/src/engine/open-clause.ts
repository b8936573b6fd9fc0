import { findVerb, isAlsoNoun, opensClause } from '@app/language'
import { analyseLine, findWordClasses } from '@app/language/analysis'
import { rewriteWords } from '../word-lists.ts'
import type { Act, ActForm } from './read-act.ts'
import type { Segment } from './split-segments.ts'

/** A clause while its line is read: its act, and the segments that were joined to its object. */
export type OpenClause = { act: Act; join: string; object: string; attached: Segment[] }

/** Returns the forms that the first piece of a line may have. */
export function firstForms(form: ActForm): readonly ActForm[] {
	return form === 'gerund' || form === 'noun' ? ['gerund', 'noun'] : [form]
}

const irregularPast = rewriteWords.pattern('irregular-pasts', 'whole')

/** People mix forms within a list; after a comma or "and" a plain verb or a past is a piece of work too. */
export function laterForms(form: ActForm, { text }: Segment): readonly ActForm[] {
	const [first = ''] = text.replace(/^(?:also|then) /i, '').split(/\s/, 1)
	if (form === 'past' || form === 'participle') return ['past', 'gerund', 'base']
	const isNeverAdjective = irregularPast.test(first)
	const mixed: ActForm[] = isNeverAdjective ? ['past'] : []
	// After a noun, a word that may be a noun too is a noun.
	if (form === 'noun' && isAlsoNoun(first)) return ['gerund', 'noun', ...mixed]
	if (form === 'gerund' || form === 'noun') return ['gerund', 'noun', 'base', ...mixed]
	if (form === 'thirdPerson') return ['thirdPerson', ...mixed]
	return ['base', 'gerund', 'noun', ...mixed]
}

// A gerund that is not the first word of the means or of a relative clause.
const gerundOfMeans =
	/(?:^|\s)(?:(?:by|through|via|using)\s+\p{L}+|(?:which|that|who)(?:\s+\p{L}+){1,3}?)\s+(\p{L}+ing)\b/iu

/** Whether an object holds a gerund after a preposition, on which further gerunds lean: "by washing and ironing". */
export function leansOnPreposition(object: string): boolean {
	const found =
		gerundOfMeans.exec(object) ??
		/(?:^|\s)(?:by|for|of|in|with|on|to|from|through|while|when|after|before|including|without|like|about|as|using|via|involving|such as)\s+(?:\p{L}+ly\s+)?(\p{L}+ing)\b/iu.exec(
			object,
		)
	return found !== null && findVerb(found[1] ?? '') !== null
}

const clauseOpening = rewriteWords.pattern('opens-a-clause', 'anywhere')

/** Whether an object contains a clause: "that targets were met", "to clean the rooms". */
export function opensFinitePart(object: string): boolean {
	return clauseOpening.test(object) || opensPurpose(object)
}

// An infinitive, and not the way to a place.
function opensPurpose(object: string): boolean {
	const [, verb = '', next = ''] = /(?:^|\s)to (\p{L}+)(?: (\p{L}+))?/u.exec(object) ?? []
	if (findVerb(verb)?.forms.includes('base') !== true) return false
	// For a verb that may be a noun too, the next word decides between a purpose and a place.
	return !isAlsoNoun(verb) || (next !== '' && opensClause(verb, next))
}

/** Whether an act only tells the result of work in another line: "Leading to a rise in sales". */
export function tellsOnlyResult({ word, object }: Act): boolean {
	if (/^leading$/i.test(word)) return /^to /.test(object)
	return /^(?:resulting|enabling|allowing|meaning|causing|contributing)$/i.test(word)
}

const gerundOfManner = rewriteWords.pattern('gerunds-of-manner', 'whole')

/** "using an RF scanner", "resulting in more bookings" go with the work before them. */
export function goesWithWork({ word, object }: Act): boolean {
	if (/^leading$/i.test(word)) return /^to /.test(object)
	return gerundOfManner.test(word)
}

const ofNounPhrase = /^(?:JJ|NN|NNS|NNP|VBN)$/

/**
 * Whether a gerund behind an "and" is an act, and does not describe the noun behind it. A single thing without an
 * article is described by a gerund that may also be a noun or an adjective.
 */
export function isGerundOfAct(gerund: string, object: string): boolean {
	// After a determiner, the analysis reads a noun that may be a verb too as a noun.
	const tokens = analyseLine(`the ${object}`).tokens.slice(1)
	// A gerund that may be a noun is a noun before most prepositions.
	const isNoun = /[na]/.test(findWordClasses(gerund.toLowerCase()))
	if (isNoun && /^(?:to|in|at|on|of|from|by)$/.test(tokens[0]?.lower ?? '')) return false
	const end = tokens.findIndex(({ tag }) => !ofNounPhrase.test(tag))
	const head = tokens[(end < 0 ? tokens.length : end) - 1]
	return head?.tag !== 'NN' || !isNoun
}

const takers = rewriteWords.pattern('takes-a-gerund', 'whole', '')

/** Whether tasks can be the object of the verb: people manage stock control and teach food preparation. */
export function takesTasks({ act, object }: OpenClause): boolean {
	return takers.test(act.verb.lemma) && object !== ''
}
