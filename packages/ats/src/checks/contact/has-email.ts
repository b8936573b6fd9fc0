import type { Check } from '../../check.ts'
import { notFound } from '../../not-found.ts'
import { findEmailAttempt } from './email-address.ts'

export const hasEmail: Check = {
	id: 'B02',
	category: 'contact',
	severity: 'blocker',
	cap: 50,
	title: 'There is an e-mail address',
	run: ({ cv, source, lines }) => {
		const isLinked = source?.facts.links.some(({ url }) => /^mailto:/i.test(url)) ?? false
		if (cv.personalInfo.email.trim() !== '' || isLinked || findEmailAttempt(lines) !== null)
			return null
		return notFound(source, {
			what: 'e-mail address',
			title: 'Your CV has no e-mail address.',
			why: 'Most employers answer by e-mail, and many application forms cannot be sent without one.',
			fix: 'Add the address that you read every day, beside your name at the top.',
			evidence: [],
		})
	},
}
