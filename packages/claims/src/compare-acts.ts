import { findVerb, type Verb } from '@app/language'
import type { Clause, Token } from '@app/language/analysis'
import type { Clue } from './clue.ts'
import { listLemmas } from './list-lemmas.ts'
import type { ReadAgent, Reading } from './read-for-audit.ts'
import type { Compared, Evidence } from './word-evidence.ts'

/**
 * Returns clues about acts that claim more in the new text: a higher level of responsibility, another person's deed,
 * another object or a change taken over.
 */
export function compareActs(compared: Compared): Clue[] {
	const highest = Math.max(
		-1,
		...compared.before.content.map((token) =>
			token.tag.startsWith('V') ? (findLevel(compared.before, token) ?? -1) : -1,
		),
	)
	return compared.evidence.flatMap((found) => {
		const clause = compared.after.line.clauses[found.token.clause]
		if (clause === undefined || clause.act !== found.token.index) return []
		return [
			...compareLevels(compared, found, highest),
			...compareAgents(compared, found, clause),
			...compareObjects(compared, found, clause),
			...compareReplaced(compared, found, clause),
			...compareChanges(compared, found, clause),
		]
	})
}

function findActVerb(reading: Reading, token: Token): Verb | null {
	for (const lemma of listLemmas(reading.line, token)) {
		const verb = findVerb(lemma)?.verb
		if (verb !== undefined) return verb
	}
	return null
}

function findLevel(reading: Reading, token: Token): number | null {
	return findActVerb(reading, token)?.level ?? null
}

function compareLevels({ before, after }: Compared, found: Evidence, highest: number): Clue[] {
	const clue = (name: string): Clue => ({
		name,
		value: 1,
		kind: 'act',
		before: found.before,
		after: found.token,
	})
	const level = findLevel(after, found.token)
	if (level === null)
		return [clue(`act of unknown level, ${found.isCarried ? 'carried' : 'loose'}`)]
	if (!found.isCarried)
		return [
			clue(`new act of level ${level}`),
			...(level > highest ? [clue(`new act ${Math.min(3, level - highest)} above all`)] : []),
		]
	const theirs = found.before === null ? null : findLevel(before, found.before)
	return theirs !== null && found.relation !== 'same' && level > theirs
		? [clue(`act ${Math.min(3, level - theirs)} higher, ${found.relation}`)]
		: []
}

function clauseOfAct({ line }: Reading, token: Token | null): Clause | undefined {
	const clause = token === null ? undefined : line.clauses[token.clause]
	return clause?.act === token?.index ? clause : undefined
}

function compareAgents(compared: Compared, found: Evidence, clause: Clause): Clue[] {
	const { before } = compared
	const theirs = clauseOfAct(before, found.before)
	if (!found.isCarried || theirs === undefined || clause.agent !== 'writer') return []
	const clue = (name: string): Clue => ({
		name,
		value: 1,
		kind: isChange(found.token) ? 'cause' : 'agent',
		before: found.before,
		after: found.token,
	})
	const agent = before.agents[before.line.clauses.indexOf(theirs)] ?? theirs.agent
	if (agent === 'thing' && !isChange(found.token) && isTurned(compared, theirs, clause))
		return [clue('subject became the object')]
	const names = nameAgentChanges(compared, found, { theirs, agent })
	if (theirs.isPassive && !clause.isPassive)
		names.push(
			theirs.subject === null ? 'passive without a subject became active' : 'passive became active',
		)
	return names.map(clue)
}

function nameAgentChanges(
	{ before, after }: Compared,
	{ token, relation }: Evidence,
	{ theirs, agent }: { theirs: Clause; agent: ReadAgent },
): string[] {
	if (agent === 'writer') return []
	if (agent === 'team') return ['agent was team']
	const linked = isLinkedToWriter(before, theirs) ? 'linked' : 'alone'
	const how = after.acts.get(token.index)?.kind === 'learn' ? 'now learnt' : relation
	return [`agent was ${agent}`, `agent was ${agent}, ${linked}`, `agent was ${agent}, ${how}`]
}

// "Forty tonnes moved" and "moved forty tonnes": what something was done to stands in front.
function isTurned({ evidence }: Compared, { subject }: Clause, { objects }: Clause): boolean {
	const head = evidence.find(({ token }) => token.index === objects[0]?.head)
	return subject !== null && head?.isCarried === true && head.before?.index === subject.head
}

// Whether an event depends on the writer's act, as in "Sales doubled after I redesigned the window".
function isLinkedToWriter({ line: { clauses } }: Reading, clause: Clause): boolean {
	const at = clauses.indexOf(clause)
	return (
		[clauses[at], clauses[at + 1]].some(
			(other) => other !== undefined && /^(?:reason|time|result|relative|means)$/.test(other.link),
		) && clauses.some((other) => other !== clause && other.agent === 'writer')
	)
}

