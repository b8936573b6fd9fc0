import type { Check } from '../../check.ts'
import { lineRemoval } from '../../mend-text.ts'
import { quoted } from '../../words-about.ts'

const dateOfBirth =
	/(?:^|[|•·,;]\s*)(?:(?:date of birth|d\.?\s?o\.?\s?b\.?|birth ?date|born(?: on)?)\s*[:–-]?\s*(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\s)[\w\s/.,-]{2,20}|age\s*[:–-]\s*\d{2}\b(?:\s*years?(?: old)?)?|age(?:d)? \d{2}$)/i

export const noDateOfBirth: Check = {
	id: 'H02',
	category: 'locale',
	severity: 'warning-2',
	title: 'Your age stays private',
	run: ({ lines, pointAt }) => {
		const quote = quoteIn(lines)
		if (quote === undefined) return null
		const shown = quote.replace(/^[|•·,;\s]+/, '').trim()
		return {
			title: `Your CV gives your age or date of birth: ${quoted(shown)}.`,
			why: 'UK employers may not choose by age and would rather not know it; a date of birth also helps those who steal identities.',
			fix: 'Delete the line.',
			evidence: [pointAt({ path: null, quote: shown })],
		}
	},
	mend: (context) => {
		const edits = lineRemoval(context, quoteIn(context.lines) ?? '')
		return edits === null ? [] : [{ label: 'Take the line out', edits }]
	},
}

function quoteIn(lines: readonly string[]): string | undefined {
	return lines
		.map((line) => dateOfBirth.exec(line.trim())?.[0])
		.find((match) => match !== undefined)
}
