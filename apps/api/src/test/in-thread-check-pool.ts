import { analyse } from '@app/checks'
import { openEnglishWords } from '@app/language/node'
import { proofreadLine } from '@app/rewrite/proofread'
import type { CheckPool } from '../services/checks/check-pool.ts'

/** Checks CVs in the thread of the test, because a thread for each test would cost more than most of them. */
export const inThreadCheckPool: CheckPool = {
	analyse: async (toCheck) =>
		analyse({ ...toCheck, knowsWord: await openEnglishWords(), proofread: proofreadLine }),
	waiting: () => 0,
	close: async () => {},
}
