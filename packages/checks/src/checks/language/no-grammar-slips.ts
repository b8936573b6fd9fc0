import { findSlips } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { count, formatSome } from '../../format-lists.ts'
import { oncePerContext } from '../../once-per-context.ts'
import { findLineMistakes } from '../../spelling/line-mistakes.ts'
import { isMisspelling } from '../../spelling/misspellings.ts'
import { writtenPassages } from '../../spelling/written-passages.ts'
import { correctAllOrEach, type SlipAt } from './slips.ts'

const mostNamed = 3

export const noGrammarSlips: Check = {
	id: 'G15',
	category: 'language',
	severity: 'warning-2',
	title: 'Grammar and capitals look right',
	appliesTo: ({ profile }) => profile.isEnglish,
	looksAt: (context) => writtenPassages(context).length,
	run: (context) => {
		const slips = findGrammarSlips(context)
		const [first] = slips
		if (first === undefined) return null
		const pairs = slips.map(({ quote, meant }) => `${quoted(quote)} (${meant}?)`)
		const what = count(slips.length, 'likely mistake')
		return {
			title: `We found ${what} a spell checker may miss: ${formatSome(pairs, mostNamed)}.`,
			why: 'Spell checkers rarely flag mistakes like this, but employers notice them.',
			fix: `Read the line aloud, and write ${quoted(first.meant)} if that’s what you mean.`,
			evidence: slips.map(({ path, quote }) => context.pointAt({ path, quote })),
		}
	},
	quickFixes: (context) => correctAllOrEach(context, findGrammarSlips(context)),
}

/** The mistakes of grammar and capitals in the words of a CV, looked up once for each context. */
export const findGrammarSlips = oncePerContext(lookUp)

function lookUp(context: CheckContext): SlipAt[] {
	const apostrophe = chooseApostrophe(context)
	const show = (right: string) => right.replace(/(?<=\p{L})['’]/gu, apostrophe)
	const own = Map.groupBy(findLineMistakes(context).mistakes, ({ path }) => path)
	return writtenPassages(context).flatMap(({ path, kind, text }) => {
		// The corrector looks at lines by these rules too.
		if (context.proofread !== null && kind !== 'line')
			return (own.get(path) ?? [])
				.filter((one) => !isMisspelling(one, context.knowsWord))
				.map(({ start, quote, meant }) => ({ path, start, quote, meant: show(meant) }))
		return findSlips(text).map(({ start, quote, right }) => ({
			path,
			start,
			quote,
			meant: show(right),
		}))
	})
}

// A CV that has straight ones only keeps its kind.
function chooseApostrophe({ passages }: CheckContext): string {
	const has = (mark: RegExp) => passages.some(({ text }) => mark.test(text))
	return has(/\p{L}'\p{L}/u) && !has(/\p{L}’\p{L}/u) ? "'" : '’'
}
