import type { Check, CheckContext } from '../../check.ts'
import { notFound } from '../../not-found.ts'
import { findEmailAttempt } from './email-address.ts'

export const hasEmail: Check = {
	id: 'B02',
	category: 'contact',
	severity: 'blocker',
	cap: 50,
	title: 'There is an e-mail address',
	looksAt: (context) => (isGiven(context) ? 1 : 0),
	missesThem: true,
	run: (context) => {
		const { source, lines } = context
		if (isGiven(context) || findEmailAttempt(lines) !== null) return null
		return notFound(source, {
			what: 'e-mail address',
			title: 'Your CV has no e-mail address.',
			why: 'Most employers answer by e-mail, and many application forms cannot be sent without one.',
			fix: 'Add the address that you read every day, beside your name at the top.',
			evidence: [],
		})
	},
}

function isGiven({ cv, source }: CheckContext): boolean {
	const isLinked = source?.facts.links.some(({ url }) => /^mailto:/i.test(url)) ?? false
	return cv.personalInfo.email.trim() !== '' || isLinked
}
