import { namesPeople, type Token } from '@app/language/analysis'
import type { Clue } from './clue.ts'
import type { Reading } from './read-for-audit.ts'
import type { Compared, Evidence } from './word-evidence.ts'

/**
 * Returns clues about the roles of words that both texts have: who acts, on whose behalf, after which preposition,
 * and which words go together.
 */
export function compareRoles(compared: Compared): Clue[] {
	return [
		...compareNouns(compared),
		...comparePeople(compared),
		...compareAgents(compared),
		...compareForms(compared),
		...compareNeighbours(compared),
	]
}

const inPhrase = /^(?:DT|PRP\$|JJ|NN|NNS|NNP|NN\$|CD|VBN|VBG)$/

/** Returns the role of a noun: its preposition, or whether it is the subject, the object or alone. */
function nameRole({ line }: Reading, { index, clause }: Token): string {
	let at = index - 1
	while (at >= 0 && inPhrase.test(line.tokens[at]?.tag ?? '')) at--
	const before = line.tokens[at]
	if (before?.tag === 'IN' || before?.tag === 'TO') return before.lower
	const act = line.clauses[clause]?.act ?? null
	if (act === null) return 'alone'
	return index < act ? 'subject' : 'object'
}

function nameDeterminer({ line }: Reading, { index }: Token): string {
	for (let at = index - 1; at >= 0; at--) {
		const token = line.tokens[at]
		if (token === undefined || !inPhrase.test(token.tag)) return 'none'
		if (token.tag === 'DT' || token.tag === 'PRP$') return token.lower
		if (token.tag === 'CD') return 'number'
	}
	return 'none'
}

const isNoun = ({ tag }: Token) => /^NN/.test(tag)
const isPersonNoun = ({ lemma, lower }: Token) => namesPeople(lemma) || namesPeople(lower)

function compareNouns({ before, after, evidence }: Compared): Clue[] {
	return evidence.flatMap(({ token, before: old, isCarried }) => {
		if (!isCarried || old === null || !isNoun(token) || !isNoun(old)) return []
		const clue = (name: string): Clue => ({
			name,
			value: 1,
			kind: 'object',
			before: old,
			after: token,
		})
		const [was, is] = [nameRole(before, old), nameRole(after, token)]
		const [had, has] = [nameDeterminer(before, old), nameDeterminer(after, token)]
		return [
			...(was === is ? [] : [clue(`role ${was} → ${is}`)]),
			...(had === has ? [] : [clue(`determiner ${had} → ${has}`)]),
		]
	})
}

// Somebody who acts in the person's words and is gone, or stands elsewhere in the new ones.
function comparePeople({ before, after, evidence }: Compared): Clue[] {
	const carried = new Map(
		evidence.flatMap((found) =>
			found.isCarried && found.before !== null ? [[found.before.index, found] as const] : [],
		),
	)
	const named = before.content.filter(
		(token) => token.start < before.ownEnd && isNoun(token) && isPersonNoun(token),
	)
	const kept = named.map((old): Clue => {
		const found = carried.get(old.index)
		const was = nameRole(before, old)
		return found === undefined
			? { name: `person gone, was ${was}`, value: 1, kind: 'left-out', before: old }
			: {
					name: `person ${was} → ${nameRole(after, found.token)}`,
					value: 1,
					kind: 'agent',
					before: old,
					after: found.token,
				}
	})
	const added = evidence
		.filter(({ token, isCarried }) => !isCarried && isNoun(token) && isPersonNoun(token))
		.map(
			({ token }): Clue => ({
				name: `person new as ${nameRole(after, token)}`,
				value: 1,
				kind: 'name',
				after: token,
			}),
		)
	return [...kept, ...added]
}

