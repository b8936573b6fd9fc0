import { withSetAside } from '@app/checks'
import type { GuestResults } from '@app/contract'
import { useMemo, useState } from 'react'
import { readDismissed, storeDismissed } from '#shared/report/stored-dismissed-checks.ts'

/**
 * Returns the results with the checks that the person dismissed as not for their field. A dismissed check costs no
 * points and stays listed in the report.
 */
export function useDismissed<Results extends GuestResults>(results: Results) {
	const { session_id: analysisId, report } = results
	const [checkIds, setCheckIds] = useState(() => readDismissed(analysisId))
	const shown = useMemo(
		() => ({ ...results, report: withSetAside(report, checkIds) }),
		[results, report, checkIds],
	)
	const change = (next: string[]) => {
		setCheckIds(next)
		storeDismissed(analysisId, next)
	}
	return {
		shown,
		setAside: (checkId: string) => change([...checkIds, checkId]),
		bringBack: (checkId: string) => change(checkIds.filter((id) => id !== checkId)),
	}
}
