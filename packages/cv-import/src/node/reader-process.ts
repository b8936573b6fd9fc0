import { flushCompileCache } from 'node:module'
import { constants, getPriority, setPriority } from 'node:os'
import { leaveOut } from '../classifier/ablation.ts'
import { ReadError } from '../read-error.ts'
import { drawPages } from './pdf/draw-pages.ts'
import { readCvFile } from './read-cv-file.ts'
import type { ReaderJob, ReaderMessage } from './reader-messages.ts'
import { warmUp } from './warm-up.ts'

/** The program of a reading process: does one job at a time and dies with its parent. */
// A file takes seconds, so the work of a person who types or saves on the same machine goes first.
setPriority(Math.min(getPriority() + 10, constants.priority.PRIORITY_LOW))
process.on('disconnect', () => process.exit(0))
process.on('message', (job: ReaderJob) => {
	send({ kind: 'started' })
	void run(job).then(send)
})
const [warmth, ...leftOut] = process.argv.slice(2)
leaveOut(leftOut)
if (warmth === 'warm') await warmUp()
// These processes are killed and never exit, so Node's compile cache is written before any file is opened.
flushCompileCache()
send({ kind: 'ready' })

async function run(job: ReaderJob): Promise<ReaderMessage> {
	try {
		if (job.kind === 'draw') return { kind: 'drawn', pictures: await drawPages(job.bytes, job) }
		return { kind: 'read', result: await readCvFile(job, (step) => send({ kind: 'step', step })) }
	} catch (error) {
		const known = error instanceof ReadError ? error : new ReadError('file_crashes_reader')
		return { kind: 'failed', code: known.code, message: known.message }
	}
}

function send(message: ReaderMessage): void {
	process.send?.(message)
}
