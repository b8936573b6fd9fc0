import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { textEdits } from '../../text-fixes.ts'

const fewestOfEach = 2

export const oneKindOfApostrophe: Check = {
	id: 'G14',
	category: 'language',
	severity: 'tip',
	title: 'Apostrophes and quotation marks match',
	looksAt: (context) => wordsWith(context, /(?<=\p{L})['’](?=\p{L})|["“](?=\p{L})/u).length,
	fewest: 2,
	run: (context) => {
		const straight = wordsWith(context, /(?<=\p{L})'(?=\p{L})|"(?=\p{L})/u)
		const curly = wordsWith(context, /(?<=\p{L})’(?=\p{L})|“(?=\p{L})/u)
		const [one] = straight
		const [other] = curly
		if (one === undefined || other === undefined) return null
		if (Math.min(straight.length, curly.length) < fewestOfEach) return 'tolerated'
		return {
			title: `You’ve mixed straight and curly marks: ${quoted(one.quote)} and ${quoted(other.quote)}.`,
			why: 'It suggests that you pasted parts from somewhere else.',
			fix: 'Use one kind throughout. Our templates use the curly one.',
			evidence: straight.map(context.pointAt),
		}
	},
	quickFixes: (context) => [
		{ label: 'Use curly marks', edits: textEdits(context, context.passages, curled) },
	],
}

function wordsWith({ passages }: CheckContext, mark: RegExp): { path: string; quote: string }[] {
	return passages.flatMap(({ path, text }) =>
		text
			.split(/\s+/)
			.filter((word) => mark.test(word))
			.map((quote) => ({ path, quote })),
	)
}

function curled(text: string): string {
	return text
		.replace(/(?<=\p{L})'/gu, '’')
		.replace(/(?<=^|[\s(])"(?=\S)/gu, '“')
		.replace(/(?<=\S)"/gu, '”')
}
