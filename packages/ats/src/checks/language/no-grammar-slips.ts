import { findSlips } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import type { Passage } from '../../passages.ts'
import { count, listOf, quoted, sentence } from '../../words-about.ts'
import { mendEach, type PlacedSlip, weightOfSlips } from './slips.ts'

const mostNamed = 3

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
			.map(({ quote, meant }) => `${quoted(quote)} (${meant}?)`)
		const what = count(slips.length, 'slip')
		return {
			title: `${sentence(what)} that a spell checker lets pass: ${listOf(pairs)}.`,
			why: 'Each of the words is spelt right, so no program warns of it, but a reader stops there.',
			fix: `Read the line aloud, and write ${quoted(first.meant)} if that is what you mean.`,
			evidence: slips.map(({ path, quote }) => context.pointAt({ path, quote })),
			severity: weightOfSlips(slips),
		}
	},
	mend: (context) => mendEach(context, slipsIn(context)),
}

// Names of firms, schools, people and works are written as they like.
const isOfOurWriter = ({ kind, section, path }: Passage) =>
	section !== 'publications' && (kind !== 'line' || /\.(?:jobTitle|headline|role)$/.test(path))

function slipsIn({ passages }: CheckContext): PlacedSlip[] {
	return passages
		.filter(isOfOurWriter)
		.flatMap(({ path, text }) =>
			findSlips(text).map(({ quote, right }) => ({ path, quote, meant: right })),
		)
}
