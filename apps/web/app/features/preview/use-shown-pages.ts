import type { CvOwnerAndId } from '#shared/offline/account-cv-query-keys.ts'
import type { PreviewProblem } from '#shared/typeset/preview-scheduler.ts'
import { type PreviewSource, useLivePages } from '#shared/typeset/use-live-pages.ts'
import { useStoredPages } from './use-stored-pages.ts'

export type ShownPages = ReturnType<typeof useShownPages>

/** The pages as the server sets them, or as this device has kept them until it does, so that no sheet stands empty. */
export function useShownPages(source: PreviewSource, which: CvOwnerAndId | null) {
	const { host, pageCount, pageFit, warnings, problem, isOtherDesign } = useLivePages(source)
	const isUnset = isStillWithoutPage(pageCount, problem)
	const kept = useStoredPages({
		host,
		source,
		which,
		isFromServer: pageCount > 0,
	})
	return {
		host,
		pageFit,
		warnings,
		problem,
		shownCount: kept?.pages.length ?? pageCount,
		isWithoutPage: isUnset && kept === null,
		keptAt: kept?.keptAt ?? null,
		isOtherDesign,
		/** Whether the shown pages are outdated and newer ones are loading. */
		isBehind: problem === null && (isOtherDesign || kept !== null),
		/** Whether the shown pages are the newest available, so that they can be printed. */
		isSettled: problem !== null || (pageCount > 0 && !isOtherDesign),
	}
}

/** Whether no page has been typeset because the server cannot be reached or is busy. */
function isStillWithoutPage(pageCount: number, problem: PreviewProblem): boolean {
	return pageCount === 0 && problem !== null && problem.kind !== 'refused'
}
