import { type CvDocument, editOf, printsWords } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { headings } from '../../subjects.ts'

export const noEmptySections: Check = {
	id: 'C08',
	category: 'sections',
	severity: 'warning-1',
	title: 'Every heading has something under it',
	looksAt: headings,
	run: (context) => {
		const empty = [...emptyOwnSections(context), ...emptyPrintedSections(context)]
		const [first] = empty
		if (first === undefined) return null
		return {
			title: `There is nothing under ${quoted(first.quote)}.`,
			why: 'An empty heading looks as if something got lost.',
			fix: 'Write what belongs there, or delete the heading.',
			evidence: empty.map(context.pointAt),
		}
	},
	quickFixes: ({ cv }) => {
		const filled = cv.custom.filter(({ items }) => items.some(printsWords))
		if (filled.length === cv.custom.length) return []
		return [{ label: 'Remove the empty heading', edits: [editOf(cv, 'custom', filled)] }]
	},
}

function emptyOwnSections({ cv }: CheckContext): { path: string | null; quote: string }[] {
	return cv.custom.flatMap(({ title, items }, index) =>
		title.trim() !== '' && !items.some(printsWords)
			? [{ path: `custom.${index}.title`, quote: title }]
			: [],
	)
}

// A heading directly before another one, of a section that nothing was read into. Beside a second column the next line
// may belong elsewhere.
function emptyPrintedSections({ cv, source }: CheckContext): { path: null; quote: string }[] {
	if (source === null || source.facts.columns > 1) return []
	// A heading that no section is known by may be the title of the first entry.
	const usual = source.headings.filter((heading) => heading.section !== 'custom')
	const lines = source.pages.flatMap((page) => page.lines.map(({ text }) => text.trim()))
	return source.headings.flatMap(({ text, section }) => {
		const index = lines.indexOf(text.trim())
		const next = lines[index + 1]
		const isBare = index >= 0 && (next === undefined || isHeading(usual, next))
		return isBare && isEmptySection(cv, section) ? [{ path: null, quote: text }] : []
	})
}

function isHeading(headings: readonly { text: string }[], line: string): boolean {
	return headings.some(({ text }) => text.trim() === line)
}

function isEmptySection(cv: CvDocument, section: string): boolean {
	const value = Object.entries(cv).find(([key]) => key === section)?.[1]
	if (section === 'reference' && cv.referencesOnRequest) return false
	return value === '' || (Array.isArray(value) && value.length === 0)
}
