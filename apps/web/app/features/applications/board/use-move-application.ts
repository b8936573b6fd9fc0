import { type ApplicationSummary, moveApplication } from '@app/contract/applications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { toast } from '#shared/ui/toast.ts'
import {
	type ApplicationList,
	applicationsKey,
	atOnce,
	keepNewest,
	listsKey,
} from '../use-applications.ts'
import { type Move, moveInList } from './move-in-list.ts'

const movesKey = ['application-moves'] as const

type Moving = { id: string } & Move

/** Puts applications elsewhere: the lists show it at once, and go back where the server does not agree. */
export function useMoveApplication() {
	const client = useQueryClient()
	return useMutation({
		...atOnce,
		mutationFn: ({ id, ...move }: Moving) =>
			call(moveApplication, { params: { applicationId: id }, body: move }),
		// Requests run one after another, so that the last press decides.
		scope: { id: 'application-moves' },
		mutationKey: movesKey,
		onMutate: async ({ id, ...move }) => {
			await client.cancelQueries({ queryKey: listsKey })
			const before = client.getQueriesData<ApplicationList>({ queryKey: listsKey })
			client.setQueriesData<ApplicationList>({ queryKey: listsKey }, (list) =>
				list ? { ...list, applications: moveInList(list.applications, id, move) } : list,
			)
			return before
		},
		onError: (error, _, before) => {
			for (const [key, list] of before ?? []) client.setQueryData(key, list)
			toast.error(error.message)
		},
		onSuccess: (application) => keepNewest(client, application),
		onSettled: () =>
			// While another move is on its way, its own end asks anew.
			client.isMutating({ mutationKey: movesKey }) > 1
				? undefined
				: client.invalidateQueries({ queryKey: applicationsKey, predicate: isNotOne }),
	})
}

const isNotOne = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== 'one'

/** Where an application stands, for putting it back there. */
export function findPosition(
	list: readonly ApplicationSummary[],
	id: string,
): Required<Move> | null {
	const found = list.find((each) => each.id === id)
	if (!found) return null
	const column = list.filter(({ stage }) => stage === found.stage)
	const next = column[column.indexOf(found) + 1]
	return { stage: found.stage, before: next?.id ?? null }
}
