import { findFillers } from '@app/language'
import type { Check } from '../../check.ts'
import { quoted, sentence } from '../../finding-phrases.ts'
import { count } from '../../format-lists.ts'
import { prose } from '../../subjects.ts'
import { textEdits } from '../../text-fixes.ts'

const mostAllowed = 1

export const noFillers: Check = {
	id: 'E18',
	category: 'impact',
	severity: 'tip',
	title: 'No long-winded phrases',
	appliesTo: ({ profile }) => profile.isEnglish,
	looksAt: prose,
	run: ({ passages, pointAt }) => {
		const found = passages
			.filter(({ kind }) => kind !== 'line')
			.flatMap(({ path, text }) => findFillers(text).map(({ phrase }) => ({ path, quote: phrase })))
		const [first] = found
		if (first === undefined) return null
		if (found.length <= mostAllowed) return 'tolerated'
		return {
			title: `${sentence(count(found.length, 'phrase'))} could be shorter, such as ${quoted(first.quote)}.`,
			why: 'Long-winded phrases take space from what only you can say.',
			fix: '“In order to” becomes “to”, and “on a daily basis” becomes “daily”.',
			evidence: found.map(pointAt),
		}
	},
	quickFixes: (context) => {
		const found = context.passages.filter(({ kind }) => kind !== 'line')
		const edits = textEdits(context, found, shortened)
		const left = found.flatMap(({ text }) => findFillers(shortened(text)))
		return left.length > mostAllowed ? [] : [{ label: 'Use the shorter words', edits }]
	},
}

// Only phrases that can be shortened without a change to the rest of the sentence.
const shorter: readonly (readonly [long: string, short: string])[] = [
	['in order to', 'to'],
	['on a daily basis', 'daily'],
	['on a weekly basis', 'weekly'],
	['on a monthly basis', 'monthly'],
	['on a regular basis', 'regularly'],
	['due to the fact that', 'because'],
	['in the event that', 'if'],
	['in a timely manner', 'promptly'],
	['a variety of different', 'various'],
	['various different', 'various'],
	['as well as also', 'as well as'],
	['at this point in time', 'now'],
	['each and every', 'every'],
]

// Within a clause the words mean “about”; at its start or end they hang on a comma that “about” cannot carry.
const withRegardTo = /(?<=\p{L} )with regards? to(?= [^,;:.]*(?:[.;:]|$))/gu

function shortened(text: string): string {
	const about = text.replace(withRegardTo, 'about')
	return shorter.reduce(
		(was, [long, short]) =>
			was.replace(new RegExp(`(?<!\\p{L})${long}(?!\\p{L}| (?:of|to) )`, 'giu'), (found) =>
				/^\p{Lu}/u.test(found) ? short.charAt(0).toUpperCase() + short.slice(1) : short,
			),
		about,
	)
}
