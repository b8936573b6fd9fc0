import { useState } from 'react'
import { fieldDrafts, keepFieldDraft } from '#shared/field-drafts.ts'
import { useCvFormContext } from './cv-form-context.tsx'

/**
 * What is typed in fields that only Enter, a comma or a button completes. It is no part of the CV, and is kept on this
 * device, so that neither another section nor a reload loses it.
 */
export function useDraftTexts() {
	const { cvId } = useCvFormContext()
	return {
		textOf: (field: string): string => fieldDrafts(cvId)[field] ?? '',
		keep: (field: string, text: string): void => keepFieldDraft({ cvId, field }, text),
	}
}

/** What is typed in one of these fields. */
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
