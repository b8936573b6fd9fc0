import { getCvVersion, listCvVersions } from '@app/contract'
import type { CvDocument } from '@app/cv'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#shared/api/call.ts'
import { openCheckEngine } from '#shared/check-worker/check-engine.ts'
import { ScoreTrend } from '#shared/report/score-trend.tsx'
import { versionsKey } from './use-cv-versions.ts'

type VersionTrendProps = { cvId: string; now: CvDocument; dismissed: readonly string[] }

const versionsShown = 9

/** How the score went over the last versions of a CV, worked out by today's rules; nothing before they have answered. */
export function VersionTrend({ cvId, now, dismissed }: VersionTrendProps) {
	const earlier = useEarlierVersions(cvId)
	const scores = useScores(earlier === null ? null : [...earlier, now], dismissed)
	// A line and its words take this room, so that the buttons below stay where they are when it comes.
	return (
		<div className={earlier?.length === 0 ? '' : 'min-h-[3.8125rem]'}>
			<ScoreTrend scores={scores} between="versions" />
		</div>
	)
}

/** The words of the last versions, oldest first; `null` until all are there. */
function useEarlierVersions(cvId: string): CvDocument[] | null {
	const list = useQuery({
		queryKey: [...versionsKey, cvId, 'trend'],
		queryFn: ({ signal }) =>
			call(listCvVersions, { params: { cvId }, query: { limit: versionsShown }, signal }),
	})
	const versions = list.data?.versions ?? []
	const { documents, areThere } = useQueries({
		queries: versions.map(({ id: versionId }) => ({
			queryKey: [...versionsKey, cvId, 'version', versionId],
			queryFn: ({ signal }: { signal: AbortSignal }) =>
				call(getCvVersion, { params: { cvId, versionId }, signal }),
			staleTime: Number.POSITIVE_INFINITY,
		})),
		combine: (answers) => ({
			documents: answers.flatMap(({ data }) => (data === undefined ? [] : [data.document])),
			areThere: answers.every(({ data }) => data !== undefined),
		}),
	})
	return list.isSuccess && areThere ? documents.toReversed() : null
}

function useScores(cvs: CvDocument[] | null, dismissed: readonly string[]): number[] {
	const [scores, setScores] = useState<number[]>([])
	// Documents are large and few; their words tell whether there is anything new to work out.
	const words = cvs === null ? null : JSON.stringify([cvs, dismissed])
	useEffect(() => {
		if (cvs === null || words === null) return
		let isGone = false
		void (async () => {
			try {
				const next = (await openCheckEngine()?.scores(cvs, [...dismissed])) ?? []
				if (!isGone) setScores(next)
			} catch {
				// The trend is an extra; the versions themselves are there.
				if (!isGone) setScores([])
			}
		})()
		return () => {
			isGone = true
		}
	}, [words])
	return scores
}
