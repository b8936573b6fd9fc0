import type { GuestResults } from '@app/contract'
import { useMemo } from 'react'
import { confidenceAt } from '#shared/import-confidence/confidence-at.ts'
import { sureness } from '../report/machine/extracted-fields.ts'
import { type CheckedField, checkedSections } from './checked-fields.ts'
import { type Corrections, validateField } from './corrections.ts'
import { fieldMarks } from './field-marks.ts'

/** The fields of a reading with their places, and which of them a person should look at. */
export function useCheckedFields({ document, source }: GuestResults, draft: Corrections) {
	const sections = useMemo(() => checkedSections(document), [document])
	const fields = useMemo(
		() => sections.flatMap(({ entries }) => entries.flatMap((entry) => entry.fields)),
		[sections],
	)
	const marks = useMemo(() => fieldMarks(fields, source), [fields, source])
	const confidenceOf = ({ path }: CheckedField) => confidenceAt(source.confidence, path)
	const shown = fields.filter(
		({ path }) => !draft.leftOut.some((entry) => path.startsWith(`${entry}.`)),
	)
	return {
		sections,
		fields,
		marks,
		shown,
		confidenceOf,
		/** Unsure or not found, and not touched by the person yet. */
		doubtful: shown.filter(
			(field) => draft.texts[field.path] === undefined && isDoubtful(field, confidenceOf(field)),
		),
		/** Written so that they cannot be taken over. */
		wrong: shown.filter(
			(field) => validateField(field, draft.texts[field.path] ?? field.text) !== undefined,
		),
	}
}

// A job may well have no place or grade; only who the person is must not be missing.
function isDoubtful({ path, label, text }: CheckedField, confidence: number | null): boolean {
	const how = sureness({ label, value: text, confidence })
	return how === 'unsure' || (how === 'not found' && path.startsWith('personalInfo.'))
}
