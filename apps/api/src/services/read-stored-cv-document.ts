import { type CvDocument, newerVersion, readCvDocument } from '@app/cv'
import { AppError } from '#http/app-error.ts'

/**
 * A document as it was stored, by this or another version of Ella: an older one is upgraded on the way out, one of a
 * newer Ella is refused with `cv_too_new` and left alone.
 */
export function readStoredCvDocument(stored: unknown): CvDocument {
	const reading = readCvDocument(stored)
	if (reading.status === 'read') return reading.cv
	if (reading.reason === newerVersion) throw new AppError('cv_too_new')
	throw new Error(`Ella can’t read a saved CV: ${reading.reason}`)
}
