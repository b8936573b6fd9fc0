import { findVerb } from '@app/language'
import { isAmongThings, type Token } from '@app/language/analysis'
import type { Clue } from './clue.ts'
import type { Compared } from './word-evidence.ts'

/**
 * Returns clues about a word that described, or may have described, the noun after it but became an act on that noun:
 * "witness statements" that were witnessed. The lemmas are the same, so no other comparison finds it.
 */
export function compareWordClasses({ before, after }: Compared): Clue[] {
	const theirs = before.line.tokens
	const had = new Set(theirs.map(({ lower }) => lower))
	return after.line.tokens.flatMap((token): Clue[] => {
		if (had.has(token.lower)) return []
		const found = findVerb(token.lower)
		if (found === null || found.forms.includes('base')) return []
		const objects = listNext(after.line.tokens, token)
		const plain = theirs.filter(
			(old) => old.lower === found.verb.lemma && objects.has(theirs[old.index + 1]?.lower ?? ''),
		)
		const [noun] = plain
		if (noun === undefined || !plain.every((old) => isAmongThings(theirs, old.index))) return []
		const clue = { name: 'noun told as an act', value: 1, kind: 'act' as const }
		return [{ ...clue, before: noun, after: token, isDecisive: true }]
	})
}

// The word behind, and the one behind its article.
function listNext(tokens: readonly Token[], { index }: Token): ReadonlySet<string> {
	const [next, second] = [tokens[index + 1], tokens[index + 2]]
	const isArticle = /^(?:DT|PRP\$)$/.test(next?.tag ?? '')
	return new Set([next, isArticle ? second : undefined].flatMap((token) => token?.lower ?? []))
}
