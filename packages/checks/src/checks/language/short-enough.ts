import { splitWords } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { prose } from '../../subjects.ts'

const mostPages = 2
// Two full A4 pages at 10 points hold some 1,100 words.
const wordsOfTwoPages = 1_300

export const shortEnough: Check = {
	id: 'G02',
	category: 'language',
	severity: 'warning-1',
	title: 'Your CV keeps to 2 pages',
	appliesTo: ({ profile }) => !profile.isAcademic,
	looksAt: prose,
	run: (context) => {
		const length = describeLength(context)
		if (length === null) return null
		return {
			title: `Your CV ${length}.`,
			why: 'In the UK, 2 pages are usual outside universities and medicine, and employers rarely read further.',
			fix: 'Cut jobs that ended more than 10 years ago to one line each. Leave out what the job you want doesn’t need.',
			evidence: [],
		}
	},
}

function describeLength({ source, passages }: CheckContext): string | null {
	if (source?.format === 'pdf') {
		const pages = source.pages.filter(({ lines }) => lines.length > 0).length
		return pages > mostPages ? `runs to ${pages} pages` : null
	}
	const words = splitWords(passages.map(({ text }) => text).join(' ')).length
	return words > wordsOfTwoPages
		? `has about ${Math.round(words / 100) * 100} words, more than fit on 2 pages`
		: null
}
