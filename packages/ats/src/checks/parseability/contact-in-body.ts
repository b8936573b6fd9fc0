import type { Check } from '../../check.ts'
import { wordFile } from '../../subjects.ts'

export const contactInBody: Check = {
	id: 'A12',
	category: 'parseability',
	severity: 'warning-2',
	title: 'Your contact details are in the body of the page',
	// Only a Word file has a header of its own; on a PDF the top of the page is part of the page.
	looksAt: wordFile,
	run: ({ cv, source, pointAt }) => {
		if (source?.facts.contactInPageHeader !== true) return null
		const { email, phone } = cv.personalInfo
		return {
			title: 'Your contact details are in the page header of the Word file.',
			why: 'A lot of software skips headers and footers, and then your CV arrives without a way to reach you.',
			fix: 'Move your name, e-mail and phone number from the header to the first lines of the page itself.',
			evidence: [
				{ path: 'personalInfo.email', quote: email },
				{ path: 'personalInfo.phone', quote: phone },
			]
				.filter(({ quote }) => quote !== '')
				.map(pointAt),
		}
	},
}
