import type { Clause, ClauseLink, NounPhrase, Token } from './analysed-line.ts'
import { findAgent } from './find-agent.ts'
import {
	isPastTenseWithSubject,
	isSetApart,
	isSubjectAfterWith,
	startOfNounPhrase,
} from './subjects.ts'

/** The clauses of a line, in the order of their verbs; sets the clause of each token. */
export function buildClauses(tokens: Token[]): Clause[] {
	const clauses = splitAtVerbs(tokens)
	for (const [index, clause] of clauses.entries()) {
		fillPhrases(tokens, clause)
		clause.link = linkTo(tokens, clauses, index)
		clause.agent = findAgent(tokens, clauses, index)
		for (let at = clause.from; at < clause.to; at++) {
			const token = tokens[at]
			if (token !== undefined && token.tag !== 'PUN') token.clause = index
		}
	}
	return clauses
}

const isVerb = ({ tag }: Token) => /^V/.test(tag)
const auxiliary = new Set(['be', 'have', 'do', 'get'])

/** Whether the verb at a position only helps the next one: "was *trained*", "have *been* running", "to *be* able". */
function helpsNext(tokens: readonly Token[], at: number): boolean {
	const token = tokens[at]
	if (token === undefined) return false
	if (token.tag !== 'MD' && !auxiliary.has(token.lemma)) return false
	for (let next = at + 1; next < tokens.length; next++) {
		const other = tokens[next]
		if (other === undefined || (other.tag !== 'RB' && other.tag !== 'PRP'))
			return other !== undefined && fitsAuxiliary(token, other)
	}
	return false
}

function fitsAuxiliary(helper: Token, { tag }: Token): boolean {
	if (helper.tag === 'MD' || helper.lemma === 'do') return tag === 'VB' || tag === 'VBP'
	return tag === 'VBN' || tag === 'VBG' || (helper.lemma !== 'be' && tag === 'VBD')
}

// Where the verb group begins: its auxiliaries, "to", adverbs.
function groupStart(tokens: readonly Token[], at: number): number {
	let start = at
	while (start > 0) {
		const previous = tokens[start - 1]
		if (previous === undefined) break
		const helps =
			previous.tag === 'TO' ||
			previous.tag === 'MD' ||
			(isVerb(previous) && helpsNext(tokens, start - 1))
		const adverb = previous.tag === 'RB' && start - 1 > 0
		if (!helps && !adverb) break
		start--
	}
	while (start < at && tokens[start]?.tag === 'RB' && tokens[start]?.lower !== 'not') start++
	return start
}

function splitAtVerbs(tokens: readonly Token[]): Clause[] {
	const acts = tokens
		.filter((token) => isVerb(token) && !helpsNext(tokens, token.index))
		.map(({ index }) => index)
	const starts = acts.map((act) => clauseStart(tokens, act))
	const clauses: Clause[] = []
	const first = starts[0] ?? tokens.length
	if (first > 0 && tokens.slice(0, first).some(({ tag }) => /^(?:NN|JJ|CD)/.test(tag)))
		clauses.push(emptyClause(0, first, null))
	for (const [index, act] of acts.entries()) {
		const from = index === 0 && clauses.length === 0 ? 0 : (starts[index] ?? act)
		clauses.push(
			...withoutVerbAfter(tokens, emptyClause(from, starts[index + 1] ?? tokens.length, act)),
		)
	}
	return clauses
}

// Splits a clause at a full stop: the words after it form a separate clause without a verb.
function withoutVerbAfter(tokens: readonly Token[], clause: Clause): Clause[] {
	const segment = tokens[clause.act ?? clause.from]?.segment
	const end = tokens.findIndex(
		({ index, segment: other }) =>
			index >= clause.from && index < clause.to && index > (clause.act ?? 0) && other !== segment,
	)
	if (end < 0) return [clause]
	const rest = emptyClause(end, clause.to, null)
	return [
		{ ...clause, to: end },
		...(tokens.slice(end, clause.to).some(({ tag }) => /^(?:NN|JJ|CD)/.test(tag)) ? [rest] : []),
	]
}

function emptyClause(from: number, to: number, act: number | null): Clause {
	return {
		from,
		to,
		act,
		particle: null,
		subject: null,
		agent: 'writer',
		isPassive: false,
		link: 'main',
		objects: [],
		adjuncts: [],
	}
}

// Back from the verb group over its subject and the word that joins it on.
function clauseStart(tokens: readonly Token[], act: number): number {
	let start = groupStart(tokens, act)
	const verb = tokens[act]
	if (isSubjectAfterWith(tokens, act)) return startOfNounPhrase(tokens, act) - 1
	const hasSubject =
		verb !== undefined &&
		(start < act
			? tokens[start]?.tag !== 'TO'
			: /^VB[DPZ]$/.test(verb.tag) || isPastTenseWithSubject(tokens, act))
	if (hasSubject) start = subjectStart(tokens, start)
	const joint = tokens[start - 1]
	if (joint !== undefined && /^(?:SC|WH|CC|IN)$/.test(joint.tag)) start--
	const before = tokens[start - 1]
	return before !== undefined && joint !== undefined && joint.tag !== 'CC' && before.tag === 'CC'
		? start - 1
		: start
}

const inPhrase = /^(?:NN|NNS|NNP|NN\$|JJ|DT|CD|PRP\$)$/

