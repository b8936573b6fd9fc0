import { findQuantities, findVagueQuantities } from '@app/language'
import type { Check } from '../../check.ts'
import { quoted, sentence } from '../../finding-phrases.ts'
import { count } from '../../format-lists.ts'

export const exactQuantities: Check = {
	id: 'E04',
	category: 'impact',
	severity: 'warning-1',
	title: 'Amounts are given as numbers',
	appliesTo: ({ profile }) => profile.isEnglish,
	looksAt: ({ bullets }) => bullets.filter(({ text }) => hasAmount(text)).length,
	run: ({ bullets, pointAt }) => {
		const vague = bullets
			.filter(({ text }) => findQuantities(text).length === 0)
			.flatMap(({ path, text }) =>
				findVagueQuantities(text).map(({ phrase }) => ({ path, quote: phrase })),
			)
		const [first] = vague
		if (first === undefined) return null
		return {
			title:
				vague.length === 1
					? `One amount is vague: ${quoted(first.quote)}.`
					: `${sentence(count(vague.length, 'amount'))} are vague, for example ${quoted(first.quote)}.`,
			why: 'Words like this could mean 3 or 300.',
			fix: 'Use a number you’re sure of, or “about”: “about 40 calls a day”.',
			evidence: vague.map(pointAt),
			// Once may be all that can be said; again and again it is a habit.
			severity: vague.length === 1 ? 'tip' : 'warning-1',
		}
	},
}

function hasAmount(text: string): boolean {
	return findQuantities(text).length > 0 || findVagueQuantities(text).length > 0
}
