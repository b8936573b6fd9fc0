import { createContext, type ReactNode, useContext, useEffect } from 'react'

/**
 * The path of a field, such as `experience.0.achievements.2`, and a token that differs between two requests for the
 * same field.
 */
export type FocusTarget = { path: string; wish: string }

const WantedField = createContext<FocusTarget | null>(null)

type FocusTargetProviderProps = {
	/** The field that the person asked to be led to. */
	wanted: FocusTarget | null
	children: ReactNode
}

/** Opens the item that holds a field and puts the focus into it. */
export function FocusTargetProvider({ wanted, children }: FocusTargetProviderProps) {
	useEffect(() => {
		if (wanted !== null) focusField(wanted.path)
	}, [wanted])
	return <WantedField value={wanted}>{children}</WantedField>
}

/** Returns the requested field, or `null`. */
export function useFocusTarget(): FocusTarget | null {
	return useContext(WantedField)
}

/** Which item of a list holds the field that was asked for; 0 when none did. */
export function useFocusTargetIndex(list: string): number {
	const [section, index] = (useFocusTarget()?.path ?? '').split('.')
	return section === list ? Number(index) || 0 : 0
}

function focusField(path: string): void {
	const { field, rest } = findField(path.split('.'))
	const controls = field?.querySelectorAll<HTMLElement>('input:not([hidden]), textarea, select')
	// A line of a list has no field name, so its index picks the control.
	const control = controls?.[Number(rest[0]) || 0] ?? controls?.[0]
	// A chip has no control until it is opened; then the section title gets the focus.
	const target = control ?? document.getElementById('section-title')
	target?.focus({ preventScroll: true })
	target?.scrollIntoView({ block: 'center' })
}

/** The field on the screen that holds a path, and what of the path leads on within it. */
function findField(parts: string[]): { field: HTMLElement | undefined; rest: string[] } {
	const fields = [...document.querySelectorAll<HTMLElement>('[data-field]')]
	for (let length = parts.length; length > 0; length -= 1) {
		const name = parts.slice(0, length).join('.')
		const field = fields.find(({ dataset }) => dataset.field === name)
		if (field !== undefined) return { field, rest: parts.slice(length) }
	}
	return { field: undefined, rest: [] }
}
