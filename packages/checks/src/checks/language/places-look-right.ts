import type { LineHint } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { quoted, sentence } from '../../finding-phrases.ts'
import { agree, count, formatSome } from '../../format-lists.ts'
import type { QuickFix } from '../../quick-fix.ts'
import { findHints } from '../../spelling/find-hints.ts'
import { writtenPassages } from '../../spelling/written-passages.ts'
import { replaceStretches } from '../../text-fixes.ts'

const mostNamed = 4

export const placesLookRight: Check = {
	id: 'G18',
	category: 'language',
	severity: 'warning-1',
	title: 'Nothing reads as if another word was meant',
	appliesTo: ({ profile, proofread }) => profile.isEnglish && proofread !== null,
	looksAt: (context) => writtenPassages(context).filter(({ kind }) => kind !== 'line').length,
	run: (context) => {
		const hints = findHints(context)
		if (hints.length === 0) return null
		const quotes = [...new Set(hints.map(({ quote }) => quoted(quote)))]
		return {
			title: `${sentence(count(quotes.length, 'place'))} may be wrong: ${formatSome(quotes, mostNamed)}.`,
			why: 'Ella isn’t sure here, but an employer may stumble over it.',
			fix: `Read ${agree(quotes.length, 'the line', 'each line')} again. If it says what you mean, leave it.`,
			evidence: hints.map(({ path, quote }) => context.pointAt({ path, quote })),
		}
	},
	// Only the writer knows what was meant, so each is a choice.
	quickFixes: (context) => findHints(context).flatMap((hint) => toChoices(context, hint)),
}

function toChoices(
	context: CheckContext,
	{ path, start, end, quote, choices }: LineHint & { path: string },
): QuickFix[] {
	return choices.map((by) => ({
		label: `${quote} → ${by}`,
		edits: replaceStretches(context, [{ path, start, end, by }]),
	}))
}
