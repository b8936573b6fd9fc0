import { type Preview, previewCv } from '@app/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { busyQueryRetry } from '#shared/api/busy-query-retry.ts'
import { call } from '#shared/api/call.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { type PagePhoto, readPagePhoto, withoutPhotoBytes, withPhoto } from './page-photo.ts'
import type { PreviewInput } from './preview-scheduler.ts'

// Limited, so that the page that a person writes never waits behind a gallery.
const inTurn = limitConcurrency(2)

/** The typeset pages of a CV as pictures, asked for once `isWanted`; a busy server is asked again. */
export function usePagePictures(input: PreviewInput, pages: number, isWanted = true) {
	const sent = withoutPhotoBytes(input)
	return useQuery<Preview>({
		queryKey: ['page-pictures', sent, pages],
		queryFn: async ({ signal }) => {
			const photo = readPagePhoto(input)
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

function withOwnPhoto(page: Preview['pages'][number], photo: PagePhoto | null) {
	return page.svg === null ? page : { ...page, svg: withPhoto(page.svg, photo) }
}
