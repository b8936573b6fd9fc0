import { type MessagePort, threadId } from 'node:worker_threads'
import { analyse, type CvToCheck, type Report } from '@app/checks'
import { openEnglishWords } from '@app/language/node'
import { proofreadLine } from '@app/rewrite/proofread'

/** One CV to check in a thread; `started` hears the id of the thread when it begins with the CV. */
export type CheckTask = { toCheck: CvToCheck; started: MessagePort }

// Read before the first CV is taken, so that no CV pays for it.
const knowsWord = await openEnglishWords()
proofreadLine('')

/** Runs every check, spelling and grammar included. */
export function checkCv({ toCheck, started }: CheckTask): Report {
	started.postMessage(threadId)
	started.close()
	return analyse({ ...toCheck, knowsWord, proofread: proofreadLine })
}
