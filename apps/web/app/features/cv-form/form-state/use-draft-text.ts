import { useState } from 'react'
import { fieldDrafts, keepFieldDraft } from '#shared/field-drafts.ts'
import { useCvFormContext } from './cv-form-context.tsx'

/**
 * Returns functions that read and store the text in fields that only Enter, a comma or a button completes. This text
 * is no part of the CV. It is stored on this device, so that neither another section nor a reload loses it.
 */
export function useDraftTexts() {
	const { cvId } = useCvFormContext()
	return {
		textOf: (field: string): string => fieldDrafts(cvId)[field] ?? '',
		keep: (field: string, text: string): void => keepFieldDraft({ cvId, field }, text),
	}
}

/** Returns the stored draft of one of these fields, and a function that changes it. */
export function useDraftText(field: string): [text: string, setText: (text: string) => void] {
	const drafts = useDraftTexts()
	const [text, setText] = useState(() => drafts.textOf(field))
	return [
		text,
		(next) => {
			setText(next)
			drafts.keep(field, next)
		},
	]
}
