import type { Passage } from '@app/cv'
import { splitSentences } from '@app/language'
import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { bullets } from '../../subjects.ts'
import { textEdits } from '../../text-fixes.ts'

const fewestOfEach = 2

export const sameFullStops: Check = {
	id: 'E14',
	category: 'impact',
	severity: 'tip',
	title: 'Bullets all end the same way',
	looksAt: bullets,
	fewest: fewestOfEach * 2,
	run: ({ bullets, pointAt }) => {
		const stopped = bullets.filter(({ text }) => /\.\s*$/.test(text))
		const open = bullets.filter(({ text }) => /[\p{L}\p{N})%]\s*$/u.test(text))
		const rarer = stopped.length <= open.length ? stopped : open
		const [first] = rarer
		if (first === undefined) return null
		if (rarer.length < fewestOfEach) return 'tolerated'
		return {
			title: `Some bullets end with a full stop and some don’t, for example ${quoted(first.text)}.`,
			why: 'It’s a small thing, but careful readers notice.',
			fix: 'Choose one way for all your bullets. Short lines usually have no full stop.',
			evidence: rarer.map(({ path, text }) =>
				pointAt({ path, quote: text.trim().split(/\s+/).slice(-2).join(' ') }),
			),
		}
	},
	quickFixes: (context) => {
		const isSingle = ({ text }: Passage) => splitSentences(text).length === 1
		const open = textEdits(context, context.bullets.filter(isSingle), withoutStop)
		const stopped = textEdits(context, context.bullets, withStop)
		const without = { label: 'Remove full stops from bullets', edits: open }
		const withStops = { label: 'Add full stops to bullets', edits: stopped }
		// A bullet of several sentences needs its last full stop.
		return context.bullets.every(isSingle) ? [without, withStops] : [withStops]
	},
}

// The full stop of a short form and three dots in a row stay.
function withoutStop(text: string): string {
	if (/(?<!\.)\.{2,}\s*$|\b(?:etc|ltd|inc|co|no|approx|a\.m|p\.m|e\.g|i\.e)\.\s*$/i.test(text))
		return text
	return text.replace(/\.\s*$/, '')
}

function withStop(text: string): string {
	return text.replace(/([\p{L}\p{N})%])\s*$/u, '$1.')
}
