import { type ChangeEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { growByHand } from '#shared/ui/field.tsx'
import { useCvFormContext } from '../form-state/cv-form-context.tsx'

type TypedField<Field> = {
	ref: RefObject<Field | null>
	defaultValue: string
	onChange: (event: ChangeEvent<Field>) => void
}

/**
 * A field that keeps its own words while somebody types: the browser paints the letter with nothing of ours before it,
 * and the form takes it in (`onType`) right after. `value` is what the form has; it is shown when it changes otherwise.
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
				// What was taken in and undone at once draws nothing anew.
				() => queueMicrotask(showValue),
			)
		},
	}
}
