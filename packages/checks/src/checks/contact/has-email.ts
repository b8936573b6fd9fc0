import type { Check, CheckContext } from '../../check.ts'
import { countWaysToReply } from '../../merit/measure-cv.ts'
import { missingFieldFinding } from '../../missing-field-finding.ts'
import { findEmailAttempt } from './email-address.ts'

export const hasEmail: Check = {
	id: 'B02',
	category: 'contact',
	severity: 'blocker',
	cap: 50,
	title: 'Your CV has an email address',
	looksAt: (context) => (isGiven(context) ? 1 : 0),
	missesThem: true,
	run: (context) => {
		const { source, lines } = context
		if (isGiven(context) || findEmailAttempt(lines) !== null) return null
		const draft = missingFieldFinding(source, {
			what: 'email address',
			title: 'Your CV has no email address.',
			why: 'Most employers reply by email, and many application forms won’t go through without an address.',
			fix: 'Add the address you check every day, next to your name at the top.',
			evidence: [],
		})
		// Without a phone number either, nobody can reply at all.
		return countWaysToReply(context) === 0 ? draft : { ...draft, severity: 'warning-3' }
	},
}

function isGiven({ cv, source }: CheckContext): boolean {
	const isLinked = source?.facts.links.some(({ url }) => /^mailto:/i.test(url)) ?? false
	return cv.personalInfo.email.trim() !== '' || isLinked
}