function compareObjects({ before, evidence }: Compared, found: Evidence, clause: Clause): Clue[] {
	const object = clause.objects[0]
	const head =
		object === undefined ? undefined : evidence.find(({ token }) => token.index === object.head)
	if (!found.isCarried || found.before === null || head === undefined) return []
	const clue = (name: string): Clue => ({
		name,
		value: 1,
		kind: 'object',
		before: head.before,
		after: head.token,
	})
	if (!head.isCarried || head.before === null) return [clue('object loose')]
	if (head.before.clause === found.before.clause) return [clue('object of the same clause')]
	const theirs = clauseOfAct(before, found.before)
	return [
		clue(`object ${Math.min(3, Math.abs(head.before.clause - found.before.clause))} clauses away`),
		...(theirs !== undefined && theirs.objects.length > 0 ? [clue('object of another act')] : []),
	]
}

// "Led the stock take" for "did the stock take": another act on the same object.
function compareReplaced(
	{ before, after, evidence }: Compared,
	found: Evidence,
	clause: Clause,
): Clue[] {
	const head = evidence.find(({ token }) => token.index === clause.objects[0]?.head)
	const theirs =
		head?.before === undefined || head.before === null
			? undefined
			: before.line.clauses[head.before.clause]
	if (found.isCarried || head?.isCarried !== true || theirs === undefined) return []
	const clue = (name: string): Clue => ({
		name,
		value: 1,
		kind: 'act',
		before: head.before,
		after: found.token,
	})
	const act = theirs.act === null ? undefined : before.line.tokens[theirs.act]
	const [own, old] = [
		findActVerb(after, found.token),
		act === undefined ? null : findActVerb(before, act),
	]
	const rise =
		own === null || old === null
			? 'unknown'
			: String(Math.max(-1, Math.min(3, own.level - old.level)))
	return [
		clue(`object taken over by an act of ${own?.meaning ?? 'unknown meaning'}`),
		clue(
			`object taken over, ${own !== null && own.meaning === old?.meaning ? 'same' : 'other'} meaning`,
		),
		clue(`object taken over, level rises by ${rise}`),
	]
}

// A noun that only shares a table with the act ("lift" for "improve") is no deed.
function isBacked({ isCarried, before, relation }: Evidence): boolean {
	return isCarried && (before?.tag.startsWith('V') === true || /^(?:same|derived)$/.test(relation))
}

// Whether an act is an improvement: "improved the calls" may be the same work as "took the calls".
function isImprovement({ acts }: Reading, { index, lemma }: Token): boolean {
	return acts.get(index)?.kind === 'change' && findVerb(lemma)?.verb.meaning === 'improving'
}

// Whether anything changes in a text: by a verb, by a place on the scale of gains, or from one figure to another.
function namesChange({ line, degrees }: Reading): boolean {
	return (
		degrees.has('gain') ||
		line.tokens.some(
			(token) => (token.tag.startsWith('V') && isChange(token)) || token.lower === 'from',
		)
	)
}

/** Whether an act changes a figure or a state: raises, cuts, improves. */
export function isChange(token: Token | undefined): boolean {
	if (token === undefined) return false
	const meaning = findVerb(token.lemma)?.verb.meaning
	return (
		meaning === 'improving' ||
		meaning === 'reducing' ||
		/^(?:raise|rise|lift|drop|fall|climb|gain)$/.test(token.lemma)
	)
}

// "Sales rose" is nobody's deed yet.
function compareChanges(
	{ before, after, evidence }: Compared,
	found: Evidence,
	clause: Clause,
): Clue[] {
	if (!isChange(found.token)) return []
	const clue = (name: string): Clue => ({
		name,
		value: 1,
		kind: 'cause',
		before: found.before,
		after: found.token,
	})
	const theirs = clauseOfAct(before, found.before)
	const object = evidence.find(({ token }) => token.index === clause.objects[0]?.head)
	if (!isBacked(found) && object?.isCarried === true && !namesChange(before))
		return [
			clue('change new'),
			{ ...clue('change made up'), isDecisive: isImprovement(after, found.token) },
		]
	const wasSubject =
		object?.before !== undefined &&
		object.before !== null &&
		found.before !== null &&
		object.before.index < found.before.index
	return [
		clue(`change ${found.isCarried ? 'carried' : 'new'}`),
		...(found.isCarried &&
		clause.agent === 'writer' &&
		theirs !== undefined &&
		theirs.agent !== 'writer'
			? [clue('change taken over')]
			: []),
		...(found.isCarried && clause.agent === 'writer' && wasSubject
			? [clue('what changed became the object')]
			: []),
	]
}
