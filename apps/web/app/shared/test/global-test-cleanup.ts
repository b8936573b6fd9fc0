import { configure } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, afterEach, vi } from 'vitest'
import { closeCheckEngine } from '#shared/check-worker/check-engine.ts'
import { session } from '#shared/session/session.ts'
import { toast } from '#shared/ui/toast.ts'

/*
 * All test files share one browser, since making one for each took six times as long as the tests. So each test ends with
 * the browser as the first one found it: nobody is signed in, nothing is kept, nothing is replaced, no
 * worker runs, and no server answers.
 */
// Awaited elements usually come at once, but on a busy machine later; the default of one second is too short for
// that.
configure({ asyncUtilTimeout: 15_000 })

// A link that saves a file leads this browser away from its page, which no real one does.
const { happyDOM } = window as unknown as { happyDOM: { settings: { navigation: object } } }
Object.assign(happyDOM.settings.navigation, {
	disableMainFrameNavigation: true,
	disableFallbackToSetURL: true,
})

const { matchMedia } = window
const unreachable = () => Promise.reject(new TypeError('No server is stubbed.'))
globalThis.fetch = unreachable
// The browser of the tests makes no layout, and so has nothing at any point.
const nothingThere: typeof document.elementsFromPoint = () => []
document.elementsFromPoint = nothingThere

afterEach(async () => {
	toast.removeAll()
	closeCheckEngine()
	vi.unstubAllGlobals()
	vi.useRealTimers()
	globalThis.fetch = unreachable
	document.elementsFromPoint = nothingThere
	window.matchMedia = matchMedia
	window.localStorage.clear()
	window.sessionStorage.clear()
	// Once a test has brought databases into this browser, each test has its own.
	if (globalThis.indexedDB !== undefined) globalThis.indexedDB = new IDBFactory()
	await session.lookAgain()
})

// A part that is still being fetched when its file ends would never come, here and in all files after it.
afterAll(() => vi.dynamicImportSettled())
