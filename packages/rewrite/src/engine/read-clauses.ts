import { findVerb } from '@app/language'
import { findTaskVerb } from '../mixed-list/find-task-verb.ts'
import type { Clause } from './clause.ts'
import { isClauseBoundary } from './clause-boundary.ts'
import {
	firstForms,
	laterForms,
	type OpenClause,
	takesTasks,
	tellsOnlyResult,
} from './open-clause.ts'
import { hasOtherAgent } from './other-agent.ts'
import { type ActForm, readAct } from './read-act.ts'
import { type Segment, splitSegments } from './split-segments.ts'
import { areClausesComplete } from './validate-clauses.ts'

/**
 * Reads a list of work as clauses; `null` if any piece is no work, because such a list can't be told in verbs. `form`
 * is the form of the first piece.
 */
export function readClauses(text: string, form: ActForm): Clause[] | null {
	const segments = splitSegments(text)
	const clauses = openClauses(segments, form)
	if (clauses === null || !areClausesComplete(clauses) || clauses.some(holdsOthersTask)) return null
	const isHalfTold = form === 'base' && isPlainList(segments) && clauses.length < segments.length
	return isHalfTold ? null : withJoins(clauses)
}

// Whether the clause lists a task that takes another verb. A task that people attend or carry out is not the object
// of this clause's verb.
function holdsOthersTask(clause: OpenClause): boolean {
	if (takesTasks(clause) || /^(?:deal|do|work)$/.test(clause.act.verb.lemma)) return false
	return clause.attached.some(({ text }) => {
		const verb = findTaskVerb(text.split(' '), { isWhole: true })
		return /^(?:attend|carry)/.test(verb ?? '') && !verb?.startsWith(clause.act.verb.lemma)
	})
}

function openClauses(segments: readonly Segment[], form: ActForm): OpenClause[] | null {
	const clauses: OpenClause[] = []
	let told = form
	const isList = form === 'base' && segments.length > 2 && isListOfWork(segments.slice(1))
	for (const [index, segment] of segments.entries()) {
		const last = clauses.at(-1)
		if (last === undefined) {
			const act = readAct(segment.text, firstForms(form), { isList })
			if (act === null || tellsOnlyResult(act)) return null
			clauses.push({ act, join: '', object: act.object, attached: [] })
			told = act.form
			continue
		}
		const isOthers = hasOtherAgent(segment.text)
		const act = isOthers ? null : readAct(segment.text, laterForms(told, segment), { isList })
		if (act !== null && isClauseBoundary({ act, last, form: told, index, segments })) {
			clauses.push({ act, join: segment.join, object: act.object, attached: [] })
		} else attach(last, segment)
	}
	return clauses
}

// Whether each piece may be a plain verb. Then all of them are, or none.
function isPlainList(segments: readonly Segment[]): boolean {
	return (
		segments.length > 2 &&
		segments.every(({ text }) => {
			const [word = '', next = ''] = text.split(' ')
			return next !== '' && findVerb(word)?.forms.includes('base') === true
		})
	)
}

// In a list where every piece can be work, even a word that is also a noun is work.
function isListOfWork(segments: readonly Segment[]): boolean {
	return segments.every(({ text }) => readAct(text, ['base', 'gerund']) !== null)
}

function attach(clause: OpenClause, segment: Segment): void {
	clause.object +=
		(clause.object === '' ? segment.join.replace(/^ /, '') : segment.join) + segment.text
	clause.attached.push(segment)
}

// A list without its last "and" gets one; a chain of them becomes a list.
function withJoins(clauses: readonly OpenClause[]): Clause[] {
	const isTold = clauses.every(({ act }) => act.form === 'past')
	const hasAnd = /and/.test(clauses.at(-1)?.join ?? '')
	const needsAnd = !isTold && !hasAnd
	const isWholeEach = clauses.every(({ object }) => object !== '')
	const isChain =
		!isTold &&
		clauses.length > 2 &&
		clauses.slice(1).every(({ join }) => join === ' and ') &&
		// No chain where some pieces share the object of a later one.
		new Set(clauses.slice(0, -1).map(({ object }) => object === '')).size === 1
	return clauses.map(({ act, join, object }, index) => ({
		join: joinFor({
			join,
			index,
			count: clauses.length,
			// Pieces that are all complete make one list, whatever joins them.
			isChain: isChain || (needsAnd && isWholeEach),
			needsAnd,
		}),
		word: act.word,
		adverb: act.adverb,
		verb: act.verb,
		object,
		isFinished: act.form === 'past' || act.form === 'participle',
	}))
}

type Join = { join: string; index: number; count: number; isChain: boolean; needsAnd: boolean }

function joinFor({ join, index, count, isChain, needsAnd }: Join): string {
	if (index === 0) return join
	if (index === count - 1) return isChain || needsAnd ? ' and ' : join
	return isChain ? ', ' : join
}
