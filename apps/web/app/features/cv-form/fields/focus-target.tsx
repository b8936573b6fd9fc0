import { createContext, type ReactNode, useContext, useEffect } from 'react'

/** The path of a field, such as `experience.0.achievements.2`, and what tells two wishes for the same one apart. */
export type FocusTarget = { path: string; wish: string }

const WantedField = createContext<FocusTarget | null>(null)

type WantedFieldProviderProps = {
	/** The field that somebody asked to be led to. */
	wanted: FocusTarget | null
	children: ReactNode
}

/** Opens the item that holds a field and puts the focus into it. */
export function FocusTargetProvider({ wanted, children }: WantedFieldProviderProps) {
	useEffect(() => {
		if (wanted !== null) focusField(wanted.path)
	}, [wanted])
	return <WantedField value={wanted}>{children}</WantedField>
}

/** The field that somebody asked for, or `null`. */
export function useFocusTarget(): FocusTarget | null {
	return useContext(WantedField)
}

/** Which item of a list holds the field that was asked for; 0 when none did. */
export function useFocusTargetIndex(list: string): number {
	const [section, index] = (useFocusTarget()?.path ?? '').split('.')
	return section === list ? Number(index) || 0 : 0
}

function focusField(path: string): void {
	const parts = path.split('.')
	const isLine = ['achievements', 'details', 'items'].includes(parts[2] ?? '')
	const name = isLine ? parts.slice(0, 3).join('.') : path
	const fields = [...document.querySelectorAll<HTMLElement>('[data-field]')]
	const field = fields.find(({ dataset }) => dataset.field === name)
	const controls = field?.querySelectorAll<HTMLElement>('input, textarea, select')
	const control = controls?.[isLine ? Number(parts[3]) : 0] ?? controls?.[0]
	// A chip has no field of its own until it is opened; then the section is near enough.
	const target = control ?? document.getElementById('section-title')
	target?.focus({ preventScroll: true })
	target?.scrollIntoView({ block: 'center' })
}
