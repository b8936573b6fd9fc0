import type { CvDocument } from '@app/cv'
import { twoPageCv } from '../two-page-cv.ts'

/** A CV of three pages: that of two with as many earlier jobs as a long working life has. */
export function threePageCv(): CvDocument {
	const cv = twoPageCv()
	const earlier = [1, 2, 3].flatMap((life) =>
		cv.experience.map((job, index) => ({
			...job,
			id: `earlier-${life}-${index}`,
			startDate: `${2010 - life * 3}-0${index + 1}`,
			endDate: `${2012 - life * 3}-11`,
			current: false,
		})),
	)
	return { ...cv, experience: [...cv.experience, ...earlier] }
}
