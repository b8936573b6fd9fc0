import { defaultDesign } from '@app/cv'
import type { SuggestionReason } from '#shared/offline/pending-change.ts'
import { afterNextPaint } from '#shared/typeset/after-next-paint.ts'
import {
	type CvFormAction,
	type CvFormState,
	cvFormReducer,
	initialFormState,
} from './cv-form-reducer.ts'

type CvFormChange = {
	/** The words stand in their field on the screen already. */
	isPainted: boolean
}

export type CvFormStore = {
	getState: () => CvFormState
	dispatch: (action: CvFormAction) => void
	/** Makes all edits of `run` one step of undo, apart from what was edited before and after. */
	asOneStep: (run: () => void) => void
	/** Calls back after every change; answers how to stop. */
	subscribe: (listener: (change: CvFormChange) => void) => () => void
	/** Takes in what was typed in a field once it has been painted there, or sooner if anything else happens first. */
	takeInSoon: (field: object, takeIn: () => void) => void
	/** Takes in at once what was typed and is not in the form yet; answers with the form that has it. */
	settle: () => CvFormState
	/** Whether something typed is not in the form yet: in this field, or in any. */
	isTypedIn: (field?: object) => boolean
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
	const typed = createTyped(later)
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
		takeInSoon: typed.takeInSoon,
		settle() {
			typed.settle()
			return state
		},
		isTypedIn: typed.isIn,
	}
}

type Later = (run: () => void) => () => void

/** What stands in one field and is not in the form yet. */
function createTyped(later: Later) {
	let waiting: { field: object; takeIn: () => void; callOff: () => void } | null = null
	let isPainted = false
	function settle() {
		if (waiting === null) return
		const { takeIn, callOff } = waiting
		waiting = null
		callOff()
		takeIn()
	}
	function settlePainted() {
		isPainted = true
		try {
			settle()
		} finally {
			isPainted = false
		}
	}
	return {
		settle,
		isPainted: () => isPainted,
		isIn: (field?: object) => waiting !== null && (field === undefined || waiting.field === field),
		takeInSoon(field: object, takeIn: () => void) {
			if (waiting !== null && waiting.field !== field) settle()
			waiting = { field, takeIn, callOff: waiting?.callOff ?? later(settlePainted) }
		},
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
