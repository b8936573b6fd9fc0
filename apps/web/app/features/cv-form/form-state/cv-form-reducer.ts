import {
	type CvFormData,
	type CvFormSection,
	emptyFormData,
	toContent,
	toFormData,
} from '#shared/cv-form-data.ts'
import type { CvContent } from '#shared/offline/pending-change.ts'
import { afterEdit, maxVersions, type UndoHistory } from '#shared/undo-history.ts'
import { mergeCvs } from '../saving/merge-cvs.ts'

/** Edits of one field that follow each other sooner than this are one step of undo, in milliseconds. */
export const sameEditMs = 1000

/** From the key of a field (`itemId.field`, or `field` in a section without items) to its error message. */
export type FieldErrors = Record<string, string>

/**
 * The editor's whole state.
 *
 * `versionHistory` holds the earlier snapshots, the latest first. `currentVersion` is the number of undo steps taken:
 * 0 is the state after the last edit; n shows `versionHistory[n - 1]`. The first undo stores the edited state in
 * `newest`, so that redo at 1 restores it exactly and the history never needs an eleventh entry.
 */
export type CvFormState = CvFormData & {
	/** ISO 8601, or `null` when nothing was saved yet. */
	lastSaved: string | null
	isDirty: boolean
	errors: Partial<Record<CvFormSection, FieldErrors>>
	versionHistory: CvFormData[]
	currentVersion: number
	newest: CvFormData | null
	/** Grows with each edit, undo and redo made here, so that a later moment can see whether it is still the same state. */
	editCount: number
	lastEdit: { field: string; at: number } | null
}

export type CvFormAction =
	/** New data for one or more sections. `field` names the field being typed in, `at` is the time in ms. */
	| { type: 'update'; changes: Partial<CvFormData>; field?: string; at: number }
	| { type: 'undo' }
	| { type: 'redo' }
	| { type: 'setErrors'; section: CvFormSection; errors: FieldErrors }
	| { type: 'clearErrors'; section: CvFormSection }
	| { type: 'markSaved'; at: string }
	/**
	 * Merges a save from elsewhere into this form and every snapshot of its history, so that undo takes back only the
	 * edits made here. Where both changed the same words, the local words stay.
	 */
	| { type: 'rebase'; base: CvContent; theirs: CvContent }
	/** The history that this tab had before it was loaded again, for the data that it has now. */
	| { type: 'recall'; history: UndoHistory }
	/** Saved data; `replaced` are the CVs that imports put aside, which undo brings back, the latest first. */
	| {
			type: 'load'
			data: Partial<CvFormData>
			lastSaved?: string | null
			replaced?: CvFormData[]
	  }

/** The state before anything is loaded or written. */
export function initialFormState(): CvFormState {
	return {
		...emptyFormData(),
		lastSaved: null,
		isDirty: false,
		errors: {},
		versionHistory: [],
		currentVersion: 0,
		newest: null,
		editCount: 0,
		lastEdit: null,
	}
}

/** Takes the editor from one state to the next; pure. */
export function cvFormReducer(state: CvFormState, action: CvFormAction): CvFormState {
	switch (action.type) {
		case 'update':
			return update(state, action)
		case 'undo':
			return canUndo(state) ? showVersion(state, state.currentVersion + 1) : state
		case 'redo':
			return canRedo(state) ? showVersion(state, state.currentVersion - 1) : state
		case 'setErrors':
			return withErrors(state, action.section, action.errors)
		case 'clearErrors':
			return withErrors(state, action.section, {})
		case 'markSaved':
			return { ...state, isDirty: false, lastSaved: action.at }
		case 'rebase':
			return rebase(state, action)
		case 'recall':
			return { ...state, ...action.history, lastEdit: null }
		case 'load':
			return load(action)
	}
}

/** Whether there is an older snapshot to go back to. */
export function canUndo(state: CvFormState): boolean {
	return state.currentVersion < state.versionHistory.length
}

/** Whether an undo can be taken back. */
export function canRedo(state: CvFormState): boolean {
	return state.currentVersion > 0
}

function update(
	state: CvFormState,
	{ changes, field, at }: Extract<CvFormAction, { type: 'update' }>,
): CvFormState {
	if (!differs(state, changes)) return { ...state, isDirty: true }
	const editCount = state.editCount + 1
	const edited = { ...state, ...changes, editCount, isDirty: true }
	const lastEdit = field === undefined ? null : { field, at }
	if (continuesLastEdit(state, lastEdit)) return { ...edited, lastEdit }
	return { ...edited, lastEdit, ...afterEdit(toFormData(state), state) }
}

function differs(state: CvFormState, changes: Partial<CvFormData>): boolean {
	const sections = Object.keys(changes) as CvFormSection[]
	return sections.some(
		(section) =>
			state[section] !== changes[section] &&
			JSON.stringify(state[section]) !== JSON.stringify(changes[section]),
	)
}

function continuesLastEdit(state: CvFormState, edit: CvFormState['lastEdit']): boolean {
	const { lastEdit } = state
	if (lastEdit === null || edit === null || lastEdit.field !== edit.field) return false
	return edit.at - lastEdit.at < sameEditMs
}

function showVersion(state: CvFormState, version: number): CvFormState {
	const newest = state.newest ?? toFormData(state)
	return {
		...state,
		...(version === 0 ? newest : state.versionHistory[version - 1]),
		newest: version === 0 ? null : newest,
		currentVersion: version,
		editCount: state.editCount + 1,
		isDirty: true,
		errors: {},
		lastEdit: null,
	}
}

function rebase(
	state: CvFormState,
	{ base, theirs }: Extract<CvFormAction, { type: 'rebase' }>,
): CvFormState {
	const joined = (form: CvFormData): CvFormData => {
		const mine = toContent(form)
		const { document, design } = mergeCvs({ base, mine, theirs }).merged
		return { ...document, design, unreadDates: form.unreadDates }
	}
	return {
		...state,
		...joined(state),
		versionHistory: state.versionHistory.map(joined),
		newest: state.newest && joined(state.newest),
	}
}

function withErrors(state: CvFormState, section: CvFormSection, errors: FieldErrors): CvFormState {
	const { [section]: _, ...others } = state.errors
	const isFaulty = Object.keys(errors).length > 0
	return { ...state, errors: isFaulty ? { ...others, [section]: errors } : others }
}

function load({
	data,
	lastSaved = null,
	replaced = [],
}: Extract<CvFormAction, { type: 'load' }>): CvFormState {
	const versionHistory = replaced.slice(0, maxVersions)
	return { ...initialFormState(), ...data, lastSaved, versionHistory }
}
