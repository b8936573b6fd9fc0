import type { CvDocument } from '@app/cv'
import type { ExtractedField } from '../fields/extracted.ts'
import type { DataSheet } from './data-sheet.ts'

/** A kind of data file: how it is known, what in it is said of the person, and how that is read. */
export type DataFormat = {
	isFormat: (data: object) => boolean
	/** The part of the file that is about the person; what tells how a CV is set is left out. */
	contentOf?: (data: object) => unknown
	read: (data: object, sheet: DataSheet) => ExtractedField<CvDocument>
}
