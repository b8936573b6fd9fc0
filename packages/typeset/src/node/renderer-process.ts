import { constants, getPriority, setPriority } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { addTemplate, templates } from '../find-template.ts'
import { buildRenderTask } from './build-render-task.ts'
import { freeMemoryAfterRender } from './free-memory-after-render.ts'
import type { RenderReport, RenderTask } from './render-message.ts'
import { isRenderRequest, type RenderRequest } from './render-request.ts'
import { runRenderTask } from './run-render-task.ts'
import { TypesettingError } from './typesetting-error.ts'
import { createTypstEngine, type TypstEngine } from './typst-engine.ts'
import { loadTemplate, warmUp } from './warm-up.ts'

// A preview goes before the reading of files, and after the server that answers everybody.
setPriority(Math.min(getPriority() + 5, constants.priority.PRIORITY_LOW))

// The whole life of a renderer: it warms up, sets one document after another, and ends with its parent.
const engine = createTypstEngine()
const tidyUp = freeMemoryAfterRender(engine, { onWorn: () => report({ status: 'worn' }) })
process.on('disconnect', () => process.exit(0))
const [first, ...others] = templates
if (first !== undefined) warmUp(engine, first.id)
process.on('message', async (asked: RenderRequest | RenderTask) => {
	await report(await answer(engine, asked))
	// The native parts of finished documents are freed only when the event loop turns.
	await setImmediate()
	tidyUp()
})
await report({ status: 'ready' })
// Requests that arrive meanwhile wait for one template at most.
for (const { id } of others) {
	await setImmediate()
	loadTemplate(engine, id)
}

async function answer(
	typst: TypstEngine,
	asked: RenderRequest | RenderTask,
): Promise<RenderReport> {
	const forget = takeAdded(typst, asked)
	try {
		const task = isRenderRequest(asked) ? buildRenderTask(asked) : asked
		return { status: 'done', result: await runRenderTask(typst, task) }
	} catch (error) {
		const code = error instanceof TypesettingError ? error.code : 'cv_cannot_be_set'
		return { status: 'failed', code, reason: describeError(error) }
	} finally {
		forget()
	}
}

/** Takes in the operator's template that came with an order, for this order alone: the next may come without it. */
function takeAdded(typst: TypstEngine, asked: RenderRequest | RenderTask): () => void {
	if (!('added' in asked) || asked.added === undefined) return () => undefined
	typst.place(asked.added)
	return addTemplate(asked.added.template)
}

// The native part's errors carry their text in `code` and leave `message` empty.
function describeError(error: unknown): string {
	if (!(error instanceof Error)) return String(error)
	return 'code' in error ? String(error.code) : error.message
}

function report(message: RenderReport): Promise<void> {
	return new Promise((resolve) => {
		process.send?.(message, undefined, undefined, () => resolve())
	})
}
