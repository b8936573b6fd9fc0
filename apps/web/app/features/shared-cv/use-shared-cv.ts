import { previewSharedCv, readSharedCv, unlockSharedCv } from '@app/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { busyQueryRetry } from '#shared/api/busy-query-retry.ts'
import { call } from '#shared/api/call.ts'
import { useSession } from '#shared/session/use-session.ts'
import { readShareGrant, shareGrantHeaders, storeShareGrant } from './share-grants.ts'

/** A shared CV as its visitor sees it. It is asked for once, because each time counts as a view. */
export function useSharedCv(key: string) {
	const [grant, setGrant] = useState(() => readShareGrant(key))
	// Once it is known who looks, so that the owner's own views are not counted.
	const { loading } = useSession()
	const parts = { params: { key }, headers: shareGrantHeaders(grant) }
	const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false }
	const cv = useQuery({
		queryKey: ['shared-cv', key, grant],
		queryFn: ({ signal }) => call(readSharedCv, { ...parts, signal }),
		enabled: !loading,
		...once,
	})
	const pages = useQuery({
		queryKey: ['shared-cv-pages', key, grant],
		queryFn: ({ signal }) => call(previewSharedCv, { ...parts, signal }),
		enabled: cv.isSuccess,
		...once,
		// Pages are no view, so a busy server is asked again.
		...busyQueryRetry,
	})
	const unlock = useMutation({
		mutationFn: (password: string) => call(unlockSharedCv, { params: { key }, body: { password } }),
		onSuccess: (answer) => {
			storeShareGrant(key, answer.grant)
			setGrant(answer.grant)
		},
	})
	return { cv, pages, unlock, grant }
}
