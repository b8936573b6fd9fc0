import {
	analyseLine,
	assertTokens,
	type Effect,
	type FoundTrigger,
	findTriggers,
	type Line,
	type Token,
} from '@app/language/analysis'

/** A line as the audit sees it: its grammar, and what is said of each word. */
export type Reading = {
	line: Line
	effects: readonly ReadonlySet<Effect>[]
	triggers: readonly FoundTrigger[]
	/** Words that claim something, in order: all but articles, pronouns, prepositions, auxiliaries, numbers and marks. */
	content: readonly Token[]
	/** Where the line ends and further facts begin, in UTF-16 units: facts allow claims, and nothing is missing when they are left out. */
	ownEnd: number
}

/** Reads a line for the audit, with further words of the person behind it. */
export function readForAudit(own: string, facts: readonly string[] = []): Reading {
	const text = [own, ...facts].join('. ')
	const line = analyseLine(text)
	const triggers = findTriggers(line).filter(
		({ from }) => (line.tokens[from]?.start ?? 0) < own.length,
	)
	return {
		line,
		effects: assertTokens(line, triggers),
		triggers,
		content: line.tokens.filter((token) => isContent(line, token)),
		ownEnd: own.length,
	}
}

const contentTag = /^(?:V|NN|JJ|RB|UH)/

function isContent({ clauses }: Line, token: Token): boolean {
	if (!contentTag.test(token.tag) || !/\p{L}/u.test(token.text)) return false
	if (functionLemmas.has(token.lemma)) return false
	if (!token.tag.startsWith('V')) return true
	return clauses.some(({ act }) => act === token.index)
}

const functionLemmas = new Set(['be', 'have', 'do', 'not', 'there', 'etc'])
