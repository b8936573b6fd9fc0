import { defaultDesign } from '@app/cv'
import type { SuggestionReason } from '#shared/offline/pending-change.ts'
import { afterNextPaint } from '#shared/typeset/after-next-paint.ts'
import {
	type CvFormAction,
	type CvFormState,
	cvFormReducer,
	initialFormState,
} from './cv-form-reducer.ts'
import { createTypedText, type TypedText } from './typed-text.ts'

type CvFormChange = {
	/** The words stand in their field on the screen already. */
	isPainted: boolean
}

export type CvFormStore = Pick<TypedText, 'takeInSoon' | 'isTypedIn' | 'addDraft' | 'settleAll'> & {
	getState: () => CvFormState
	dispatch: (action: CvFormAction) => void
	/** Makes all edits of `run` one step of undo, apart from what was edited before and after. */
	asOneStep: (run: () => void) => void
	/** Calls back after every change; answers how to stop. */
	subscribe: (listener: (change: CvFormChange) => void) => () => void
	/** Takes in at once what was typed and is not in the form yet; answers with the form that has it. */
	settle: () => CvFormState
	/** A suggestion was taken, of better wording or for one advert: what is saved next is kept as a version. */
	noteReason: (reason: SuggestionReason) => void
	/** Why the next save is more than an autosave; asked once. */
	takeReason: () => { reason?: SuggestionReason }
}

/** Holds the state of the editor, with `design` for a new CV, outside React, so that saving and the preview see a change before any screen. */
export function createCvFormStore(design = defaultDesign(), later = afterNextPaint): CvFormStore {
	let state: CvFormState = { ...initialFormState(), design }
	let step: { field: string; at: number } | null = null
	let steps = 0
	const listeners = new Set<(change: CvFormChange) => void>()
	const typed = createTypedText(later)
	return {
		...createReason(),
		getState: () => state,
		dispatch(action) {
			// What was typed came first. It is not what a save that ends now has saved.
			if (action.type !== 'markSaved') typed.settle()
			const isOfStep = step !== null && action.type === 'update'
			const next = cvFormReducer(state, isOfStep ? { ...action, ...step } : action)
			if (next === state) return
			state = next
			const change = { isPainted: typed.isPainted() }
			for (const listener of listeners) listener(change)
		},
		asOneStep(run) {
			typed.settle()
			steps += 1
			step = { field: `step ${steps}`, at: 0 }
			try {
				run()
			} finally {
				step = null
			}
		},
		subscribe(listener) {
			listeners.add(listener)
			return () => listeners.delete(listener)
		},
		settle() {
			typed.settle()
			return state
		},
		takeInSoon: typed.takeInSoon,
		isTypedIn: typed.isTypedIn,
		addDraft: typed.addDraft,
		settleAll: typed.settleAll,
	}
}

function createReason(): Pick<CvFormStore, 'noteReason' | 'takeReason'> {
	let reason: SuggestionReason | null = null
	return {
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
