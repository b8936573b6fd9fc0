import { findVerb, type Verb, withoutCapital } from '@app/language'
import { rewriteWords } from '../word-lists.ts'
import type { Draft, Tense } from './clause.ts'

const auxiliary = '(?:was|were|is|are|to be)'
/** Up to six words without an "and". */
const things = "(?:(?!and\\b)[\\p{L}\\d'’&-]+ ){0,5}(?!and\\b)[\\p{L}\\d'’&-]+"
const opensClause = new RegExp(
	`(?:, and|,| and) (?=(?:(?:also|then) )?${things} ${auxiliary} \\p{L}+)`,
	'giu',
)
/** A clause that shares the auxiliary of the one before: "and incidents reported to control". */
const sharesAuxiliary = /^(.*\S) and ((?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+s) (\p{L}+)( .*)?$/iu
const passive = new RegExp(
	`^(?:(?:also|then) )?(${things}) ${auxiliary} (\\p{L}+(?: (?:out|up))?)(?: and (\\p{L}+(?: (?:out|up))?))?( .*)?$`,
	'iu',
)
/** Who closed the office or raised the sales is not said; routine work of this level is anybody's. */
const highestLevel = 4
const fewestVerbs = 2
const mostClauses = 5

type Told = { verbs: string[]; text: string }

/**
 * Rewrites several pieces of routine work from the passive into the active, if the line names no other agent. Returns
 * `null` for a single piece, or if a piece is something else.
 */
export function realisePassiveList(line: string, tense: Tense): Draft | null {
	const clauses = line.replace(/[.;]$/, '').split(opensClause).flatMap(partShared)
	const told = clauses.map((clause) => tellClause(clause, tense))
	const whole = told.filter((one) => one !== null)
	const verbs = whole.reduce((sum, one) => sum + one.verbs.length, 0)
	if (whole.length < told.length || told.length > mostClauses || verbs < fewestVerbs) return null
	const after = inOneList(whole.map(({ text }) => text))
	return { after, changes: [{ kind: 'passive', before: line, after }] }
}

function partShared(clause: string): string[] {
	const [, front = '', shared = '', word = '', rest = ''] = sharesAuxiliary.exec(clause) ?? []
	// For a single thing, a past form might be the thing's own act.
	const isSeveral = /[^su]s$/i.test(shared)
	const isDone = findVerb(word)?.forms.includes('participle') === true
	return isDone && isSeveral ? [front, `${shared} were ${word}${rest}`] : [clause]
}

const noPassiveSubject = rewriteWords.pattern('no-passive-subject', 'anywhere')

function tellClause(clause: string, tense: Tense): Told | null {
	const [, things = '', first = '', second = '', rest = ''] = passive.exec(clause) ?? []
	if (things === '' || noPassiveSubject.test(things)) return null
	const verbs = [first, second].filter(Boolean).map((words) => inTense(words, tense))
	const told = verbs.filter((verb) => verb !== null)
	if (told.length === 0 || told.length < verbs.length || namesAgent(rest)) return null
	return {
		verbs: told,
		text: `${told.join(' and ')} ${withoutCapital(things)}${withCompany(rest)}`,
	}
}

function inTense(words: string, tense: Tense): string | null {
	const [word = '', ...particle] = words.split(' ')
	const found = findVerb(word)
	if (found?.forms.includes('participle') !== true || found.verb.level > highestLevel) return null
	return [pickForm(found.verb, tense), ...particle].join(' ')
}

function pickForm(verb: Verb, tense: Tense): string {
	return tense === 'past' ? verb.past : verb.lemma
}

function namesAgent(rest: string): boolean {
	return (
		/ by (?!(?:me|myself|hand|phone|post|email|machine)\b)/i.test(rest) ||
		/\b(?:was|were|he|she|they|i)\b/i.test(rest)
	)
}

// The writer is no longer named; others beside the writer helped.
function withCompany(rest: string): string {
	return rest.replace(/ by (?:me|myself)(?: and (.+))?$/i, (_found, others?: string) =>
		others === undefined ? '' : ` with ${others}`,
	)
}

function inOneList(items: readonly string[]): string {
	const last = items.at(-1) ?? ''
	if (items.length < 2) return last
	const comma = items.some((item) => / and /.test(item)) ? ',' : ''
	return `${items.slice(0, -1).join(', ')}${items.length > 2 ? comma : ''} and ${last}`
}
