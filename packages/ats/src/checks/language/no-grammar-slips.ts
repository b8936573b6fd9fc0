import { findSlips, type Slip } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { replaceQuotes } from '../../mend-text.ts'
import type { Passage } from '../../passages.ts'
import type { Severity } from '../../report.ts'
import { count, listOf, quoted, sentence } from '../../words-about.ts'

const mostNamed = 3
// As with spelling: one slip a reader forgives; three they remember.
const severities: readonly Severity[] = ['tip', 'warning-1']

export const noGrammarSlips: Check = {
	id: 'G15',
	category: 'language',
	severity: 'warning-2',
	title: 'No word stands where another was meant',
	appliesTo: ({ profile }) => profile.isEnglish,
	run: (context) => {
		const slips = slipsIn(context)
		const [first] = slips
		if (first === undefined) return null
		const pairs = slips
			.slice(0, mostNamed)
			.map(({ quote, right }) => `${quoted(quote)} (${right}?)`)
		const what = count(slips.length, 'slip')
		return {
			title: `${sentence(what)} that a spell checker lets pass: ${listOf(pairs)}.`,
			why: 'Each of the words is spelt right, so no program warns of it, but a reader stops there.',
			fix: `Read the line aloud, and write ${quoted(first.right)} if that is what you mean.`,
			evidence: slips.map(({ path, quote }) => context.pointAt({ path, quote })),
			severity: severities[slips.length - 1] ?? 'warning-2',
		}
	},
	mend: (context) =>
		slipsIn(context).map(({ path, quote, right }) => ({
			label: `${quote} → ${right}`,
			edits: replaceQuotes(context, [{ path, quote, by: right }]),
		})),
}

// Names of firms, schools, people and works are written as they like.
const isOfOurWriter = ({ kind, section, path }: Passage) =>
	section !== 'publications' && (kind !== 'line' || /\.(?:jobTitle|headline|role)$/.test(path))

function slipsIn({ passages }: CheckContext): (Slip & { path: string })[] {
	return passages
		.filter(isOfOurWriter)
		.flatMap(({ path, text }) => findSlips(text).map((slip) => ({ ...slip, path })))
}
