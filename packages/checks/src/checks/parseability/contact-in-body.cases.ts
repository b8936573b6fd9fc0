import type { CheckCases } from '../../fixtures/cases.ts'
import { contactInBody } from './contact-in-body.ts'

export const contactInBodyCases: CheckCases = {
	check: contactInBody,
	finds: {
		'a Word file with the contact details in its header': {
			source: (source) => ({
				...source,
				format: 'docx',
				facts: { ...source.facts, contactInPageHeader: true },
			}),
		},
	},
	accepts: {
		'a Word file without a header': { source: (source) => ({ ...source, format: 'docx' }) },
		'a PDF, where the top of the page is the page': {
			source: (source) => ({ ...source, facts: { ...source.facts, contactInPageHeader: true } }),
		},
	},
}
