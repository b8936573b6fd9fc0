import { vi } from 'vitest'

/*
 * What is waited for comes at once or, on a machine with other work, after a while. The second that `vi.waitFor` waits by
 * itself is too short for that, and the runner has no setting for it.
 */
const patienceMs = 30_000
const { waitFor } = vi
vi.waitFor = (look, options = {}) =>
	waitFor(look, typeof options === 'number' ? options : { timeout: patienceMs, ...options })
