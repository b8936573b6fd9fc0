import type { MessagePort } from 'node:worker_threads'
import { analyse, type CvToCheck, type Report } from '@app/ats'
import { openEnglishWords } from '@app/language/node'

/** One CV to check in a thread; `started` hears when the thread begins with it. */
export type CheckTask = { toCheck: CvToCheck; started: MessagePort }

// Read before the first CV is taken, so that no CV pays for it.
const knowsWord = await openEnglishWords()

/** Runs every check, spelling included. */
export function checkCv({ toCheck, started }: CheckTask): Report {
	started.postMessage(null)
	started.close()
	return analyse({ ...toCheck, knowsWord })
}
