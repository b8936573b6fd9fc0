import type { Violation } from '../suggestion.ts'
import { readLine } from './read-line.ts'
import type { Token } from './token.ts'

const single = /^(?:an?|one|a single|another|this|that)$/
const times =
	/^(?:\p{L}+days|mornings|afternoons|evenings|nights|weekends|weeks|months|years|terms|days|hours|shifts)$/u
const mostBetween = 2

/** Things of which the person names one and the new text several: "one school" is not "schools". */
export function multipliedThings(licence: string, after: string): Violation[] {
	const before = readLine(licence)
	const line = readLine(after)
	return line.flatMap((token, index) => {
		if (!isPlural(token) || countsOne(line, index)) return []
		const origins = before.flatMap((other, place) => (isSameNoun(other, token) ? [place] : []))
		const isOne = origins.length > 0 && origins.every((place) => isSingle(before, place))
		return isOne ? [{ kind: 'number' as const, text: token.text }] : []
	})
}

function isPlural({ lower, isContent, isAct }: Token): boolean {
	return isContent && !isAct && lower.length > 3 && /[^su]s$/.test(lower) && !times.test(lower)
}

function isSameNoun(other: Token, token: Token): boolean {
	const noun = other.lower
	return (
		noun === token.lower ||
		[`${noun}s`, `${noun}es`, noun.replace(/y$/, 'ies')].includes(token.lower)
	)
}

// "A large primary school": the article may come up to two words before the noun, which must be the head of the phrase.
function isSingle(before: readonly Token[], place: number): boolean {
	if (before[place]?.lower.endsWith('s') === true) return false
	const next = before[place + 1]
	if (next?.isContent === true && next.gap === ' ' && !next.isAct) return false
	const near = before.slice(Math.max(0, place - 1 - mostBetween), place)
	const at = near.findLastIndex(({ isContent }) => !isContent)
	return single.test(near[at]?.lower ?? '')
}

// "A three-schools trust" and "one of the schools" speak of one thing all the same.
function countsOne(line: readonly Token[], index: number): boolean {
	return line.slice(Math.max(0, index - 3), index).some(({ lower }) => /^(?:one|a|an)$/.test(lower))
}
