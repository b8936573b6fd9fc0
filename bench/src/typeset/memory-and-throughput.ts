import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defaultDesign } from '@app/cv'
import { createTypesetter, type Typesetter } from '@app/typeset/node'
import { twoPageCv } from '../two-page-cv.ts'
import { inOtherWords } from './in-other-words.ts'
import { timed } from './times.ts'

const renders = 2_000
const rendersBetweenLooks = 20
/** The share by which a renderer's memory may be larger in the second half of its renders than in the first. */
const mayGrow = 0.1

/**
 * Sets CVs of new words 2,000 times in one renderer and throws when its memory grows. JavaScript's own memory rises
 * until it is swept, every few hundred renders, so what counts is how high it comes in either half.
 */
export async function watchMemory(typesetter: Typesetter): Promise<void> {
	const sizes: number[] = []
	for (let number = 1; number <= renders; number += 1) {
		const cv = inOtherWords(twoPageCv(), number)
		if (number % 2 === 0) await typesetter.svg(cv, defaultDesign())
		else await typesetter.pdf(cv, defaultDesign(), { createdAt: new Date(0) })
		if (number % rendersBetweenLooks === 0) sizes.push(residentMb(typesetter.pids()[0] ?? 0))
	}
	const halves = [sizes.slice(0, sizes.length / 2), sizes.slice(sizes.length / 2)]
	const [first = 0, second = 0] = halves.map((half) => Math.max(...half))
	const tenths = sizes.filter((_, index) => (index + 1) % (sizes.length / 10) === 0)
	console.log(
		`Memory of a renderer over ${renders} renders, every word new: ${tenths.join(', ')} MB`,
	)
	console.log(`  at most ${first} MB in the first half and ${second} MB in the second`)
	if (second > first * (1 + mayGrow)) throw new Error('A renderer’s memory grows.')
}

/** PDFs a second with one renderer and with one for each core. */
export async function measureThroughput(): Promise<void> {
	const cores = availableParallelism()
	for (const processes of new Set([1, cores])) {
		const typesetter = createTypesetter({ processes, timeoutMs: 60_000, queueLimit: 1_000 })
		const setMany = (count: number) =>
			Promise.all(
				Array.from({ length: count }, (_, number) =>
					typesetter.pdf(inOtherWords(twoPageCv(), number), defaultDesign(), {
						createdAt: new Date(0),
					}),
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
