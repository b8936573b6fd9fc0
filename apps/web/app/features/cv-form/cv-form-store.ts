import { defaultDesign } from '@app/cv'
import type { SuggestionReason } from '#shared/kept-cvs/unsent-work.ts'
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
	/** A suggestion was taken, of better wording or for one advert: what is saved next is kept as a version. */
	noteReason: (reason: SuggestionReason) => void
	/** Why the next save is more than an autosave; asked once. */
	takeReason: () => { reason?: SuggestionReason }
}

/** Holds the state of the editor, with `design` for a new CV, outside React, so that saving and the preview see a change before any screen. */
export function createCvFormStore(design = defaultDesign()): CvFormStore {
	let state: CvFormState = { ...initialFormState(), design }
	const listeners = new Set<() => void>()
	let reason: SuggestionReason | null = null
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
		noteReason(noted) {
			reason = noted
		},
		takeReason() {
			const taken = reason === null ? {} : { reason }
			reason = null
			return taken
		},
	}
}
