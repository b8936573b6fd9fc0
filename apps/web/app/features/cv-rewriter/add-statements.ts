import type { Experience } from '@app/cv'
import { addItem, escapeMarks, newItem, updateItem } from '@app/cv'
import type { CvFormData } from '#shared/cv-form-data.ts'

export const newJob = 'new'

/**
 * Returns the CV with the statements at the end of a job's list, or in a new job with the id `id`. A second call adds
 * nothing twice.
 */
export function addStatements(
	cv: CvFormData,
	words: string[],
	{ jobId, current, id }: { jobId: string; current: boolean; id: string },
): CvFormData {
	const statements = words.map(escapeMarks)
	const jobNamed = (wanted: string) => cv.experience.find((item) => item.id === wanted)
	const job = jobNamed(jobId) ?? jobNamed(id)
	if (job !== undefined) {
		const achievements = [...new Set([...job.achievements, ...statements])]
		return updateItem(cv, 'experience', { id: job.id, changes: { achievements } })
	}
	const achievements = [...new Set(statements)]
	const item = { ...newItem('experience', id), current, achievements }
	return addItem(cv, 'experience', { item, index: 0 })
}

/** Returns a sentence on how many lines were added. */
export function describeAddedStatements(statements: readonly string[]): string {
	const count = new Set(statements).size
	return count === 1 ? 'Added one line to your CV.' : `Added ${count} lines to your CV.`
}

/** Returns the name of a job in a list. */
export function nameOfJob({ jobTitle, employer }: Experience): string {
	return [jobTitle, employer].filter(Boolean).join(', ') || 'Untitled job'
}
