import { findFillers } from '@app/language'
import type { Check } from '../../check.ts'
import { count, quoted, sentence } from '../../words-about.ts'

const mostAllowed = 1

export const noFillers: Check = {
	id: 'E18',
	category: 'impact',
	severity: 'tip',
	title: 'Nothing is said the long way round',
	appliesTo: ({ profile }) => profile.isEnglish,
	run: ({ passages, pointAt }) => {
		const found = passages
			.filter(({ kind }) => kind !== 'line')
			.flatMap(({ path, text }) => findFillers(text).map(({ phrase }) => ({ path, quote: phrase })))
		const [first] = found
		if (first === undefined || found.length <= mostAllowed) return null
		return {
			title: `${sentence(count(found.length, 'phrase'))} could be shorter, such as ${quoted(first.quote)}.`,
			why: 'Each takes the room of something that only you can say.',
			fix: '“In order to” is “to”, “on a daily basis” is “daily”, “due to the fact that” is “because”.',
			evidence: found.map(pointAt),
		}
	},
}
