/**
 * Runs in a page as text of the page itself, so it names nothing outside of itself. What it returns has the page come
 * again when its scripts did not, because a browser does not fetch a module again that failed: once, lest a broken one
 * comes for ever, and with what is in its fields, but for files, and passwords, which are kept nowhere.
 */
export function reloadOnce(): () => void {
	type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
	const isTick = (field: Field) => field.type === 'checkbox' || field.type === 'radio'
	const fields = () =>
		[...document.querySelectorAll<Field>('input, textarea, select')].filter(
			({ type }) => !['file', 'password', 'hidden'].includes(type),
		)
	const read = (field: Field) =>
		field instanceof HTMLInputElement && isTick(field) ? field.checked : field.value
	const write = (field: Field, value: unknown) => {
		if (field instanceof HTMLInputElement && isTick(field)) field.checked = value === true
		else if (typeof value === 'string') field.value = value
	}

	const { written, ...state } = history.state ?? {}
	if (Array.isArray(written)) {
		history.replaceState(state, '')
		const there = fields()
		// Of another version with other fields nobody knows which is which.
		if (there.length === written.length)
			for (const [at, field] of there.entries()) write(field, written[at])
	}
	return () => {
		if (!navigator.onLine || history.state?.hasComeAgain) return
		const words = fields().map(read)
		history.replaceState({ ...history.state, hasComeAgain: true, written: words }, '')
		location.reload()
	}
}
