import { maxPassageLength, noteAbout, withNote } from '@app/cv'
import { Lock } from 'lucide-react'
import { memo, useState } from 'react'
import { TextAreaField } from '#shared/ui/field.tsx'
import { useCvForm, useEditForm } from '../form-state/cv-form-context.tsx'
import { useUncontrolledField } from './use-uncontrolled-field.ts'

type PrivateNoteProps = {
	/** The id of the item, or that of the whole CV. */
	id: string
	/** The subject of the note, for screen readers. */
	about: string
}

/** Shows a private note of the person; a quiet button until there is a note. */
export const PrivateNote = memo(function PrivateNote({ id, about }: PrivateNoteProps) {
	const text = useCvForm((state) => noteAbout(state, id))
	const edit = useEditForm()
	const [isAsked, setIsAsked] = useState(false)
	const field = useUncontrolledField<HTMLTextAreaElement>(text, (written) =>
		edit((form) => withNote(form, { id, text: written }), `notes.${id}`),
	)
	if (text === '' && !isAsked) {
		return (
			<button
				type="button"
				onClick={() => setIsAsked(true)}
				className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-1 text-sm font-semibold text-ink-soft hover:text-ink"
			>
				<Lock size={15} aria-hidden />
				Add a private note
				<span className="sr-only"> about {about}</span>
			</button>
		)
	}
	return (
		<div className="w-full rounded-control border border-dashed border-line-strong bg-desk-2/60 p-3">
			<TextAreaField
				label="Private note"
				help="Only you can see this. It’s never printed, shared or exported."
				rows={2}
				maxLength={maxPassageLength}
				{...field}
				// The person has just asked for this very field.
				autoFocus={isAsked}
				// A person who empties the field to write again keeps it.
				onFocus={() => setIsAsked(true)}
			/>
		</div>
	)
})
