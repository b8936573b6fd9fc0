import type { CvSource, SourceLine } from '@app/cv'
import type { Case } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { contactInWords } from './contact-in-words.ts'

type Change = (line: SourceLine) => SourceLine

const withContactLines = (change: Change): Case => ({
	source: (source) => ({ ...source, pages: changed(source, change) }),
})

function changed({ pages }: CvSource, change: Change): CvSource['pages'] {
	return pages.map((page) => ({
		...page,
		lines: page.lines.map((line) => (/@|\d{5}/.test(line.text) ? change(line) : line)),
	}))
}

const withIconAt = (offset: { x: number; y: number }, change: Change = (line) => line): Case => ({
	source: (source) => {
		const line = source.pages[0]?.lines.find(({ text }) => text.includes('@'))
		if (line === undefined) return source
		const { page, x, y } = line.place
		const icon = { page, x: x + offset.x, y: y + offset.y, width: 9, height: 11 }
		const pages = changed(source, change)
		return { ...source, pages, facts: { ...source.facts, icons: [icon] } }
	},
})

export const contactInWordsCases: CheckCases = {
	check: contactInWords,
	finds: {
		'an envelope of an icon font before the address': withIconAt({ x: -14, y: 0 }),
		'an icon on the line': withIconAt({ x: 2, y: 0.5 }),
		'a telephone sign before the number': withContactLines((line) => ({
			...line,
			text: `☎ ${line.text}`,
		})),
	},
	accepts: {
		'no icons': {},
		'an icon with a label': withIconAt({ x: -14, y: 0 }, (line) => ({
			...line,
			text: `Email: ${line.text}`,
		})),
		'an icon elsewhere on the page': withIconAt({ x: 300, y: 400 }),
		'a bullet between details': withContactLines((line) => ({ ...line, text: `• ${line.text}` })),
		'no file yet': { source: () => null },
	},
}
