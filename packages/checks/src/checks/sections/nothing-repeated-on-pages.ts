import type { SourceLine } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { laidOutFile } from '../../subjects.ts'

const sameHeightPt = 4
const shortest = 12

export const nothingRepeatedOnPages: Check = {
	id: 'C14',
	category: 'sections',
	severity: 'tip',
	title: 'No line is repeated on every page',
	looksAt: (context) => (laidOutFile(context) === 0 ? 0 : (context.source?.pages.length ?? 0)),
	fewest: 2,
	run: (context) => {
		const repeated = findRepeatedLine(context)
		if (repeated === null) return null
		const everywhere = (context.source?.pages ?? []).flatMap(({ lines }) =>
			lines.filter((line) => isSameLine(line, repeated)),
		)
		return {
			title: `${quoted(repeated.text)} is printed on more than one page.`,
			why: 'When software joins the pages, it can end up in the middle of a job.',
			fix: 'Keep it on the first page. Later pages only need your name and the page number.',
			evidence: [
				{ path: null, quote: repeated.text, places: everywhere.map(({ place }) => place) },
			],
		}
	},
}

// Name, contact details and page numbers may come back: they help when printed pages fall apart.
function findRepeatedLine({ source, cv }: CheckContext): SourceLine | null {
	const [first, ...others] = source?.pages ?? []
	const { firstName, lastName } = cv.personalInfo
	const mayReturn = [firstName, lastName].filter((name) => name.trim().length > 1)
	const candidates = (first?.lines ?? []).filter(
		({ text }) =>
			text.length >= shortest &&
			!/@|\d{4}|\bpage\b|curriculum|\bcv\b/i.test(text) &&
			!mayReturn.some((name) => text.toLowerCase().includes(name.toLowerCase())),
	)
	return (
		candidates.find((line) =>
			others.some((page) => page.lines.some((other) => isSameLine(line, other))),
		) ?? null
	)
}

function isSameLine(a: SourceLine, b: SourceLine): boolean {
	return a.text === b.text && Math.abs(a.place.y - b.place.y) < sameHeightPt
}
