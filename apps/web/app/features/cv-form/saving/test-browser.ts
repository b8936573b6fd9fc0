import 'fake-indexeddb/auto'
import { defaultDesign } from '@app/cv'
import { IDBFactory } from 'fake-indexeddb'
import { browserLater } from '#shared/autosave/autosave.ts'
import type { ListedStorage } from '#shared/browser-storage.ts'
import { newId } from '#shared/new-id.ts'
import { PendingChanges } from '#shared/offline/pending-changes.ts'
import { listRecords, openNamedPendingDatabase } from '#shared/offline/pending-changes-database.ts'
import { openCvTabs } from '#shared/test/open-cv-tabs.ts'
import { createCvFormStore } from '../form-state/cv-form-store.ts'
import { AccountAutosave } from './account-autosave.ts'
import { TestCvServer } from './test-cv-server.ts'

const owner = { id: '0190a000-0000-7000-8000-00000000000a', isHere: () => true }

type Clock = {
	waitFor: (check: () => void) => Promise<void>
	clearAllTimers: () => unknown
}

/**
 * Opens a separate browser with a server; its tabs have one CV of one person open. The time comes from the test's
 * clock.
 */
export function openTestBrowser(clock: Clock) {
	localStorage.clear()
	globalThis.indexedDB = new IDBFactory()
	const browser = openCvTabs()
	const savers = new Set<AccountAutosave>()
	const device = {
		server: new TestCvServer(),
		database: openNamedPendingDatabase(),
		storage: localStorage as ListedStorage,
	}

	async function openTab() {
		const { server, database, storage } = device
		const { tabs, kill } = browser.tab()
		const store = createCvFormStore(defaultDesign())
		const writer = newId()
		const place = { ownerId: owner.id, cvId: server.cv.id, holder: writer, isLive: tabs.isLive }
		const unsent = new PendingChanges({ ...place, database, storage })
		const parts = { store, unsent, tabs, writer, owner, server, later: browserLater }
		const saver = new AccountAutosave({ ...parts, cv: server.cv })
		savers.add(saver)
		await saver.restore()
		const status = () => saver.getStatus().kind
		const type = (professionalSummary: string) =>
			store.dispatch({ type: 'update', changes: { professionalSummary }, at: 0 })
		return {
			store,
			saver,
			status,
			type,
			summary: () => store.getState().professionalSummary,
			firstName: () => store.getState().personalInfo.firstName,
			write(professionalSummary: string) {
				type(professionalSummary)
				saver.flush()
			},
			becomes: (kind: string) =>
				clock.waitFor(() => {
					if (status() !== kind) throw new Error(`It is ${status()} and not ${kind}.`)
				}),
			/** Ends as a browser ends that is killed: nothing runs any more. */
			kill() {
				kill()
				savers.delete(saver)
				clock.clearAllTimers()
			},
		}
	}

	return Object.assign(device, {
		openTab,
		/** How many records wait on this device. */
		waiting: async () => (await listRecords(await device.database(), owner.id)).length,
		close: () => Promise.all([...savers].map((saver) => saver.stop())),
	})
}
