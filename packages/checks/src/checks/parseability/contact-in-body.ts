import type { Check } from '../../check.ts'
import { wordFile } from '../../subjects.ts'

export const contactInBody: Check = {
	id: 'A12',
	category: 'parseability',
	severity: 'warning-2',
	title: 'Your contact details are in the body of the page',
	// Only a Word file has a separate header; in a PDF the top of the page is part of the page.
	looksAt: wordFile,
	run: ({ cv, source, pointAt }) => {
		if (source?.facts.contactInPageHeader !== true) return null
		const { email, phone } = cv.personalInfo
		return {
			title: 'Your contact details are in the page header of the Word file.',
			why: 'A lot of software skips headers and footers, so your CV may arrive without contact details.',
			fix: 'Move your name, email and phone number from the header to the first lines of the page.',
			evidence: [
				{ path: 'personalInfo.email', quote: email },
				{ path: 'personalInfo.phone', quote: phone },
			]
				.filter(({ quote }) => quote !== '')
				.map(pointAt),
		}
	},
}
