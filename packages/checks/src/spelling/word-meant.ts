import {
	agentInEr,
	correctAgentNoun,
	correctOverregularisedPast,
	correctSpelling,
	correctYsPlural,
	findVerb,
	isWrittenSmall,
	type KnowsWord,
	likelyWords,
} from '@app/language'
import { wordPattern } from '../word-lists.ts'
import { isEnglishWord } from './is-english-word.ts'

/** The likely corrections of a misspelt word, the likeliest first. */
export type Meant = {
	words: [likeliest: string, ...others: string[]]
	/** Whether nothing else can have been meant, so that a press may put it right. */
	isCertain: boolean
	/** Whether even a word that stands there twice, or among the skills, is a slip: it cannot be a name or a word of a trade. */
	isSlipAnyhow: boolean
	/** Whether it is one of the slips that many people make, or a form against the grammar, and not merely near another word. */
	isKnown: boolean
}

const shortestWord = 5
// Below it a second word is as near as the first.
const clearLead = 0.75
const leadOfUsualWord = 0.6
const cheapSlip = 1.3
const longWord = 9

/**
 * Returns the correction of an unknown word in small letters, or `null` where it may be intended. `before` is the
 * previous word, which tells a participle from the past tense.
 */
export function wordMeant(word: string, before: string, knows: KnowsWord): Meant | null {
	const known = correctSpelling(word)
	if (known !== word) return sure(known)
	if (word.length < shortestWord) return null
	const past = correctOverregularisedPast(word, knows)
	if (past !== null) return pastMeant(past, before.toLowerCase())
	const plural = correctYsPlural(word, knows)
	if (plural !== null) return sure(plural)
	const agent = correctAgentNoun(word, knows) ?? agentInEr(word, knows)
	if (agent !== null) return sure(agent)
	return isEnglishWord(word, knows) ? null : (nearest(word, knows) ?? pluralMeant(word, knows))
}

const sure = (word: string): Meant => ({
	words: [word],
	isCertain: true,
	isSlipAnyhow: true,
	isKnown: true,
})

// A wrong plural of a word that has a slip in it: "disiplinarys".
function pluralMeant(word: string, knows: KnowsWord): Meant | null {
	if (!/[^aeiou]ys$/.test(word)) return null
	const one = word.slice(0, -1)
	if (isEnglishWord(one, knows)) return null
	const meant = nearest(one, knows)
	if (meant?.isCertain !== true || !meant.words[0].endsWith('y')) return null
	return { ...meant, words: [`${meant.words[0].slice(0, -1)}ies`] }
}

const helpsParticiple = wordPattern('before-participle', 'whole', '')

function pastMeant(
	{ past, participle }: { past: string; participle: string },
	before: string,
): Meant {
	if (past === participle) return sure(past)
	const isParticiple = helpsParticiple.test(before)
	return {
		words: isParticiple ? [participle, past] : [past, participle],
		isCertain: before === '' || before === 'i' || /^(?:have|has|had|having)$/.test(before),
		isSlipAnyhow: true,
		isKnown: true,
	}
}

function nearest(word: string, knows: KnowsWord): Meant | null {
	const ranked = likelyWords(word, knows)
		.map(({ word: other, cost }) => ({
			other,
			cost: cost - (isUsual(other) ? leadOfUsualWord : 0),
			slip: cost,
		}))
		.sort((one, two) => one.cost - two.cost)
	const [first, second] = ranked
	if (first === undefined) return null
	const isPlain = first.slip <= cheapSlip && word.length >= longWord
	const isLikely = isPlain || isUsual(first.other)
	const isCertain = isLikely && (second === undefined || second.cost - first.cost >= clearLead)
	return {
		words: [first.other, ...ranked.slice(1, 3).map(({ other }) => other)],
		isCertain,
		isSlipAnyhow: isCertain && first.slip <= cheapSlip,
		isKnown: false,
	}
}

// Whether a word is common in CVs: a verb of work or a term that is written in small letters.
function isUsual(word: string): boolean {
	return [word, word.replace(/s$/, '')].some(
		(form) => findVerb(form) !== null || isWrittenSmall(form),
	)
}
