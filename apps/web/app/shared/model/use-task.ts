import type { TaskProgress } from '@app/contract'
import { useEffect, useRef, useState } from 'react'
import { runTask, type TaskBody, type TaskOutcome } from './run-task.ts'
import type { AnsweringModel } from './use-model.ts'

/**
 * Collects the input of a task when it is needed. Throws an `Error` with a sentence when there is nothing to work
 * from.
 */
export type PrepareTask = (signal: AbortSignal) => Promise<TaskBody>

type Asked = TaskOutcome & { body: TaskBody | null }

/** One task at a time for a language model: asked, stopped, and what came of it. */
export function useTask(prepare: PrepareTask) {
	const [isBusy, setIsBusy] = useState(false)
	const [progress, setProgress] = useState<TaskProgress | null>(null)
	const [outcome, setOutcome] = useState<Asked | null>(null)
	const asking = useRef<AbortController | null>(null)
	useEffect(() => () => asking.current?.abort(), [])

	/** Runs the task; `other` prepares it in place of `prepare`. Returns `null` when the person stopped it. */
	async function ask(model: AnsweringModel, other = prepare): Promise<Asked | null> {
		const controller = new AbortController()
		asking.current = controller
		const { signal } = controller
		setIsBusy(true)
		setProgress(null)
		setOutcome(null)
		const onProgress = (now: TaskProgress) => {
			if (!signal.aborted) setProgress(now)
		}
		const asked = await tryTask(other, { model, signal, onProgress })
		if (signal.aborted) return null
		setOutcome(asked)
		setIsBusy(false)
		return asked
	}

	function stop() {
		asking.current?.abort()
		setIsBusy(false)
	}

	return { isBusy, progress, outcome, ask, stop }
}

async function tryTask(
	prepare: PrepareTask,
	asking: Parameters<typeof runTask>[1],
): Promise<Asked> {
	try {
		const body = await prepare(asking.signal)
		return { ...(await runTask(body, asking)), body }
	} catch (error) {
		const problem = error instanceof Error ? error.message : 'That didn’t work. Please try again.'
		return { result: null, problem, body: null }
	}
}
