import { allConcepts, type ConceptKind, findConcepts, isSaidByLine } from '@app/language'

const kindsOfSkills = new Set<ConceptKind>(['tool', 'equipment', 'method', 'domain', 'duty'])
// A line names a field mostly as the place of the work: "in a hotel", "for a library".
const kindsShownByLines = new Set<ConceptKind>(['tool', 'equipment', 'method', 'duty'])
const most = 6
const fewestLetters = 2

/**
 * Returns names of skills that match the typed text, those that begin with it first; leaves out the names in
 * `present`.
 */
export function skillsLike(typed: string, present: readonly string[]): string[] {
	const sought = fold(typed)
	if (sought.length < fewestLetters) return []
	const taken = new Set(present.map(fold))
	const ranked = allNames().flatMap((name) => {
		const rank = rankName(fold(name), sought)
		return rank === null || taken.has(fold(name)) ? [] : [{ name, rank }]
	})
	ranked.sort((a, b) => a.rank - b.rank || a.name.length - b.name.length)
	return ranked.slice(0, most).map(({ name }) => name)
}

/** Skills that lines of work say by their own words and the list of skills does not have. */
export function skillsInLines(lines: readonly string[], present: readonly string[]): string[] {
	const listed = new Set(present.flatMap((name) => [fold(name), ...findSkillConcepts(name)]))
	const found = new Map<string, string>()
	const said = lines.flatMap((line) => findConcepts(line).filter((hit) => isSaidByLine(hit, line)))
	for (const { concept } of said) {
		const isKnown = listed.has(fold(concept.label)) || listed.has(concept.id)
		if (kindsShownByLines.has(concept.kind) && !isKnown) found.set(concept.id, concept.label)
	}
	return [...found.values()].slice(0, most)
}

function findSkillConcepts(text: string): string[] {
	return findConcepts(text).map(({ concept }) => concept.id)
}

function rankName(name: string, sought: string): number | null {
	if (name.startsWith(sought)) return 0
	return name.includes(` ${sought}`) ? 1 : null
}

let names: string[] | null = null

function allNames(): string[] {
	names ??= [
		...new Map(
			allConcepts()
				.filter(({ kind }) => kindsOfSkills.has(kind))
				.flatMap(({ label, same }) => [label, ...same.map(withCapital)])
				.map((name) => [fold(name), name]),
		).values(),
	]
	return names
}

function withCapital(name: string): string {
	return name.charAt(0).toLocaleUpperCase('en-GB') + name.slice(1)
}

function fold(text: string): string {
	return text.trim().toLocaleLowerCase('en-GB')
}
