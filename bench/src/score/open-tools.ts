import { createReader } from '@app/cv-import/node'
import { openEnglishWords } from '@app/language/node'
import { proofreadLine } from '@app/rewrite/proofread'
import type { Tools } from './score-file.ts'

/** Opens the reader and the dictionary for some work and closes the reader after it. */
export async function withTools<Result>(work: (tools: Tools) => Promise<Result>): Promise<Result> {
	const reader = createReader({
		processes: 1,
		// Nothing here is about the time that reading takes, and the machine may be busy.
		timeoutMs: 120_000,
		memoryMb: 512,
		maxPages: 50,
		warmsUp: false,
	})
	try {
		return await work({ reader, knowsWord: await openEnglishWords(), proofread: proofreadLine })
	} finally {
		await reader.close()
	}
}
