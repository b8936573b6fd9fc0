export type KeyTimes = {
	/** Work of the press alone: until nothing of it is left to run and the frame can be drawn. */
	workMs: number
	/** Until the frame that shows the letter in its field is painted. */
	fieldMs: number
	/** Until the frame that shows the letter on the page is painted. */
	pageMs: number
}

declare global {
	interface Window {
		/** Times the next key that is pressed. */
		armKey: () => void
		keyTimes: () => Promise<KeyTimes>
	}
}

/**
 * Runs in the browser and reads the browser's clock: from the time stamp of the key to the end of the frame that the
 * page has painted and handed over. The delay of the screen isn't included, because the page couldn't change it. A
 * key waits for the next frame of the screen, so that even a page that does nothing else usually needs half a frame
 * (8 ms) or more.
 */
export function watchKeys(): void {
	let measured: Promise<KeyTimes> | undefined
	// A task after a frame runs when the frame has been handed over to be put on the screen.
	const afterFrame = () =>
		new Promise<number>((resolve) => {
			requestAnimationFrame(() => {
				const { port1, port2 } = new MessageChannel()
				port1.onmessage = () => resolve(performance.now())
				port2.postMessage(null)
			})
		})
	// The marker under the words of the field is drawn when the page has stood still, and says nothing of a letter.
	const isMarker = (node: Node) => node instanceof Element && node.hasAttribute('data-under-ink')
	const isDrawing = ({ type, target, addedNodes, removedNodes }: MutationRecord) =>
		type === 'childList'
			? ![...addedNodes, ...removedNodes].every(isMarker)
			: !isMarker(target) && !(target instanceof HTMLElement)
	window.armKey = () => {
		const pages = document.querySelector('.typeset-pages')
		if (pages === null) throw new Error('There is no preview.')
		let pressedAt = 0
		const pressed = { capture: true, once: true }
		document.addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), pressed)
		const field = new Promise<{ workMs: number; fieldMs: number }>((resolve) => {
			document.addEventListener(
				'input',
				() => {
					// Everything that the press causes at once has run when its task is over.
					const { port1, port2 } = new MessageChannel()
					const work = new Promise<number>((done) => {
						port1.onmessage = () => done(performance.now())
					})
					port2.postMessage(null)
					void Promise.all([work, afterFrame()]).then(([worked, painted]) =>
						resolve({ workMs: worked - pressedAt, fieldMs: painted - pressedAt }),
					)
				},
				pressed,
			)
		})
		const page = new Promise<number>((resolve) => {
			const watcher = new MutationObserver((changes) => {
				if (!changes.some(isDrawing)) return
				watcher.disconnect()
				void afterFrame().then((painted) => resolve(painted - pressedAt))
			})
			const everything = { subtree: true, childList: true, attributes: true, characterData: true }
			watcher.observe(pages, everything)
		})
		measured = Promise.all([field, page]).then(([times, pageMs]) => ({ ...times, pageMs }))
	}
	window.keyTimes = () => measured ?? Promise.reject(new Error('No key was armed.'))
}
