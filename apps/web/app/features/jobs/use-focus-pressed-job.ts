import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The navigation state of a link to a job. */
export const pressedJobState = { isPressed: true } as const

/** On a phone the list goes when a job is pressed, and the focus with it: the heading of that job takes it. */
export function useFocusPressedJob(): RefObject<HTMLHeadingElement | null> {
	const heading = useRef<HTMLHeadingElement>(null)
	const { key, state } = useLocation()
	useEffect(() => {
		// Another press on the same list is another place in the history.
		const isPressed = key !== 'default' && state?.isPressed === true
		if (isPressed && window.matchMedia('(max-width: 899px)').matches) heading.current?.focus()
	}, [key, state])
	return heading
}
