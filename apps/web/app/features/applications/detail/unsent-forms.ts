import { createContext, useContext, useEffect, useId } from 'react'

/** The ids of the filled-in but unsent forms in a window; the window checks them before it closes. */
export const UnsentForms = createContext<Set<string> | null>(null)

/** Tells the window around a form that something is written in it. */
export function useUnsentForm(isDirty: boolean): void {
	const id = useId()
	const unsent = useContext(UnsentForms)
	useEffect(() => {
		if (!isDirty || unsent === null) return
		unsent.add(id)
		return () => {
			unsent.delete(id)
		}
	}, [id, isDirty, unsent])
}
