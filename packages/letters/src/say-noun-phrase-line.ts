import { findVerb, isAlsoNoun, isWorker, verbOfAct, withoutCapital } from '@app/language'
import {
	analyseLine,
	findWordClasses,
	type Line,
	type NounPhrase,
	type Token,
} from '@app/language/analysis'
import { mentionsOthers } from './passive-recipient.ts'
import { withArticle } from './with-article.ts'

const opensObject = /^(?:DT|PRP\$|PRP|CD|IN|RP|RB)$/

/** Whether a line opens with what its writer does, in the plain form: "Lead shifts", but not "Staff rotas". */
export function opensWithAct({ tokens, clauses }: Line): boolean {
	const [first, second] = tokens
	if (first === undefined) return false
	const isTagged = clauses[0]?.act === 0 && /^VBP?$/.test(first.tag)
	if (!isAlsoNoun(first.text) && !findWordClasses(first.lower).includes('n'))
		return isTagged || findVerb(first.text)?.forms.includes('base') === true
	if (!isTagged) return false
	const isJoined = clauses.some(
		({ act, link }) =>
			act !== null && act > 0 && link === 'and' && /^VBP?$/.test(tokens[act]?.tag ?? ''),
	)
	return isJoined || opensObject.test(second?.tag ?? '')
}

/** Whether a line opens with what its writer did to something: "Used Excel", but not "Assigned to ICU". */
export function opensWithPastAct({ text, tokens, clauses }: Line): boolean {
	const [clause] = clauses
	if (tokens[0]?.tag !== 'VBD' || clause?.act !== 0 || mentionsOthers(text)) return false
	const next = (clause.particle ?? 0) + 1
	return clause.objects[0]?.from === next && /^(?:DT|PRP\$|CD|NNP)$/.test(tokens[next]?.tag ?? '')
}

/** A line that names what its writer is, "Practice assessor for students", as "I am a practice assessor for students"; else `null`. */
export function sayRole(said: string, current: boolean): string | null {
	const line = analyseLine(said)
	const head = openingPhrase(line)
	const noun = head === null ? undefined : line.tokens[head.head]
	if (
		noun === undefined ||
		hasFiniteVerb(line) ||
		noun.tag !== 'NN' ||
		line.tokens[0]?.tag === 'CD'
	)
		return null
	const next = line.tokens[noun.index + 1]
	if (!isWorker(noun.lower) || next?.tag !== 'IN') return null
	return `I ${current ? 'am' : 'was'} ${withArticle(withoutCapital(said))}`
}

/**
 * Turns a line that names work by nouns or gerunds, without a finite verb, into a clause (“my work includes …”);
 * `null` for a line that names a thing.
 */
export function sayWorkDone(said: string, current: boolean): string | null {
	const line = analyseLine(said)
	if (hasFiniteVerb(line) || !namesWork(line) || /[()]|,\s*\d/.test(said)) return null
	if (countsOne(line)) return null
	return `my work ${current ? 'includes' : 'included'} ${withoutCapital(listed(line))}`
}

// “12 hour shift” lacks a hyphen, an article or an ending.
function countsOne({ tokens }: Line): boolean {
	return tokens.some(({ tag, text }, index) => {
		if (tag !== 'CD' || !/^\d{1,3}$/.test(text) || text === '1') return false
		const end = tokens.findIndex((token, at) => at > index && !/^(?:NN|JJ)$/.test(token.tag))
		const last = tokens[end < 0 ? tokens.length - 1 : end - 1]
		return last?.tag === 'NN' && tokens[end]?.tag !== 'NNS'
	})
}

function openingPhrase({ clauses }: Line): NounPhrase | null {
	const [clause] = clauses
	const first = clause?.objects[0] ?? null
	return clause?.act === null && first?.from === 0 ? first : null
}

function hasFiniteVerb({ tokens, clauses }: Line): boolean {
	return clauses.some(
		({ act, link, from }) =>
			act !== null &&
			/^VB[DPZ]?$/.test(tokens[act]?.tag ?? '') &&
			!/^(?:SC|WH)$/.test(tokens[from]?.tag ?? '') &&
			!['relative', 'time', 'reason', 'purpose'].includes(link),
	)
}

function namesWork(line: Line): boolean {
	const [first] = line.tokens
	if (first?.tag === 'VBG') return true
	if (/^\d/.test(line.text) && line.text.includes(',')) return false
	const phrase = openingPhrase(line)
	const head = phrase === null ? undefined : line.tokens[phrase.head]
	if (head === undefined || head.tag === 'CD') return false
	// An act in disguise: no adjective goes before a number.
	const named = line.tokens.slice(0, head.index)
	if (named.some(({ tag }, at) => tag === 'CD' && named[at - 1]?.tag === 'JJ')) return false
	const opensAlone = head.index === 0 && head.lower.endsWith('ing')
	return opensAlone || line.tokens.some((token) => endsThing(line, token) && isAct(token))
}

function isAct({ lower, lemma, tag }: Token): boolean {
	return tag.startsWith('NN') && [lower, lemma].some((noun) => verbOfAct(noun) !== null)
}

// Whether a word is the last of a thing that is listed.
function endsThing({ tokens }: Line, { index }: Token): boolean {
	const next = tokens[index + 1]
	return next === undefined || /^(?:PUN|CC|IN|TO)$/.test(next.tag)
}

// A list may lack the “and” before its last item; a sentence needs it.
function listed({ text, tokens }: Line): string {
	const commas = tokens.filter(({ text: mark }) => mark === ',')
	const last = commas.at(-1)
	const isJoined = tokens.some(({ tag, index }) => tag === 'CC' && index > (last?.index ?? 0))
	if (last === undefined || isJoined || commas.length < 2) return text
	return `${text.slice(0, last.start)} and${text.slice(last.end)}`
}
