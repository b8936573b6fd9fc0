import { audit } from '@app/claims'
import {
	findConcepts,
	findVerb,
	splitSentences,
	splitWords,
	withCapital,
	withoutBullet,
	withoutCapital,
} from '@app/language'
import { analyseLine, type Clause, findTriggers, type Line } from '@app/language/analysis'
import { findRefusal } from '@app/rewrite'
import { toPast, toPerfect } from './change-tense.ts'
import { cutLooseEnd } from './cut-loose-end.ts'
import { cutToSentence } from './cut-to-sentence.ts'
import { joinLastWithAnd } from './join-last-with-and.ts'
import { toLetterStyle } from './letter-style.ts'
import { putInFirstPerson } from './put-in-first-person.ts'
import { opensWithAct, opensWithPastAct, sayRole, sayWorkDone } from './say-noun-phrase-line.ts'
import { withoutMistakes } from './without-mistakes.ts'
import { letterWords } from './word-lists.ts'

/** A sentence of a line of the CV as its writer would say it in a letter, without a stop: "I led a team of 12". */
export type ToldLine = { text: string; said: string }

// Said anywhere in a sentence, these tell that something was not done.
const isTold = new Set(['watched', 'negated'])
const fewestWords = 5
const mostWords = 34
// Work that was not done, or only watched or practised, is not offered as a proof.
const unfit = new Set(['negated', 'planned', 'uncertain', 'watched', 'received', 'practice'])

/**
 * Returns the sentences that a line of the CV lets its owner say. A sentence that would not be good English, or would
 * claim more than the line, is left out.
 */
export function tellLine(line: string, { current }: { current: boolean }): ToldLine[] {
	return splitSentences(line).flatMap((sentence) => {
		const said = withoutMistakes(withoutBullet(toLetterStyle(sentence)))
		if (said === null) return []
		const tidy = cutLooseEnd(cutToSentence(said.replace(sinceWhen, '')))
		// The part that is cut off may contradict the part that is told.
		const isTakenBack = tidy !== said && findTriggers(analyseLine(said)).some(isHedge)
		const text = isTakenBack ? null : tellSentence(tidy, current)
		if (text === null || !isFit(tidy, text) || withoutMistakes(`${withCapital(text)}.`) === null)
			return []
		return [{ text, said: sentence }]
	})
}

// A plain present has no “since”.
const sinceWhen = /(?<!\s)\s+since\s+(?:\p{L}{3,9}\s)?\d{4}$/iu

const hedges = new Set(['negated', 'planned', 'uncertain', 'watched', 'supervised', 'practice'])

function isHedge({ effect }: { effect: string }): boolean {
	return hedges.has(effect)
}

function tellSentence(said: string, current: boolean): string | null {
	const line = analyseLine(said)
	if (isUnfit(line) || pointsOutside(line) || opensWithName(said)) return null
	if (/^I (?!\W)/.test(said)) return said.replace(/^I also /, 'I ')
	if (hasStrayVerb(line)) return null
	return (
		tellAct(line, joinLastWithAnd(said), current) ??
		sayRole(said, current) ??
		sayWorkDone(said, current)
	)
}

function tellAct(line: Line, joined: string, current: boolean): string | null {
	const told = putInFirstPerson(joined, { current })
	const isPastAct = opensWithPastAct(line)
	// In a current job, a finished action is told in the perfect, beside the daily work in the present.
	const done = current && (told !== null || isPastAct) ? toPerfect(joined) : null
	// What was done again and again isn’t over: “started at 6 every day” has no good tense in a job that goes on.
	if (done !== null && isRepeated.test(joined)) return null
	if (done !== null) return `I ${done}`
	if (told !== null) return told
	if (isPastAct) return `I ${withoutCapital(joined)}`
	if (!opensWithAct(line)) return null
	const act = current ? joined : toPast(joined)
	return act === null ? null : `I ${withoutCapital(act)}`
}

const isRepeated = letterWords.pattern('again-and-again', 'anywhere')

function isUnfit(line: Line): boolean {
	const act = line.clauses[0]?.act ?? 0
	return (
		changesForm(line) ||
		findTriggers(line).some(
			({ effect, reaches }) => unfit.has(effect) && (reaches.has(act) || isTold.has(effect)),
		) ||
		line.clauses.some((clause) => isOfOthers(line, clause))
	)
}

// “React” is a tool there, not what somebody does.
function opensWithName(said: string): boolean {
	return findConcepts(said).some(
		({ start, text, concept: { kind } }) =>
			start === 0 && kind === 'tool' && /^\p{Lu}/u.test(text) && findVerb(text) !== null,
	)
}

// A pronoun that stands before any thing or person speaks of another line.
function pointsOutside({ tokens }: Line): boolean {
	const pronoun = tokens.find(({ lower }) => outsiders.has(lower))
	if (pronoun === undefined) return false
	return !tokens.slice(0, pronoun.index).some(({ tag }) => /^NN/.test(tag))
}

const outsiders = new Set('he she him her hers his it its they them their these those'.split(' '))

// “Return to work interviews and helping people” names work; its first word is no verb.
function changesForm({ tokens, clauses }: Line): boolean {
	const tagOf = (act: number | null) => tokens[act ?? -1]?.tag ?? ''
	const first = tagOf(clauses[0]?.act ?? null)
	return (
		/^VB[DPZ]?$/.test(first) &&
		clauses.some(
			({ act, link, subject, from }) =>
				link === 'and' && subject === null && tagOf(act) === 'VBG' && tokens[from]?.tag === 'CC',
		)
	)
}

// A line about the action of another person or a thing is not told as the writer's.
function isOfOthers({ tokens }: Line, { act, agent, subject }: Clause): boolean {
	if (act === null || agent === 'writer' || agent === 'team') return false
	return tokens[act]?.segment === 0 && subject !== null && subject.from === 0
}

// A verb that nothing joins on belongs to the nouns before it.
function hasStrayVerb({ tokens, clauses }: Line): boolean {
	return clauses.some(({ act, from, isPassive, link, subject }, index) => {
		const before = tokens[from - 1]
		const isJoined =
			tokens[from]?.tag === 'CC' || before === undefined || /^(?:PUN|CC)$/.test(before.tag)
		return index > 0 && act === from && isPassive && link === 'and' && subject === null && !isJoined
	})
}

// Only opens a line that names work or a post, and claims nothing.
const frame = /^(?:my work include[ds]|I (?:am|was) an?) /

// A year behind a thing needs a word before it: “started on counterbalance 2017”.
const bareYear =
	/(?<!\b(?:in|since|from|by|to|until|till|of|for|during|and|through|before|after|January|February|March|April|May|June|July|August|September|October|November|December)) (?:19|20)\d\d$/i

function isFit(said: string, text: string): boolean {
	const words = splitWords(text).length
	if (words < fewestWords || words > mostWords || /[…,(]$/.test(text)) return false
	if (text.split('(').length !== text.split(')').length || bareYear.test(text)) return false
	const others = ['I my work includes included was am have a an and with']
	return (
		findRefusal(`${text}.`, { before: '', others: [said, ...others] }) === null &&
		audit(said, text.replace(frame, '')).verdict === 'faithful'
	)
}
