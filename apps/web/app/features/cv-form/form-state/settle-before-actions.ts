import { flushSync } from 'react-dom'
import { isLetterTyped } from '../fields/is-typing.ts'
import type { CvFormStore } from './cv-form-store.ts'

/** What somebody does with a field or a button, which has to find the form as it is seen. */
const doings = ['keydown', 'pointerdown', 'click', 'focusout', 'paste', 'cut', 'drop'] as const

/** Whatever is done next finds in the form what was typed before, and the screen drawn with it. */
export function settleBeforeActions(store: CvFormStore, signal: AbortSignal): void {
	const settle = (event: Event) => {
		if (!store.isTypedIn() || isLetterTyped(event)) return
		flushSync(() => store.settle())
	}
	for (const doing of doings) document.addEventListener(doing, settle, { signal, capture: true })
}
