import { defaultDesign } from '@app/cv'
import { createTypesetter, type Typesetter } from '@app/typeset/node'
import { comparePdf } from './typeset/compare-pdf.ts'
import { keystrokes, keystrokesInRenderer } from './typeset/keystrokes-in-renderer.ts'
import { measureThroughput, watchMemory } from './typeset/memory-and-throughput.ts'
import { milliseconds, timed } from './typeset/times.ts'

/** Times setting a two-page CV beside its peers and a keystroke in the preview, and watches memory and cores. */
export async function benchTypeset(): Promise<void> {
	const typesetter = createTypesetter({ processes: 1, timeoutMs: 30_000 })
	try {
		await comparePdf(typesetter)
		await keystrokesInRenderer()
		await timeKeystrokes(typesetter)
		await watchMemory(typesetter)
	} finally {
		await typesetter.close()
	}
	await measureThroughput()
}

async function timeKeystrokes(typesetter: Typesetter): Promise<void> {
	const times: number[] = []
	let known: string[] = []
	let bytes = 0
	for (const cv of keystrokes()) {
		const ms = await timed(async () => {
			const { pages } = await typesetter.preview(cv, defaultDesign(), { known, mostPages: 100 })
			known = pages.map(({ hash }) => hash)
			bytes = Math.max(bytes, ...pages.map(({ svg }) => svg?.length ?? 0))
		})
		times.push(ms)
	}
	console.log(`Keystroke to SVG, through the pool           ${milliseconds(times.slice(1))}`)
	console.log(`  largest page ${Math.round(bytes / 1024)} KB before compression`)
}

if (import.meta.main) await benchTypeset()
