import type { CvDocument, HeadingLanguage } from '@app/cv'

/** Somebody whose CV is set in every template and read back. */
export type SamplePerson = {
	id: string
	script: string
	cv: CvDocument
	headingLanguage: HeadingLanguage
}
