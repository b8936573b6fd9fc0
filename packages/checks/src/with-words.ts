import { listPassages, pickBullets, setField } from '@app/cv'
import type { CheckContext } from './check.ts'
import { splitIntoLines } from './context.ts'

/** Returns the new words of a field, or of a line that belongs to no field (`path: null`). */
export type ChangeWords = (text: string, path: string | null) => string

/** The context of a CV with other words in the same fields; the same context where nothing changes. */
export function withWords(context: CheckContext, change: ChangeWords): CheckContext {
	const { source } = context
	const edits = context.passages.flatMap(({ path, text }) => {
		const after = change(text, path)
		return after === text ? [] : [{ path, after }]
	})
	const unread = source?.unread.map((line) => ({ ...line, text: change(line.text, null) })) ?? []
	const isSame =
		edits.length === 0 && unread.every(({ text }, at) => text === source?.unread[at]?.text)
	if (isSame) return context
	const cv = edits.reduce((edited, { path, after }) => setField(edited, path, after), context.cv)
	const passages = listPassages(cv)
	return {
		...context,
		cv,
		source: source === null ? null : { ...source, unread },
		passages,
		bullets: pickBullets(passages),
		lines:
			source === null ? splitIntoLines(passages) : context.lines.map((line) => change(line, null)),
	}
}
