import { audit } from '@app/claims'
import type { ClaimExample } from './claim-examples.ts'

/** Returns the audit's verdict on two lines, with its reason in words; `null` while one of them is empty. */
export function judgeClaims({
	before,
	after,
}: Pick<ClaimExample, 'before' | 'after'>): Pick<ClaimExample, 'verdict' | 'reason'> | null {
	if (before.trim() === '' || after.trim() === '') return null
	const { verdict, findings, confirmation } = audit(before, after)
	const [first] = findings
	if (verdict === 'faithful') return { verdict, reason: 'Nothing here goes beyond your words.' }
	if (first === undefined) return { verdict, reason: 'This says more than your words.' }
	return {
		verdict,
		reason: confirmation === null ? first.message : `${first.message} ${confirmation.question}`,
	}
}
