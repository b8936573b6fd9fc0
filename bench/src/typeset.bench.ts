import { defaultDesign } from '@app/cv'
import { createTypesetter, type Typesetter } from '@app/typeset/node'
import { twoPageCv } from './two-page-cv.ts'
import { comparePdf } from './typeset/compare-pdf.ts'
import { measureThroughput, watchMemory } from './typeset/memory-and-throughput.ts'
import { milliseconds, timed } from './typeset/times.ts'

/** Times setting a two-page CV beside its peers and a keystroke in the preview, and watches memory and cores. */
export async function benchTypeset(): Promise<void> {
	const typesetter = createTypesetter({ processes: 1, timeoutMs: 30_000 })
	try {
		await comparePdf(typesetter)
		await timeKeystrokes(typesetter)
		await watchMemory(typesetter)
	} finally {
		await typesetter.close()
	}
	await measureThroughput()
}

async function timeKeystrokes(typesetter: Typesetter): Promise<void> {
	const typed = 'Care for up to eight acutely ill patients a shift and teach the students who come.'
	const times: number[] = []
	let bytes = 0
	for (let length = 1; length <= typed.length; length += 1) {
		const cv = twoPageCv(typed.slice(0, length))
		const ms = await timed(async () => {
			const { pages } = await typesetter.svg(cv, defaultDesign())
			bytes = Math.max(...pages.map(({ svg }) => svg.length))
		})
		times.push(ms)
	}
	console.log(`Keystroke to SVG, through the pool           ${milliseconds(times)} (aim: 12 ms)`)
	console.log(`  largest page ${Math.round(bytes / 1024)} KB before compression`)
}

if (import.meta.main) await benchTypeset()
