import { type RefObject, useEffect, useRef } from 'react'

const fields = 'input, select, textarea'

/**
 * Leads the focus where a part turns into a form and back: into the first field, and then to what opened it, which is
 * marked with `data-opener` unless it is the first button.
 */
export function useEditFocus<Part extends HTMLElement>(isEdited: boolean): RefObject<Part | null> {
	const part = useRef<Part>(null)
	const wasEdited = useRef(false)
	useEffect(() => {
		if (wasEdited.current === isEdited) return
		wasEdited.current = isEdited
		if (isEdited) {
			part.current?.querySelector<HTMLElement>(fields)?.focus()
			return
		}
		// A person who already types in another field stays there.
		if (document.activeElement?.matches(fields)) return
		const opener = part.current?.querySelector<HTMLElement>('[data-opener]')
		const first = part.current?.querySelector('button')
		const to = opener ?? first
		to?.focus()
	}, [isEdited])
	return part
}
