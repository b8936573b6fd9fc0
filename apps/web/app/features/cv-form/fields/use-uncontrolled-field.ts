import { type ChangeEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { growByHand } from '#shared/ui/field.tsx'
import { useCvFormContext } from '../form-state/cv-form-context.tsx'

type TypedField<Field> = {
	ref: RefObject<Field | null>
	defaultValue: string
	onChange: (event: ChangeEvent<Field>) => void
}

/**
 * Returns the props of an uncontrolled field: the browser paints each letter before React does any work, and the form
 * receives the text (`onType`) right after. `value` is the text in the form; a change from elsewhere is shown in the
 * field.
 */
export function useUncontrolledField<Field extends HTMLInputElement | HTMLTextAreaElement>(
	value: string,
	onType: (text: string) => void,
): TypedField<Field> {
	const { store } = useCvFormContext()
	const ref = useRef<Field>(null)
	const [defaultValue] = useState(value)
	const latest = useRef({ value, onType })
	latest.current = { value, onType }
	const showValue = () => {
		const field = ref.current
		const { value: shown } = latest.current
		if (field === null || field.value === shown || store.isTypedIn(field)) return
		field.value = shown
		if (field instanceof HTMLTextAreaElement) growByHand(field)
	}
	useLayoutEffect(showValue)
	return {
		ref,
		defaultValue,
		onChange({ currentTarget }) {
			const { value: text } = currentTarget
			store.takeInSoon(
				currentTarget,
				() => latest.current.onType(text),
				// A text that was received and undone at once causes no render.
				() => queueMicrotask(showValue),
			)
		},
	}
}
