import type { Token } from '@app/language/analysis'
import type { Clue } from './clue.ts'
import type { Compared, Evidence } from './word-evidence.ts'

/** The tokens of a phrase, from its preposition to the word before the next phrase, verb or mark. */
type Phrase = readonly [opening: Token, ...rest: Token[]]

const opensPhrase = /^(?:IN|TO|WDT|WRB)$/
const endsPhrase = /^(?:IN|TO|V|CC|MD|WP|WDT|WRB)/
const mark = /^[,.;:()–—-]$/

/**
 * Phrases of the new text in which no word, or not the noun that the phrase is about, is carried by the old one: “on early shifts”,
 * “with no picking errors”. In a long line one phrase is a small share of the words, so shares of the whole line don't show it.
 */
export function comparePhrases({ after, evidence }: Compared): Clue[] {
	const found = new Map(evidence.map((one) => [one.token.index, one]))
	return listPhrases(after.line.tokens).flatMap((phrase) => describePhrase(phrase, found))
}

function listPhrases(tokens: readonly Token[]): Phrase[] {
	return tokens.flatMap((opening, index): Phrase[] => {
		if (!opensPhrase.test(opening.tag)) return []
		const rest = tokens.slice(index + 1)
		const end = rest.findIndex(({ tag, text }) => endsPhrase.test(tag) || mark.test(text))
		return [[opening, ...(end < 0 ? rest : rest.slice(0, end))]]
	})
}

function describePhrase(
	[opening, ...rest]: Phrase,
	evidence: ReadonlyMap<number, Evidence>,
): Clue[] {
	const head = rest.findLast(({ tag }) => tag.startsWith('NN'))
	if (head === undefined) return []
	const found = evidence.get(head.index)
	if (found === undefined || found.isCarried) return []
	const content = rest.flatMap(({ index }) => evidence.get(index) ?? [])
	const isWhole = content.every(({ isCarried }) => !isCarried)
	const extent = isWhole ? 'whole' : 'head'
	return [
		`loose phrase, ${extent}`,
		`loose phrase, ${extent}, ${opening.lower}`,
		`loose phrase, ${extent}, ${found.relation}`,
		`loose phrase, ${extent}, ${Math.min(3, content.length)} words`,
		`loose phrase, ${opening.lower}, ${found.relation}`,
	].map((name) => ({ name, value: 1, kind: 'word', after: head }))
}
