import { type CvDocument, photoProblem } from '@app/cv'
import { type ExtractedField, readAs } from '../fields/extracted.ts'

/** A photo in base64, which is no word of the file; one that Ella wouldn't store is left out. */
export function readPhoto(image: string): ExtractedField<CvDocument>['photo'] {
	if (image === '' || photoProblem(image) !== null) return undefined
	return { image: readAs(image, null, 1) }
}
