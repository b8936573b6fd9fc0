import { previewStoredCv } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { busyQueryRetry } from '#shared/api/busy-query-retry.ts'
import { call } from '#shared/api/call.ts'

type CvThumbnailProps = { cvId: string; revision: number }

/**
 * Shows the first page of a CV as it would be printed. The picture has no text alternative, because the card beside
 * it names the CV.
 */
export function CvThumbnail({ cvId, revision }: CvThumbnailProps) {
	const { data, isError } = useQuery({
		queryKey: ['cv-thumbnail', cvId, revision],
		queryFn: ({ signal }) =>
			call(previewStoredCv, { params: { cvId }, query: { pages: 1 }, signal }),
		staleTime: Number.POSITIVE_INFINITY,
		...busyQueryRetry,
	})
	const svg = data?.pages[0]?.svg
	return (
		<div className="aspect-[210/297] overflow-hidden bg-white shadow-paper">
			{svg ? (
				<img
					alt=""
					src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
					className="block w-full"
				/>
			) : (
				<div className="grid h-full place-items-center p-4 text-center text-sm text-ink-on-marker">
					{isError ? 'We can’t show this page right now.' : null}
				</div>
			)}
		</div>
	)
}
