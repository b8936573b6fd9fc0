import type { MatchedRequirement, Proof } from './match-report.ts'
import { phraseWords } from './word-lists.ts'

// Alternatives are joined by “or”, maybe with a noun that both share; a slash mostly means both.
const either = /^(?:\s[\p{L}\d]+)?\)?,?\s(?:and\/)?or\s(?:else\s)?(?<small>(?:\p{L}+\s)*)$/iu
const comma = /^,\s(?:an?\s)?$/i
const smallWords = new RegExp(
	String.raw`^(?:(?:${phraseWords.alternatives('between-alternatives')})\s){0,2}$`,
	'i',
)
const strength: Record<Proof, number> = { shown: 3, listed: 2, perhaps: 1, missing: 0 }

type Placed = { requirement: MatchedRequirement; start: number; end: number }

// The things of which an advert asks for one or another, each group in the order of its line.
function groupAlternatives(requirements: readonly MatchedRequirement[]): MatchedRequirement[][] {
	const lines = Map.groupBy(requirements, ({ line, need }) => `${need} ${line}`)
	return [...lines.values()].filter(({ length }) => length > 1).flatMap(groupsOfLine)
}

/**
 * Requirements with what else would do for them: of each group the one that the CV has best names the `alternatives`, the first
 * where it has none; the others are `secondTo` it.
 */
export function groupRequirementAlternatives(
	requirements: readonly MatchedRequirement[],
): MatchedRequirement[] {
	const told = new Map<MatchedRequirement, MatchedRequirement>()
	for (const group of groupAlternatives(requirements)) {
		const [best, ...seconds] = group.toSorted(
			(one, other) => strength[other.proof] - strength[one.proof],
		)
		if (best === undefined) continue
		told.set(best, { ...best, alternatives: seconds.map(({ quote }) => quote) })
		for (const second of seconds) told.set(second, { ...second, secondTo: best.quote })
	}
	return requirements.map((requirement) => told.get(requirement) ?? requirement)
}

function groupsOfLine(requirements: MatchedRequirement[]): MatchedRequirement[][] {
	const placed = requirements
		.map((requirement) => {
			const start = requirement.line.indexOf(requirement.quote)
			return { requirement, start, end: start + requirement.quote.length }
		})
		.filter(({ start }) => start >= 0)
		.sort((one, other) => one.start - other.start)
	const groups: { members: Placed[]; isEither: boolean }[] = []
	for (const one of placed) {
		const group = groups.at(-1)
		const last = group?.members.at(-1)
		const join = last === undefined ? null : findJoin(last, one)
		// What a comma adds behind an “or” is another thing.
		if (group === undefined || join === null || (join === 'comma' && group.isEither))
			groups.push({ members: [one], isEither: false })
		else {
			group.members.push(one)
			group.isEither ||= join === 'or'
		}
	}
	return groups
		.filter(({ isEither }) => isEither)
		.map(({ members }) => members.map(({ requirement }) => requirement))
}

function findJoin(last: Placed, one: Placed): 'or' | 'comma' | null {
	if (one.start < last.end) return null
	const between = one.requirement.line.slice(last.end, one.start)
	const { small } = either.exec(between)?.groups ?? {}
	if (small !== undefined) return smallWords.test(small) ? 'or' : null
	return comma.test(between) && one.requirement.kind === last.requirement.kind ? 'comma' : null
}
