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
					title: 'The PDF opens, but it is locked against changing or copying.',
					why: 'Some application systems turn away every locked file.',
					fix: 'Save the CV as a PDF again without a password or restrictions; printing it to a new PDF also takes the lock off.',
					evidence: [],
				}
			: null,
}
