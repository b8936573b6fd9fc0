import { createContext, useContext, useEffect, useId } from 'react'

/** The forms around that are filled in and not sent; whoever closes a window asks them first. */
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
