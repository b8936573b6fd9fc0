import { defaultDesign } from '@app/cv'
import {
	type CvFormAction,
	type CvFormState,
	cvFormReducer,
	initialFormState,
} from './cv-form-reducer.ts'

export type CvFormStore = {
	getState: () => CvFormState
	dispatch: (action: CvFormAction) => void
	/** Calls back after every change; answers how to stop. */
	subscribe: (listener: () => void) => () => void
	/** A suggested wording was taken: what is saved next is kept as a version. */
	noteRewrite: () => void
	/** Why the next save is more than an autosave; asked once. */
	takeReason: () => { reason?: 'ai' }
}

/** Holds the state of the editor, with `design` for a new CV, outside React, so that saving and the preview see a change before any screen. */
export function createCvFormStore(design = defaultDesign()): CvFormStore {
	let state: CvFormState = { ...initialFormState(), design }
	const listeners = new Set<() => void>()
	let isRewritten = false
	return {
		getState: () => state,
		dispatch(action) {
			const next = cvFormReducer(state, action)
			if (next === state) return
			state = next
			for (const listener of listeners) listener()
		},
		subscribe(listener) {
			listeners.add(listener)
			return () => listeners.delete(listener)
		},
		noteRewrite() {
			isRewritten = true
		},
		takeReason() {
			const reason = isRewritten ? { reason: 'ai' as const } : {}
			isRewritten = false
			return reason
		},
	}
}
