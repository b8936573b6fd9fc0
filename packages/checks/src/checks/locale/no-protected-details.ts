import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { anywhere, freeTexts } from '../../subjects.ts'
import { lineRemoval } from '../../text-fixes.ts'

const labelled =
	/(?:^|[|•·,;]\s*)(?:(?:nationality|religion|gender|sex|ethnicity|ethnic origin|place of birth|political views)\s*[:–-]\s*\p{L}[\p{L} ]{1,30})/iu
const rightToWork =
	/\b(?:right to work|visa|settled status|work permit|indefinite leave|sponsorship|citizen)\b/i

export const noProtectedDetails: Check = {
	id: 'H04',
	category: 'locale',
	severity: 'warning-1',
	title: 'Nationality, religion and gender stay private',
	looksAt: freeTexts,
	wordsToDelete: ({ lines }) => anywhere(findAll(lines)),
	run: ({ lines, pointAt }) => {
		const [quote] = findAll(lines)
		if (quote === undefined) return null
		const shown = quote.replace(/^[|•·,;\s]+/, '').trim()
		return {
			title: `You’ve included a detail that employers aren’t allowed to judge you by: ${quoted(shown)}.`,
			why: 'The law protects you from that, and UK employers would rather not know.',
			fix: 'Delete it. If you need to show that you can work here, write “Right to work in the UK”.',
			evidence: [pointAt({ path: null, quote: shown })],
		}
	},
	quickFixes: (context) => {
		const edits = lineRemoval(context, findAll(context.lines)[0] ?? '')
		return edits === null ? [] : [{ label: 'Remove the line', edits }]
	},
}

function findAll(lines: readonly string[]): string[] {
	return lines
		.filter((line) => !rightToWork.test(line))
		.flatMap((line) => labelled.exec(line.trim())?.[0] ?? [])
}
