import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A function that runs `work` once the test is over, such as Vitest's `onTestFinished`. */
export type CleanUp = (work: () => Promise<void>) => void

/** A new empty folder that is removed when the test is over. */
export async function temporaryFolder(cleanUp: CleanUp): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'ella-test-'))
	cleanUp(() => rm(folder, { recursive: true, force: true }))
	return folder
}
