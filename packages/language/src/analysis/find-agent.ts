import { namesPeople } from '../assertion/person-nouns.ts'
import type { Agent, Clause, NounPhrase, Token } from './analysed-line.ts'
import { startOfNounPhrase } from './subjects.ts'

const team = new Set(['we', 'us'])
const writer = new Set(['i', 'myself', 'me', 'im', 'ive', "i'm", "i've"])
const others = new Set([
	'he',
	'she',
	'they',
	'him',
	'her',
	'them',
	'who',
	'someone',
	'somebody',
	'others',
	'everyone',
])
const duty = /^(?:job|role|duty|task|work|responsibility|part|remit|aim|focus|day)$/

/** Returns the agent of a clause. The clauses before it must already have their agents. */
export function findAgent(
	tokens: readonly Token[],
	clauses: readonly Clause[],
	index: number,
): Agent {
	const clause = clauses[index]
	if (clause === undefined || clause.act === null) return 'writer'
	const by = clause.isPassive
		? clause.adjuncts.find(({ preposition }) => tokens[preposition]?.lower === 'by')
		: undefined
	if (by !== undefined && isPersonal(tokens, by.phrase)) return agentOf(tokens, by.phrase)
	if (clause.isPassive) return 'writer'
	if (clause.subject !== null) return agentOf(tokens, clause.subject)
	const opening = tokens.slice(clause.from, clause.act)
	const pronoun = opening.findLast(({ tag }) => tag === 'WH')
	if (pronoun !== undefined && /^(?:who|that|which)$/.test(pronoun.lower))
		return agentOfAntecedent(tokens, clauses, { index, at: pronoun.index })
	if (isOthersPart(tokens, clause)) return 'other'
	return clause.link === 'and' ? agentBefore(tokens, clauses, index) : 'writer'
}

// A verb that is joined on has the agent of the verb before, unless that was passive or a mark has ended its relative clause.
function agentBefore(tokens: readonly Token[], clauses: readonly Clause[], index: number): Agent {
	const [own, previous] = [clauses[index], clauses[index - 1]]
	if (own === undefined || previous === undefined || previous.act === null) return 'writer'
	const isCut = tokens
		.slice(previous.act, own.act ?? own.from)
		.some(({ text }) => /^[,;:.]$/.test(text))
	if (previous.link === 'relative' && isCut) return 'writer'
	return previous.isPassive ? 'writer' : previous.agent
}

// A relative clause has its antecedent for agent. Where the writer is said to be this antecedent, the agent is the writer, or
// the team for one of several.
function agentOfAntecedent(
	tokens: readonly Token[],
	clauses: readonly Clause[],
	{ index, at }: { index: number; at: number },
): Agent {
	const end = tokens[at - 1]?.text === ',' ? at - 1 : at
	if (writer.has(tokens[end - 1]?.lower ?? '')) return 'writer'
	const previous = clauses[index - 1]
	const copula = previous?.act == null ? undefined : tokens[previous.act]
	if (end === at && copula?.lemma === 'be' && previous?.agent === 'writer') {
		const said = tokens.slice(copula.index, at).map(({ lower }) => lower)
		return said.some((word, place) => word === 'one' && said[place + 1] === 'of') ||
			said.includes('among')
			? 'team'
			: 'writer'
	}
	const start = startOfNounPhrase(tokens, end)
	const isWho = tokens[at]?.lower === 'who'
	if (start === end) return isWho ? 'other' : 'writer'
	const agent = agentOf(tokens, { from: start, to: end, head: end - 1 })
	return isWho && agent === 'thing' ? 'other' : agent
}

// A to-infinitive after "for" and a noun of people is the deed of these people.
function isOthersPart(tokens: readonly Token[], { from, act }: Clause): boolean {
	if (tokens.slice(from, act ?? from)[0]?.tag !== 'TO') return false
	const start = startOfNounPhrase(tokens, from)
	const head = tokens[from - 1]
	return start < from && tokens[start - 1]?.lower === 'for' && namesPeople(head?.lemma ?? '')
}

function isPersonal(tokens: readonly Token[], { from, to }: NounPhrase): boolean {
	return tokens.slice(from, to).some(({ tag }) => /^(?:NN|PRP)/.test(tag))
}

const ownGroup = /^(?:team|crew|squad)$/

function agentOf(tokens: readonly Token[], { from, head }: NounPhrase): Agent {
	const isOwn = tokens.slice(from, head).some(({ lower: word }) => /^(?:our|my)$/.test(word))
	if (isOwn && ownGroup.test(tokens[head]?.lemma ?? '')) return 'team'
	const lower = tokens[head]?.lower ?? ''
	if (writer.has(lower)) return 'writer'
	if (team.has(lower)) return 'team'
	if (others.has(lower) || namesPeople(tokens[head]?.lemma ?? '') || namesPeople(lower))
		return 'other'
	// The content of a job, a duty or a part is done by the writer who has it.
	return duty.test(tokens[head]?.lemma ?? '') ? 'writer' : 'thing'
}
