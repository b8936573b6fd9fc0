import { addItem, newItem, updateItem } from '@app/cv'
import type { CvFormData } from '#shared/cv-form-data.ts'

export const newJob = 'new'

/** The CV with the statements at the end of a job's list, or in a job of their own. */
export function addToCv(
	cv: CvFormData,
	statements: string[],
	{ jobId, current, id }: { jobId: string; current: boolean; id: string },
): CvFormData {
	const job = cv.experience.find((item) => item.id === jobId)
	if (job !== undefined) {
		const achievements = [...new Set([...job.achievements, ...statements])]
		return updateItem(cv, 'experience', { id: job.id, changes: { achievements } })
	}
	const item = { ...newItem('experience', id), current, achievements: statements }
	return addItem(cv, 'experience', { item, index: 0 })
}
