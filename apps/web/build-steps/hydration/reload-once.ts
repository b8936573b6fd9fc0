/**
 * Runs in a page as text of the page, so it refers to nothing outside itself. Returns a function that reloads the
 * page when its scripts did not load, because a browser doesn't fetch a failed module again. It reloads once, so that
 * a broken module cannot cause endless reloads. The fields are restored, except files and passwords, which are stored
 * nowhere.
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
