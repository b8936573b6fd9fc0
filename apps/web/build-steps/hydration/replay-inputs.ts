type BeginEvents = {
	/** Told when the scripts are about to take the page over. */
	beginningEvent: string
	/** Told when they have. */
	begunEvent: string
}

/**
 * Runs in a page until its scripts are there, as text of the page, so it refers to nothing outside itself. Earlier
 * typing, choices and ticks are then reported to the scripts: React takes a field over without reading it, and would
 * empty it at the next render. So are values that the browser filled in without an event, as after a reload. They are
 * read just before the scripts take over, because some scripts empty their fields at once.
 */
export function replayInputs({ beginningEvent, begunEvent }: BeginEvents): void {
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
		// React ignores an input event with the value that was last set on the field itself.
		field.value = ''
		Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
		if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
		field.dispatchEvent(new Event('input', { bubbles: true }))
	}
	const choose = (field: HTMLSelectElement, value: string) => {
		field.value = value
		field.dispatchEvent(new Event('change', { bubbles: true }))
	}

	const keep = (field: Field) => {
		const isTicked = field instanceof HTMLInputElement && isTick(field)
		// The last of a group that is chosen is told last.
		filled.delete(field)
		filled.set(field, isTicked ? field.checked : field.value)
	}
	const isOtherThanWritten = (field: Field) => {
		if (field instanceof HTMLSelectElement) {
			const options = [...field.options]
			const first = options.findLast((option) => option.hasAttribute('selected')) ?? options[0]
			return !field.multiple && first?.selected === false
		}
		if (field instanceof HTMLInputElement && isTick(field)) {
			// Choosing one radio button of a group clears the others anyway.
			const isTold = field.type === 'checkbox' || field.checked
			return isTold && field.checked !== field.defaultChecked
		}
		return field.value !== field.defaultValue
	}

	addEventListener(
		'input',
		({ target }) => {
			const isField =
				target instanceof HTMLInputElement ||
				target instanceof HTMLTextAreaElement ||
				target instanceof HTMLSelectElement
			if (isField && target.type !== 'file') keep(target)
		},
		{ capture: true, signal: begun.signal },
	)
	addEventListener(
		beginningEvent,
		() => {
			for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
				const isLeftOut = field.type === 'file' || field.type === 'hidden' || filled.has(field)
				if (!isLeftOut && isOtherThanWritten(field)) keep(field)
			}
		},
		{ once: true },
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
