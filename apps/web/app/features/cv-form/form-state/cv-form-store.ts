import { defaultDesign } from '@app/cv'
import type { SuggestionReason } from '#shared/offline/pending-change.ts'
import { afterNextPaint } from '#shared/typeset/after-next-paint.ts'
import {
	type CvFormAction,
	type CvFormState,
	cvFormReducer,
	initialFormState,
} from './cv-form-reducer.ts'
import { createPendingInput, type PendingInput } from './pending-input.ts'

type CvFormChange = {
	/** The words stand in their field on the screen already. */
	isPainted: boolean
}

export type CvFormStore = Pick<PendingInput, 'isTypedIn' | 'addDraft' | 'settleAll'> & {
	/**
	 * Takes the typed text of a field into the form once the browser has painted it, or before any other change; then
	 * calls `onTaken`. `takeIn` may change the form only through `dispatch`: it also runs at once, to compute the
	 * next state.
	 */
	takeInSoon: (field: object, takeIn: () => void, onTaken?: () => void) => void
	getState: () => CvFormState
	dispatch: (action: CvFormAction) => void
	/** Makes all edits in `run` one undo step, separate from the edits before and after. */
	asOneStep: (run: () => void) => void
	/** Calls back after every change; answers how to stop. */
	subscribe: (listener: (change: CvFormChange) => void) => () => void
	/**
	 * Calls back with the next state of the form before the typed text is painted; returns a function that
	 * unsubscribes.
	 */
	subscribeAhead: (listener: (next: CvFormState) => void) => () => void
	/** Takes any pending typed text into the form at once; returns the state that includes it. */
	settle: () => CvFormState
	/**
	 * Notes that a suggestion was accepted (a better wording, or a change for one advert): the next save is kept as a
	 * version.
	 */
	noteReason: (reason: SuggestionReason) => void
	/** Why the next save is more than an autosave; asked once. */
	takeReason: () => { reason?: SuggestionReason }
}

/** Holds the state of the editor, with `design` for a new CV, outside React, so that saving and the preview see a change before any screen. */
export function createCvFormStore(design = defaultDesign(), later = afterNextPaint): CvFormStore {
	let state: CvFormState = { ...initialFormState(), design }
	let step: { field: string; at: number } | null = null
	let steps = 0
	let foreseen: CvFormState | null = null
	const listeners = new Set<(change: CvFormChange) => void>()
	const listenersAhead = new Set<(next: CvFormState) => void>()
	const typed = createPendingInput(later)
	function become(next: CvFormState) {
		if (next === state) return
		state = next
		const change = { isPainted: typed.isPainted() }
		for (const listener of listeners) listener(change)
	}
	function foresee(takeIn: () => void): CvFormState {
		foreseen = state
		try {
			takeIn()
			return foreseen
		} finally {
			foreseen = null
		}
	}
	return {
		...createReason(),
		// While `takeIn` computes the next state, reads return that state.
		getState: () => foreseen ?? state,
		dispatch(action) {
			if (foreseen !== null) {
				foreseen = cvFormReducer(foreseen, action)
				return
			}
			// Typed text goes in first, except before `markSaved`: that save did not include the text.
			if (action.type !== 'markSaved') typed.settle()
			const isOfStep = step !== null && action.type === 'update'
			become(cvFormReducer(state, isOfStep ? { ...action, ...step } : action))
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
		subscribeAhead(listener) {
			listenersAhead.add(listener)
			return () => listenersAhead.delete(listener)
		},
		settle() {
			if (foreseen !== null) return foreseen
			typed.settle()
			return state
		},
		takeInSoon(field, takeIn, onTaken) {
			// Text that was typed in another field goes in first.
			if (!typed.isTypedIn(field)) typed.settle()
			const before = state
			const next = foresee(takeIn)
			typed.takeInSoon(field, () => {
				if (state === before) become(next)
				else takeIn()
				onTaken?.()
			})
			if (next !== before) for (const listener of listenersAhead) listener(next)
		},
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