// Returns clues about words whose clause has another agent in the new text, such as another person's deed that became
// the writer's.
function compareAgents({ before, after, evidence }: Compared): Clue[] {
	return evidence.flatMap(({ token, before: old, isCarried }): Clue[] => {
		if (!isCarried || old === null) return []
		const [was, is] = [before.line.clauses[old.clause], after.line.clauses[token.clause]]
		const [had, has] = [before.agents[old.clause], after.agents[token.clause]]
		if (was === undefined || is === undefined || had === has) return []
		// The acts themselves are compared elsewhere, and things do little that matters.
		if (is.act === token.index || had === 'thing') return []
		const name = `word of ${had} → ${has}`
		return [{ name, value: 1, kind: 'agent', before: old, after: token }]
	})
}

/** The form of a verb with what governs it: "to VB", "MD VB", "be VBN". */
function nameForm({ line }: Reading, { index, tag }: Token): string {
	for (let at = index - 1; at >= 0; at--) {
		const token = line.tokens[at]
		if (token === undefined || token.tag === 'RB') continue
		if (token.tag === 'TO' || token.tag === 'IN') return `${token.tag} ${tag}`
		if (token.tag === 'MD' || /^(?:be|have|get|do)$/.test(token.lemma))
			return `${token.lemma} ${tag}`
		break
	}
	return tag
}

function actBefore({ line }: Reading, { index, segment }: Token): Token | undefined {
	return line.clauses
		.map(({ act }) => line.tokens[act ?? -1])
		.findLast((token) => token !== undefined && token.index < index && token.segment === segment)
}

function compareForms({ before, after, evidence }: Compared): Clue[] {
	const lemmas = new Set(after.line.tokens.map(({ lemma }) => lemma))
	return evidence.flatMap(({ token, before: old, isCarried }) => {
		if (!isCarried || old === null || !token.tag.startsWith('V') || !old.tag.startsWith('V'))
			return []
		const [was, is] = [nameForm(before, old), nameForm(after, token)]
		const governor = actBefore(before, old)
		const clue = (name: string): Clue => ({
			name,
			value: 1,
			kind: 'act',
			before: old,
			after: token,
		})
		return [
			...(was === is ? [] : [clue(`form ${was} → ${is}`)]),
			...(governor === undefined || lemmas.has(governor.lemma)
				? []
				: [clue(`governor gone: ${governor.lemma}`)]),
		]
	})
}

// Words side by side in the new text that come from different places in the old one.
function compareNeighbours({ before, evidence }: Compared): Clue[] {
	const places = new Map(before.content.map(({ index }, place) => [index, place]))
	const clues = evidence.slice(1).flatMap((found, index): Clue[] => {
		const previous = evidence[index]
		if (previous === undefined || !areCarried(previous, found)) return []
		const name = nameDistance(previous, found, places)
		return [{ name, value: 1, kind: 'object', before: found.before, after: found.token }]
	})
	const together = clues.filter(({ name }) => name === 'neighbours still').length
	return [
		...clues,
		{
			name: 'share of neighbours',
			value: together / Math.max(1, evidence.length - 1),
			kind: 'object',
		},
	]
}

function areCarried(one: Evidence, other: Evidence): boolean {
	return (
		one.isCarried &&
		other.isCarried &&
		one.before !== null &&
		other.before !== null &&
		one.before !== other.before &&
		one.token.segment === other.token.segment
	)
}

function nameDistance(
	{ before: one, token: first }: Evidence,
	{ before: other, token: last }: Evidence,
	places: ReadonlyMap<number, number>,
): string {
	const steps = (places.get(other?.index ?? -1) ?? 0) - (places.get(one?.index ?? -1) ?? 0)
	if (steps === 1) return 'neighbours still'
	if (one?.segment !== other?.segment) return 'neighbours of other sentences'
	const where = one?.clause === other?.clause ? 'one clause' : 'other clauses'
	const now = first.clause === last.clause ? 'one' : 'two'
	return `neighbours ${steps < 0 ? 'turned' : 'apart'}, ${where} to ${now}`
}
