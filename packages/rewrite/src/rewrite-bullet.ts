import { audit } from '@app/claims'
import {
	findConcepts,
	findVerb,
	inBritishSpelling,
	saysNothing,
	splitSentences,
	splitWords,
	withCapital,
	withoutBullet,
	withoutStop,
} from '@app/language'
import { analyseLine } from '@app/language/analysis'
import { comparableWords } from './comparable-words.ts'
import { addAndToLists } from './correct/add-and-to-lists.ts'
import { type CorrectedLine, correctLine } from './correct/correct-line.ts'
import { withSpellingOf } from './correct/with-spelling-of.ts'
import type { Draft, Tense } from './engine/clause.ts'
import { isShouted } from './engine/lower-shouted.ts'
import { readOpening } from './engine/read-opening.ts'
import { opensWell, rewriteLine } from './engine/rewrite-line.ts'
import { isInThirdPerson, toFirstPerson } from './engine/third-person.ts'
import { type AskOptions, askFollowUpQuestions } from './follow-up-questions.ts'
import { isSoundOffer } from './gain/is-sound-offer.ts'
import { isWorthOffering } from './gain/is-worth-offering.ts'
import { readsClean } from './gain/learner-english.ts'
import { areNamed } from './gain/named-doubts.ts'
import { correctUntilStable, isReadable, listsBareThings } from './gain/remaining-faults.ts'
import {
	isPlainBesides,
	readRest,
	remarkOnDoubts,
	remarkOnLine,
	remarkOnRest,
	remarkOnWording,
} from './gain/remark-on-rest.ts'
import { draftByEditor, type EditorDraft } from './line-editor/draft-by-editor.ts'
import { realiseMixedList } from './mixed-list/realise-mixed-list.ts'
import { realiseNoteForm } from './note-form/realise-note-form.ts'
import { findRefusal } from './output-gate.ts'
import { normaliseSeparators } from './parallel/normalise-separators.ts'
import { isOfOneTime, realiseParallel } from './parallel/realise-parallel.ts'
import type { AnsweredQuestion } from './questions/answered-questions.ts'
import type { Ask, Suggestion, Violation } from './suggestion.ts'

/** The result for one bullet, also if it stays unchanged; `violations` are the audit's objections to `after`. */
export type RewrittenBullet = Suggestion & { violations: Violation[] }

export type BulletOptions = {
	/** The job goes on, which decides the tense. */
	current: boolean
	/** The whole text that the bullet is from, a line each: it decides whether "she" is its writer. The bullet alone if left out. */
	text?: string | undefined
	/** The title of the job, which decides the trade whose words the questions use. */
	title?: string | undefined
	/** Questions about its lines that were answered: they aren't asked again. */
	answered?: readonly AnsweredQuestion[] | undefined
}

/**
 * Rewrites one bullet in the person's own words, strong or weak. A draft that the audit or the output gate has something against is
 * dropped: the words stay, unverified.
 */
export function rewriteBullet(
	bullet: string,
	{ current, text = bullet, title, answered }: BulletOptions,
): RewrittenBullet {
	const before = bullet.trim()
	const corrected = correctLine(before)
	const tense: Tense = current && !isToldInPast(corrected.text) ? 'base' : 'past'
	const isEmpty = saysNothing(corrected.text) && !namesTool(corrected.text)
	const telling: Telling = { tense, isThirdPerson: isInThirdPerson(text) }
	const drafts = isEmpty ? [] : listDrafts(before, corrected, telling)
	const { draft, remark, bullets } = chooseDraft(before, corrected, { drafts, isEmpty, telling })
	const after = draft?.after ?? before
	return {
		before,
		after,
		engine: 'local',
		// A question repeats the noun that it counts, so it is asked of the corrected words.
		asks: askOfReadable(withoutBullet(draft?.after ?? corrected.text), {
			title,
			text,
			current: tense === 'base',
			answered,
		}),
		changes: draft?.changes ?? [],
		...adviseOn(after, {
			isEmpty,
			isChanged: draft !== null,
			tense,
			bullets,
		}),
		verified: draft !== null || drafts.length === 0,
		remark,
		violations: [],
	}
}

// Returns the questions about a line that is readable. The topic of a line with wrong words is unsure, so the line is
// corrected first.
function askOfReadable(text: string, options: AskOptions): Ask[] {
	const asks = text === '' ? [] : askFollowUpQuestions(text, options)
	const tense = options.current ? 'base' : 'past'
	return asks.length > 0 && isReadable(text, tense) ? asks : []
}

type Choice = { drafts: readonly SourcedDraft[]; isEmpty: boolean; telling: Telling }
/** A wording, what is left to say of it, and its bullets where it has several. */
type Chosen = { draft: Draft | null; remark: string | null; bullets: readonly string[] }

