import type { MatchedRequirement, Proof } from './match-report.ts'
import { phraseWords } from './word-lists.ts'

// Alternatives are joined by “or”, maybe with a noun that both share; a slash mostly means both.
const either = /^(?:\s[\p{L}\d]+)?\)?,?\s(?:and\/)?or\s(?:else\s)?(?<small>(?:\p{L}+\s)*)$/iu
const comma = /^,\s(?:an?\s)?$/i
const smallWords = new RegExp(
	String.raw`^(?:(?:${phraseWords.alternatives('between-alternatives')})\s){0,2}$`,
	'i',
)
// “Sage, Xero or similar” is open: anything like them would do.
const open = new RegExp(
	String.raw`,?\s(?:and\/)?or\s(?:(?:an?|any|something|some)\s)?(?:${phraseWords.alternatives('open-alternatives')})\b`,
	'i',
)
const noun = String.raw`^(?:\s[\p{L}\d]+)?,?\s`
// “Such as” names examples of the thing before it, and so do brackets behind it that end openly; “(maths or physics)” says which.
const example = new RegExp(
	String.raw`${noun}\(?(?:${phraseWords.alternatives('before-examples')}),?\s$`,
	'iu',
)
const bracket = new RegExp(String.raw`${noun}\($`, 'iu')
const strength: Record<Proof, number> = { shown: 3, listed: 2, perhaps: 1, missing: 0 }

/** Things of a line; `isEither` where one of them will do, `isClosed` behind its “or”, `isList` where some are examples. */
type Group = { members: Placed[]; isEither: boolean; isClosed: boolean; isList: boolean }
type Join = 'or' | 'comma' | 'example'
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
	const groups: Group[] = []
	for (const one of placed) {
		const group = groups.at(-1)
		const ends = isOpen(one)
		const join = group === undefined ? null : joinGroup(group, one)
		if (group === undefined || join === null)
			groups.push({ members: [one], isEither: ends, isClosed: ends, isList: false })
		else {
			group.members.push(one)
			group.isClosed ||= join === 'or' || ends
			group.isEither ||= group.isClosed || join === 'example'
			group.isList ||= join === 'example'
		}
	}
	return groups
		.filter(({ isEither, members }) => isEither && members.length > 1)
		.map(({ members }) => members.map(({ requirement }) => requirement))
}

function joinGroup({ members, isClosed, isList }: Group, one: Placed): Join | null {
	const last = members.at(-1)
	const join = last === undefined ? null : findJoin(last, one)
	if (last === undefined || join !== 'comma') return join
	// A thing that a comma adds after an “or” is separate, and so is a thing of another kind, except in a list of
	// examples.
	const isLike = isList || one.requirement.kind === last.requirement.kind
	return isLike && !isClosed ? 'comma' : null
}

function isOpen({ requirement, end }: Placed): boolean {
	return open.exec(requirement.line.slice(end))?.index === 0
}

function findJoin(last: Placed, one: Placed): Join | null {
	if (one.start < last.end) return null
	const between = one.requirement.line.slice(last.end, one.start)
	const { small } = either.exec(between)?.groups ?? {}
	if (small !== undefined) return smallWords.test(small) ? 'or' : null
	if (example.test(between)) return 'example'
	const [inside = ''] = one.requirement.line.slice(one.start).split(')', 1)
	if (bracket.test(between) && open.test(inside)) return 'example'
	return comma.test(between) ? 'comma' : null
}
