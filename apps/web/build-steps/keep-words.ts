/**
 * Runs in a page until its scripts are there, as text of the page itself, so it names nothing outside of itself. What is
 * written, chosen or ticked before they are there is told to them then: React takes a field over without asking what is
 * in it, and would empty it with its next look.
 */
export function keepWords(begunEvent: string): void {
	type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
	const begun = new AbortController()
	const filled = new Map<Field, string | boolean>()

	const isTick = (field: Field) => field.type === 'checkbox' || field.type === 'radio'
	const tick = (field: HTMLInputElement, value: boolean) => {
		field.checked = !value
		field.click()
	}
	const write = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
		const { selectionStart, selectionEnd } = field
		// React leaves out news of what it knows, and what it knows is what was set last on the field itself.
		field.value = ''
		Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
		if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
		field.dispatchEvent(new Event('input', { bubbles: true }))
	}
	const choose = (field: HTMLSelectElement, value: string) => {
		field.value = value
		field.dispatchEvent(new Event('change', { bubbles: true }))
	}

	addEventListener(
		'input',
		({ target }) => {
			const isField =
				target instanceof HTMLInputElement ||
				target instanceof HTMLTextAreaElement ||
				target instanceof HTMLSelectElement
			if (!isField || target.type === 'file') return
			const isTicked = target instanceof HTMLInputElement && isTick(target)
			filled.set(target, isTicked ? target.checked : target.value)
		},
		{ capture: true, signal: begun.signal },
	)
	addEventListener(
		begunEvent,
		() => {
			begun.abort()
			for (const [field, value] of filled) {
				if (field instanceof HTMLSelectElement) choose(field, String(value))
				else if (typeof value === 'string') write(field, value)
				else if (field instanceof HTMLInputElement) tick(field, value)
			}
		},
		{ once: true },
	)
}
