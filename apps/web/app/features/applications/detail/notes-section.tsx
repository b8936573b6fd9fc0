import type { Application } from '@app/contract/applications'
import { type ReactNode, useState } from 'react'
import { TextAreaField } from '#shared/ui/field.tsx'
import type { ApplicationAutosave, SaverView } from './application-autosave.ts'
import { DetailSection } from './detail-section.tsx'
import { SaveStatus } from './save-status.tsx'

type NotesSectionProps = {
	title: string
	/** The label of the field, where it says more than the title. */
	label: string
	field: keyof Pick<Application, 'notes' | 'coverLetter' | 'advert'>
	maxLength: number
	rows: number
	help?: string
	/** Whether a press turned it into a field, so that the focus goes there. */
	isEdited?: boolean
	view: SaverView
	saver: ApplicationAutosave
	/** Actions for the text. */
	children?: ReactNode
}

/** Words that are saved as they are written. */
export function NotesSection(props: NotesSectionProps) {
	const { title, label, field, maxLength, rows, help, isEdited, view, saver, children } = props
	const words = view.pending[field] ?? view.saved[field]
	const [isTouched, setIsTouched] = useState(false)
	return (
		<DetailSection
			title={title}
			isEdited={isEdited ?? false}
			aside={isTouched ? <SaveStatus state={view.state} /> : null}
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
		</DetailSection>
	)
}
