import type { Check } from '../../check.ts'

export const contactOnFirstPage: Check = {
	id: 'B12',
	category: 'contact',
	severity: 'warning-2',
	title: 'Your contact details are on the first page',
	appliesTo: ({ cv, source }) => (source?.pages.length ?? 0) > 1 && cv.personalInfo.email !== '',
	run: ({ cv, source, pointAt }) => {
		const { email } = cv.personalInfo
		const pages = (source?.pages ?? []).filter(({ lines }) =>
			lines.some(({ text }) => text.includes(email)),
		)
		const [first] = pages
		if (first === undefined || first.number === 1) return null
		return {
			title: `Your e-mail address first appears on page ${first.number}.`,
			why: 'Readers look for it at the top, and a first page may be passed on alone.',
			fix: 'Put your e-mail address and phone number under your name on the first page.',
			evidence: [pointAt({ path: 'personalInfo.email', quote: email })],
		}
	},
}