// Returns the first safe wording, or else the line with its sure mistakes corrected, and a remark on the faults that
// remain.
function chooseDraft(
	before: string,
	corrected: CorrectedLine,
	{ drafts, isEmpty, telling }: Choice,
): Chosen {
	if (isEmpty) return { draft: null, remark: null, bullets: [] }
	const told = findTold(before, corrected, { drafts, telling })
	if (told === null) return { ...repair(before, corrected, telling.tense), bullets: [] }
	return { draft: told, remark: remarkOnTold(told, telling.tense), bullets: told.bullets ?? [] }
}

// The grammars that know what a piece of work is come first, then the line editor, then those that only supply verbs.
function findTold(
	before: string,
	corrected: CorrectedLine,
	{ drafts, telling }: Omit<Choice, 'isEmpty'>,
): (Draft & { bullets?: readonly string[] }) | null {
	const isOffered = (one: SourcedDraft) => isSafe(before, corrected, one) && isFinished(one.after)
	return (
		drafts.find((one) => one.isSure && isOffered(one)) ??
		printByEditor(before, corrected, telling) ??
		drafts.find((one) => !one.isSure && isOffered(one)) ??
		null
	)
}

function repair(
	before: string,
	corrected: CorrectedLine,
	tense: Tense,
): { draft: Draft | null; remark: string | null } {
	// In a line without sure mistakes only a doubtful word is remarked on: its wording is the writer's choice.
	if (corrected.corrections === 0)
		return { draft: null, remark: remarkOnDoubts(corrected.doubts, corrected.unsure) }
	const rest = readRest(corrected, tense)
	const isOffered = isPlainBesides(rest) && isSureRepair(before, corrected, rest.text)
	if (!isOffered) return { draft: null, remark: remarkOnLine(before, rest) }
	const changes = [{ kind: 'spelling' as const, before, after: rest.text }]
	return { draft: { after: rest.text, changes }, remark: remarkOnRest(rest) }
}

/** A wording in which more mistakes are expected that its remark doesn't name isn't offered. */
const mostExpected = 1

const isFinished = (after: string) => correctLine(after).expected <= mostExpected

// Whether a line names a tool. The ability to use one is no praise, however it is worded.
function namesTool(line: string): boolean {
	return findConcepts(line).some(({ concept: { kind } }) => kind === 'tool')
}

// Where only spelling changed, the rest may still be no statement; a rewording may still have a doubtful place.
function remarkOnTold({ after, changes }: Draft, tense: Tense): string | null {
	if (changes.every(({ kind }) => kind === 'spelling')) return remarkOnWording(after, tense)
	const { doubts, unsure } = correctLine(after)
	return remarkOnDoubts(doubts, unsure)
}

/** A line that breaks off needs its writer. */
const endsOpen = /\b(?:and|or|of|to|the|an?|with|for)[.;]?$/i

function isSureRepair(
	before: string,
	{ text, corrections }: CorrectedLine,
	after: string,
): boolean {
	if (text === '' || corrections === 0) return false
	// A corrected word claims the same as before, so any finding of the audit is more than a repair.
	const source = inBritishSpelling(withSpellingOf(after, before))
	if (audit(source, after).verdict !== 'faithful') return false
	return !endsOpen.test(after) && findRefusal(after, { before, others: [text] }) === null
}

const present = /^(?:VBP|VBZ|MD)$/

// Whether the writer tells a job that goes on in the past. The writer means that, so the rewording stays in the past.
function isToldInPast(line: string): boolean {
	const { tokens } = analyseLine(line)
	const opener = tokens.find(({ lower }) => !/^(?:i|also|then)$/.test(lower))
	const { verb, forms = [] } = findVerb(opener?.lower ?? '') ?? {}
	// The opening of a duty takes the tense of the job; only an act has a tense that must stay.
	const isPast = verb?.lemma !== 'be' && forms.includes('past') && !forms.includes('base')
	return isPast && !tokens.some(({ tag }) => present.test(tag))
}

/** Sentences shorter than this are read at once however many they are. */
const fewestToSplit = 60
const fewestBullets = { bullets: 2, words: 2 }
/** The writer's own sentences are bullets only if each says something. */
const fewestOwn = { bullets: 3, words: 4 }

type Line = { isEmpty: boolean; isChanged: boolean; tense: Tense; bullets: readonly string[] }

// Advises to split a line of several sentences into bullets, or to delete a line that says nothing.
function adviseOn(
	after: string,
	{ isEmpty, isChanged, tense, bullets }: Line,
): Pick<Suggestion, 'advice' | 'bullets'> {
	if (isEmpty) return { advice: 'delete', bullets: [] }
	if (bullets.length > 0) return { advice: 'split', bullets }
	const sentences = splitSentences(after).map(withoutStop)
	const fewest = isChanged ? fewestBullets : fewestOwn
	const isLong =
		sentences.length >= fewest.bullets &&
		after.length >= fewestToSplit &&
		sentences.every(
			(sentence) => splitWords(sentence).length >= fewest.words && opensWell(sentence, tense),
		)
	return isLong ? { advice: 'split', bullets: sentences } : { advice: null, bullets: [] }
}

