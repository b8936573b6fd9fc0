import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { anywhere, freeTexts } from '../../subjects.ts'
import { detailRemoval, lineRemoval } from '../../text-fixes.ts'
import { readAlternatives, wordPattern } from '../../word-lists.ts'

// Text after a comma belongs to the marital status only if it is about children.
const labelled =
	/(?:^|[|•·,;.]\s*)(?:marital|civil|family) status\s*[:–-]\s*\w[\w ]*(?:,\s*(?:(?:and|with|no|one|two|three|four|five|\d+)\s+)+(?:\w+\s+)?(?:child|kid|depend|son|daughter)\w*)*/i
// With a comma after it only among such details: elsewhere it may be the first of several things.
const withChildren = String.raw`(?:,? (?:with|and)? ?(?:\w+ )?(?:child(?:ren)?|kids|dependants?|dependents?))?`
const aloneOnLine = new RegExp(
	String.raw`^(?:${readAlternatives('marital-states')})${withChildren}(?=$|\s*[|•·]|\s*,\s*(?:${readAlternatives('after-marital-state')}))`,
	'i',
)
// Beside a date of birth or an origin the word can mean nothing else.
const besideOtherDetails = new RegExp(
	String.raw`(?<=\b(?:${readAlternatives('personal-details')})\b.{0,40}[,;|•·]\s*)(?:${readAlternatives('marital-states')})(?=\s*(?:$|[,;|•·.]))`,
	'i',
)
const children =
	/^(?:mother|father|parent) of (?:\w+)(?: children)?$|^(?:no|one|two|three|four|\d) (?:children|dependants|dependents)$/i
// Mentions of the writer's own wife, husband or children.
const ownFamily = new RegExp(
	String.raw`\b(?:time with my (?:kids|children|sons?|daughters?)|my (?:(?:${readAlternatives('before-children')})\s)+(?:kids|children|sons?|daughters?)|my (?:wife|husband))\b(?![’'-])`,
	'i',
)
// Who explains a gap by them has a reason to name them, and a teacher's are a class.
const hasReason = wordPattern('reasons-to-name-family', 'anywhere')

export const noMaritalStatus: Check = {
	id: 'H03',
	category: 'locale',
	severity: 'warning-2',
	title: 'Your family stays private',
	looksAt: freeTexts,
	wordsToDelete: ({ lines }) => anywhere(findAll(lines)),
	run: ({ lines, pointAt }) => {
		const [quote] = findAll(lines)
		if (quote === undefined) return null
		const shown = quote.replace(/^[|•·,;.\s]+/, '').trim()
		const isWholeLine = lines.some((line) => line.trim() === shown)
		return {
			title: `You’ve included details of your family: ${quoted(shown)}.`,
			why: 'UK employers aren’t allowed to consider them, so leave them off.',
			fix: isWholeLine ? 'Delete the line.' : `Delete ${quoted(shown)}.`,
			evidence: [pointAt({ path: null, quote: shown })],
		}
	},
	quickFixes: (context) => {
		const quote = (findAll(context.lines)[0] ?? '').replace(/^[|•·,;.\s]+/, '').trim()
		const whole = lineRemoval(context, quote)
		if (whole !== null) return [{ label: 'Remove the line', edits: whole }]
		// A row of details after a label may hold others that are to stay.
		const detail = quote.includes(',') ? null : detailRemoval(context, quote)
		return detail === null ? [] : [{ label: `Remove ${quoted(quote)}`, edits: detail }]
	},
}

const ways = [labelled, aloneOnLine, besideOtherDetails, children]

function findPrivateDetail(line: string): string | undefined {
	const [found] = ways.flatMap((way) => way.exec(line)?.[0] ?? [])
	return found ?? (hasReason.test(line) ? undefined : ownFamily.exec(line)?.[0])
}

function findAll(lines: readonly string[]): string[] {
	return lines.flatMap((line) => findPrivateDetail(line.trim()) ?? [])
}
