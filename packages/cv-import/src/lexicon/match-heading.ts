import { isEditDistanceOne, parseTsv } from '@app/language'
import { sectionTitles } from '../data/section-titles.ts'
import { andWords } from './and-words.ts'
import { fold } from './fold.ts'
import { type SectionKind, sectionKinds } from './section-kinds.ts'
import { stripStopBehindCapitals } from './strip-heading-number-and-remark.ts'

const rows = parseTsv<'title' | 'kind'>(sectionTitles)

const kindByTitle = new Map(
	rows.flatMap(({ title, kind }): [string, SectionKind][] => {
		const known = sectionKinds.find((one) => one === kind)
		return known === undefined ? [] : [[title, known]]
	}),
)

// Letters are compared without the spaces between them, because some titles have spaced letters.
const documentNames = new Set(
	rows.flatMap(({ title, kind }) => (kind === 'document' ? title.replaceAll(' ', '') : [])),
)

// Letters set apart or in two styles leave gaps in a title.
const kindByLetters = new Map(
	[...kindByTitle].map(([title, kind]) => [title.replaceAll(' ', ''), kind]),
)

const longestTitle = 60

/** The section that a line is the title of, if it is word for word a title that CVs use. */
export function matchHeading(text: string): SectionKind | null {
	const words = stripStopBehindCapitals(text)
	if (words.length > longestTitle || /[.,;]$/.test(words)) return null
	const title = fold(words.replace(/^[\divx]{1,4}[.)]\s+/i, ''))
	return kindByTitle.get(title) ?? kindByLetters.get(title.replaceAll(' ', '')) ?? matchBoth(title)
}

const betweenTitles = new RegExp(` (?:${andWords}) `)

// Two titles of one section with a word for "and" between them.
function matchBoth(title: string): SectionKind | null {
	const [first, second, ...others] = title.split(betweenTitles)
	if (first === undefined || second === undefined || others.length > 0) return null
	const kind = kindByTitle.get(first)
	return kind !== undefined && kind !== 'custom' && kind === kindByTitle.get(second) ? kind : null
}

/** A name of so many letters may be misspelt: “Curiculum Vitae”. */
const fewestOfMisspelt = 12

/** Whether a line names the whole document, and no section of it. A long name may have one slip. */
export function namesDocument(text: string): boolean {
	if (text.length > longestTitle) return false
	const letters = fold(text).replaceAll(' ', '')
	if (documentNames.has(letters) || letters.length < fewestOfMisspelt)
		return documentNames.has(letters)
	return [...documentNames].some((name) => isEditDistanceOne(letters, name))
}
