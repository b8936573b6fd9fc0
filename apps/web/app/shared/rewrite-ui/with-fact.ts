import type { Fact } from '@app/cv'

// The CV has room for so many; the oldest go first.
const mostFacts = 100

/** The facts with one more, in place of an earlier answer to the same question about the same line. */
export function withFact(facts: readonly Fact[], fact: Fact): Fact[] {
	const others = facts.filter(
		({ itemId, line, question }) =>
			itemId !== fact.itemId || line !== fact.line || question !== fact.question,
	)
	return [...others, fact].slice(-mostFacts)
}
