import { findQuantities, splitWords } from '@app/language'
import type { Check } from '../../check.ts'
import { escalationWeight } from '../../escalate-severity.ts'
import { quoted, sentence } from '../../finding-phrases.ts'
import { count } from '../../format-lists.ts'
import { bullets } from '../../subjects.ts'

const fewestWords = 6
const shareLimit = 0.25

export const bulletsSayEnough: Check = {
	id: 'E11',
	category: 'impact',
	severity: 'warning-1',
	title: 'Bullets are long enough to say what you did',
	looksAt: bullets,
	fewest: 3,
	run: ({ bullets, pointAt }) => {
		// A short line with a figure says all.
		const short = bullets.filter(
			({ text }) => splitWords(text).length < fewestWords && findQuantities(text).length === 0,
		)
		const [first] = short
		if (first === undefined) return null
		if (short.length < 2 || short.length < bullets.length * shareLimit) return 'tolerated'
		return {
			title: `${sentence(count(short.length, 'bullet'))} have fewer than 6 words, for example ${quoted(first.text)}.`,
			why: 'Bullets this short name a task but leave out what you did.',
			fix: 'Add who it was for, what you used or what the result was. Or join 2 short bullets.',
			evidence: short.map(({ path, text }) => pointAt({ path, quote: text })),
			severity: escalationWeight('warning-1', { faulty: short.length, all: bullets.length }),
		}
	},
}
