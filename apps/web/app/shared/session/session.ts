import { storages } from '#shared/browser-storage.ts'
import { browserTabs } from './browser-tabs.ts'
import { Session } from './session-machine.ts'
import { createTokenStore } from './token-store.ts'

/** The session of this browser. Nothing is looked at before it is used, so pages can be made without a browser. */
export const session = new Session({
	tokens: createTokenStore(storages),
	tabs: browserTabs,
	now: Date.now,
})
