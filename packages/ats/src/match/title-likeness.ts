import { type CvDocument, jobsByRecency } from '@app/cv'
import { splitWords, stemWord } from '@app/language'

const recentJobs = 2
// Ranks and conditions say how high or how long, not which work.
const rank =
	/^(?:senior|junior|lead|head|chief|principal|assistant|deputy|trainee|graduate|apprentice|experienced|qualified|full|part|time|temporary|permanent|contract|the|of|and|in|for|to|i|ii|iii|level|band|grade|\d+)$/i

/**
 * How like a title is to the headline and the two newest jobs of a CV, from 0 to 1: the share of its words that the
 * nearest of them has. `null` when the title holds no word of work.
 */
export function titleLikeness(
	title: string,
	cv: CvDocument,
): { share: number; nearest: string } | null {
	const wanted = stemsIn(title)
	if (wanted.size === 0) return null
	const own = [
		cv.personalInfo.headline,
		...jobsByRecency(cv)
			.slice(0, recentJobs)
			.map(({ job }) => job.jobTitle),
	].filter((candidate) => candidate.trim() !== '')
	let best = { share: 0, nearest: '' }
	for (const candidate of own) {
		const stems = stemsIn(candidate)
		const share = [...wanted].filter((stem) => stems.has(stem)).length / wanted.size
		if (share > best.share) best = { share, nearest: candidate }
	}
	return best
}

function stemsIn(title: string): Set<string> {
	return new Set(
		splitWords(title)
			.filter((word) => !rank.test(word))
			.map(stemWord),
	)
}
