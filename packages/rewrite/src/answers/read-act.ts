import { splitWords } from '@app/language'
import { analyseLine } from '@app/language/analysis'
import { correctUntilStable, hasFaults } from '../gain/remaining-faults.ts'
import { rewriteBullet } from '../rewrite-bullet.ts'
import { rewriteWords } from '../word-lists.ts'
import { expandAnswerShorthand, inDigits } from './answer-tokens.ts'

const opener =
	/^(?:(?:and|so|well|mostly|mainly|basically|usually),? )?(?:(?:i|we) )?(?:(?:just|also|usually|mostly|mainly|always|personally) )?/iu
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
	const told = correctUntilStable(after)
	const tense = isCurrent ? 'base' : 'past'
	return told === null || hasFaults(told, tense) ? null : told
}

const startsWithAct = (text: string) => /^VB[DP]?$/.test(analyseLine(text).tokens[0]?.tag ?? '')

// Acts parted by nothing but commas.
function closeList(said: string): string {
	const pieces = said.split(/, (?=\p{Ll})/u)
	const last = pieces.at(-1) ?? ''
	if (pieces.length < 2 || /^and\b/.test(last) || !pieces.every(startsWithAct)) return said
	return `${pieces.slice(0, -1).join(', ')} and ${last}`
}
