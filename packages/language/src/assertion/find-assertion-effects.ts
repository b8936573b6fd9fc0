import type { Clause, Line } from '../analysis/analysed-line.ts'
import { assertionTriggers } from '../data/assertion-triggers.ts'
import { parseTsv } from '../parse-tsv.ts'
import { compilePattern, matchAt, type Pattern } from './match-pattern.ts'

/**
 * The effects of a line on a word besides its meaning: the act was not done, only planned, another person's, done
 * with help or in part.
 */
export const effects = [
	'negated',
	'planned',
	'uncertain',
	'watched',
	'received',
	'others',
	'helped',
	'joint',
	'supervised',
	'partial',
	'occasional',
	'junior',
	'practice',
	'past',
] as const
export type Effect = (typeof effects)[number]
type Reach = 'forward' | 'backward' | 'clause' | 'phrase'
type Trigger = { effect: Effect | null; reach: Reach; pattern: Pattern; order: number }

/** A trigger found in a line: its tokens `from` to `to` (excluded), and those it reaches. */
export type FoundTrigger = {
	effect: Effect
	from: number
	to: number
	reaches: ReadonlySet<number>
}

const triggers: readonly Trigger[] = parseTsv<'effect' | 'reach' | 'pattern'>(
	assertionTriggers,
).map(({ effect, reach, pattern }, order) => ({
	effect: effect === 'none' ? null : (effect as Effect),
	reach: reach as Reach,
	pattern: compilePattern(pattern),
	order,
}))

const byOpening = new Map<string, Trigger[]>()
const anywhere: Trigger[] = []
for (const trigger of triggers) {
	const { openings } = trigger.pattern
	if (openings === null) anywhere.push(trigger)
	else for (const word of openings) byOpening.set(word, [...(byOpening.get(word) ?? []), trigger])
}

const none: readonly Trigger[] = []

/** The triggers of a line. Words that only look like one (“help desk”) are used up first. */
export function findTriggers(line: Line): FoundTrigger[] {
	const hits: { trigger: Trigger; from: number; to: number }[] = []
	const words = new Set(line.tokens.flatMap(({ lower, lemma }) => [lower, lemma]))
	const open = anywhere.filter(({ pattern }) =>
		pattern.needs.every((step) => step.some((word) => words.has(word))),
	)
	for (const { index, lower, lemma } of line.tokens) {
		const own = byOpening.get(lower) ?? none
		const base =
			lemma === lower
				? none
				: (byOpening.get(lemma) ?? none).filter((trigger) => !own.includes(trigger))
		for (const list of [own, base, open])
			for (const trigger of list) {
				const to = matchAt(trigger.pattern, line, index)
				if (to > index) hits.push({ trigger, from: index, to })
			}
	}
	const harmless = hits.filter(({ trigger }) => trigger.effect === null)
	return hits.flatMap(({ trigger, from, to }) => {
		if (trigger.effect === null || harmless.some((other) => other.from < to && from < other.to))
			return []
		return [
			{ effect: trigger.effect, from, to, reaches: findReach(line, trigger.reach, { from, to }) },
		]
	})
}

/** The effects on each token of a line. */
export function findTokenEffects(line: Line, triggers = findTriggers(line)): ReadonlySet<Effect>[] {
	const found = line.tokens.map(() => new Set<Effect>())
	for (const { effect, reaches } of triggers) for (const index of reaches) found[index]?.add(effect)
	return found
}

type Span = { from: number; to: number }

function findReach(line: Line, reach: Reach, span: Span): Set<number> {
	if (reach === 'phrase') return reachPhrase(line, span)
	if (reach === 'backward') return reachBackward(line, span)
	return reach === 'clause' ? reachClause(line, span) : reachForward(line, span)
}

function range(from: number, to: number): number[] {
	return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
}

function clauseAt({ clauses }: Line, at: number): number {
	return clauses.findIndex(({ from, to }) => at >= from && at < to)
}

