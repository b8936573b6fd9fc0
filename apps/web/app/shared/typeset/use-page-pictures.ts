import { type Preview, previewCv } from '@app/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { busyQueryRetry } from '#shared/api/busy-query-retry.ts'
import { call } from '#shared/api/call.ts'
import { type OwnPhoto, readOwnPhoto, withoutPhotoBytes, withPhoto } from './own-photo.ts'
import type { PreviewInput } from './preview-scheduler.ts'
import { createSerialQueue } from './serial-queue.ts'

// The page that somebody writes never waits behind a gallery.
const inTurn = createSerialQueue(2)

/** The typeset pages of a CV as pictures, asked for once `isWanted`; a busy server is asked again. */
export function usePagePictures(input: PreviewInput, pages: number, isWanted = true) {
	const sent = withoutPhotoBytes(input)
	return useQuery<Preview>({
		queryKey: ['page-pictures', sent, pages],
		queryFn: async ({ signal }) => {
			const photo = readOwnPhoto(input)
			const answer = await inTurn(() => call(previewCv, { body: { ...sent, pages }, signal }))
			return { ...answer, pages: answer.pages.map((page) => withOwnPhoto(page, photo)) }
		},
		enabled: isWanted,
		// On other paper, or of another design, the picture of before stays until the next one comes.
		placeholderData: keepPreviousData,
		staleTime: Number.POSITIVE_INFINITY,
		...busyQueryRetry,
	})
}

function withOwnPhoto(page: Preview['pages'][number], photo: OwnPhoto | null) {
	return page.svg === null ? page : { ...page, svg: withPhoto(page.svg, photo) }
}
