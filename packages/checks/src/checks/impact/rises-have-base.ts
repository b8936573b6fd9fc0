import { splitSentences } from '@app/language'
import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { findRiseWithoutBase } from '../../merit/find-rise-without-base.ts'

export const risesHaveBase: Check = {
	id: 'E27',
	category: 'impact',
	severity: 'warning-1',
	title: 'Big increases say what they started from',
	looksAt: ({ passages }) => passages.flatMap(({ text }) => sentencesInPerCent(text)).length,
	run: ({ passages, pointAt }) => {
		const bare = passages.flatMap(({ path, text }) =>
			sentencesInPerCent(text).flatMap((sentence) => {
				const quote = findRiseWithoutBase(sentence)
				return quote === null ? [] : [{ path, sentence, quote }]
			}),
		)
		const [first] = bare
		if (first === undefined) return null
		return {
			title: `${quoted(first.sentence)} doesn’t say what it started from.`,
			why: 'A rise this steep often starts from very little, so employers don’t believe it without the first figure.',
			fix: 'Give both figures, for example “from 40 orders a week to 130”.',
			evidence: bare.map(pointAt),
		}
	},
}

function sentencesInPerCent(text: string): string[] {
	return splitSentences(text).filter((sentence) => /%|per ?cent/i.test(sentence))
}
