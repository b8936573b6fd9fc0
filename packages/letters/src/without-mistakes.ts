import { audit } from '@app/claims'
import { correctLine } from '@app/rewrite'

/** With more mistakes than this still expected, a sentence isn’t sent to an employer. */
const mostExpected = 1.2

/** A sentence with its sure mistakes corrected; `null` where others may be left, or where the correction claims something else. */
export function withoutMistakes(said: string): string | null {
	const { text, doubts, unsure, expected } = correctLine(said)
	if (doubts.length > 0 || unsure.length > 0 || expected > mostExpected) return null
	return text === said || audit(said, text).verdict === 'faithful' ? text : null
}
