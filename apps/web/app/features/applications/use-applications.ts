import {
	type Application,
	type ApplicationSummary,
	addApplicationStage,
	changeApplicationStage,
	createApplication,
	deleteApplication,
	deleteApplicationStage,
	getApplication,
	getApplicationInsights,
	listApplicationStages,
	listApplications,
	restoreApplication,
} from '@app/contract/applications'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type CallInput, call } from '#shared/api/call.ts'
import { toast } from '#shared/ui/toast.ts'
import { Stages } from './stage-names.ts'

/** The query key of everything about applications. */
export const applicationsKey = ['applications'] as const
/** The query key of their lists. */
export const listsKey = [...applicationsKey, 'list'] as const
/** The query key of one of them. */
const oneKey = (id: string) => [...applicationsKey, 'one', id] as const
const stagesKey = [...applicationsKey, 'stages'] as const

/** Offline, a mutation fails at once so that the error can be shown, and is not queued unseen. */
export const atOnce = { networkMode: 'always' } as const
/** Offline, a query fails at once so that the error can be shown; it is fetched again on reconnecting. */
export const askedAtOnce = { ...atOnce, refetchOnReconnect: true } as const

/** Caches an application from an answer, unless a newer one is cached. */
export function keepNewest(client: QueryClient, answered: Application): void {
	client.setQueryData<Application>(oneKey(answered.id), (known) =>
		known && known.revision > answered.revision ? known : answered,
	)
}

export type ApplicationList = { applications: ApplicationSummary[]; count: number; most: number }

/** The applications that have these words in them, column by column; without words, all. */
export function useApplicationList(q: string) {
	return useQuery({
		...askedAtOnce,
		queryKey: [...listsKey, q],
		queryFn: ({ signal }) => call(listApplications, { query: { q }, signal }),
		placeholderData: (before) => before,
	})
}

/** The person's stages once loaded, and how many they may add. */
export function useStages() {
	const query = useQuery({
		...askedAtOnce,
		queryKey: stagesKey,
		queryFn: ({ signal }) => call(listApplicationStages, { signal }),
	})
	const { data } = query
	const stages = useMemo(() => (data ? new Stages(data) : null), [data])
	return { stagesQuery: query, stages, maxStages: data?.most ?? 0 }
}

/** One application with its history. */
export function useApplication(id: string) {
	return useQuery({
		...askedAtOnce,
		queryKey: oneKey(id),
		queryFn: ({ signal }) => call(getApplication, { params: { applicationId: id }, signal }),
		refetchOnMount: 'always',
	})
}

/** Returns the insights from all of a person's applications. */
export function useInsights() {
	return useQuery({
		...askedAtOnce,
		queryKey: [...applicationsKey, 'insights'],
		queryFn: ({ signal }) => call(getApplicationInsights, { signal }),
		refetchOnMount: 'always',
	})
}

type NewApplication = CallInput<typeof createApplication>['body']
type NewStage = CallInput<typeof addApplicationStage>['body']
type StageChange = CallInput<typeof changeApplicationStage>['body'] & { stageId: string }

/** Mutations of applications and stages. Callers show errors, except where a mutation does so itself. */
export function useApplicationChanges() {
	const client = useQueryClient()
	const onSettled = () => client.invalidateQueries({ queryKey: applicationsKey })
	const say = (error: Error) => toast.error(error.message)
	return {
		create: useMutation({
			...atOnce,
			mutationFn: (body: NewApplication) => call(createApplication, { body }),
			onSettled,
		}),
		remove: useMutation({
			...atOnce,
			mutationFn: (applicationId: string) => call(deleteApplication, { params: { applicationId } }),
			onError: say,
			onSettled,
		}),
		restore: useMutation({
			...atOnce,
			mutationFn: (applicationId: string) =>
				call(restoreApplication, { params: { applicationId } }),
			onError: say,
			onSettled,
		}),
		addStage: useMutation({
			...atOnce,
			mutationFn: (body: NewStage) => call(addApplicationStage, { body }),
			onSettled,
		}),
		changeStage: useMutation({
			...atOnce,
			mutationFn: ({ stageId, ...body }: StageChange) =>
				call(changeApplicationStage, { params: { stageId }, body }),
			onSettled,
		}),
		removeStage: useMutation({
			...atOnce,
			mutationFn: (stageId: string) => call(deleteApplicationStage, { params: { stageId } }),
			onError: say,
			onSettled,
		}),
	}
}
