import type { Line, Token } from '@app/language/analysis'

/** Under which lemmas a token is looked up: a verb also with its particle or preposition ("look_after"), a compound also by its parts. */
export function listLemmas(line: Line, token: Token): readonly string[] {
	const found = [token.lemma]
	if (token.tag.startsWith('V')) {
		const particle = findParticle(line, token)
		const next = line.tokens[token.index + 1]
		if (particle !== null) found.unshift(`${token.lemma}_${particle}`)
		else if (next !== undefined && (next.tag === 'IN' || next.tag === 'RB'))
			found.push(`${token.lemma}_${next.lower}`)
	}
	if (token.lemma.includes('-'))
		found.push(...token.lemma.split('-').filter((part) => part.length > 2))
	return found
}

function findParticle({ clauses, tokens }: Line, token: Token): string | null {
	const clause = clauses[token.clause]
	if (clause === undefined || clause.act !== token.index || clause.particle === null) return null
	return tokens[clause.particle]?.lower ?? null
}
