import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { anywhere, freeTexts } from '../../subjects.ts'
import { detailRemoval, lineRemoval } from '../../text-fixes.ts'

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\s'
// To the year and no further: another detail may follow.
const day = `(?=\\d|${month})(?:[\\w\\s/.,-]{0,18}?(?:(?:19|20)\\d\\d(?![\\d/-])|[/.-]\\d\\d(?!\\d|[/.-]\\d))|[\\w\\s/,-]{2,20})`
const dateOfBirth = new RegExp(
	`(?:^|[|•·,;]\\s*)(?:(?:date of birth|d\\.?\\s?o\\.?\\s?b\\.?|birth ?date|born(?: on)?)\\s*[:–-]?\\s*${day}|age\\s*[:–-]\\s*\\d{2}\\b(?:\\s*years?(?: old)?)?|age(?:d)? \\d{2}$)`,
	'i',
)

export const noDateOfBirth: Check = {
	id: 'H02',
	category: 'locale',
	severity: 'warning-2',
	title: 'Your age stays private',
	looksAt: freeTexts,
	wordsToDelete: ({ lines }) => anywhere(findAll(lines)),
	run: ({ lines, pointAt }) => {
		const [quote] = findAll(lines)
		if (quote === undefined) return null
		const shown = bare(quote)
		const isWholeLine = lines.some((line) => line.trim() === shown)
		return {
			title: `You’ve included your age or date of birth: ${quoted(shown)}.`,
			why: 'UK employers shouldn’t choose by age, and a date of birth helps identity thieves.',
			fix: isWholeLine ? 'Delete the line.' : `Delete ${quoted(shown)}.`,
			evidence: [pointAt({ path: null, quote: shown })],
		}
	},
	quickFixes: (context) => {
		const quote = bare(findAll(context.lines)[0] ?? '')
		const whole = lineRemoval(context, quote)
		if (whole !== null) return [{ label: 'Remove the line', edits: whole }]
		const detail = detailRemoval(context, quote)
		return detail === null ? [] : [{ label: `Remove ${quoted(quote)}`, edits: detail }]
	},
}

function bare(quote: string): string {
	return quote.replace(/^[|•·,;\s]+/, '').trim()
}

function findAll(lines: readonly string[]): string[] {
	return lines.flatMap((line) => dateOfBirth.exec(line.trim())?.[0] ?? [])
}
