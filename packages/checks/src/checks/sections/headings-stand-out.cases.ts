import type { SourceLine } from '@app/cv'
import type { Case } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { headingsStandOut } from './headings-stand-out.ts'

const headingsSet = (change: (line: SourceLine) => Partial<SourceLine>): Case => ({
	source: (source) => {
		const titles = source.headings.map(({ text }) => text)
		return {
			...source,
			pages: source.pages.map((page) => ({
				...page,
				lines: page.lines.map((line) =>
					titles.includes(line.text)
						? { ...line, sizePt: 10, bold: false, ...change(line) }
						: { ...line, sizePt: 10, bold: false },
				),
			})),
		}
	},
})

export const headingsStandOutCases: CheckCases = {
	check: headingsStandOut,
	finds: {
		'set like the text': headingsSet(() => ({})),
		'a hair larger': headingsSet(() => ({ sizePt: 10.2 })),
	},
	accepts: {
		bold: headingsSet(() => ({ bold: true })),
		larger: headingsSet(() => ({ sizePt: 13 })),
		'a heavy cut that the file does not call bold': headingsSet(() => ({ font: 'Lato-Semibold' })),
		'no file yet': { source: () => null },
	},
}
