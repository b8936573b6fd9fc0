import { findVerb } from '@app/language'
import { listForms } from './acts.ts'
import { isTurn } from './clauses.ts'
import { type Effect, type Reach, triggers } from './effect-triggers.ts'
import { findOtherAgents } from './other-agents.ts'
import { readLine } from './read-line.ts'
import type { Token } from './token.ts'

type Hit = { effect: Effect | null; reach: Reach; start: number; end: number }

/** What is said of each word of a line, and what each word says itself: "helped" says help of the words that follow. */
export type Effects = {
	reached: ReadonlyMap<Token, ReadonlySet<Effect>>
	said: ReadonlyMap<Token, ReadonlySet<Effect>>
}

const lately = new Map<string, Effects>()
const mostLately = 64

/** What the triggers of a line say of each of its words. */
export function lookUpEffects(text: string): Effects {
	const known = lately.get(text)
	if (known !== undefined) return known
	if (lately.size >= mostLately) lately.clear()
	const effects = readEffects(text)
	lately.set(text, effects)
	return effects
}

function readEffects(text: string): Effects {
	const tokens = readLine(text)
	const reached = new Map<Token, Set<Effect>>()
	const said = new Map<Token, Set<Effect>>()
	for (const hit of findHits(text)) {
		if (hit.effect === null) continue
		for (const token of findReach(hit, tokens)) addTo(reached, token, hit.effect)
		for (const token of ownWords(hit, tokens)) addTo(said, token, hit.effect)
	}
	addOthers(reached, tokens)
	if (didIt.test(text)) for (const found of reached.values()) found.delete('planned')
	return { reached, said }
}

// Who helped a team that did it, or was one of it, has said so already.
function addOthers(reached: Map<Token, Set<Effect>>, tokens: readonly Token[]): void {
	for (const token of findOtherAgents(tokens)) {
		const found = reached.get(token)
		if (found?.has('joint') !== true && found?.has('helped') !== true)
			addTo(reached, token, 'others')
	}
}

function addTo(effects: Map<Token, Set<Effect>>, token: Token, effect: Effect): void {
	const found = effects.get(token)
	if (found === undefined) effects.set(token, new Set([effect]))
	else found.add(effect)
}

// "I was asked to audit the ward, which I did."
const didIt = /\b(?:which|and|as) i (?:did|have done|achieved|managed)\b|\band did so\b/i

// Small letters throughout: expressions that look past case take three times as long.
function findHits(line: string): Hit[] {
	const text = line.toLowerCase()
	const hits: Hit[] = []
	for (const { effect, reach, expression } of triggers)
		for (const match of text.matchAll(expression)) {
			const [start, end] = [match.index, match.index + match[0].length]
			const isUsed = hits.some(
				(other) => other.effect === null && other.start < end && start < other.end,
			)
			if (!isUsed) hits.push({ effect, reach, start, end })
		}
	return hits
}

function findReach({ effect, reach, start, end }: Hit, tokens: readonly Token[]): readonly Token[] {
	const own = ownWords({ start, end }, tokens)
	const [first] = own
	const last = own.at(-1)
	if (first === undefined || last === undefined) return []
	// "When she was away" modifies the clause before it.
	const from = isTurn(first.lower) ? first.clause - 1 : first.clause
	const inClause = tokens.filter(({ clause }) => clause >= from && clause <= last.clause)
	// What was done to somebody is said by the trigger itself; of the others, the words that it reaches.
	const begin = effect === 'received' ? start : end
	const following = withinPart(
		inClause.filter((token) => token.start >= begin),
		end,
	)
	if (reach === 'clause' && first.lower === 'with' && isSpokenTo(inClause)) return []
	if (reach === 'clause')
		return tokens.filter((token) => inClause.some(({ deed }) => deed === token.deed))
	if (reach === 'backward') return passiveBefore(inClause.filter((token) => token.end <= start))
	return reach === 'forward' ? following : nextPhrase(following, end)
}

// In "agreed prices with the manager" the manager is the other party, in "counted the float with the manager" a helper.
function isSpokenTo(tokens: readonly Token[]): boolean {
	return tokens.some(
		({ isAct, lemma }) =>
			isAct && (findVerb(lemma ?? '')?.verb.meaning === 'cooperating' || spokenTo.has(lemma ?? '')),
	)
}

const spokenTo = new Set(
	'negotiate discuss agree deal trade confirm speak talk chat share communicate'.split(' '),
)

function ownWords(
	{ start, end }: Pick<Hit, 'start' | 'end'>,
	tokens: readonly Token[],
): readonly Token[] {
	return tokens.filter((token) => token.start < end && token.end > start)
}

// "Never late, served lunch": what a trigger says of a quality ends at the comma.
function withinPart(following: readonly Token[], end: number): readonly Token[] {
	const rest = following.filter((token) => token.start >= end)
	const comma = rest.findIndex(({ gap }, index) => index > 0 && gap.includes(','))
	const part = rest.slice(0, comma)
	const saysQuality =
		comma > 0 && part.some(({ isContent }) => isContent) && !part.some(({ isAct }) => isAct)
	const next = rest[comma]
	return saysQuality && next !== undefined && isPastAct(next)
		? following.filter(({ start }) => start < next.start)
		: following
}

// "An API that is used by two other teams", "the plan written by the physio": they used and wrote it; the rest is no deed of theirs.
function passiveBefore(tokens: readonly Token[]): readonly Token[] {
	const participle = tokens.findLastIndex((token) => listForms(token).includes('participle'))
	const hasAuxiliary = tokens
		.slice(0, participle)
		.some(({ lower }) => /^(?:was|were|is|are|been|being|be)$/.test(lower))
	if (!hasAuxiliary) return participle < 0 ? tokens : tokens.slice(participle, participle + 1)
	return tokens.slice(tokens.findLastIndex(({ lower }) => /^(?:that|which|who)$/.test(lower)) + 1)
}

const endsPhrase =
	/^(?:on|at|to|with|by|from|through|across|in|for|and|or|but|who|which|that|when|while|during)$/

// "Some of the window displays on show": up to the preposition.
function nextPhrase(following: readonly Token[], end: number): readonly Token[] {
	const rest = following.filter((token) => token.start >= end)
	const until = rest.findIndex(
		(token, index) =>
			endsPhrase.test(token.lower) || (index > 0 && (/[,;:(]/.test(token.gap) || isPastAct(token))),
	)
	return until < 0
		? following
		: following.filter((token) => token.start < (rest[until]?.start ?? 0))
}

function isPastAct({ isAct, lower }: Token): boolean {
	return isAct && findVerb(lower)?.forms.includes('past') === true
}
