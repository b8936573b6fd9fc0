/**
 * Runs in a page until its scripts are there, as text of the page, so it refers to nothing outside itself. A person who
 * is about to use the page makes the scripts load at once; an `input` event is enough, as voice control and password
 * managers send it. The last press or drop before the scripts are there is repeated then, once, because a person who
 * presses twice when nothing happens means it once.
 */
export function replayEvents(begunEvent: string, begin: (isPress: boolean) => void): void {
	const begun = new AbortController()
	const early = { capture: true, signal: begun.signal }
	let again = () => {}

	const keep = (event: Event, repeat: () => void) => {
		event.preventDefault()
		event.stopImmediatePropagation()
		again = repeat
		begin(true)
	}
	// A menu opens when the pointer goes down and a tab is chosen when the mouse does, before the click.
	const press = (button: HTMLButtonElement) => {
		const down = { bubbles: true, cancelable: true, button: 0 }
		button.dispatchEvent(new PointerEvent('pointerdown', { ...down, pointerType: 'mouse' }))
		button.dispatchEvent(new MouseEvent('mousedown', down))
		button.click()
	}
	const isOfFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

	const ofPointer = ['pointermove', 'pointerdown', 'wheel', 'dragenter']
	for (const sign of [...ofPointer, 'keydown', 'focusin', 'input', 'visibilitychange']) {
		addEventListener(sign, () => begin(false), early)
	}
	addEventListener(
		'click',
		(event) => {
			const button = event.target instanceof Element && event.target.closest('button')
			if (button) keep(event, () => press(button))
		},
		early,
	)
	// The Enter key sends a form that has no button, and the browser would leave the page with it.
	addEventListener(
		'submit',
		(event) => {
			const { target: form } = event
			if (form instanceof HTMLFormElement) keep(event, () => form.requestSubmit())
		},
		early,
	)
	addEventListener(
		'keydown',
		(event) => {
			const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
			if (isShortcut) keep(event, () => dispatchEvent(new KeyboardEvent('keydown', event)))
		},
		early,
	)
	// Without this the browser would open the file instead of the page.
	addEventListener('dragover', (event) => isOfFiles(event) && event.preventDefault(), early)
	addEventListener(
		'drop',
		(event) => {
			if (!isOfFiles(event)) return
			// The data of an event is gone after the event.
			const dataTransfer = new DataTransfer()
			for (const file of event.dataTransfer?.files ?? []) dataTransfer.items.add(file)
			keep(event, () => dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true })))
		},
		early,
	)
	addEventListener(
		begunEvent,
		() => {
			begun.abort()
			again()
		},
		{ once: true },
	)
}
