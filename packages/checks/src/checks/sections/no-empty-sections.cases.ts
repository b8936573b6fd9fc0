import { type CvSource, newListSection, type SourceLine } from '@app/cv'
import { withCv, withLine } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { noEmptySections } from './no-empty-sections.ts'

const withHeadings =
	(...headings: [text: string, section: string][]) =>
	(source: CvSource): CvSource => {
		const page = source.pages.at(-1)
		const last = page?.lines.at(-1)
		if (page === undefined || last === undefined) return source
		const added: SourceLine[] = headings.map(([text]) => ({ ...last, text, words: [] }))
		return {
			...source,
			pages: [...source.pages.slice(0, -1), { ...page, lines: [...page.lines, ...added] }],
			headings: [
				...source.headings,
				...headings.map(([text, section]) => ({ text, section, place: null })),
			],
		}
	}

export const noEmptySectionsCases: CheckCases = {
	check: noEmptySections,
	finds: {
		'a section of your own without a line': withCv({
			custom: [newListSection('c', { title: 'Driving', lines: [] })],
		}),
		'a heading at the end of the file': { source: withHeadings(['Interests', 'interests']) },
		'a heading before another one': {
			source: withHeadings(['Languages', 'language'], ['Interests', 'interests']),
		},
	},
	accepts: {
		'a section with a line': withLine('Clean driving licence'),
		'a heading above the title of a job, which looks like one': {
			cv: (cv) => ({ ...(withLine('Prompting medication').cv?.(cv) ?? cv), experience: [] }),
			source: withHeadings(['WORK EXPERIENCE', 'experience'], ['CARE ASSISTANT', 'custom']),
		},
		'a heading whose text was read elsewhere': { source: withHeadings(['Skills', 'skills']) },
		'references on request': {
			cv: (cv) => ({ ...cv, referencesOnRequest: true }),
			source: withHeadings(['References', 'reference']),
		},
		'no file yet': { source: () => null },
	},
}
