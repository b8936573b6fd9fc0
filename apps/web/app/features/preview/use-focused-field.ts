import { useEffect, useState } from 'react'
import { fieldOfElement } from './focused-field.ts'

/** The path of the field that has the focus; it stays while the focus is nowhere in the form. */
export function useFocusedField(): string | null {
	const [path, setPath] = useState<string | null>(null)
	useEffect(() => {
		const handleFocus = ({ target }: FocusEvent) => {
			if (!(target instanceof Element) || target.closest('main') === null) return
			setPath(fieldOfElement(target))
		}
		document.addEventListener('focusin', handleFocus)
		return () => document.removeEventListener('focusin', handleFocus)
	}, [])
	return path
}
