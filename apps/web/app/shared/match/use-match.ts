import type { CvDocument } from '@app/cv'
import type { MatchReport } from '@app/match'
import { useEffect, useState } from 'react'
import { openCheckEngine } from '#shared/check-worker/check-engine.ts'

const settledAfterMs = 300

/** How the CV answers an advert, worked out again when either changes; `null` without an advert. */
export function useMatch(cv: CvDocument | null, advert: string): MatchReport | null {
	const [match, setMatch] = useState<MatchReport | null>(null)
	const text = advert.trim()
	useEffect(() => {
		if (cv === null || text === '') {
			setMatch(null)
			return
		}
		let isGone = false
		const timer = setTimeout(() => {
			void (async () => {
				try {
					const next = (await openCheckEngine()?.match(cv, text)) ?? null
					if (!isGone) setMatch(next)
				} catch {
					if (!isGone) setMatch(null)
				}
			})()
		}, settledAfterMs)
		return () => {
			isGone = true
			clearTimeout(timer)
		}
	}, [cv, text])
	return match
}
