import type { CvSummary } from '@app/contract'
import type { ReactNode } from 'react'
import { SelectField } from '#shared/ui/field.tsx'

type CvSelectProps = {
	label: string
	help?: string
	error?: string | undefined
	cvs: readonly CvSummary[]
	/** The id of a CV, or the value of an option before or after them. */
	value: string
	onChoose: (value: string) => void
	before?: ReactNode
	after?: ReactNode
}

/** A select field for one CV of the account. */
export function CvSelect({ cvs, onChoose, before, after, ...field }: CvSelectProps) {
	return (
		<SelectField {...field} onChange={({ target }) => onChoose(target.value)}>
			{before}
			{cvs.map(({ id, title }) => (
				<option key={id} value={id}>
					{title}
				</option>
			))}
			{after}
		</SelectField>
	)
}
