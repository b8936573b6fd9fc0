import {
	addJob,
	changeJobSearch,
	changeOwnJob,
	deleteJobSearch,
	deleteOwnJob,
	getJob,
	type JobChange,
	listJobSearches,
	listJobSources,
	listOwnJobs,
	saveJobSearch,
	searchJobs,
} from '@app/contract'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { toast } from '#shared/ui/toast.ts'
import type { JobsUrlState } from './jobs-url-state.ts'

const jobsKey = ['jobs'] as const
const ownKey = ['own-jobs'] as const
const searchesKey = ['job-searches'] as const

/** The jobs that an address asks for, page by page. */
export function useJobList({ wish, sort, list }: JobsUrlState) {
	return useInfiniteQuery({
		queryKey: list === 'own' ? ownKey : [...jobsKey, wish, sort],
		queryFn: async ({ pageParam, signal }) => {
			const cursor = pageParam === null ? {} : { cursor: pageParam }
			return list === 'own'
				? call(listOwnJobs, { query: cursor, signal })
				: call(searchJobs, { query: { ...wish, sort, ...cursor }, signal })
		},
		initialPageParam: null as string | null,
		getNextPageParam: ({ nextCursor }) => nextCursor,
	})
}

const jobKey = (jobId: string) => [...jobsKey, 'one', jobId] as const

/** One job with its advert. */
export function useJob(jobId: string) {
	return useQuery({
		queryKey: jobKey(jobId),
		queryFn: ({ signal }) => call(getJob, { params: { jobId }, signal }),
	})
}

/** The boards that this site reads. */
export function useJobSources() {
	return useQuery({
		queryKey: [...jobsKey, 'sources'],
		queryFn: ({ signal }) => call(listJobSources, { signal }),
	})
}

/** Adding a job, changing it and taking it away. */
export function useOwnJobChanges() {
	const client = useQueryClient()
	const onSettled = () => client.invalidateQueries({ queryKey: ownKey })
	return {
		add: useMutation({
			mutationFn: (body: Parameters<typeof call<typeof addJob>>[1]['body']) =>
				call(addJob, { body }),
			onSettled,
		}),
		change: useMutation({
			mutationFn: ({ jobId, ...body }: JobChange & { jobId: string }) =>
				call(changeOwnJob, { params: { jobId }, body }),
			onSuccess: (job) => client.setQueryData(jobKey(job.id), job),
			onSettled,
		}),
		remove: useMutation({
			mutationFn: (jobId: string) => call(deleteOwnJob, { params: { jobId } }),
			onError: (error) => toast.error(error.message),
			onSettled,
		}),
	}
}

/** The searches that the person keeps. */
export function useJobSearches() {
	return useQuery({
		queryKey: searchesKey,
		queryFn: ({ signal }) => call(listJobSearches, { signal }),
	})
}

type NewSearch = Parameters<typeof call<typeof saveJobSearch>>[1]['body']
type Change = Parameters<typeof call<typeof changeJobSearch>>[1]['body'] & { searchId: string }

/** Returns the mutations of saved searches; each one shows its error. */
export function useJobSearchChanges() {
	const client = useQueryClient()
	function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
		return useMutation({
			mutationFn: change,
			onError: (error) => toast.error(error.message),
			onSettled: () => client.invalidateQueries({ queryKey: searchesKey }),
		})
	}
	return {
		save: useChange((body: NewSearch) => call(saveJobSearch, { body })),
		change: useChange(({ searchId, ...body }: Change) =>
			call(changeJobSearch, { params: { searchId }, body }),
		),
		remove: useChange((searchId: string) => call(deleteJobSearch, { params: { searchId } })),
	}
}
