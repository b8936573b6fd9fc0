import { useMemo } from 'react'
import type { CvOwnerAndId } from '#shared/offline/account-cv-query-keys.ts'
import type { PreviewInput } from '#shared/typeset/preview-scheduler.ts'
import type { PreviewSource } from '#shared/typeset/use-live-pages.ts'
import { type ShownPages, useShownPages } from './use-shown-pages.ts'

const neverChanges = () => () => undefined

/** The pages of a CV that nobody is writing in; `which` says whose, so that they are kept for when the server cannot be reached. */
export function useStaticPages(
	{ document, design }: PreviewInput,
	which: CvOwnerAndId | null = null,
): ShownPages {
	const source = useMemo<PreviewSource>(() => {
		const same = { document, design }
		return { getInput: () => same, subscribe: neverChanges }
	}, [document, design])
	return useShownPages(source, which)
}
