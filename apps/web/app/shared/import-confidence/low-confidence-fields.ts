import type { CvDocument, CvSource } from '@app/cv'
import { fingerprint } from '#shared/local-cvs/content-id.ts'
import { unsureBelow } from './confidence-at.ts'
import { fieldAt, textsAt } from './field-keys.ts'

/**
 * The fields that a reader was unsure of, from their key to the prints of the words that it read. A doubt holds only
 * while those words stand there, so whoever writes others has answered it, and undo asks again.
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

/** The keys of the doubts that still hold for a CV as it is now. */
export function heldKeys(cv: CvDocument, doubts: LowConfidenceFields): string[] {
	return Object.entries(doubts).flatMap(([key, prints]) =>
		lowConfidenceTexts(prints, textsAt(cv, key)?.texts ?? []).length > 0 ? [key] : [],
	)
}

// Enough to see that the words are others, too little to tell what they were.
function shortPrint(text: string): string {
	return fingerprint(text).slice(-4)
}
