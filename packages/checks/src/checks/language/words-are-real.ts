import { shareOfLittleWords, splitWords } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'

const minWords = 20
const maxUnknownShare = 0.3
const minLittleWordShare = 0.1

export const wordsAreReal: Check = {
	id: 'G16',
	category: 'language',
	severity: 'blocker',
	cap: 5,
	title: 'Your CV is written in words',
	looksAt: (context) => listWords(context).length,
	fewest: minWords,
	run: (context) =>
		isReadable(context)
			? null
			: {
					title: 'We can’t read most of the words in this CV.',
					why: 'They look like filler text or damaged letters, so we can’t check them.',
					fix: 'Replace it with your own words. If your file looks right to you, save it again as a PDF or Word file.',
					evidence: [],
				},
}

function listWords({ passages }: CheckContext): string[] {
	return splitWords(passages.map(({ text }) => text).join('\n')).filter((word) =>
		/^\p{Ll}{4,}$/u.test(word),
	)
}

// English is told by the dictionary, other languages by their little words.
function isReadable(context: CheckContext): boolean {
	const { passages, profile, knowsWord } = context
	if (!profile.isEnglish)
		return shareOfLittleWords(passages.map(({ text }) => text).join('\n')) >= minLittleWordShare
	if (knowsWord === null) return true
	const words = listWords(context)
	return words.filter((word) => !knowsWord(word)).length <= words.length * maxUnknownShare
}
