import { setTimeout } from 'node:timers/promises'
import { defaultDesign } from '@app/cv'
import {
	createRendererPool,
	pdfTask,
	type RendererPool,
	type RenderTask,
	TypesettingError,
} from '@app/typeset/node'
import { twoPageCv } from '../two-page-cv.ts'

const limitMs = 4_000

/**
 * Gives renderers text past the cleaning that keeps it away from them: one that ends their process and one that they
 * are never done with. Throws where a neighbour goes without pages or a renderer is not replaced.
 */
export async function benchDyingRenderers(): Promise<void> {
	const dying = { kind: 'a renderer that aborts', summary: `a${'\uFE0F'.repeat(40_000)}` }
	const hanging = { kind: 'a renderer that hangs', summary: 'word '.repeat(1_500_000) }
	for (const { kind, summary } of [dying, hanging]) {
		const pool = createRendererPool({ processes: 2, timeoutMs: limitMs, queueLimit: 100 })
		try {
			await pool.run(plain)
			const before = pool.pids()
			const start = performance.now()
			const given = pool.run(uncleaned(summary)).catch(findCode)
			const neighbours = await Promise.all(Array.from({ length: 20 }, () => pool.run(plain)))
			const neighboursMs = performance.now() - start
			const code = await given
			const ms = performance.now() - start
			const replaced = await replacedOf(before, pool)
			console.log(
				`  ${kind.padEnd(46)} refused as ${code} after ${ms.toFixed(0)} ms, replaced: ${replaced}; ${neighbours.length} neighbours set in ${neighboursMs.toFixed(0)} ms`,
			)
			if (typeof code !== 'string' || replaced !== 1) throw new Error(`${kind} ended wrongly.`)
		} finally {
			await pool.close()
		}
	}
}

/** How many of these processes have given way to new ones, once one has or the limit is over again. */
async function replacedOf(before: number[], { pids }: RendererPool): Promise<number> {
	const gone = () => before.filter((pid) => !pids().includes(pid)).length
	for (let ms = 0; gone() === 0 && ms < limitMs; ms += 10) await setTimeout(10)
	return gone()
}

const file = { createdAt: new Date(0) }
const plain: RenderTask = pdfTask(twoPageCv(), defaultDesign(), file)

function uncleaned(summary: string): RenderTask {
	const task = pdfTask({ ...twoPageCv(), professionalSummary: 'HERE' }, defaultDesign(), file)
	return { ...task, input: task.input.replace('HERE', summary) }
}

function findCode(error: unknown): string {
	if (error instanceof TypesettingError) return error.code
	throw error
}
