import { flushSync } from 'react-dom'
import { isLetterTyped } from '../fields/is-typing.ts'
import type { CvFormStore } from './cv-form-store.ts'

/** The events before which the form must match the screen. */
const doings = ['keydown', 'pointerdown', 'click', 'focusout', 'paste', 'cut', 'drop'] as const

/** Takes typed text into the form and renders before any other event is handled. */
export function settleBeforeActions(store: CvFormStore, signal: AbortSignal): void {
	const settle = (event: Event) => {
		if (!store.isTypedIn() || isLetterTyped(event)) return
		flushSync(() => store.settle())
	}
	for (const doing of doings) document.addEventListener(doing, settle, { signal, capture: true })
}
