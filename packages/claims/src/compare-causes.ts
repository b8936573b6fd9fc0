import type { ClauseLink } from '@app/language/analysis'
import type { Clue } from './clue.ts'
import { isChange } from './compare-acts.ts'
import type { Reading } from './read-for-audit.ts'
import type { Compared, Evidence } from './word-evidence.ts'

const causal: ReadonlySet<ClauseLink> = new Set([
	'result',
	'means',
	'relative',
	'purpose',
	'reason',
])

/** Causes that the source doesn't give: two facts in sequence are not cause and effect. */
export function compareCauses(compared: Compared): Clue[] {
	return [...comparePresence(compared.before, compared.after), ...compareJoins(compared)]
}

function comparePresence(before: Reading, after: Reading): Clue[] {
	const [own, theirs] = [after, before].map(
		({ line }) => new Set(line.clauses.map(({ link }) => link)),
	)
	const clue = (name: string): Clue => ({ name, value: 1, kind: 'cause' })
	return [
		...[...(own ?? [])]
			.filter((link) => theirs?.has(link) === false)
			.map((link) => clue(`new link ${link}`)),
		...[...(theirs ?? [])]
			.filter((link) => own?.has(link) === false)
			.map((link) => clue(`lost link ${link}`)),
	]
}

function compareJoins({ before, after, evidence }: Compared): Clue[] {
	return after.line.clauses.flatMap(({ link, act, from }, index) => {
		if (index === 0 || !causal.has(link)) return []
		const token = after.line.tokens[act ?? from]
		const [one, other] = [clauseBehind(evidence, index - 1), clauseBehind(evidence, index)]
		return nameJoin(before, { link, one, other, what: isChange(token) ? 'change' : 'deed' }).map(
			(name): Clue => ({ name, value: 1, kind: 'cause', after: token }),
		)
	})
}

type Join = { link: ClauseLink; one: number | null; other: number | null; what: 'change' | 'deed' }

function nameJoin({ line }: Reading, { link, one, other, what }: Join): string[] {
	if (one === null || other === null)
		return [`${link} with nothing behind it`, `${what} as ${link} with nothing behind it`]
	if (one === other) return ['joined in the old text']
	const { clauses, tokens } = line
	const [first, last] = [Math.min(one, other), Math.max(one, other)]
	if (clauses.slice(first + 1, last + 1).some((clause) => causal.has(clause.link)))
		return ['linked in the old text']
	const isApart =
		tokens[clauses[first]?.from ?? 0]?.segment !== tokens[clauses[last]?.from ?? 0]?.segment
	return [
		'joined as a cause',
		`joined as ${link}`,
		`${what} joined as ${link}`,
		...(isApart ? ['sentences joined as a cause'] : []),
	]
}

// The clause of the old text that most words of a clause of the new one come from.
function clauseBehind(evidence: readonly Evidence[], index: number): number | null {
	const counts = new Map<number, number>()
	for (const { token, before, isCarried } of evidence)
		if (isCarried && before !== null && token.clause === index)
			counts.set(before.clause, (counts.get(before.clause) ?? 0) + 1)
	return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null
}
