import { splitWords, withCapital } from '@app/language'
import { analyseLine } from '@app/language/analysis'
import { correctUntilStable, hasFaults } from '../gain/remaining-faults.ts'
import { rewriteBullet } from '../rewrite-bullet.ts'
import { rewriteWords } from '../word-lists.ts'
import { expandAnswerShorthand, inDigits } from './answer-tokens.ts'

const opener =
	/^(?:(?:and|so|well|mostly|mainly|basically|usually),? )?(?:i )?(?:(?:just|also|usually|mostly|mainly|always|personally) )?/iu
const speaks = /(?<!\p{L})(?:i|we|me|my|our|us|you|lol|tbh)(?!\p{L})/iu
const isOpinion = rewriteWords.pattern('opinions', 'anywhere')
const fewestWords = 3

/** An answer that tells something its writer did, as a line of a CV in the tense of the job; `null` where it tells none, or isn't sound English. */
export function readAct(answer: string, isCurrent: boolean): string | null {
	const bare = answer.replace(/\s(?:by )?myself\b/giu, '')
	const said = closeList(inDigits(expandAnswerShorthand(bare)).replace(opener, ''))
	if (speaks.test(said) || isOpinion.test(said) || splitWords(said).length < fewestWords)
		return null
	if (!startsWithAct(said)) return null
	const { after } = rewriteBullet(said, { current: isCurrent })
	const told = correctUntilStable(withCapital(after))
	const tense = isCurrent ? 'base' : 'past'
	return told === null || hasFaults(told, tense) ? null : told
}

// A deed at the start: neither what somebody was nor what they didn't do.
function startsWithAct(text: string): boolean {
	const [first] = analyseLine(text).tokens
	return /^VB[DP]?$/.test(first?.tag ?? '') && first?.lemma !== 'be' && !isDenied.test(text)
}

const isDenied = /\b(?:not|never|dont|didnt|cant)\b|n['’]t\b/iu

// Acts parted by nothing but commas.
function closeList(said: string): string {
	const pieces = said.split(/, (?=\p{Ll})/u)
	const last = pieces.at(-1) ?? ''
	if (pieces.length < 2 || /^and\b/.test(last) || !pieces.every(startsWithAct)) return said
	return `${pieces.slice(0, -1).join(', ')} and ${last}`
}