function isSafe(
	before: string,
	corrected: CorrectedLine,
	{ after, source, isComposed }: SourcedDraft,
): boolean {
	// A word in British spelling is the same word, and so is a corrected one.
	return (
		audit(inBritishSpelling(source), isComposed ? inOneSentence(after) : after).verdict ===
			'faithful' && findRefusal(after, { before, others: [corrected.text] }) === null
	)
}

// Joins the sentences into one list, which claims the same, because a capital at the start of a sentence could make a
// verb look like a name.
function inOneSentence(text: string): string {
	return text.replace(
		/\. (\p{Lu})(?=\p{Ll})/gu,
		(_found, letter: string) => `; ${letter.toLowerCase()}`,
	)
}

type Telling = { tense: Tense; isThirdPerson: boolean }

/** A draft with the words that it is held to: the line, in the first person where its writer is "she". */
type SourcedDraft = Draft & { source: string; isComposed: boolean; isSure: boolean }

// How the line editor prints the corrected line.
function printByEditor(
	before: string,
	corrected: CorrectedLine,
	{ tense, isThirdPerson }: Telling,
): EditorDraft | null {
	if (!isTellable(corrected)) return null
	const own = isThirdPerson ? toFirstPerson(corrected.text) : null
	return draftByEditor({ before, corrected: own?.line ?? corrected.text, tense })
}

function isTellable({ text, doubts }: CorrectedLine): boolean {
	return text !== '' && !isShouted(text) && areNamed(doubts)
}

// The best first; each says more than the words before.
function listDrafts(before: string, corrected: CorrectedLine, telling: Telling): SourcedDraft[] {
	const { text } = corrected
	if (!isTellable(corrected) || listsBareThings(before)) return []
	const own = telling.isThirdPerson ? toFirstPerson(text) : null
	const source = own?.line ?? text
	if (!readsClean(normaliseSeparators(source).text, { isSource: true })) return []
	// Only a line written in haste lacks its "and" by mistake.
	const isMessy = corrected.corrections > 0 || /^\p{Ll}/u.test(before)
	const closed = isMessy ? addAndToLists(text, telling.tense) : text
	const drafts: { draft: Draft | null; source: string; isList?: boolean; isSure?: boolean }[] = [
		{
			draft: realiseParallel(source, telling.tense, corrected.corrections),
			source,
			isSure: true,
		},
		{
			draft: realiseMixedList(source, telling.tense, { isCorrected: corrected.corrections > 0 }),
			source,
			isList: true,
			isSure: true,
		},
		{
			draft: sound(reworded(text, telling.tense, own), corrected, telling.tense),
			source,
			isSure: true,
		},
		{
			draft: realiseNoteForm(source, telling.tense, { isCorrected: corrected.corrections > 0 }),
			source: normaliseSeparators(source).text,
			isList: true,
		},
		{
			draft:
				(corrected.corrections > 0 || closed !== text) && isOfOneTime(text, telling.tense)
					? inPlace(before, closed)
					: null,
			source: text,
		},
	]
	const isCurrent = telling.tense === 'base'
	return drafts.flatMap(({ draft, source, isList = false, isSure = false }) => {
		const after = draft === null ? null : correctUntilStable(draft.after)
		if (draft === null || after === null) return []
		if (isList && !keepsOpening(text, after, telling.tense)) return []
		const offer = { before, after, current: isCurrent }
		if (comparableWords(after) === comparableWords(before) || !isSoundOffer(offer)) return []
		return [{ ...draft, after, source, isComposed: isList, isSure }]
	})
}

// A line that opens with a verb in its tense keeps it as the verb of a statement: “Tune” is no thing to be covered.
function keepsOpening(line: string, after: string, tense: Tense): boolean {
	const [opener = ''] = splitWords(line)
	if (readOpening(line) !== null || !opensWell(line, tense)) return true
	return splitSentences(after).some(
		(told) => splitWords(told)[0]?.toLowerCase() === opener.toLowerCase(),
	)
}

function sound(draft: Draft | null, corrected: CorrectedLine, tense: Tense): Draft | null {
	return draft !== null && isWorthOffering(draft, corrected, tense) ? draft : null
}

function reworded(
	tidy: string,
	tense: Tense,
	own: { line: string; pronoun: string } | null,
): Draft | null {
	if (own === null) return rewriteLine(tidy, tense)
	const draft = rewriteLine(own.line, tense)
	if (draft === null) return null
	const changes = draft.changes.map((change) => ({
		...change,
		before: change.before.replace(/^I(?= |$)/, own.pronoun),
	}))
	return { ...draft, changes }
}

// The wording stays; spelling and the capital in front are put right.
function inPlace(before: string, text: string): Draft | null {
	const after = withCapital(text)
	if (after === withoutBullet(before)) return null
	return { after, changes: [{ kind: 'spelling', before, after }] }
}
