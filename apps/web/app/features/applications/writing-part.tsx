import type { Application } from '@app/contract/applications'
import { type ReactNode, useState } from 'react'
import { TextAreaField } from '#shared/ui/field.tsx'
import type { ApplicationSaver, SaverView } from './application-saver.ts'
import { Part } from './part.tsx'
import { SaveLine } from './save-line.tsx'

type WritingPartProps = {
	title: string
	/** What the field is called, where that is more than the title. */
	label: string
	field: keyof Pick<Application, 'notes' | 'coverLetter' | 'advert'>
	maxLength: number
	rows: number
	help?: string
	/** Whether a press turned it into a field, so that the focus goes there. */
	isEdited?: boolean
	view: SaverView
	saver: ApplicationSaver
	/** What can be done with the words. */
	children?: ReactNode
}

/** Words that are saved as they are written. */
export function WritingPart(props: WritingPartProps) {
	const { title, label, field, maxLength, rows, help, isEdited, view, saver, children } = props
	const words = view.pending[field] ?? view.saved[field]
	const [isTouched, setIsTouched] = useState(false)
	return (
		<Part
			title={title}
			isEdited={isEdited ?? false}
			aside={isTouched ? <SaveLine state={view.state} /> : null}
		>
			<TextAreaField
				label={label}
				help={help}
				rows={rows}
				maxLength={maxLength}
				value={words}
				onChange={({ target }) => {
					setIsTouched(true)
					saver.change({ [field]: target.value })
				}}
				onBlur={() => void saver.flush()}
			/>
			{children ? <div className="mt-3">{children}</div> : null}
		</Part>
	)
}
