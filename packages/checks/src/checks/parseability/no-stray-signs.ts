import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'

const shareLimit = 0.02
// From this share on, the text as a whole is unreadable, which another check reports.
const nonsenseShare = 0.2
const unreadableSign = /[\uFFFD\uE000-\uF8FF]/

export const noStraySigns: Check = {
	id: 'A15',
	category: 'parseability',
	severity: 'warning-3',
	title: 'No unreadable characters',
	looksAt: ({ source }) =>
		// A text that is mostly nonsense is left to another check.
		source === null || source.facts.unreadableShare >= nonsenseShare ? 0 : 1,
	run: (context) => {
		const share = context.source?.facts.unreadableShare ?? 0
		if (share === 0) return null
		if (share < shareLimit) return 'tolerated'
		return {
			title: `About ${Math.round(share * 100)} in every 100 characters of this file can’t be read by software.`,
			why: 'The font draws shapes without saying which letters they are, so a search misses words with them.',
			fix: 'Use a common font such as Calibri, Arial or Georgia, and replace icons with words. Then export the file again.',
			evidence: findExamples(context),
		}
	},
}

function findExamples({ lines, pointAt }: CheckContext) {
	return lines
		.filter((line) => unreadableSign.test(line))
		.slice(0, 5)
		.map((line) => pointAt({ path: null, quote: quoted(line).slice(1, -1) }))
}
