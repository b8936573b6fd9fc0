import type { CvDesign } from '@app/cv'
import type { ReactNode } from 'react'

/** Changes the design; `field` names the setting, so that moving a slider is one undo step. */
export type ChangeDesign = (changes: Partial<CvDesign>, field: string) => void

/** A titled group of controls. */
export function ControlGroup({ legend, children }: { legend: string; children: ReactNode }) {
	return (
		<fieldset className="min-w-0">
			<legend className="mb-2 text-sm font-semibold">{legend}</legend>
			{children}
		</fieldset>
	)
}
