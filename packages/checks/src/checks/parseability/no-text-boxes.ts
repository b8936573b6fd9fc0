import type { Check } from '../../check.ts'
import { wordFile } from '../../subjects.ts'

export const noTextBoxes: Check = {
	id: 'A13',
	category: 'parseability',
	severity: 'warning-3',
	title: 'Your text isn’t in text boxes',
	// Only a Word file has text boxes; in a PDF their words are words of the page.
	looksAt: wordFile,
	run: ({ source }) => {
		if (source?.facts.hasTextBoxes !== true) return null
		return {
			title: 'Parts of this Word file are in text boxes.',
			why: 'Some software skips text boxes or reads them last.',
			fix: 'Move the words out of the boxes into ordinary paragraphs.',
			evidence: [],
		}
	},
}
