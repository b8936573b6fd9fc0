import { type CvDocument, jobsByRecency } from '@app/cv'
import { splitWords, stemWord } from '@app/language'
import { phraseWords } from './word-lists.ts'

const recentJobs = 2
// Ranks and conditions say how high or how long, not which work.
const rank = phraseWords.pattern('rank', 'whole')

/**
 * How like a title is to the headline and the two newest jobs of a CV, from 0 to 1: the share of its words that the
 * nearest of them has. `null` when the title holds no word of work.
 */
export function compareTitles(
	title: string,
	cv: CvDocument,
): { share: number; nearest: string } | null {
	const wanted = stemTitle(title)
	if (wanted.length === 0) return null
	const own = [
		cv.personalInfo.headline,
		...jobsByRecency(cv)
			.slice(0, recentJobs)
			.map(({ job }) => job.jobTitle),
	].filter((candidate) => candidate.trim() !== '')
	let best = { share: 0, nearest: '' }
	for (const candidate of own) {
		const share = overlapShare(wanted, stemTitle(candidate))
		if (share > best.share) best = { share, nearest: candidate }
	}
	return best
}

// A compound counts the same in one word, in two or with a hyphen.
function overlapShare(wanted: readonly string[], own: readonly string[]): number {
	const names = new Set([...own, ...joinStems(own)])
	const joined = joinStems(wanted)
	const isShared = (stem: string, index: number) =>
		names.has(stem) || [joined[index - 1], joined[index]].some((pair) => pair && names.has(pair))
	return wanted.filter(isShared).length / wanted.length
}

function joinStems(stems: readonly string[]): string[] {
	return stems.slice(1).map((stem, index) => `${stems[index]}${stem}`)
}

function stemTitle(title: string): string[] {
	const words = splitWords(title.replaceAll('-', ' ')).filter((word) => !rank.test(word))
	return [...new Set(words.map(stemWord))]
}
