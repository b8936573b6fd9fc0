import 'fake-indexeddb/auto'
import { PendingChanges } from '../../../apps/web/app/shared/offline/pending-changes.ts'
import {
	listRecords,
	openNamedPendingDatabase,
} from '../../../apps/web/app/shared/offline/pending-changes-database.ts'
import { openCvTabs } from '../../../apps/web/app/shared/test/open-cv-tabs.ts'
import { createStorage } from '../../../apps/web/app/shared/test/open-tab.ts'

export const ownerId = '0190a000-0000-7000-8000-00000000000a'

/** One browser: its tabs share a database, a text storage and a connection that comes and goes. */
export function openDevice(name: string, now: () => number) {
	const database = openNamedPendingDatabase(name)
	const storage = createStorage()
	const browser = openCvTabs()
	let running = 0
	const counted = async <Value>(run: Promise<Value>): Promise<Value> => {
		running += 1
		try {
			return await run
		} finally {
			running -= 1
		}
	}
	return {
		isOnline: true,
		newTab: browser.tab,
		isIdle: () => running === 0,
		/** Opens a tab's store of unsent changes. Its promises never settle once the tab `isGone`. */
		unsentOf: (parts: {
			cvId: string
			holder: string
			isLive: (holder: string) => Promise<boolean>
		}) => {
			const unsent = new PendingChanges({ ownerId, database, storage, now, ...parts })
			return {
				keep: (...input: Parameters<PendingChanges['keep']>) => counted(unsent.keep(...input)),
				keepAtOnce: (...input: Parameters<PendingChanges['keepAtOnce']>) =>
					unsent.keepAtOnce(...input),
				forget: () => counted(unsent.forget()),
				takeLeft: (...input: Parameters<PendingChanges['takeLeft']>) =>
					counted(unsent.takeLeft(...input)),
				comesLater: () => counted(unsent.comesLater()),
			}
		},
		waiting: async () =>
			(await listRecords(await database(), ownerId)).length + (storage.length > 0 ? 1 : 0),
		close: async () => {
			;(await database()).close()
			indexedDB.deleteDatabase(name)
		},
	}
}

export type Device = ReturnType<typeof openDevice>
