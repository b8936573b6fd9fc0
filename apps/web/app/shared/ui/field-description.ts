import { createContext, useContext } from 'react'

const FieldDoubt = createContext<string | null>(null)

/** Around a field that a reader was unsure of: the id of the words that say so. */
export const FieldDoubtProvider = FieldDoubt.Provider

/** The ids of all that describes a control, for `aria-describedby`. */
export function useFieldDescription(noteId: string | null): string | undefined {
	const doubtId = useContext(FieldDoubt)
	const ids = [noteId, doubtId].filter((id) => id !== null)
	return ids.length === 0 ? undefined : ids.join(' ')
}
