import type { Check, CheckContext } from '../../check.ts'
import { quoted, sentence } from '../../finding-phrases.ts'
import { agree, count, formatSome } from '../../format-lists.ts'
import type { QuickFix } from '../../quick-fix.ts'
import { findMisspellings, type Misspelling } from '../../spelling/misspellings.ts'
import { writtenPassages } from '../../spelling/written-passages.ts'
import { replaceQuotes } from '../../text-fixes.ts'
import { correctAll } from './slips.ts'

const mostNamed = 4

export const noMisspellings: Check = {
	id: 'G10',
	category: 'language',
	severity: 'warning-2',
	title: 'Words are spelt correctly',
	appliesTo: ({ profile, knowsWord }) => profile.isEnglish && knowsWord !== null,
	looksAt: (context) => writtenPassages(context).length + (context.source?.unread.length ?? 0),
	run: (context) => {
		const slips = findMisspellings(context)
		const [first] = slips
		if (first === undefined) return null
		const pairs = slips.map((slip) => `${quoted(slip.quote)} (${formatChoice(slip)}?)`)
		return {
			title: `${sentence(count(slips.length, 'word'))} may be misspelt: ${formatSome(pairs, mostNamed)}.`,
			why: 'Spelling mistakes are the first thing employers complain about, and a keyword search will miss a misspelt word.',
			fix: `Check ${agree(slips.length, 'it', 'each of them')}: ${quoted(first.quote)} is probably ${formatChoice(first, quoted)}. If it’s a term from your field, leave it.`,
			evidence: slips.flatMap(({ quote, paths }) =>
				paths.map((path) => context.pointAt({ path, quote })),
			),
		}
	},
	// A fix must not replace one wrong word with another, so only words with one possible meaning get a fix.
	quickFixes: (context) => {
		const certain = findMisspellings(context).flatMap((slip) => toReplacements(slip))
		const each = [...Map.groupBy(certain, ({ quote }) => quote).values()].flatMap((same) =>
			toQuickFix(context, same),
		)
		if (each.length < 2) return each
		return [correctAll(each.length, replaceQuotes(context, certain)), ...each]
	},
}

function formatChoice({ words, isCertain }: Misspelling, as = (word: string) => word): string {
	return isCertain ? as(words[0]) : words.map(as).join(' or ')
}

type Replaced = { path: string; quote: string; by: string }

function toReplacements({ quote, paths, words, isCertain }: Misspelling): Replaced[] {
	const placed = paths.filter((path) => path !== null)
	return isCertain ? placed.map((path) => ({ path, quote, by: words[0] })) : []
}

function toQuickFix(context: CheckContext, same: readonly Replaced[]): QuickFix[] {
	const [first] = same
	const edits = replaceQuotes(context, same)
	if (first === undefined || edits.length === 0) return []
	return [{ label: `${first.quote} → ${first.by}`, edits }]
}
