import type { Check } from '../../check.ts'

export const openFile: Check = {
	id: 'A05',
	category: 'parseability',
	severity: 'warning-3',
	title: 'The file isn’t locked',
	looksAt: ({ source }) => (source?.facts.isProtected === undefined ? 0 : 1),
	run: ({ source }) =>
		source?.facts.isProtected === true
			? {
					title: 'The PDF opens, but it’s locked against changes or copying.',
					why: 'Some application systems reject locked files.',
					fix: 'Save the CV as a PDF again without a password or restrictions. Printing it to a new PDF also removes the lock.',
					evidence: [],
				}
			: null,
}
