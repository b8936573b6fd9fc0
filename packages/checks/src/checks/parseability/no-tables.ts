import type { SourceFormat } from '@app/cv'
import type { Check } from '../../check.ts'

// In a PDF, a table is only words side by side, which the check of columns covers.
const withTables: readonly SourceFormat[] = ['docx', 'odt', 'rtf', 'doc', 'html']

export const noTables: Check = {
	id: 'A11',
	category: 'parseability',
	severity: 'warning-2',
	title: 'Your text isn’t in tables',
	looksAt: ({ source }) => (source !== null && withTables.includes(source.format) ? 1 : 0),
	run: ({ source }) => {
		if (source?.facts.hasTables !== true) return null
		return {
			title: 'Parts of this file are in a table.',
			why: 'Software reads tables in different orders or skips them, so dates can end up next to the wrong job.',
			fix: 'Turn the table into ordinary lines: in Word, choose Layout, then Convert to Text. Use a tab to put dates on the right.',
			evidence: [],
		}
	},
}
