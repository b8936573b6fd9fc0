import type { CvDocument } from '@app/cv'
import { useEffect, useState } from 'react'
import { openCheckEngine } from '#shared/check-worker/check-engine.ts'

/** The scores of earlier states of the CV, oldest first, and of the present one at the end. */
export function useScoreTrend(
	earlier: () => CvDocument[],
	score: number | null,
	dismissed: string[],
) {
	const [scores, setScores] = useState<number[]>([])
	useEffect(() => {
		if (score === null) return
		let isGone = false
		void (async () => {
			try {
				const before = (await openCheckEngine()?.scores(earlier(), dismissed)) ?? []
				if (!isGone) setScores([...before, score])
			} catch {
				// Without the checks there is no report either, which says so.
				if (!isGone) setScores([])
			}
		})()
		return () => {
			isGone = true
		}
	}, [score])
	return scores
}
