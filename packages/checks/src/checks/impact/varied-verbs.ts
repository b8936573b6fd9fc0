import type { Passage } from '@app/cv'
import { findVerb, splitWords } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { formatList } from '../../format-lists.ts'

const mostInOneEntry = 2
const mostShareOverall = 0.25
const fewestOverall = 4

export const variedVerbs: Check = {
	id: 'E05',
	category: 'impact',
	severity: 'warning-1',
	title: 'Bullets start with different verbs',
	appliesTo: ({ profile }) => profile.isEnglish,
	looksAt: (context) => [...bulletsByVerb(context).values()].flat().length,
	fewest: 3,
	run: (context) => {
		const repeated = [...bulletsByVerb(context)].filter(([, bullets]) =>
			isTooOften(bullets, context.bullets.length),
		)
		if (repeated.length === 0) return null
		const counts = repeated.map(([verb, bullets]) => `${quoted(verb)} (${bullets.length} times)`)
		return {
			title: `You’ve started bullets again and again with ${formatList(counts)}.`,
			why: 'The same verb makes different pieces of work look alike.',
			fix: 'Keep it where it fits best and be more exact elsewhere: did you plan, train, order or check?',
			evidence: repeated
				.flatMap(([, bullets]) => bullets)
				.map(({ path, text }) => context.pointAt({ path, quote: splitWords(text)[0] ?? '' })),
		}
	},
}

function bulletsByVerb({ bullets }: CheckContext): Map<string, Passage[]> {
	const byVerb = new Map<string, Passage[]>()
	for (const bullet of bullets) {
		const verb = findVerb(splitWords(bullet.text)[0] ?? '')?.verb
		if (verb !== undefined) byVerb.set(verb.past, [...(byVerb.get(verb.past) ?? []), bullet])
	}
	return byVerb
}

function isTooOften(bullets: Passage[], total: number): boolean {
	const entries = bullets.map(({ section, entry }) => `${section}.${entry}`)
	const inOneEntry = Math.max(
		...entries.map((entry) => entries.filter((other) => other === entry).length),
	)
	return (
		inOneEntry > mostInOneEntry ||
		(bullets.length >= fewestOverall && bullets.length > total * mostShareOverall)
	)
}
