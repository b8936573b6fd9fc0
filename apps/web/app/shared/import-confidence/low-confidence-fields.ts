import type { CvDocument, CvSource } from '@app/cv'
import { fingerprint } from '#shared/local-cvs/content-id.ts'
import { unsureBelow } from './confidence-at.ts'
import { fieldAt, textsAt } from './field-keys.ts'

/**
 * The fields that a reader was unsure of: each key maps to fingerprints of the words that were read. A doubt holds
 * only while those words are in the field: writing other words settles the doubt, and undo raises it again.
 */
export type LowConfidenceFields = Readonly<Record<string, readonly string[]>>

/** The doubts in a CV that was read. */
export function findLowConfidence(
	cv: CvDocument,
	confidence: CvSource['confidence'],
): LowConfidenceFields {
	const unsure = Object.entries(confidence).filter(([, value]) => value < unsureBelow)
	const fields = unsure.flatMap(([path]) => fieldAt(cv, path) ?? [])
	const byKey = Object.groupBy(fields, ({ key }) => key)
	return Object.fromEntries(
		Object.entries(byKey).map(([key, found = []]) => [
			key,
			found.map(({ text }) => shortPrint(text)),
		]),
	)
}

/** Which of a field's texts are doubted, by their places. */
export function lowConfidenceTexts(prints: readonly string[], texts: readonly string[]): number[] {
	// Few fields are doubted, and a print of every line would be made at each key press.
	if (prints.length === 0) return []
	return texts.flatMap((text, index) =>
		text !== '' && prints.includes(shortPrint(text)) ? [index] : [],
	)
}

/** Returns the keys of the doubts that still hold for the present CV. */
export function heldKeys(cv: CvDocument, doubts: LowConfidenceFields): string[] {
	return Object.entries(doubts).flatMap(([key, prints]) =>
		lowConfidenceTexts(prints, textsAt(cv, key)?.texts ?? []).length > 0 ? [key] : [],
	)
}

// Long enough to notice that the words have changed, too short to reveal them.
function shortPrint(text: string): string {
	return fingerprint(text).slice(-4)
}
