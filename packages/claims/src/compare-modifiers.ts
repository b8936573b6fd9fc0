import type { Token } from '@app/language/analysis'
import type { Clue } from './clue.ts'
import type { Reading } from './read-for-audit.ts'
import type { Compared, Evidence } from './word-evidence.ts'

const inPhrase = /^(?:DT|PRP\$|JJ|NN|NNS|NNP|NN\$|CD|VBN|VBG)$/

/**
 * Returns clues about modifiers of nouns that both texts have: modifiers that are gone, new, or that modified another
 * noun in the old text.
 */
export function compareModifiers(compared: Compared): Clue[] {
	const used = new Set(
		compared.evidence.filter(({ isCarried }) => isCarried).flatMap(({ covers }) => covers),
	)
	const byToken = new Map(compared.evidence.map((found) => [found.token.index, found]))
	return compared.evidence.flatMap((found) => {
		const { token, before: old, isCarried } = found
		if (!isCarried || old === null || !isNoun(token) || !isNoun(old)) return []
		return [...describeGone(compared, old, used), ...describeNew(compared, found, byToken)]
	})
}

const isNoun = ({ tag }: Token) => /^NN/.test(tag)

function listModifiers({ line, content }: Reading, { index }: Token): Token[] {
	const own = new Set(content.map((token) => token.index))
	const found: Token[] = []
	for (let at = index - 1; at >= 0; at--) {
		const token = line.tokens[at]
		if (token === undefined || !inPhrase.test(token.tag)) break
		if (own.has(at)) found.push(token)
	}
	return found
}

function describeGone({ before }: Compared, old: Token, used: ReadonlySet<number>): Clue[] {
	if (old.start >= before.ownEnd) return []
	return listModifiers(before, old)
		.filter(({ index }) => !used.has(index))
		.map((token) => ({
			name: `modifier gone ${token.tag.slice(0, 3)}`,
			value: 1,
			kind: 'scope',
			before: token,
		}))
}

function describeNew(
	{ before, after }: Compared,
	{ token, before: old }: Evidence,
	byToken: ReadonlyMap<number, Evidence>,
): Clue[] {
	const theirs = new Set(old === null ? [] : listModifiers(before, old).map(({ index }) => index))
	return listModifiers(after, token).flatMap((modifier): Clue[] => {
		const found = byToken.get(modifier.index)
		if (found === undefined) return []
		const from = nameOrigin(found, theirs, old)
		if (from === null) return []
		const name = `modifier ${from} ${modifier.tag.slice(0, 3)}`
		return [{ name, value: 1, kind: 'object', before: found.before, after: modifier }]
	})
}

function nameOrigin(
	{ isCarried, before: origin }: Evidence,
	theirs: ReadonlySet<number>,
	old: Token | null,
): string | null {
	if (!isCarried || origin === null) return 'new'
	if (theirs.has(origin.index)) return null
	return origin.clause === old?.clause ? 'from the clause' : 'from another clause'
}
