import { useEffect, useState } from 'react'

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

/** The path of the form's field that holds an element, with the line of a list: `experience.0.achievements.2`. */
function fieldOfElement(element: Element | null): string | null {
	const field = element?.closest<HTMLElement>('[data-field]')
	const path = field?.dataset.field
	if (!field || path === undefined) return null
	const areas = [...field.querySelectorAll('li textarea')]
	const line = element === null ? -1 : areas.indexOf(element)
	return line === -1 ? path : `${path}.${line}`
}
