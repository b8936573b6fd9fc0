import { findVerb, verbOfAct } from '@app/language'
import { rewriteWords } from '../word-lists.ts'
import { readCompoundAct } from './compound-acts.ts'
import { leansOnPreposition, type OpenClause, takesTasks } from './open-clause.ts'
import { hasOtherAgent } from './other-agent.ts'

/** Whether every clause has its object and every list its "and", so that the line can be told in verbs. */
export function areClausesComplete(clauses: readonly OpenClause[]): boolean {
	const last = clauses.at(-1)
	if (last === undefined || !clauses.every(hasWholeObject)) return false
	const alone = clauses.filter(({ object }) => object === '').length
	if (clauses.length === 1) return alone === 0
	const isSharedOrBare =
		alone === 0 ||
		alone === clauses.length ||
		(last.object !== '' && firstsAreAlone(clauses, alone))
	return (
		(isSharedOrBare || onlyLastIsAlone(clauses)) && nounsAreShared(clauses) && !endsInTask(last)
	)
}

// Only the first clauses may lack an object: they share the next one.
function firstsAreAlone(clauses: readonly OpenClause[], alone: number): boolean {
	return clauses.findIndex(({ object }) => object !== '') === alone
}

// Work that needs no object may end a list.
function onlyLastIsAlone(clauses: readonly OpenClause[]): boolean {
	const alone = clauses.filter(({ object }) => object === '')
	return (
		alone.length === 1 &&
		alone[0] === clauses.at(-1) &&
		standsAlone.test(alone[0]?.act.verb.lemma ?? '')
	)
}

// A task at the end of a list isn't done by a verb with its particle.
function endsInTask({ act, object, attached }: OpenClause): boolean {
	const last = attached.at(-1)
	return (
		act.object !== object &&
		/^(?:out|up|off|away|down)\b/.test(object) &&
		/^(?:deliveries|errands|laundry|paperwork)$/i.test(last?.text ?? '')
	)
}

const standsAlone = rewriteWords.pattern('verbs-that-stand-alone', 'whole', '')

// An act named by a noun tells its object only through a later "of".
function nounsAreShared(clauses: readonly OpenClause[]): boolean {
	return clauses.every(({ act, object }, index) => {
		// An act with a particle doesn't share the object of a noun after it.
		const following = clauses[index + 1]?.act
		if (/^(?:up|down|out|off|in|over|away)$/.test(object))
			return following?.form !== 'noun' || !following.hadOf
		if (act.form !== 'noun' || object !== '') return true
		const next = clauses.slice(index + 1).find((later) => later.object !== '')
		return next?.act.hadOf === true
	})
}

const emptyVerbs = /^(?:be|have|get|go|come|see|say|need|possess|feel|become)$/
const adverbial = rewriteWords.pattern('adverbial', 'opening')

function hasWholeObject({ act, object, attached }: OpenClause): boolean {
	if (emptyVerbs.test(act.verb.lemma) || /^(?:and|or) /i.test(object)) return false
	if (act.verb.lemma === 'do' && object === '') return false
	if (act.form === 'gerund' && (isSecondGerund(object) || goesOnAfterDash(object))) return false
	const listed = attached.filter(({ text }) => !adverbial.test(text))
	const final = attached.findLast(({ text }) => !adverbial.test(text))
	if (final !== undefined && !/and/.test(final.join) && !/\b(?:and|or)\b/.test(final.text))
		return false
	if (listed.some(({ text }) => hasOtherAgent(text))) return false
	const mayLean = takesTasks({ act, object, attached, join: '' }) || leansOnPreposition(object)
	// A preposition behind "and": the words in front of the list that it goes with are gone.
	if (
		isActNamed(act.form) &&
		attached.some(({ join, text }) => /and/.test(join) && /^(?:for|of)\b/i.test(text))
	)
		return false
	if (isActNamed(act.form) && !mayLean && listed.some(({ text }) => holdsGerund(text))) return false
	return listed.every(({ text }) => mayLean || !namesTask(text))
}

// Whether a dash or a slash before a gerund separates two pieces of work, of which the rewording would tell only one.
function goesOnAfterDash(object: string): boolean {
	return [...object.matchAll(/(?: [–—-] |\/)(\p{L}+ing)\b/gu)].some(([, word = '']) =>
		isGerund(word),
	)
}

const gerundAsThing = rewriteWords.pattern('gerunds-as-things', 'whole')

// Whether an object is a single gerund that names no thing. A comma is then missing before it.
function isSecondGerund(object: string): boolean {
	const isThing = gerundAsThing
	return /^\p{L}+ing$/u.test(object) && !isThing.test(object) && findVerb(object) !== null
}

const taskNouns = rewriteWords.pattern('task-nouns', 'anywhere')

function isActNamed(form: string): boolean {
	return form === 'gerund' || form === 'noun'
}

// The words that end like a gerund but name a thing.
const things = rewriteWords.pattern('things-like-gerunds', 'whole', 'u')

// Whether words contain work that is not told in a verb as the rest is: a gerund that names no thing.
function holdsGerund(text: string): boolean {
	const words = text.split(/[\s,]+/).slice(0, 3)
	const until = words.findIndex((word) => /^(?:of|for|with|to|on|at|in|from|by)$/i.test(word))
	return words
		.slice(0, until < 0 ? words.length : until)
		.some((word) => /^\p{L}{3,}ing$/u.test(word) && !things.test(word))
}

// A gerund of any verb, even an unknown one, with its particle or object.
const unknownAct = /^\p{L}{3,}ing (?:of|down|out|up|off|away|over)\b/iu

const opensNoTask = rewriteWords.pattern('opens-no-task', 'opening')

function namesTask(text: string): boolean {
	const [first = ''] = text.split(/\s/, 1)
	if (taskNouns.test(text) || opensNoTask.test(text)) return true
	if (unknownAct.test(text)) return true
	const words = text.split(/\s/)
	if ([first, words.length < 4 ? (words.at(-1) ?? '') : ''].some(isGerund)) return true
	const named = verbOfAct(first)
	return readCompoundAct(text) !== null || (named !== null && /^\S+ of /.test(text))
}

function isGerund(word: string): boolean {
	return /ing$/i.test(word) && findVerb(word)?.forms.includes('gerund') === true
}
