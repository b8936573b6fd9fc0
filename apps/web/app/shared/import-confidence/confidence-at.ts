import type { CvSource } from '@app/cv'

/** Below this a field is unsure: a person is asked to look at it. */
export const unsureBelow = 0.6

/** How sure the reader is of a field, from 0 to 1: a reader that judged a whole entry judged each of its fields. */
export function confidenceAt(confidence: CvSource['confidence'], path: string): number | null {
	const parts = path.split('.')
	for (let length = parts.length; length > 0; length--) {
		const found = confidence[parts.slice(0, length).join('.')]
		if (found !== undefined) return found
	}
	return null
}
