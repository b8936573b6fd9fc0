import { type Experience, editOf, maxItems } from '@app/cv'
import { splitSentences, splitWords } from '@app/language'
import type { Check } from '../../check.ts'
import { sentence } from '../../finding-phrases.ts'
import { nameOfJob } from '../../name-of-entry.ts'

const mostWords = 60

export const bulletsNotParagraphs: Check = {
	id: 'E16',
	category: 'impact',
	severity: 'warning-1',
	title: 'No job is one long paragraph',
	looksAt: ({ cv }) => cv.experience.filter(isDescribed).length,
	run: ({ cv, pointAt }) => {
		const paragraphs = cv.experience
			.map(({ summary, achievements }, index) => ({ summary, achievements, index }))
			.filter(
				({ summary, achievements }) =>
					achievements.length === 0 && splitWords(summary).length > mostWords,
			)
		const [first] = paragraphs
		if (first === undefined) return null
		return {
			title: `${sentence(nameOfJob(cv, first.index))} is one paragraph of ${splitWords(first.summary).length} words.`,
			why: 'Employers skim the left edge of your CV, and a block of text gives them nowhere to stop.',
			fix: 'Break it into 3 to 6 bullets, one piece of work each, strongest first.',
			evidence: paragraphs.map(({ index, summary }) =>
				pointAt({ path: `experience.${index}.summary`, quote: summary }),
			),
		}
	},
	quickFixes: ({ cv }) => {
		const edits = cv.experience.flatMap(({ summary, achievements }, index) => {
			const sentences = splitSentences(summary)
			const isParagraph = achievements.length === 0 && splitWords(summary).length > mostWords
			if (!isParagraph || sentences.length < 2) return []
			const job = `experience.${index}`
			return [
				editOf(cv, `${job}.summary`, ''),
				editOf(cv, `${job}.achievements`, sentences.slice(0, maxItems)),
			]
		})
		return edits.length === 0 ? [] : [{ label: 'Turn each sentence into a bullet', edits }]
	},
}

function isDescribed({ summary, achievements }: Experience): boolean {
	return [summary, ...achievements].some((text) => text.trim() !== '')
}
