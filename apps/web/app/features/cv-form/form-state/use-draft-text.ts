import { useState } from 'react'
import { useCvFormContext } from './cv-form-context.tsx'

/** What is typed in a field and not part of the CV yet; kept on this device until it is, or is cleared. */
export function useDraftText(field: string): [text: string, setText: (text: string) => void] {
	const { drafts } = useCvFormContext()
	const [text, setText] = useState(() => drafts.textOf(field))
	return [
		text,
		(next) => {
			setText(next)
			drafts.keep(field, next)
		},
	]
}
