import type { Check } from '../../check.ts'
import { quoted } from '../../words-about.ts'

const fewestOfEach = 2

export const sameFullStops: Check = {
	id: 'E14',
	category: 'impact',
	severity: 'tip',
	title: 'Bullets end alike',
	appliesTo: ({ bullets }) => bullets.length >= fewestOfEach * 2,
	run: ({ bullets, pointAt }) => {
		const stopped = bullets.filter(({ text }) => /\.\s*$/.test(text))
		const open = bullets.filter(({ text }) => /[\p{L}\p{N})%]\s*$/u.test(text))
		const rarer = stopped.length <= open.length ? stopped : open
		const [first] = rarer
		if (first === undefined || rarer.length < fewestOfEach) return null
		return {
			title: `Some bullets end with a full stop and some without, for example ${quoted(first.text)}.`,
			why: 'It is a small thing, and careful readers see it.',
			fix: 'Choose one way for all bullets. Without is usual for short lines.',
			evidence: rarer.map(({ path, text }) =>
				pointAt({ path, quote: text.trim().split(/\s+/).slice(-2).join(' ') }),
			),
		}
	},
}
