import { type ListName, setField } from '@app/cv'
import { useState } from 'react'
import type { CvFormData } from '#shared/cv-form-data.ts'
import { dateFieldText, readTypedDate, type TypedDate } from '#shared/form/date-field-text.ts'
import { TextField } from '#shared/ui/field.tsx'
import { useCvForm, useEditForm } from '../form-state/cv-form-context.tsx'
import { useCommitDraft } from '../form-state/use-commit-draft.ts'

type DatePlace = {
	list: ListName
	/** The path of the item. */
	path: string
	id: string
	name: string
}

type DateFieldProps = {
	place: DatePlace
	date: string
	isPresent: boolean
	allowsPresent: boolean
	label: string
	help?: string | undefined
}

/** A date in the person's own words; they are read on leaving the field and kept when they cannot be. */
export function DateField({ place, date, isPresent, allowsPresent, label, help }: DateFieldProps) {
	const edit = useEditForm()
	const key = `${place.list}.${place.id}.${place.name}`
	const unread = useCvForm((state) => state.unreadDates[key])
	const sectionError = useCvForm((state) => state.errors[place.list]?.[`${place.id}.${place.name}`])
	const [draft, setDraft] = useState<string | null>(null)
	const shown = dateFieldText({ date, isPresent, unread })
	function commit() {
		if (draft === null || draft === shown) return
		const typed = readTypedDate(draft, { allowsPresent })
		edit((form) => withDate(form, place, { typed, hasCurrent: allowsPresent }))
	}

	const isDrafting = draft !== null
	useCommitDraft(isDrafting, commit)

	return (
		<TextField
			label={label}
			help={help}
			error={isDrafting ? undefined : (unreadReason(unread, allowsPresent) ?? sectionError)}
			value={draft ?? shown}
			autoComplete="off"
			maxLength={60}
			onChange={(event) => setDraft(event.target.value)}
			onBlur={() => {
				commit()
				setDraft(null)
			}}
			onKeyDown={(event) => {
				if (event.key !== 'Enter') return
				commit()
				setDraft(null)
			}}
			data-own-undo={isDrafting ? '' : undefined}
		/>
	)
}

function unreadReason(unread: string | undefined, allowsPresent: boolean): string | undefined {
	if (unread === undefined) return undefined
	const typed = readTypedDate(unread, { allowsPresent })
	return typed.kind === 'unread' ? typed.reason : undefined
}

function withDate(
	form: CvFormData,
	{ list, path, id, name }: DatePlace,
	{ typed, hasCurrent }: { typed: TypedDate; hasCurrent: boolean },
): CvFormData {
	const key = `${list}.${id}.${name}`
	const { [key]: _, ...others } = form.unreadDates
	const unreadDates = typed.kind === 'unread' ? { ...others, [key]: typed.text } : others
	const date = typed.kind === 'date' ? typed.date : ''
	const dated = setField(form, `${path}.${name}`, date)
	const withCurrent = hasCurrent
		? setField(dated, `${path}.current`, typed.kind === 'present')
		: dated
	return { ...withCurrent, unreadDates }
}
