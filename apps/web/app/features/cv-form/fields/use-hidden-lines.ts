import { hiddenLines, hidePart, showPart } from '@app/cv'
import { useCvForm, useEditForm } from '../form-state/cv-form-context.tsx'

/** Which lines of an item are kept off the pages, and how to change that. */
export type LineHiding = {
	isHidden: readonly boolean[]
	onHide: (line: string, hides: boolean) => void
}

/** The hidden lines of one item: those to leave out of help, and a way to hide others. */
export function useHiddenLines(item: string, lines: readonly string[]) {
	const hidden = useCvForm((form) => form.hidden)
	const edit = useEditForm()
	const isHidden = hiddenLines({ hidden }, item, lines)
	return {
		isHidden,
		onHide(line: string, hides: boolean) {
			const change = hides ? hidePart : showPart
			edit((form) => change(form, { item, line }))
		},
		/** Returns the lines with each hidden line emptied. */
		pickShown: (all: string[]) => all.map((line, index) => (isHidden[index] ? '' : line)),
		/** Returns the lines with the text of each hidden line restored. */
		withHidden: (shown: string[]) =>
			shown.map((line, index) => (isHidden[index] ? (lines[index] ?? line) : line)),
	}
}
