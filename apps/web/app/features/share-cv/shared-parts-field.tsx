import type { Cv } from '@app/contract'
import type { HideablePart } from '@app/cv'
import { CheckField } from '#shared/ui/field.tsx'
import { listHideableParts } from './hideable-parts.ts'

type SharedPartsFieldProps = {
	cv: Cv
	hiddenParts: HideablePart[]
	onChange: (hiddenParts: HideablePart[]) => void
}

/** The parts of the CV with a tick for each that others see. */
export function SharedPartsField({ cv, hiddenParts, onChange }: SharedPartsFieldProps) {
	const parts = listHideableParts(cv.document, cv.design)
	if (parts.length === 0) return null
	return (
		<fieldset>
			<legend className="text-sm font-semibold">What they see</legend>
			<p className="mt-1 mb-2 text-sm text-ink-soft">
				Anything you untick is hidden from the page, its preview image and its files. Your own copy
				still has it.
			</p>
			<div className="grid gap-x-6 sm:grid-cols-2">
				{parts.map(({ part, label }) => (
					<CheckField
						key={part}
						label={label}
						checked={!hiddenParts.includes(part)}
						onChange={(isShown) =>
							onChange(isShown ? hiddenParts.filter((one) => one !== part) : [...hiddenParts, part])
						}
					/>
				))}
			</div>
		</fieldset>
	)
}
