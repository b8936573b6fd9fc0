import { isNotNeeded, saysNeeded, saysNice } from './verdict-words.ts'

type Verdict = 'needed' | 'nice' | 'not needed'

const joint = /,\s+(?:and |but )?|\s+(?:and|but)\s+|\s+\(/g
const mostJoints = 12
const mostParts = 4

/**
 * The parts of a clause that gives two verdicts: "Driving licence essential, C1 preferred" needs the one and welcomes the
 * other. It is cut where each side has a verdict of its own.
 */
export function verdictsApart(clause: string): string[] {
	return cut(clause, mostParts)
}

function cut(clause: string, most: number): string[] {
	if (most === 1 || verdictsIn(clause).length < 2) return [clause]
	for (const { 0: between, index } of [...clause.matchAll(joint)].slice(0, mostJoints)) {
		const [left, right] = [clause.slice(0, index), clause.slice(index + between.length)]
		const [own, other] = [verdictsIn(left), verdictsIn(right)]
		if (own.length === 1 && other.some((verdict) => verdict !== own[0]))
			return [left, ...cut(between.endsWith('(') ? right.replace(/\)/, '') : right, most - 1)]
	}
	return [clause]
}

function verdictsIn(text: string): Verdict[] {
	const found: [Verdict, boolean][] = [
		['needed', saysNeeded(text)],
		['nice', saysNice(text)],
		['not needed', isNotNeeded(text)],
	]
	return found.flatMap(([verdict, isGiven]) => (isGiven ? [verdict] : []))
}
