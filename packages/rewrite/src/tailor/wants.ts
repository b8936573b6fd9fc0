import { findWording, type MatchedRequirement } from '@app/ats'
import { findConcepts } from '@app/language'

/** What an advert asks for, by concept. */
export type Wants = ReadonlyMap<string, MatchedRequirement>

const weight = { essential: 3, desirable: 2, mentioned: 1 }

/** The requirements by concept; of a concept asked for twice, the one without a special case. */
export function wantsOf(requirements: readonly MatchedRequirement[]): Wants {
	const wants = new Map<string, MatchedRequirement>()
	for (const requirement of requirements) {
		const known = wants.get(requirement.conceptId)
		if (known === undefined || (known.narrower !== null && requirement.narrower === null))
			wants.set(requirement.conceptId, requirement)
	}
	return wants
}

/** How much a text speaks to the advert: 3 for something essential, 2 for something desirable, 1 for the work itself, else 0. */
function pullOf(text: string, wants: Wants): number {
	return Math.max(0, ...answeredBy(text, wants).map(({ need }) => weight[need]))
}

/** The advert's words that a text answers, each once. */
export function askedFor(texts: readonly string[], wants: Wants): string[] {
	const found = texts.flatMap((text) => answeredBy(text, wants).map(({ quote }) => quote))
	return [...new Set(found)]
}

function answeredBy(text: string, wants: Wants): MatchedRequirement[] {
	const known = findConcepts(text).flatMap(({ concept }) => wants.get(concept.id) ?? [])
	// What no lexicon knows is answered by the advert's own words.
	const said = [...wants.values()].filter(
		({ kind, quote }) => kind === 'said' && findWording(text, quote) !== null,
	)
	return [...known, ...said]
}

/** The items in order of their pull; those that pull alike keep their order. `null` when nothing moves. */
export function byPull<Item>(
	items: readonly Item[],
	textOf: (item: Item) => string,
	wants: Wants,
): Item[] | null {
	const pulls = new Map(items.map((item) => [item, pullOf(textOf(item), wants)]))
	const sorted = [...items].sort((a, b) => (pulls.get(b) ?? 0) - (pulls.get(a) ?? 0))
	return sorted.every((item, index) => item === items[index]) ? null : sorted
}
