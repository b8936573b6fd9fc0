import { findQuantities } from '@app/language'
import type { Check } from '../../check.ts'
import { quoted } from '../../words-about.ts'

const superlative =
	/(?<![\p{L}-])(?:unrivalled|unparalleled|unmatched|second to none|exceptional|exceptionally|outstanding|extraordinary|unbeatable|phenomenal|incredible|stellar|industry[- ]leading|market[- ]leading|top[- ]performing|top[- ]notch|first[- ]class|highly skilled|highly experienced|expert in|the (?:very )?best|number one)(?![\p{L}-])/giu
// Marks and names: an Ofsted rating, a degree, a postal class, an award.
const isFact =
	/ofsted|cqc|rated|rating|judged|inspect\w*|grade|degree|honours|award\w*|post|ticket|travel|cabin|stamp|outstanding (?:debts?|invoices?|payments?|balances?|orders?|issues|tasks|work|amounts?|fees|actions)|exceptional circumstances|best (?:practice|before|man|buy|value|seller)|voted|named/i

export const superlativesAreShown: Check = {
	id: 'E21',
	category: 'impact',
	severity: 'tip',
	title: 'Praise of yourself is shown by a fact',
	appliesTo: ({ profile }) => profile.isEnglish,
	run: ({ passages, pointAt }) => {
		const praise = passages
			.filter(
				({ kind, text }) =>
					kind !== 'line' && !isFact.test(text) && findQuantities(text).length === 0,
			)
			.flatMap(({ path, text }) =>
				[...text.matchAll(superlative)].map(([quote]) => ({ path, quote: `${quote}` })),
			)
		const [first] = praise
		if (first === undefined) return null
		return {
			title: `${quoted(first.quote)} is praise that nothing beside it shows.`,
			why: 'Everyone may write it, so it persuades no one; a fact does.',
			fix: 'Say what would make a colleague use that word of you, or take it out.',
			evidence: praise.map(pointAt),
		}
	},
}
