import { audit } from '@app/claims'
import { splitSentences, splitWords, withoutBullet, withoutCapital } from '@app/language'
import { analyseLine, type Clause, findTriggers, type Line } from '@app/language/analysis'
import { findRefusal } from '@app/rewrite'
import { toPast, toPerfect } from './change-tense.ts'
import { cutToSentence } from './cut-to-sentence.ts'
import { joinLastWithAnd } from './join-last-with-and.ts'
import { toLetterStyle } from './letter-style.ts'
import { putInFirstPerson } from './put-in-first-person.ts'
import { opensWithAct, opensWithPastAct, sayRole, sayWorkDone } from './say-noun-phrase-line.ts'

/** A sentence of a line of the CV as its writer would say it in a letter, without a stop: "I led a team of 12". */
export type ToldLine = { text: string; said: string }

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
		const said = withoutBullet(toLetterStyle(sentence))
		const tidy = cutToSentence(said)
		// The part that is cut off may contradict the part that is told.
		const isTakenBack = tidy !== said && findTriggers(analyseLine(said)).some(isHedge)
		const text = isTakenBack ? null : tellSentence(tidy, current)
		return text === null || !isFit(tidy, text) ? [] : [{ text, said: sentence }]
	})
}

const hedges = new Set(['negated', 'planned', 'uncertain', 'watched', 'supervised', 'practice'])

function isHedge({ effect }: { effect: string }): boolean {
	return hedges.has(effect)
}

function tellSentence(said: string, current: boolean): string | null {
	const line = analyseLine(said)
	if (isUnfit(line)) return null
	if (/^I (?!\W)/.test(said)) return said
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
	if (done !== null) return `I ${done}`
	if (told !== null) return told
	if (isPastAct) return `I ${withoutCapital(joined)}`
	if (!opensWithAct(line)) return null
	const act = current ? joined : toPast(joined)
	return act === null ? null : `I ${withoutCapital(act)}`
}

function isUnfit(line: Line): boolean {
	const act = line.clauses[0]?.act ?? 0
	return (
		findTriggers(line).some(
			({ effect, reaches }) => unfit.has(effect) && (reaches.has(act) || effect === 'watched'),
		) || line.clauses.some((clause) => isOfOthers(line, clause))
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

function isFit(said: string, text: string): boolean {
	const words = splitWords(text).length
	if (words < fewestWords || words > mostWords || /[…,(]$/.test(text)) return false
	if (text.split('(').length !== text.split(')').length) return false
	const others = ['I my work includes included was am have a an and with']
	return (
		findRefusal(`${text}.`, { before: '', others: [said, ...others] }) === null &&
		audit(said, text.replace(frame, '')).verdict === 'faithful'
	)
}
