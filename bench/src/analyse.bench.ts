import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runEllaCommand } from '@app/e2e/run-ella'
import { twoPagePdf } from './analysis.bench.ts'
import { median, percentile } from './percentile.ts'

const runs = 10
const warmUpRuns = 1
const msPerTick = 10

type Cost = { wallMs: number; processorMs: number | null }

/** Times `ella analyse` on a two-page PDF, start of the program included, beside a Node that does nothing. */
export async function benchAnalyse(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'ella-bench-'))
	const file = join(folder, 'cv.pdf')
	writeFileSync(file, await twoPagePdf())
	const costs: Record<'ella' | 'node', Cost[]> = { ella: [], node: [] }
	// One after the other in turns, so that what else the machine does falls on both.
	for (let run = -warmUpRuns; run < runs; run += 1) {
		const ella = await costOf(async () => void (await runEllaCommand(['analyse', file])))
		const node = await costOf(emptyNode)
		if (run < 0) continue
		costs.ella.push(ella)
		costs.node.push(node)
	}
	rmSync(folder, { recursive: true, force: true })
	tell('ella analyse, 2-page PDF', costs.ella)
	tell('node -e 0', costs.node)
}

async function emptyNode(): Promise<void> {
	await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'close')
}

async function costOf(work: () => Promise<void>): Promise<Cost> {
	const [began, usedBefore] = [performance.now(), processorMsOfChildren()]
	await work()
	const used = processorMsOfChildren()
	return {
		wallMs: performance.now() - began,
		processorMs: used === null || usedBefore === null ? null : used - usedBefore,
	}
}

// The processor milliseconds used by ended child processes that this process waited for: fields 16 and 17 of
// `/proc/self/stat`. `null` on systems other than Linux.
function processorMsOfChildren(): number | null {
	if (process.platform !== 'linux') return null
	const [, after = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ')
	const [userTicks, systemTicks] = after.split(' ').slice(13, 15).map(Number)
	return ((userTicks ?? 0) + (systemTicks ?? 0)) * msPerTick
}

function tell(what: string, costs: readonly Cost[]): void {
	const wall = costs.map(({ wallMs }) => wallMs)
	const processor = costs.flatMap(({ processorMs }) => processorMs ?? [])
	const used =
		processor.length === 0 ? 'not told here' : `median ${median(processor).toFixed(0)} ms`
	console.log(
		`${what.padEnd(28)} wall median ${median(wall).toFixed(0)} ms, p95 ${percentile(wall, 0.95).toFixed(0)} ms; processor ${used} (${costs.length} runs)`,
	)
}
