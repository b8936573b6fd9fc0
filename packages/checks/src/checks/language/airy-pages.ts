import { splitWords } from '@app/language'
import type { Check } from '../../check.ts'
import { pdf } from '../../subjects.ts'

const mostWords = 750

export const airyPages: Check = {
	id: 'G04',
	category: 'language',
	severity: 'warning-1',
	title: 'Pages have room to breathe',
	looksAt: pdf,
	run: ({ source }) => {
		const [dense] = (source?.pages ?? [])
			.map(({ number, lines }) => ({
				number,
				words: splitWords(lines.map(({ text }) => text).join(' ')).length,
			}))
			.filter(({ words }) => words > mostWords)
		if (dense === undefined) return null
		return {
			title: `Page ${dense.number} has ${dense.words} words.`,
			why: 'Employers may skip a page this full. A typical CV page has 350 to 550 words.',
			fix: 'Cut what the job you want doesn’t ask for, or let your CV run on to the next page.',
			evidence: [],
		}
	},
}
