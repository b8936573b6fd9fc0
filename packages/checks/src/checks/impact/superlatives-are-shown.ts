import { findQuantities } from '@app/language'
import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { readAlternatives, wordPattern } from '../../word-lists.ts'

const superlative = new RegExp(
	String.raw`(?<![\p{L}-])(?:${readAlternatives('superlatives')})(?![\p{L}-])`,
	'giu',
)
// Marks and names: an Ofsted rating, a degree, a postal class, an award.
const isFact = wordPattern('ratings-and-names', 'inside')
// “Outstanding” can also mean unpaid or unfinished, so it is praise only before something that a person gives or
// achieves.
const outstandingPraise = new RegExp(
	String.raw`^(?:\s+|(?=[,.;]|$))(?:(?:${readAlternatives('before-praised')})\s+)*(?:${readAlternatives('praised-things')})`,
	'iu',
)
const exceptionalCase = new RegExp(
	String.raw`^\s+(?:${readAlternatives('exceptional-things')})(?!\p{L})`,
	'iu',
)

export const superlativesAreShown: Check = {
	id: 'E21',
	category: 'impact',
	severity: 'tip',
	title: 'Self-praise is backed up by facts',
	appliesTo: ({ profile }) => profile.isEnglish,
	looksAt: ({ passages }) =>
		passages.filter(({ kind, text }) => kind !== 'line' && text.search(superlative) >= 0).length,
	run: ({ passages, pointAt }) => {
		const praise = passages
			.filter(
				({ kind, text }) =>
					kind !== 'line' && !isFact.test(text) && findQuantities(text).length === 0,
			)
			.flatMap(({ path, text }) =>
				[...text.matchAll(superlative)]
					.filter(({ 0: word, index }) => isPraise(word, text.slice(index + word.length)))
					.map(([quote]) => ({ path, quote })),
			)
		const [first] = praise
		if (first === undefined) return null
		return {
			title: `${quoted(first.quote)} is praise, and nothing next to it backs it up.`,
			why: 'Anyone can write this, so it only convinces with a fact behind it.',
			fix: 'Say what would make a colleague describe you that way, or take it out.',
			evidence: praise.map(pointAt),
		}
	},
}

function isPraise(word: string, after: string): boolean {
	if (/^exceptional$/i.test(word)) return !exceptionalCase.test(after)
	if (/^first[- ]class$/i.test(word))
		return !/^\s+(?:lounge|carriage|compartment|coach|mail|post)/i.test(after)
	return !/^outstanding$/i.test(word) || outstandingPraise.test(after)
}
