import { isNotNeeded, saysNeeded, saysNice } from './requirement-cues.ts'
import { levelCues } from './word-lists.ts'

type Verdict = 'needed' | 'nice' | 'not needed'

const joint = /,\s+(?:and |but )?|(?<!\s)\s+(?:and|but)\s+|(?<!\s)\s+\(/g
const mostJoints = 12
const mostParts = 4

/**
 * Splits a clause with two verdicts, such as one thing needed and another welcome, where each side has its own
 * verdict.
 */
export function splitMixedRequirements(clause: string): string[] {
	return partsAroundAside(clause) ?? cut(clause, mostParts)
}

// A verdict inside brackets is about the things in the brackets.
const niceAside = new RegExp(
	[
		String.raw`^(?<before>[^()\p{L}]*\p{L}[^()]*)\(`,
		String.raw`(?<aside>(?!(?:${levelCues.alternatives('no-aside')})\b)[\p{L}\d][^\s()]*(?: [^\s()]+){0,3}? `,
		String.raw`(?:(?:is|are|would be|will be) )?(?:an? )?(?:\p{L}+ )?(?:${levelCues.alternatives('nice-aside')})[!.]?)`,
		String.raw`\)(?<after>[^()]*)$`,
	].join(''),
	'iu',
)

function partsAroundAside(clause: string): string[] | null {
	const { before = '', aside = '', after = '' } = niceAside.exec(clause)?.groups ?? {}
	if (aside === '' || findVerdicts(`${before} ${after}`).length > 0) return null
	return [before, aside, after].map((part) => part.replace(/^[\s,]+|\s+$/g, '')).filter(hasWord)
}

function hasWord(part: string): boolean {
	return /\p{L}/u.test(part)
}

function cut(clause: string, most: number): string[] {
	if (most === 1 || findVerdicts(clause).length < 2) return [clause]
	for (const { 0: between, index } of [...clause.matchAll(joint)].slice(0, mostJoints)) {
		const [left, right] = [clause.slice(0, index), clause.slice(index + between.length)]
		const [own, other] = [findVerdicts(left), findVerdicts(right)]
		if (own.length === 1 && other.some((verdict) => verdict !== own[0]))
			return cutAt({ left, between, right }, most)
	}
	return [clause]
}

// Parts that are joined within a bracket share the text before it.
function cutAt(
	{ left, between, right }: Record<'left' | 'between' | 'right', string>,
	most: number,
): string[] {
	if (between.endsWith('(')) return cutAtBracket(left, right, most)
	const open = left.lastIndexOf('(')
	const before = left.slice(0, open + 1)
	const isWithin = open > left.lastIndexOf(')') && hasWord(before)
	return isWithin ? [`${left})`, ...cut(before + right, most - 1)] : [left, ...cut(right, most - 1)]
}

// Text after a bracket that has no verdict continues the text before the bracket.
function cutAtBracket(left: string, right: string, most: number): string[] {
	const close = right.indexOf(')')
	const [aside, after] = close < 0 ? [right, ''] : [right.slice(0, close), right.slice(close + 1)]
	if (hasWord(after) && findVerdicts(after).length === 0)
		return [left + after, ...cut(aside, most - 1)]
	return [left, ...cut(aside + after, most - 1)]
}

function findVerdicts(text: string): Verdict[] {
	const found: [Verdict, boolean][] = [
		['needed', saysNeeded(text)],
		['nice', saysNice(text)],
		['not needed', isNotNeeded(text)],
	]
	return found.flatMap(([verdict, isGiven]) => (isGiven ? [verdict] : []))
}
