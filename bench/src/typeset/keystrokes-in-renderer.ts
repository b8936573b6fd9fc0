import { setImmediate } from 'node:timers/promises'
import { type CvDocument, defaultDesign } from '@app/cv'
import { createTypstEngine, previewTask, runRenderTask } from '@app/typeset/node'
import { median } from '../percentile.ts'
import { twoPageCv } from '../two-page-cv.ts'
import { milliseconds, timed } from './times.ts'

const typed = 'Care for up to eight acutely ill patients a shift and teach the students who come.'

/** Returns the states of a two-page CV while a person types a point of its newest job, letter by letter. */
export function keystrokes(): CvDocument[] {
	return Array.from(typed, (_, index) => twoPageCv(typed.slice(0, index + 1)))
}

/** Times a renderer's work for a keystroke, within this process and so without messages or a queue. */
export async function keystrokesInRenderer(): Promise<void> {
	const engine = createTypstEngine()
	const [times, processorTimes]: [number[], number[]] = [[], []]
	let known: string[] = []
	// The first time over, code is loaded and compiled.
	for (const isMeasured of [false, true]) {
		for (const cv of keystrokes()) {
			const task = previewTask(cv, defaultDesign(), { known, mostPages: 100 })
			const started = process.cpuUsage()
			const ms = await timed(async () => {
				const result = await runRenderTask(engine, task)
				if (result.kind === 'preview') known = result.pages.map(({ hash }) => hash)
			})
			const { user, system } = process.cpuUsage(started)
			engine.forget()
			await setImmediate()
			if (!isMeasured) continue
			times.push(ms)
			processorTimes.push((user + system) / 1000)
		}
	}
	console.log(`Keystroke to SVG, in the renderer            ${milliseconds(times)} (aim: 12 ms)`)
	console.log(`  processor time ${median(processorTimes).toFixed(1)} ms`)
}
