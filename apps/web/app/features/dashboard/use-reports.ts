import { deleteAnalysis, listAnalyses } from '@app/contract'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { analysisKey } from '#shared/guest-session/remembered-analysis.ts'
import { toast } from '#shared/ui/toast.ts'

const reportsKey = ['kept-reports']

/** The reports of the account, the newest first, page by page. */
export function useReports() {
	return useInfiniteQuery({
		queryKey: reportsKey,
		queryFn: ({ pageParam, signal }) =>
			call(listAnalyses, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
		initialPageParam: null as string | null,
		getNextPageParam: ({ nextCursor }) => nextCursor,
		// An upload on another page adds one.
		staleTime: 0,
	})
}

/** Deletes a report with its file for good; a failure is said. */
export function useDeleteReport() {
	const client = useQueryClient()
	return useMutation({
		mutationFn: ({ id }: { id: string; fileName: string }) =>
			call(deleteAnalysis, { params: { analysisId: id } }),
		onSuccess: (_, { id, fileName }) => {
			client.removeQueries({ queryKey: analysisKey(id) })
			toast.success(`“${fileName}” and its report have been deleted.`)
		},
		onError: (error) => toast.error(error.message),
		onSettled: () => client.invalidateQueries({ queryKey: reportsKey }),
	})
}
