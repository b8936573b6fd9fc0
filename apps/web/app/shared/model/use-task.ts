import { useEffect, useRef, useState } from 'react'
import { runTask, type TaskBody, type TaskOutcome } from './run-task.ts'
import type { AnsweringModel } from './use-model.ts'

/** Gathers what a task is about, when it is needed. Throws an `Error` with a sentence where there is nothing to go on. */
export type PrepareTask = (signal: AbortSignal) => Promise<TaskBody>

/** One task at a time for a language model: asked, stopped, and what came of it. */
export function useTask(prepare: PrepareTask) {
	const [isBusy, setIsBusy] = useState(false)
	const [outcome, setOutcome] = useState<(TaskOutcome & { body: TaskBody | null }) | null>(null)
	const asking = useRef<AbortController | null>(null)
	useEffect(() => () => asking.current?.abort(), [])

	async function ask(model: AnsweringModel) {
		const controller = new AbortController()
		asking.current = controller
		const { signal } = controller
		setIsBusy(true)
		setOutcome(null)
		try {
			const body = await prepare(signal)
			const found = await runTask(body, { model, signal })
			if (!signal.aborted) setOutcome({ ...found, body })
		} catch (error) {
			if (signal.aborted) return
			const problem = error instanceof Error ? error.message : 'That didn’t work. Please try again.'
			setOutcome({ result: null, problem, body: null })
		}
		setIsBusy(false)
	}

	function stop() {
		asking.current?.abort()
		setIsBusy(false)
	}

	return { isBusy, outcome, ask, stop }
}
