import { type CvDesign, type CvDocument, escapeMarks, fullName } from '@app/cv'
import { buildStyle } from './build-style.ts'
import { cleanLine, cleanParagraphs } from './clean-text.ts'
import { labelsFor } from './labels/localised-labels.ts'
import { listContacts } from './list-contacts.ts'
import type { TypesetInput } from './typeset-input.ts'

/** A letter as its template reads it: under the name and contacts of a CV and in its look. A line break stays one. */
export function toLetterInput(letter: string, cv: CvDocument, design: CvDesign): TypesetInput {
	const name = cleanLine(fullName(cv.personalInfo))
	const { honorificPrefix, honorificSuffix } = cv.personalInfo
	const contacts = listContacts(cv, labelsFor(design.headingLanguage).contacts)
	const paragraphs = withoutContacts(
		letter
			.split(/\n\s*\n/)
			.map((block) => cleanParagraphs(block).join('\n'))
			.filter(Boolean),
		contacts.map(({ text }) => text),
	)
	const words = [name, ...contacts.map(({ text }) => text), ...paragraphs].join(' ')
	return {
		documentTitle: name === '' ? 'Letter' : `${name} – Letter`,
		author: name,
		heading: name || 'Letter',
		honorificPrefix: name === '' ? '' : cleanLine(honorificPrefix),
		honorificSuffix: name === '' ? '' : cleanLine(honorificSuffix),
		headline: '',
		photo: null,
		contacts,
		contactsTitle: '',
		sections: [
			{
				name: 'professionalSummary',
				title: '',
				hasHeading: false,
				column: 'main',
				parts: [{ kind: 'prose', paragraphs: paragraphs.map(escapeMarks) }],
			},
		],
		style: { ...buildStyle(design, words), columns: 1, contactStyle: 'plain' },
	}
}

// The ways to reach the person are at the top of the page already.
function withoutContacts(paragraphs: string[], contacts: readonly string[]): string[] {
	const lines = (paragraphs.at(-1) ?? '').split('\n')
	const ways = (lines.at(-1) ?? '').split(' · ')
	if (!ways.every((way) => contacts.includes(way))) return paragraphs
	return [...paragraphs.slice(0, -1), lines.slice(0, -1).join('\n')].filter(Boolean)
}
