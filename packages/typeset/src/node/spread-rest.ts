import type { Part } from '../typeset-input.ts'

/** Where a part of a section begins or ends, as templates with columns tell it. */
export type PartMark = {
	name: string
	title: string
	part: number
	end: 'begins' | 'ends'
	page: number
}

type Section = { name: string; title: string; hasHeading: boolean; column: string; parts: Part[] }
type Input = { sections: Section[]; style: object }

/**
 * Returns the input with what the main column has on pages after the last of the side column in a column `rest`, which
 * goes across the page; `null` where there is nothing like that.
 */
export function spreadRest(input: string, marks: readonly PartMark[]): string | null {
	const parsed = JSON.parse(input) as Input
	const isOf = (section: Section) => (mark: PartMark) =>
		mark.name === section.name && mark.title === section.title
	const marksOf = (isIn: (section: Section) => boolean) =>
		parsed.sections.filter(isIn).flatMap((section) => marks.filter(isOf(section)))
	const sidePage = Math.max(1, ...marksOf(isSide).map(({ page }) => page))
	const main = marksOf((section) => !isSide(section))
	const cut = main.find(({ end, page }) => end === 'begins' && page > sidePage)
	if (cut === undefined) return null
	const before = main.slice(0, main.indexOf(cut)).filter(({ end }) => end === 'ends')
	const restBegins = (before.at(-1)?.page ?? 1) > sidePage ? 'line' : 'page'
	const at = parsed.sections.findIndex((section) => !isSide(section) && isOf(section)(cut))
	const sections = parsed.sections.flatMap((section, index) => {
		if (index < at || isSide(section)) return [section]
		const from = index === at ? cut.part : 0
		const rest = { ...section, column: 'rest', parts: section.parts.slice(from) }
		if (from === 0) return [rest]
		return [
			{ ...section, parts: section.parts.slice(0, from) },
			{ ...rest, hasHeading: false },
		]
	})
	return JSON.stringify({ ...parsed, sections, style: { ...parsed.style, restBegins } })
}

function isSide({ column }: Section): boolean {
	return column === 'side'
}
