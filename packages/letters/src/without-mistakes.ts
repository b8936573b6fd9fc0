import { audit } from '@app/claims'
import { splitWords } from '@app/language'
import { correctLine } from '@app/rewrite'

/** With more mistakes than this still expected, a sentence isn’t sent to an employer. */
const mostExpected = 1.2
const mostExpectedOfWord = 0.09

/** A sentence with its sure mistakes corrected; `null` where others may be left, or where the correction claims something else. */
export function withoutMistakes(said: string, { isOwnProse = false } = {}): string | null {
	const { text, corrections, doubts, unsure, expected } = correctLine(said)
	// Of a sentence that somebody wrote in full, one uncertain place alone is no reason to leave it out.
	const isUnsure = unsure.length > 0 && !(isOwnProse && corrections === 0)
	const most = Math.max(mostExpected, splitWords(said).length * mostExpectedOfWord)
	if (doubts.length > 0 || isUnsure || expected > most) return null
	return text === said || audit(said, text).verdict === 'faithful' ? text : null
}
