import { splitSentences, withCapital, withoutCapital } from '@app/language'
import type { Draft, Tense } from '../engine/clause.ts'
import { tellsOnlyResult } from '../engine/open-clause.ts'
import type { ActForm } from '../engine/read-act.ts'
import { type Opening, readOpening } from '../engine/read-opening.ts'
import { inTense, plainer } from '../engine/realise-clauses.ts'
import { isAim } from '../purpose-clauses.ts'
import { shortenPhrases } from '../shorten-phrases.ts'
import type { Change } from '../suggestion.ts'
import { normaliseSeparators } from './normalise-separators.ts'
import { type ParallelAct, readPieces } from './read-pieces.ts'

/** The most characters of a statement that a reader takes in at once; further pieces become separate sentences. */
const mostInOne = 170
const mostActs = 9

/** A sentence that was read as work, and the gain of rewriting it. */
type PlannedSentence = { acts: ParallelAct[]; opening: string; gains: number }

/**
 * Tells a line of several pieces of work in parallel verbs of one tense: run-ons, lists in mixed forms, chained sentences. `null`
 * unless every piece is sure to be an act or to belong to one, and something is gained.
 */
export function realiseParallel(line: string, tense: Tense, corrections: number): Draft | null {
	const { text, hasGain } = normaliseSeparators(line)
	const sentences = splitSentences(text).map((sentence) =>
		planSentence(sentence.replace(/[.;]$/, ''), tense),
	)
	if (sentences.length === 0 || sentences.some((sentence) => sentence === null)) return null
	const planned = sentences.filter((sentence) => sentence !== null)
	const acts = planned.flatMap((sentence) => sentence.acts)
	const gains = planned.reduce((sum, sentence) => sum + sentence.gains, 0)
	const isWorth = gains > 0 || (corrections > 0 && acts.length > 1) || (hasGain && acts.length > 1)
	if (acts.length > mostActs || !isWorth) return null
	const shorter = shortenPhrases(tellActs(acts, tense))
	const stop = /\. /.test(shorter.after) || line.endsWith('.') ? '.' : ''
	return {
		after: shorter.after + stop,
		changes: [...listChanges(planned, line, tense), ...shorter.changes],
	}
}

function planSentence(sentence: string, tense: Tense): PlannedSentence | null {
	const opening = readOpening(sentence)
	if (opening !== null && (opening.kind !== 'own' || opening.tail !== '')) return null
	// In a job that goes on, work done once does not continue.
	if (!isOfOneTime(sentence, tense)) return null
	const acts = readPieces(withoutCapital(opening?.body ?? sentence), {
		tense,
		first: firstForms(opening, tense),
		isOpened: opening !== null,
	})
	if (acts === null || !mayBeTold(acts, { tense, isOpened: opening !== null })) return null
	const gains = [
		opening !== null,
		acts.length > 1 && /^i\b/i.test(sentence),
		gainsForm(acts, tense),
	]
	return { acts, opening: opening?.text ?? '', gains: gains.filter(Boolean).length }
}

type Telling = { tense: Tense; isOpened: boolean }

function mayBeTold(acts: readonly ParallelAct[], { tense, isOpened }: Telling): boolean {
	if (acts[0] !== undefined && tellsOnlyResult(acts[0].act)) return false
	if (tense === 'base' && acts.some(({ act }) => isPast(act.form))) return false
	return !isOpened || !acts.some(({ act, object }) => isAim({ ...act, object }))
}

// Verbs in forms that don't match, or not in the tense of the job, and gerunds that open a list.
function gainsForm(acts: readonly ParallelAct[], tense: Tense): boolean {
	const wanted = tense === 'past' ? 'past' : 'base'
	const gerunds = acts.filter(({ act }) => act.form === 'gerund').length
	const isOffTense = acts.some(({ act }) => act.form !== 'gerund' && act.form !== wanted)
	const isMixed = gerunds > 0 && gerunds < acts.length
	const opensInGerund = acts[0]?.act.form === 'gerund'
	const isList = tense === 'past' || acts.length > 2 || acts[0]?.act.hadOf === true
	return isOffTense || isMixed || (opensInGerund && isList)
}

const tellsPast =
	/(?:^|[,;] |\band )(?:also |then )?(?:i )?(?:also )?(?:was|were|did|done|had|have|used to)\b/i

/** Whether a line of a present job has nothing that was done once. */
export function isOfOneTime(line: string, tense: Tense): boolean {
	return tense === 'past' || !tellsPast.test(line)
}

function isPast(form: ActForm): boolean {
	return form === 'past' || form === 'participle'
}

function firstForms(opening: Opening | null, tense: Tense): readonly ActForm[] {
	if (opening?.isPlain) return ['base', 'gerund', 'noun']
	// The words behind “responsible for” may name a thing, although they look like a verb.
	if (opening !== null)
		return /responsib/i.test(opening.text) ? ['gerund', 'noun'] : ['gerund', 'base', 'noun']
	return tense === 'past' ? ['past', 'gerund', 'base', 'noun'] : ['base', 'gerund', 'noun']
}

// Joins short acts into one list; an act that contains a list becomes a separate sentence.
function tellActs(acts: readonly ParallelAct[], tense: Tense): string {
	const told = acts.map((act) => tellAct(act, tense))
	const sentences: string[][] = [[]]
	for (const [index, text] of told.entries()) {
		const current = sentences.at(-1) ?? []
		const isLong = [...current, text].join(', ').length > mostInOne
		const isComplex = hasLongList(text) || (index > 0 && hasLongList(told[index - 1] ?? ''))
		if (current.length > 0 && (isLong || (isComplex && acts.length > 2))) sentences.push([text])
		else current.push(text)
	}
	return sentences.map((list) => withCapital(inOneList(list))).join('. ')
}

/** The most words of an act with a list that still fits among other acts: "Served food and drinks". */
const fewWords = 4

function hasLongList(text: string): boolean {
	return hasList(text) && text.split(' ').length > fewWords
}

function hasList(text: string): boolean {
	return /, | and /.test(text)
}

function inOneList(items: readonly string[]): string {
	const last = items.at(-1) ?? ''
	if (items.length < 2) return last
	const front = items.slice(0, -1)
	const comma = items.some(hasList) ? ',' : ''
	return `${front.join(', ')}${comma} and ${last}`
}

function tellAct({ act, object, listed, adjuncts }: ParallelAct, tense: Tense): string {
	const isWritten = act.form === (tense === 'past' ? 'past' : 'base')
	const told = isWritten ? { verb: act.verb, object } : plainer({ verb: act.verb, object })
	const verb = tense === 'past' ? told.verb.past : told.verb.lemma
	const things = inOneList([told.object.replace(/ also$/, ''), ...listed])
	return (
		[act.adverb, verb, inTense(told.verb.lemma, things, tense)].filter(Boolean).join(' ') + adjuncts
	)
}

function listChanges(planned: readonly PlannedSentence[], line: string, tense: Tense): Change[] {
	const leads = planned
		.filter(({ opening }) => opening !== '')
		.map(({ opening }) => ({ kind: 'lead-in' as const, before: opening, after: '' }))
	const verbs = planned
		.flatMap(({ acts }) => acts)
		.map(({ act }) => ({
			kind: 'verb' as const,
			before: act.word,
			after: tense === 'past' ? act.verb.past : act.verb.lemma,
		}))
		.filter(({ before, after }) => before.toLowerCase() !== after)
	const changes = [...leads, ...verbs]
	return changes.length > 0 ? changes : [{ kind: 'phrase', before: line, after: '' }]
}
