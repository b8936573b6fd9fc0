import { findAnsweredRequirements, isStrayWord, type MatchedRequirement } from '@app/match'

/** The requirements of an advert, and the ones that each text of a CV answers. */
export type RequirementIndex = {
	/** By concept; of a concept asked for twice, the one without a special case. */
	byConcept: ReadonlyMap<string, MatchedRequirement>
	/** Returns the requirements that a text alone answers, as in a match; stray words about the work are left out. */
	answeredBy: (text: string) => readonly MatchedRequirement[]
}

const weight = { essential: 3, desirable: 2, mentioned: 1 }

/** Builds the index of an advert's requirements; `today` is `YYYY-MM-DD`. */
export function indexRequirements(
	requirements: readonly MatchedRequirement[],
	today: string,
): RequirementIndex {
	const byConcept = new Map<string, MatchedRequirement>()
	for (const requirement of requirements) {
		const known = byConcept.get(requirement.conceptId)
		if (known === undefined || (known.narrower !== null && requirement.narrower === null))
			byConcept.set(requirement.conceptId, requirement)
	}
	const meant = requirements.filter((one) => !isStrayWord(one))
	const answers = new Map<string, readonly MatchedRequirement[]>()
	return {
		byConcept,
		answeredBy: (text) => {
			const known = answers.get(text) ?? findAnsweredRequirements(text, meant, today)
			answers.set(text, known)
			return known
		},
	}
}

/** How much a text speaks to the advert: 3 for something essential, 2 for something desirable, 1 for the work itself, else 0. */
function measurePull(text: string, wants: RequirementIndex): number {
	return Math.max(0, ...wants.answeredBy(text).map(({ need }) => weight[need]))
}

/** The advert's words that a text answers, each once. */
export function listAnsweredQuotes(texts: readonly string[], wants: RequirementIndex): string[] {
	const found = texts.flatMap((text) => wants.answeredBy(text).map(({ quote }) => quote))
	return [...new Set(found)]
}

/** Sorts the items by their pull; items with the same pull keep their order. Returns `null` if nothing moves. */
export function sortByRelevance<Item>(
	items: readonly Item[],
	textOf: (item: Item) => string,
	wants: RequirementIndex,
): Item[] | null {
	const pulls = new Map(items.map((item) => [item, measurePull(textOf(item), wants)]))
	const sorted = [...items].sort((a, b) => (pulls.get(b) ?? 0) - (pulls.get(a) ?? 0))
	return sorted.every((item, index) => item === items[index]) ? null : sorted
}
