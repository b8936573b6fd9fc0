import {
	getCv,
	getShareSettings,
	renewShareLink,
	type ShareSettings,
	updateShareSettings,
} from '@app/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { track } from '#shared/analytics/track.ts'
import { call } from '#shared/api/call.ts'
import { accountCvsKey } from '#shared/offline/account-cv-query-keys.ts'

/** How a CV is shared, the CV itself, and what can be done about it. */
export function useShareSettings(cvId: string) {
	const client = useQueryClient()
	const params = { cvId }
	const key = ['share-settings', cvId]
	const settings = useQuery({
		queryKey: key,
		queryFn: ({ signal }) => call(getShareSettings, { params, signal }),
		staleTime: 0,
	})
	const cv = useQuery({
		queryKey: ['cv-to-share', cvId],
		queryFn: ({ signal }) => call(getCv, { params, signal }),
		staleTime: 0,
	})
	function keep(saved: ShareSettings): void {
		client.setQueryData(key, saved)
		// The list says how each CV is shared.
		void client.invalidateQueries({ queryKey: accountCvsKey })
	}
	const save = useMutation({
		mutationFn: (body: Parameters<typeof call<typeof updateShareSettings>>[1]['body']) =>
			call(updateShareSettings, { params, body }),
		onSuccess: (saved) => {
			keep(saved)
			if (saved.publicId !== null) void track({ name: 'feature_use', feature_name: 'cv_sharing' })
		},
	})
	const renew = useMutation({
		mutationFn: () => call(renewShareLink, { params }),
		onSuccess: keep,
	})
	return { settings, cv, save, renew }
}
