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
		/** What stands there is from before, and what takes its place is on its way. */
		isBehind: problem === null && (isOtherDesign || kept !== null),
		/** What stands there is the newest that can be had, so that it can be printed. */
		isSettled: problem !== null || (pageCount > 0 && !isOtherDesign),
	}
}

/** Opened while the server sets none there is no page yet, but what it would say is known. */
function isStillWithoutPage(pageCount: number, problem: PreviewProblem): boolean {
	return pageCount === 0 && problem !== null && problem.kind !== 'refused'
}
