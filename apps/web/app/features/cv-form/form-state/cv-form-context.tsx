import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import type { CvFormData, CvFormSection } from '#shared/cv-form-data.ts'
import type { Saver, SaveStatus } from '../saving/save-status.ts'
import { type CheckedSection, validateSection } from '../sections/validate-section.ts'
import { Announcements } from './announcements.ts'
import type { CvFormState } from './cv-form-reducer.ts'
import type { CvFormStore } from './cv-form-store.ts'

type CvFormValue = {
	store: CvFormStore
	saver: Saver
	/** The CV's id in the account, or `local`. */
	cvId: string
	announcements: Announcements
	/** Says something to those who hear the page. */
	announce: (message: string) => void
}

const CvFormContext = createContext<CvFormValue | null>(null)

type CvFormContextProviderProps = {
	store: CvFormStore
	saver: Saver
	cvId: string
	children: ReactNode
}

/** Gives the form to everything inside it. */
export function CvFormContextProvider({
	store,
	saver,
	cvId,
	children,
}: CvFormContextProviderProps) {
	// The value never changes, so that an announcement renders none of its consumers again.
	const value = useMemo(() => {
		const announcements = new Announcements()
		return { store, saver, cvId, announcements, announce: announcements.say }
	}, [store, saver, cvId])
	return <CvFormContext value={value}>{children}</CvFormContext>
}

/** The form around this component. Throws when there is none: that is a mistake in the code. */
export function useCvFormContext(): CvFormValue {
	const value = useContext(CvFormContext)
	if (value === null) throw new Error('The CV form is used outside its provider.')
	return value
}

/** A part of the form's state; renders again only when that part changes. */
export function useCvForm<Part>(select: (state: CvFormState) => Part): Part {
	const { store } = useCvFormContext()
	const getPart = () => select(store.getState())
	return useSyncExternalStore(store.subscribe, getPart, getPart)
}

/** Whether and how the form is saved. */
export function useSaveStatus(): SaveStatus {
	const { saver } = useCvFormContext()
	return useSyncExternalStore(saver.subscribe, saver.getStatus, saver.getStatus)
}

export type EditForm = (change: (form: CvFormData) => CvFormData, field?: string) => void

/** Changes the form; `field` names the field being typed in, so that typing becomes one step of undo. */
export function useEditForm(): EditForm {
	const { store } = useCvFormContext()
	return (change, field) => {
		const before = store.settle()
		const after = change(before)
		const changed = Object.entries(after).filter(
			([name, value]) => before[name as CvFormSection] !== value,
		)
		store.dispatch({
			type: 'update',
			// Only sections can differ, since an edit gives back form data.
			changes: Object.fromEntries(changed) as Partial<CvFormData>,
			at: performance.now(),
			...(field === undefined ? {} : { field }),
		})
	}
}

/** Checks a section when a field of it is left. */
export function useCheckSection(section: CheckedSection): () => void {
	const { store } = useCvFormContext()
	return () => {
		const errors = validateSection(store.getState(), section)
		store.dispatch({ type: 'setErrors', section, errors })
	}
}
