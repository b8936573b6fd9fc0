import type { ReactNode } from 'react'

/** A titled group of controls. */
export function Choices({ legend, children }: { legend: string; children: ReactNode }) {
	return (
		<fieldset className="min-w-0">
			<legend className="mb-2 text-sm font-semibold">{legend}</legend>
			{children}
		</fieldset>
	)
}
