import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import {
	heldKeys,
	type LowConfidenceFields,
} from '#shared/import-confidence/low-confidence-fields.ts'
import {
	storedLowConfidence,
	storeLowConfidence,
} from '#shared/import-confidence/stored-low-confidence.ts'
import { useCvForm } from './cv-form-context.tsx'

type HeldDoubts = {
	/** The reader's doubts that still hold for the current CV. */
	held: LowConfidenceFields
	/** The person says that these fields are right as they are. */
	confirm: (keys: readonly string[]) => void
}

const none: HeldDoubts = { held: {}, confirm: () => undefined }
const DoubtsContext = createContext<HeldDoubts>(none)

type LowConfidenceProviderProps = {
	/** The id of the CV in the account, or `local`. */
	cvId: string
	children: ReactNode
}

/** Provides the reader's doubts about the file to the form inside. */
export function LowConfidenceProvider({ cvId, children }: LowConfidenceProviderProps) {
	const [doubts, setDoubts] = useState(() => storedLowConfidence(cvId))
	// Words that are told apart by their value, so that typing elsewhere draws nothing anew.
	const keys = useCvForm((form) => heldKeys(form, doubts).join('\n'))
	const value = useMemo(() => {
		const held = Object.fromEntries(
			keys.split('\n').flatMap((key) => (doubts[key] ? [[key, doubts[key]]] : [])),
		)
		const confirm = (confirmed: readonly string[]) => {
			const left = Object.entries(doubts).filter(([key]) => !confirmed.includes(key))
			const next = Object.fromEntries(left)
			storeLowConfidence(cvId, next)
			setDoubts(next)
		}
		return { held, confirm }
	}, [keys, doubts, cvId])
	return <DoubtsContext value={value}>{children}</DoubtsContext>
}

/** Returns the reader's doubts that the person has not answered yet. */
export function useLowConfidence(): HeldDoubts {
	return useContext(DoubtsContext)
}

/** How many doubts there are in a section, or in one item of it. */
export function useLowConfidenceCount(section: string, itemId?: string): number {
	const { held } = useLowConfidence()
	const start = itemId === undefined ? section : `${section}.${itemId}`
	return Object.keys(held).filter((key) => key === start || key.startsWith(`${start}.`)).length
}
