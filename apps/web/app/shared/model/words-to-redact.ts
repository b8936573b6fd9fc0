import { maxHiddenWords } from '@app/contract'
import type { CvDocument } from '@app/cv'

/**
 * Returns the words of a CV that tell who the person is and where they live; they are hidden before anything is sent.
 */
export function wordsToRedact({ personalInfo }: Pick<CvDocument, 'personalInfo'>): string[] {
	const { firstName, lastName, email, phone, address, postalCode, website, orcid } = personalInfo
	return [firstName, lastName, email, phone, address, postalCode, website, orcid]
		.map((word) => word.trim().slice(0, 200))
		.filter((word) => word.length > 1)
		.slice(0, maxHiddenWords)
}
