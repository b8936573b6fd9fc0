import type { Token } from '@app/language/analysis'
import type { Clue } from './clue.ts'
import type { Reading } from './read-for-audit.ts'
import type { Compared } from './word-evidence.ts'

/** Whether each number that both texts have still goes with the act, and with the first noun of its clause, that it went with. */
export function compareFigureActs({ before, after, evidence }: Compared): Clue[] {
	const origins = new Map(
		evidence.flatMap(({ token, before: old, isCarried }) =>
			isCarried && old !== null ? [[token.index, old] as const] : [],
		),
	)
	return after.figures.flatMap(({ token, value, isWeak }): Clue[] => {
		const theirs = before.figures.filter((other) => other.value === value)
		const [first] = theirs
		if (isWeak || first === undefined) return []
		const clue = (name: string): Clue => ({
			name,
			value: 1,
			kind: 'counted',
			before: first.token,
			after: token,
		})
		const clauses = new Set(theirs.map((other) => other.token.clause))
		const act = origins.get(after.line.clauses[token.clause]?.act ?? -1)
		const near = listNear(after, token).flatMap(({ index }) => origins.get(index) ?? [])
		return [
			clue(`number with ${nameAct(act, clauses)}`),
			...(near.length === 0
				? []
				: [
						clue(
							near.some(({ clause }) => clauses.has(clause))
								? 'number near its words'
								: 'number near other words',
						),
					]),
		]
	})
}

function nameAct(act: Token | undefined, clauses: ReadonlySet<number>): string {
	if (act === undefined) return 'a new act'
	return clauses.has(act.clause) ? 'its own act' : 'another act'
}

const reach = 3

function listNear({ content }: Reading, { index }: Token): readonly Token[] {
	return content.filter((token) => Math.abs(token.index - index) <= reach)
}
