import { type Application, changeApplication } from '@app/contract/applications'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '#shared/api/call.ts'
import { offerPendingWork } from '#shared/session/pending-work.ts'
import { keepNewest, listsKey } from '../use-applications.ts'
import { ApplicationAutosave, type SaverView } from './application-autosave.ts'

/** Saves one application while it is open; changes that are unsaved when it closes are sent on closing. */
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

/** Returns the current view of a saver, and renders again when it changes. */
export function useSaverView(saver: ApplicationAutosave): SaverView {
	return useSyncExternalStore(saver.subscribe, saver.getView)
}
