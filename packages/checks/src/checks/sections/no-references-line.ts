import { editOf } from '@app/cv'
import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { anywhere, freeTexts } from '../../subjects.ts'
import { lineRemoval } from '../../text-fixes.ts'

const onRequest =
	/\b(?:references?|referees?)\b[^.]{0,30}\b(?:on|upon|apon) request\b|\b(?:on|upon) request\b[^.]{0,20}\breferences?\b/i
const underHeading =
	/^\W*(?:(?:\p{L}+ )?(?:available|avaliable|provided|supplied|given) )?(?:on|upon|apon|by) request\W*$/iu

export const noReferencesLine: Check = {
	id: 'C12',
	category: 'sections',
	severity: 'tip',
	title: 'There’s no “References available on request”',
	looksAt: freeTexts,
	wordsToDelete: ({ lines }) => anywhere(lines.filter((line) => onRequest.test(line))),
	run: ({ cv, lines, pointAt }) => {
		const quote =
			lines.map((line) => onRequest.exec(line)?.[0]).find((match) => match !== undefined) ??
			lines.find((line) => cv.referencesOnRequest && underHeading.test(line))?.trim()
		if (quote === undefined && !cv.referencesOnRequest) return null
		return {
			title: `You don’t need the line ${quoted(quote ?? 'References available on request')}.`,
			why: 'Employers assume it and will ask when they need references.',
			fix: 'Delete it and use the space for something about you.',
			evidence: quote === undefined ? [] : [pointAt({ path: null, quote })],
		}
	},
	quickFixes: (context) => {
		const { cv, passages } = context
		const quote = passages.map(({ text }) => onRequest.exec(text)?.[0]).find(Boolean)
		const line = quote === undefined ? [] : lineRemoval(context, quote)
		if (line === null) return []
		const promise = cv.referencesOnRequest ? [editOf(cv, 'referencesOnRequest', false)] : []
		const edits = [...line, ...promise]
		return edits.length === 0 ? [] : [{ label: 'Remove the line', edits }]
	},
}
