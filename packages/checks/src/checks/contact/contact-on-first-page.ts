import type { SourcePage } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { laidOutFile } from '../../subjects.ts'

export const contactOnFirstPage: Check = {
	id: 'B12',
	category: 'contact',
	severity: 'warning-2',
	title: 'Your contact details are on the first page',
	looksAt: (context) => (laidOutFile(context) === 0 ? 0 : pagesWithEmail(context).length),
	run: (context) => {
		const { cv, pointAt } = context
		const { email } = cv.personalInfo
		const [first] = pagesWithEmail(context)
		if (first === undefined || first.number === 1) return null
		return {
			title: `Your email address first appears on page ${first.number}.`,
			why: 'Employers look for it at the top, and your first page may be passed on alone.',
			fix: 'Put your email address and phone number under your name on the first page.',
			evidence: [pointAt({ path: 'personalInfo.email', quote: email })],
		}
	},
}

// On a single page there is no other page to be on.
function pagesWithEmail({ cv, source }: CheckContext): SourcePage[] {
	const { email } = cv.personalInfo
	if (email === '' || source === null || source.pages.length < 2) return []
	return source.pages.filter(({ lines }) => lines.some(({ text }) => text.includes(email)))
}
