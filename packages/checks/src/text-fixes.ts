import type { Passage } from '@app/cv'
import { type CvEdit, editOf, fieldAt, printsWords } from '@app/cv'
import type { CheckContext } from './check.ts'

/** Returns the edits that a change of text makes to the passages; an unchanged passage gets no edit. */
export function textEdits(
	{ cv }: CheckContext,
	passages: readonly Passage[],
	change: (text: string, passage: Passage) => string,
): CvEdit[] {
	return passages.flatMap((passage) => {
		const after = change(passage.text, passage)
		return after === passage.text ? [] : [editOf(cv, passage.path, after)]
	})
}

/** The edits that replace some words at their places, each `quote` once where it stands as a whole. */
export function replaceQuotes(
	context: CheckContext,
	replacements: readonly { path: string; quote: string; by: string }[],
): CvEdit[] {
	const byPath = Map.groupBy(replacements, ({ path }) => path)
	const touched = context.passages.filter(({ path }) => byPath.has(path))
	return textEdits(context, touched, (text, { path }) =>
		(byPath.get(path) ?? []).reduce((was, { quote, by }) => replaceWhole(was, quote, by), text),
	)
}

/** A stretch of a field and the words to put there. */
export type Replacement = { path: string; start: number; end: number; by: string }

/** The edits that replace stretches of fields; none of them overlaps another. */
export function replaceStretches(
	context: CheckContext,
	replacements: readonly Replacement[],
): CvEdit[] {
	const byPath = Map.groupBy(replacements, ({ path }) => path)
	const touched = context.passages.filter(({ path }) => byPath.has(path))
	return textEdits(context, touched, (text, { path }) =>
		(byPath.get(path) ?? [])
			.toSorted((one, other) => other.start - one.start)
			.reduce((was, { start, end, by }) => was.slice(0, start) + by + was.slice(end), text),
	)
}

/** Returns the text with each whole-word match of a word or phrase replaced. */
function replaceWhole(text: string, quote: string, by: string): string {
	const escaped = quote.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
	const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu')
	return text.replace(whole, () => by)
}

const listItem =
	/^(?<list>custom\.\d+\.items(?:\.\d+\.achievements)?|(?:experience|volunteering|projects)\.\d+\.achievements|education\.\d+\.details)\.(?<index>\d+)/

/**
 * Returns the edits that delete a whole list item, or `null` if the quote is not one: only the writer can take words
 * out of the middle of a sentence.
 */
export function lineRemoval({ cv, passages }: CheckContext, quote: string): CvEdit[] | null {
	const bare = (text: string) => text.trim().replace(/(?<![.\s])[.\s]+$/, '')
	const passage = passages.find(({ text }) => bare(text) === bare(quote))
	const { list, index } = listItem.exec(passage?.path ?? '')?.groups ?? {}
	if (list === undefined) return null
	const items = fieldAt(cv, list)
	if (!Array.isArray(items)) return null
	const item: unknown = items[Number(index)]
	const field = passage?.path.split('.').at(-1) ?? ''
	// An entry is more than one of its fields.
	const isEntry = typeof item === 'object' && item !== null
	if (isEntry && printsWords({ ...item, [field]: '' })) return null
	// A heading of one's own goes with the last line below it.
	const isLastOfHeading = items.length === 1 && /^custom\.\d+\.items$/.test(list)
	if (isLastOfHeading)
		return [editOf(cv, 'custom', cv.custom.toSpliced(Number(list.split('.')[1]), 1))]
	return [editOf(cv, list, items.toSpliced(Number(index), 1))]
}

/**
 * Returns the edits that delete one detail from a list within a line, with the separator beside it; `null` where no
 * separator divides it from the text around it.
 */
export function detailRemoval(context: CheckContext, detail: string): CvEdit[] | null {
	const escaped = detail.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
	const between = new RegExp(`\\s*(?:[,;|•·]|\\.(?=\\s))\\s*${escaped}(?=\\s*(?:$|[,;|•·.]))`, 'u')
	const inFront = new RegExp(`^\\s*${escaped}\\s*(?:[,;|•·]|\\.(?=\\s))\\s*`, 'u')
	const way = [between, inFront].find((one) => context.passages.some(({ text }) => one.test(text)))
	const passage = context.passages.find(({ text }) => way?.test(text))
	if (way === undefined || passage === undefined) return null
	return textEdits(context, [passage], (text) => text.replace(way, ''))
}
