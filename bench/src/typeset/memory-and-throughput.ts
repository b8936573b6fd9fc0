import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defaultDesign } from '@app/cv'
import { createTypesetter, type Typesetter } from '@app/typeset/node'
import { twoPageCv } from '../two-page-cv.ts'
import { timed } from './times.ts'

const renders = 2_000
const looks = 5
/** Beyond what it takes at the first look, a renderer may grow by this share. */
const mayGrow = 0.25

/** Sets 2,000 different CVs in one renderer and looks at its memory on the way; throws when it grows. */
export async function watchMemory(typesetter: Typesetter): Promise<void> {
	const sizes: number[] = []
	for (let number = 1; number <= renders; number += 1) {
		const cv = twoPageCv(`Memory ${number}.`)
		if (number % 2 === 0) await typesetter.svg(cv, defaultDesign())
		else await typesetter.pdf(cv, defaultDesign(), { createdAt: new Date(0) })
		if (number % (renders / looks) === 0) sizes.push(residentMb(typesetter.pids()[0] ?? 0))
	}
	console.log(`Memory of a renderer over ${renders} renders: ${sizes.join(', ')} MB`)
	const [first = 0, ...later] = sizes
	if (Math.max(...later) > first * (1 + mayGrow)) throw new Error('A renderer’s memory grows.')
}

/** PDFs a second with one renderer and with one for each core. */
export async function measureThroughput(): Promise<void> {
	const cores = availableParallelism()
	for (const processes of new Set([1, cores])) {
		const typesetter = createTypesetter({ processes, timeoutMs: 60_000, queueLimit: 1_000 })
		const setMany = (count: number) =>
			Promise.all(
				Array.from({ length: count }, (_, number) =>
					typesetter.pdf(twoPageCv(`Many ${number}.`), defaultDesign(), { createdAt: new Date(0) }),
				),
			)
		try {
			await setMany(20 * processes)
			const ms = await timed(() => setMany(200))
			console.log(
				`Throughput, ${processes} of ${cores} cores: ${((200 * 1000) / ms).toFixed(0)} PDFs a second`,
			)
		} finally {
			await typesetter.close()
		}
	}
}

// Only Linux tells this.
function residentMb(pid: number): number {
	const status = readFileSync(`/proc/${pid}/status`, 'utf8')
	const [, kilobytes = ''] = /VmRSS:\s+(\d+)/.exec(status) ?? []
	return Math.round(Number(kilobytes) / 1024)
}
