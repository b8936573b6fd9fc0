import { type Application, changeApplication } from '@app/contract/applications'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '#shared/api/call.ts'
import { offerPendingWork } from '#shared/session/pending-work.ts'
import { keepNewest, listsKey } from '../use-applications.ts'
import { ApplicationAutosave, type SaverView } from './application-autosave.ts'

/** Saves one application while it is open; what is written when it closes is sent with its last breath. */
export function useApplicationAutosave(application: Application): ApplicationAutosave {
	const client = useQueryClient()
	const [saver] = useState(
		() =>
			new ApplicationAutosave({
				application,
				send: (body, revision) =>
					call(changeApplication, {
						params: { applicationId: application.id },
						headers: { 'if-match': `"${revision}"` },
						body,
					}),
				onSaved: (saved) => {
					keepNewest(client, saved)
					void client.invalidateQueries({ queryKey: listsKey })
				},
			}),
	)
	useEffect(() => saver.adopt(application), [saver, application])
	useEffect(
		() =>
			offerPendingWork({
				hasAny: () => saver.getView().state.kind !== 'saved',
				send: () => saver.flush(),
			}),
		[saver],
	)
	useEffect(() => {
		const flush = () => void saver.flush()
		const warn = (event: BeforeUnloadEvent) => {
			if (saver.getView().state.kind !== 'saved') event.preventDefault()
		}
		document.addEventListener('visibilitychange', flush)
		window.addEventListener('online', flush)
		window.addEventListener('beforeunload', warn)
		return () => {
			flush()
			document.removeEventListener('visibilitychange', flush)
			window.removeEventListener('online', flush)
			window.removeEventListener('beforeunload', warn)
		}
	}, [saver])
	return saver
}

/** What a saver knows now. */
export function useSaverView(saver: ApplicationAutosave): SaverView {
	return useSyncExternalStore(saver.subscribe, saver.getView)
}
