import type { CvDocument } from '@app/cv'
import { cleanLine } from './clean-text.ts'
import { isUnsafeUrl } from './safe-url.ts'

/** Addresses that are printed but not linked, because such links can do harm. */
export function unlinkedIn(cv: CvDocument): string[] {
	return addressesOf(cv).filter(isUnsafeUrl).map(cleanLine)
}

function addressesOf(cv: CvDocument): string[] {
	return [
		cv.personalInfo.website,
		...[...cv.socialMedia, ...cv.projects, ...cv.certification, ...cv.publications].map(
			({ url }) => url,
		),
	]
}
