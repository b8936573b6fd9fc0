import { type Preview, previewCv } from '@app/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { busyQueryRetry } from '#shared/api/busy-query-retry.ts'
import { call } from '#shared/api/call.ts'
import type { PreviewInput } from './preview-scheduler.ts'
import { createSerialQueue } from './serial-queue.ts'

// The page that somebody writes never waits behind a gallery.
const inTurn = createSerialQueue(2)

/** The typeset pages of a CV as pictures, asked for once `isWanted`; a busy server is asked again. */
export function usePagePictures(
	{ document, design }: PreviewInput,
	pages: number,
	isWanted = true,
) {
	return useQuery<Preview>({
		queryKey: ['page-pictures', document, design, pages],
		queryFn: ({ signal }) =>
			inTurn(() => call(previewCv, { body: { document, design, pages }, signal })),
		enabled: isWanted,
		// On other paper, or of another design, the picture of before stays until the next one comes.
		placeholderData: keepPreviousData,
		staleTime: Number.POSITIVE_INFINITY,
		...busyQueryRetry,
	})
}
