import type { FileFacts } from '@app/cv'
import type { Check } from '../../check.ts'
import { listOf } from '../../words-about.ts'

export const taggedFile: Check = {
	id: 'A20',
	category: 'parseability',
	severity: 'tip',
	title: 'The PDF is tagged and names its title and language',
	appliesTo: ({ source }) => source?.format === 'pdf',
	run: ({ source }) => {
		const lacks = source === null ? [] : whatIsMissing(source.facts)
		if (lacks.length === 0) return null
		return {
			title: `The PDF has ${listOf(lacks)}.`,
			why: 'Screen readers and other programs use these marks to read the page in the right order and the right voice.',
			fix: 'Export again with “Tagged PDF” or “Accessibility” switched on, or download the CV from here: our PDFs carry them.',
			evidence: [],
		}
	},
}

function whatIsMissing({ isTagged, title, language }: FileFacts): string[] {
	return [
		isTagged === false ? 'no tags' : '',
		language === null || language === '' ? 'no language' : '',
		title === null || title.trim() === '' ? 'no title' : '',
	].filter((lack) => lack !== '')
}
