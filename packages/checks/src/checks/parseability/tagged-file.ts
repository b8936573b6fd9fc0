import type { FileFacts } from '@app/cv'
import type { Check } from '../../check.ts'
import { formatList } from '../../format-lists.ts'
import { pdf } from '../../subjects.ts'

export const taggedFile: Check = {
	id: 'A20',
	category: 'parseability',
	severity: 'tip',
	title: 'The PDF has tags, a title and a language',
	looksAt: pdf,
	run: ({ source }) => {
		const lacks = source === null ? [] : whatIsMissing(source.facts)
		if (lacks.length === 0) return null
		return {
			title: `The PDF has no ${formatList(lacks, 'or')}.`,
			why: 'Screen readers use these to read the page in the right order and language.',
			fix: 'Export again with “Tagged PDF” or “Accessibility” switched on, or download the CV from here. Our PDFs include them.',
			evidence: [],
		}
	},
}

function whatIsMissing({ isTagged, title, language }: FileFacts): string[] {
	return [
		isTagged === false ? 'tags' : '',
		language === null || language === '' ? 'language' : '',
		title === null || title.trim() === '' ? 'title' : '',
	].filter((lack) => lack !== '')
}
