import { Button } from '#shared/ui/button.tsx'

/** A list that comes page by page. */
export type PagedList = {
	hasNextPage: boolean
	isFetchingNextPage: boolean
	fetchNextPage: () => Promise<unknown>
	error: Error | null
	refetch: () => Promise<unknown>
}

/** The button for the next page; nothing on the last. */
export function ShowMoreButton({ list }: { list: PagedList }) {
	if (!list.hasNextPage) return null
	return (
		<Button
			className="mt-10"
			disabled={list.isFetchingNextPage}
			onClick={() => void list.fetchNextPage()}
		>
			Show more
		</Button>
	)
}

/** Says why a list could not be loaded, and tries again. */
export function PagedListProblem({ list }: { list: PagedList }) {
	return (
		<div role="alert">
			<p className="text-ink-soft">{list.error?.message}</p>
			<Button className="mt-4" onClick={() => void list.refetch()}>
				Try again
			</Button>
		</div>
	)
}
