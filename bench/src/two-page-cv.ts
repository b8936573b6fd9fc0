import type { CvDocument } from '@app/cv'
import { sampleCvs } from '@app/typeset'

/** A CV of two pages in the first template; `words` are one more achievement of its newest job. */
export function twoPageCv(
	words = 'Halved the time to find a fault by tracing every payment from end to end',
): CvDocument {
	const sample = sampleCvs.find(({ id }) => id === 'software-developer')
	if (sample === undefined) throw new Error('The sample is gone.')
	const [job, ...others] = sample.cv.experience
	if (job === undefined) throw new Error('The sample has no job.')
	const changed = { ...job, achievements: [...job.achievements, words] }
	return { ...sample.cv, experience: [changed, ...others] }
}
