import {
	createCv,
	deleteCv,
	deleteCvForGood,
	duplicateCv,
	emptyBin,
	listCvs,
	restoreCvFromBin,
	updateCv,
} from '@app/contract'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { newId } from '#shared/new-id.ts'
import { accountCvsKey } from '#shared/offline/account-cv-query-keys.ts'
import { toast } from '#shared/ui/toast.ts'

export type CvSort = 'updated' | 'created' | 'title'
export type CvFilter = { from: 'cvs' | 'bin'; search: string; sort: CvSort }

/** The CVs of the account, page by page. */
export function useMyCvs(filter: CvFilter) {
	return useInfiniteQuery({
		queryKey: [...accountCvsKey, filter],
		queryFn: ({ pageParam, signal }) =>
			call(listCvs, {
				query: { ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) },
				signal,
			}),
		initialPageParam: null as string | null,
		getNextPageParam: ({ nextCursor }) => nextCursor,
		placeholderData: (before) => before,
	})
}

type NewCv = Parameters<typeof call<typeof createCv>>[1]['body']

/** Returns the mutations of CVs; each one refreshes the list and shows its error. */
export function useCvChanges() {
	const client = useQueryClient()
	function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
		return useMutation({
			mutationFn: change,
			onError: (error) => toast.error(error.message),
			onSettled: () => client.invalidateQueries({ queryKey: accountCvsKey }),
		})
	}
	return {
		create: useChange((body: NewCv) => call(createCv, { body: { id: newId(), ...body } })),
		rename: useChange(
			({ cvId, revision, title }: { cvId: string; revision: number; title: string }) =>
				call(updateCv, {
					params: { cvId },
					headers: { 'if-match': `"${revision}"` },
					body: { title },
				}),
		),
		duplicate: useChange((cvId: string) =>
			call(duplicateCv, { params: { cvId }, body: { id: newId() } }),
		),
		remove: useChange((cvId: string) => call(deleteCv, { params: { cvId } })),
		restore: useChange((cvId: string) => call(restoreCvFromBin, { params: { cvId } })),
		removeForGood: useChange((cvId: string) => call(deleteCvForGood, { params: { cvId } })),
		emptyBin: useChange((_: null) => call(emptyBin, {})),
	}
}
