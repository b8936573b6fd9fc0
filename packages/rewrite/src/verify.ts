import { findLeadIn, findVerb, splitWords } from '@app/language'
import type { Tense } from './rewritings.ts'

const longestBullet = 260
const leftovers: readonly RegExp[] = [
	/\b(?:I|my|me|myself)\b/,
	/\b(\p{L}+) \1\b/iu,
	/\b(?:and|or|of|to|for|with|in|by|the|a),?\.?$/i,
	/,\s*,|\s,|\band,/,
	/\b(?:and|,) (?:being|having|also)\b/i,
]

/** Whether the line can stand: a verb in the right form in front, parallel lists, nothing left over. */
export function readsWell(line: string, tense: Tense): boolean {
	if (line.length > longestBullet || splitWords(line).length < 2) return false
	if (findLeadIn(line) !== null || leftovers.some((leftover) => leftover.test(line))) return false
	return opensInTense(line, tense) && listsAreParallel(line)
}

function opensInTense(line: string, tense: Tense): boolean {
	const first = splitWords(line).find((word) => !/ly$/.test(word)) ?? ''
	const forms = findVerb(first)?.forms ?? []
	return tense === 'past'
		? forms.includes('past')
		: forms.includes('base') || forms.includes('past')
}

// A gerund after "and" or a comma needs another gerund, or a preposition, to lean on: "by washing and ironing".
function listsAreParallel(line: string): boolean {
	for (const match of line.matchAll(/(?:,|\band)\s+(\p{L}+ing)\b/giu)) {
		const isVerb = findVerb(match[1] ?? '')?.forms.includes('gerund') === true
		if (
			isVerb &&
			!/\b(?:by|for|of|in|with|on|to|including|through|while|from|building) \p{L}+ing\b/iu.test(
				line.slice(0, match.index),
			)
		)
			return false
	}
	return true
}