// Returns the rest of the clause and the clauses that depend on it, up to the end of the sentence, a "but", or the
// writer's next act.
function reachForward(line: Line, { from, to }: Span): Set<number> {
	const { tokens, clauses } = line
	const segment = tokens[from]?.segment
	const own = clauses[clauseAt(line, from)]
	const first = clauseAt(line, to)
	const governed = clauses[first]?.act ?? null
	const isGovernor = own !== undefined && own.act !== null && own.act >= from && own.act < to
	const turn = tokens.find(({ index, lower }) => index >= to && /^(?:but|yet|however)$/.test(lower))
	const next = clauses.find(
		(clause, index) =>
			clause.from >= to &&
			!(index === first && isGovernor) &&
			!hangsOn(line, clause, governed) &&
			!isOpening(line, { from, to }, clause),
	)
	const end = Math.min(turn?.index ?? tokens.length, next?.from ?? tokens.length)
	return new Set(range(isGovernor ? from : to, end).filter((at) => tokens[at]?.segment === segment))
}

// Words before the first verb of a line belong to its clause.
function isOpening({ clauses }: Line, { from }: Span, clause: Clause): boolean {
	return from < clause.from && clauses.find(({ act }) => act !== null) === clause
}

function hangsOn({ tokens }: Line, clause: Clause, governed: number | null): boolean {
	if (clause.act === null) return false
	if (/^(?:purpose|complement|relative|means|result)$/.test(clause.link)) return true
	const tag = tokens[clause.act]?.tag
	return (
		clause.link === 'and' &&
		clause.subject === null &&
		governed !== null &&
		tokens[governed]?.tag === tag &&
		/^(?:VB|VBG|VBN)$/.test(tag ?? '')
	)
}

function reachBackward(line: Line, { from }: Span): Set<number> {
	const index = clauseAt(line, from)
	let start = line.clauses[index]?.from ?? 0
	for (let at = index; at > 0 && sharesNext(line.clauses[at - 1]); at--)
		start = line.clauses[at - 1]?.from ?? start
	return new Set(range(start, from))
}

function sharesNext(clause: Clause | undefined): boolean {
	return clause !== undefined && clause.objects.length === 0 && clause.adjuncts.length === 0
}

// Returns the whole clause, with the clauses before it that share its objects. In a sentence with only one verb,
// returns the whole sentence.
function reachClause(line: Line, { from, to }: Span): Set<number> {
	const own = clauseAt(line, from)
	// A condition is said of the clause that it hangs on.
	const index = own > 0 && qualifiesPrevious(line, own, { from, to }) ? own - 1 : own
	const clause = line.clauses[index]
	if (clause === undefined) return new Set(range(to, line.tokens.length))
	const segment = line.tokens[from]?.segment
	const isOnly =
		line.clauses.filter(({ act }) => act !== null && line.tokens[act]?.segment === segment)
			.length <= 1
	if (isOnly)
		return new Set(
			range(0, line.tokens.length).filter((at) => line.tokens[at]?.segment === segment),
		)
	const backward = reachBackward(line, { from: clause.from, to })
	const start = sharesNext(line.clauses[index - 1])
		? Math.min(...backward, clause.from)
		: clause.from
	return new Set(range(start, clause.to))
}

// Whether a clause qualifies the clause before it: the cue opens it as a clause of time, reason or relation, or the
// cue contains its participle, which has no subject.
function qualifiesPrevious({ clauses, tokens }: Line, index: number, { from, to }: Span): boolean {
	const clause = clauses[index]
	if (clause === undefined) return false
	if (clause.from === from && /^(?:time|reason|relative)$/.test(clause.link)) return true
	const { act } = clause
	return (
		act !== null &&
		act >= from &&
		act < to &&
		clause.subject === null &&
		/^VB[GN]$/.test(tokens[act]?.tag ?? '') &&
		tokens[clause.from]?.tag !== 'CC' &&
		tokens[clauses[index - 1]?.act ?? -1]?.segment === tokens[act]?.segment
	)
}

const inPhrase = /^(?:DT|PRP\$|JJ|NN|NNS|NNP|NN\$|CD|RB)$/

// The next noun phrase with its "of" phrases.
function reachPhrase({ tokens }: Line, { from, to }: Span): Set<number> {
	let end = to
	while (
		end < tokens.length &&
		(inPhrase.test(tokens[end]?.tag ?? '') ||
			tokens[end]?.lower === 'of' ||
			(tokens[end]?.tag === 'CC' && end > to))
	)
		end++
	return new Set(range(from, end))
}
