import { findQuantities } from '@app/language'
import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { wordPattern } from '../../word-lists.ts'

const superlative =
	/(?<![\p{L}-])(?:unrivalled|unparalleled|unmatched|second to none|exceptional|exceptionally|outstanding|extraordinary|unbeatable|phenomenal|incredible|stellar|industry[- ]leading|market[- ]leading|top[- ]performing|top[- ]notch|first[- ]class|highly skilled|highly experienced|expert in|the (?:very )?best|number one)(?![\p{L}-])/giu
// Marks and names: an Ofsted rating, a degree, a postal class, an award.
const isFact = wordPattern('ratings-and-names', 'inside')
// The word also means not yet paid or done, unless what somebody gives or achieves comes next.
const outstandingPraise =
	/^(?:\s+|(?=[,.;]|$))(?:(?:and|levels? of|quality|customer|client|patient|guest|team|personal|individual|academic|sales|interpersonal|communication|leadership|organisational|problem-solving|technical|track)\s+)*(?:service|care|results?|support|performance|achievements?|skills?|abilit(?:y|ies)|communicator|leader|teacher|nurse|manager|team player|record|reputation|contribution|commitment|dedication|experiences?|work ethic|knowledge|talent|student|pupil|attention|attendance|lessons|teaching|leadership|quality|standards?|customer|attitude|feedback|success|growth|professional|candidate|individual|salesperson|sportsman|organis\w+|presentation|[,.;]|$)/iu
const exceptionalCase =
	/^\s+(?:circumstances|cases?|needs?|items?|costs?|payments?|leave|hardship|reports?|transactions?|loads?|risks?|weather|children|pupils|waste|debts?|requests?|funding|treatments?)(?!\p{L})/iu

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
			why: 'Anyone can write this, so it only persuades with a fact.',
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