// A pronoun in front of a finite verb is its subject; a noun phrase only where something sets it apart.
function subjectStart(tokens: readonly Token[], group: number): number {
	const previous = tokens[group - 1]
	if (previous === undefined) return group
	if (previous.tag === 'PRP' || previous.tag === 'WH') return group - 1
	const start = startOfNounPhrase(tokens, group)
	if (start === group) return group
	return isSetApart(tokens[start - 1]) ? start : group
}

function fillPhrases(tokens: readonly Token[], clause: Clause): void {
	const { act } = clause
	const verb = act === null ? undefined : tokens[act]
	if (act !== null && verb !== undefined) {
		const start = groupStart(tokens, act)
		const hasBe = tokens.slice(start, act).some(({ lemma }) => lemma === 'be' || lemma === 'get')
		clause.isPassive =
			verb.tag === 'VBN' && (start === act || hasBe) && !isPastTenseWithSubject(tokens, act)
		clause.subject = firstPhrase(tokens, clause.from, start)
	}
	if (act !== null && tokens[act + 1]?.tag === 'RP') clause.particle = act + 1
	collectPhrases(tokens, clause)
}

function collectPhrases(tokens: readonly Token[], clause: Clause): void {
	const { act } = clause
	let at = act === null ? clause.from : act + 1
	let preposition: number | null = null
	while (at < clause.to) {
		const token = tokens[at]
		if (token === undefined) break
		preposition = prepositionAt(token, preposition)
		if (token.tag === 'RP' && act !== null) clause.particle ??= at
		const phrase = phraseAt(tokens, at, clause.to)
		if (phrase === null) {
			at++
			continue
		}
		// "of" goes on with the phrase before it; a list behind a preposition stays behind it.
		if (preposition === null) clause.objects.push(phrase)
		else clause.adjuncts.push({ preposition, phrase })
		at = phrase.to
	}
}

// A preposition reaches to the next mark that is no comma.
function prepositionAt({ tag, lower, index }: Token, current: number | null): number | null {
	if (tag === 'IN') return index
	return /^(?:PUN|SC)$/.test(tag) && lower !== ',' ? null : current
}

/** The noun phrase that begins at a position, or `null`. */
function phraseAt(tokens: readonly Token[], from: number, limit: number): NounPhrase | null {
	let to = from
	while (
		to < limit &&
		(inPhrase.test(tokens[to]?.tag ?? '') || (tokens[to]?.tag === 'PRP' && to === from))
	) {
		to++
		if (tokens[to - 1]?.tag === 'PRP') break
	}
	if (to === from) return null
	let head = to - 1
	while (head > from && !/^(?:NN|NNS|NNP|PRP|CD)$/.test(tokens[head]?.tag ?? '')) head--
	return { from, to, head }
}

function firstPhrase(tokens: readonly Token[], from: number, to: number): NounPhrase | null {
	let phrase: NounPhrase | null = null
	for (let at = from; at < to; ) {
		const found = phraseAt(tokens, at, to)
		if (found === null) at++
		else {
			phrase ??= found
			at = found.to
		}
	}
	return phrase
}

const reasons = new Set(['because', 'since', 'as'])
const times = new Set(['when', 'while', 'after', 'before', 'until', 'whenever', 'once', 'during'])
const results = new Set(['so', 'thereby', 'thus', 'therefore', 'hence'])

function linkTo(tokens: readonly Token[], clauses: readonly Clause[], index: number): ClauseLink {
	const clause = clauses[index]
	if (clause === undefined || index === 0) return 'main'
	const opening = tokens.slice(clause.from, clause.act ?? clause.from + 1)
	const act = tokens[clause.act ?? clause.from]
	const before = tokens[clause.from - 1]
	return (
		linkByWord(opening) ??
		linkByForm(opening, act) ??
		linkByComma(opening, { act, before, previous: tokens[clauses[index - 1]?.act ?? -1] }) ??
		(before?.segment === act?.segment ? 'and' : 'main')
	)
}

const relative = /^(?:which|that|who|whose|whom)$/

function linkByWord(opening: readonly Token[]): ClauseLink | null {
	const has = (fits: (token: Token) => boolean) => opening.some(fits)
	if (has(({ tag, lower }) => tag === 'WH' && relative.test(lower))) return 'relative'
	if (has(({ lower }) => results.has(lower))) return 'result'
	if (has(({ tag, lower }) => tag === 'SC' && reasons.has(lower))) return 'reason'
	return has(({ lower }) => times.has(lower)) ? 'time' : null
}

function linkByForm(opening: readonly Token[], act: Token | undefined): ClauseLink | null {
	if (act?.tag === 'VBG' && opening.some(({ lower }) => lower === 'by')) return 'means'
	if (act?.tag === 'VBG' && opening.some(({ tag }) => tag === 'IN')) return 'complement'
	return opening.some(({ tag }) => tag === 'TO') ? 'purpose' : null
}

type Neighbours = { act: Token | undefined; before: Token | undefined; previous: Token | undefined }

// After a verb and a comma, a gerund that no conjunction joins on is the result of that verb.
function linkByComma(
	opening: readonly Token[],
	{ act, before, previous }: Neighbours,
): ClauseLink | null {
	const isResult =
		act?.tag === 'VBG' &&
		before?.text === ',' &&
		!opening.some(({ tag }) => tag === 'CC') &&
		/^VB[DPZN]$/.test(previous?.tag ?? '')
	return isResult ? 'result' : null
}
