/** A CV's shares, from 0 to 1, of the two parts that praise depends on, and its mark. */
export type Praised = { person: string; content: number; completeness: number; mark: number }

/** The shares of both parts from which the writing of a CV is praised. */
export type PraiseThresholds = { content: number; completeness: number }

/** A CV marked lower deserves no praise for its writing. */
export const poor = 35
/** A CV marked so high deserves what praise it can get. */
export const fair = 60
/** No poor CV may come nearer to being praised than this. */
const margin = 0.05

const steps = (from: number, to: number) =>
	Array.from({ length: Math.round((to - from) * 100) + 1 }, (_, index) => from + index / 100)

/** The lowest thresholds that keep every poor CV away by a margin and let the most fair ones through; of equals the highest sum. */
export function fitPraise(cvs: readonly Praised[]): PraiseThresholds {
	const [low, high] = [
		cvs.filter(({ mark }) => mark < poor),
		cvs.filter(({ mark }) => mark >= fair),
	]
	const candidates = steps(0.2, 0.7).flatMap((content) =>
		steps(0.5, 0.9).map((completeness) => ({ content, completeness })),
	)
	const safe = candidates.filter(({ content, completeness }) =>
		low.every(
			(cv) => !isPraised(cv, { content: content - margin, completeness: completeness - margin }),
		),
	)
	return safe.reduce(
		(best, next) => {
			const [now, then] = [best, next].map((one) => high.filter((cv) => isPraised(cv, one)).length)
			const isStricter = next.content + next.completeness > best.content + best.completeness
			return (then ?? 0) > (now ?? 0) || (then === now && isStricter) ? next : best
		},
		{ content: 1, completeness: 1 },
	)
}

/** Whether a CV has enough of both parts. */
export function isPraised(cv: Praised, { content, completeness }: PraiseThresholds): boolean {
	return cv.content >= content && cv.completeness >= completeness
}
