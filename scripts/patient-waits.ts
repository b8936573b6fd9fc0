import { vi } from 'vitest'

/*
 * Awaited changes usually come at once, but on a busy machine later. The one second that `vi.waitFor` waits by
 * default is too short for that, and the test runner has no setting for it.
 */
const patienceMs = 30_000
const { waitFor } = vi
vi.waitFor = (look, options = {}) =>
	waitFor(look, typeof options === 'number' ? options : { timeout: patienceMs, ...options })
