import type { CvDocument } from '@app/cv'
import { cleanLine } from './clean-text.ts'
import { isUnsafeUrl } from './safe-url.ts'

/** Addresses that are printed but not linked, because such links can do harm. */
export function findUnlinkedUrls(cv: CvDocument): string[] {
	return listUrls(cv).filter(isUnsafeUrl).map(cleanLine)
}

function listUrls(cv: CvDocument): string[] {
	return [
		cv.personalInfo.website,
		...[...cv.socialMedia, ...cv.projects, ...cv.certification, ...cv.publications].map(
			({ url }) => url,
		),
	]
}
