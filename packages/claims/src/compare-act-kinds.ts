import type { Clause, Token } from '@app/language/analysis'
import type { ActLevel } from '@app/language/meaning'
import type { Clue, FindingKind } from './clue.ts'
import type { Reading } from './read-for-audit.ts'
import type { Compared, Evidence } from './word-evidence.ts'

/**
 * Returns clues about the kinds of act (helping, checking, owning, deciding) that only the new text names, and about
 * roles named with "as".
 */
export function compareActKinds(compared: Compared): Clue[] {
	const { before, after, evidence } = compared
	const given = [...before.acts.values()]
	const kinds = new Set(given.map(({ kind }) => kind))
	const highest = Math.max(-1, ...given.map(({ level }) => level))
	return evidence.flatMap((found) => {
		const act = after.acts.get(found.token.index)
		const clause = after.line.clauses[found.token.clause]
		const isAct = clause?.act === found.token.index
		return [
			...(act === undefined || !isAct || found.relation === 'same'
				? []
				: describeAct(found, act, { kinds, highest })),
			...(clause !== undefined && isAct ? describeGoverning(compared, found, clause) : []),
			...describeName(after, found),
			...describeRole(after, found),
		]
	})
}

function describeAct(
	found: Evidence,
	{ level, kind }: ActLevel,
	given: { kinds: ReadonlySet<string>; highest: number },
): Clue[] {
	const how = found.isCarried ? 'carried' : 'loose'
	const where = given.kinds.has(kind) ? 'named' : 'not named'
	const rise = Math.min(3, level - given.highest)
	return [
		`kind ${kind}, ${how}, ${where}`,
		...(rise > 0 ? [`level ${rise} above all, ${how}`] : []),
	].map((name) => makeClue(name, 'act', found))
}

function makeClue(name: string, kind: FindingKind, { before, token }: Evidence): Clue {
	return { name, value: 1, kind, before, after: token }
}

// Compares an act with the old text's act on the same object: how its kind and its level changed.
function describeGoverning(
	{ before, after, evidence }: Compared,
	found: Evidence,
	clause: Clause,
): Clue[] {
	const own = after.acts.get(found.token.index)
	if (own === undefined || found.relation === 'same') return []
	const heads = new Set(
		[...clause.objects, ...clause.adjuncts.map(({ phrase }) => phrase)].map(({ head }) => head),
	)
	const governing = evidence.flatMap(({ token, before: old, isCarried }) => {
		if (!isCarried || old === null || !heads.has(token.index)) return []
		const act = before.line.clauses[old.clause]?.act
		const known = act == null ? undefined : before.acts.get(act)
		return known === undefined ? [] : [known]
	})
	const [theirs] = governing
	if (theirs === undefined) return []
	const rise = Math.max(-2, Math.min(3, own.level - theirs.level))
	return [
		makeClue(`kind ${theirs.kind} became ${own.kind}`, 'act', found),
		makeClue(`level on the object ${rise}`, 'act', found),
	]
}

// A capital within a sentence names something.
function describeName({ line }: Reading, found: Evidence): Clue[] {
	const { token, isCarried } = found
	const previous = line.tokens[token.index - 1]
	const opens =
		previous === undefined || previous.segment !== token.segment || previous.text === ':'
	if (isCarried || opens || !/^\p{Lu}/u.test(token.text)) return []
	return [
		makeClue(
			/\p{Lu}.*\p{Lu}/u.test(token.text) ? 'loose capitals' : 'loose capital',
			'name',
			found,
		),
	]
}

// A role the old text does not name.
function describeRole({ line }: Reading, found: Evidence): Clue[] {
	const { token, isCarried } = found
	const isRole =
		/^NN/.test(token.tag) && /(?:er|or|ian|ist|man|ant|lead|head|chef)$/.test(token.lemma)
	if (!isRole || isCarried) return []
	return [makeClue(behindAs(line.tokens, token) ? 'role behind as' : 'role', 'act', found)]
}

function behindAs(tokens: readonly Token[], { index }: Token): boolean {
	return tokens.slice(Math.max(0, index - 4), index).some(({ lower }) => lower === 'as')
}
