import type { Check, CheckContext } from '../../check.ts'
import { missingFieldFinding } from '../../missing-field-finding.ts'

/** A telephone number within other words. */
export const phoneLike = /(?:\+|\(?0)\d?[\d\s().-]{8,}\d/

export const hasPhone: Check = {
	id: 'B06',
	category: 'contact',
	severity: 'warning-2',
	title: 'Your CV has a phone number',
	looksAt: (context) => (isGiven(context) ? 1 : 0),
	missesThem: true,
	run: (context) => {
		const { source, lines } = context
		if (isGiven(context) || lines.some((line) => phoneLike.test(line))) return null
		return missingFieldFinding(source, {
			what: 'phone number',
			title: 'Your CV has no phone number.',
			why: 'Many employers phone first, often on the same day.',
			fix: 'Add a mobile number next to your email address.',
			evidence: [],
		})
	},
}

function isGiven({ cv, source }: CheckContext): boolean {
	const isLinked = source?.facts.links.some(({ url }) => /^tel:/i.test(url)) ?? false
	return cv.personalInfo.phone.trim() !== '' || isLinked
}
