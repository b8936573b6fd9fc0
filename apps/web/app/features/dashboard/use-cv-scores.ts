import { getCvScores } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { busyQueryRetry } from '#shared/api/busy-query-retry.ts'
import { call } from '#shared/api/call.ts'
import { accountCvsKey } from '#shared/offline/account-cv-query-keys.ts'

/** The scores of the account's CVs by their ids, as far as they are known; changes of the list ask anew. */
export function useCvScores(): Readonly<Record<string, number>> {
	const { data } = useQuery({
		queryKey: [...accountCvsKey, 'scores'],
		queryFn: ({ signal }) => call(getCvScores, { signal }),
		...busyQueryRetry,
	})
	return data?.scores ?? {}
}
