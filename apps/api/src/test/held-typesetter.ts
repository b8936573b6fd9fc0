import {
	type RenderRequest,
	type RenderResult,
	type RenderTask,
	type Typesetter,
	typesettingCalls,
} from '@app/typeset/node'

export type HeldTask = {
	task: RenderRequest | RenderTask
	signal: AbortSignal | undefined
	/** Ends the render; its result has no pages. */
	end: () => void
}

type HeldTypesetter = {
	typesetter: Typesetter
	/** Those that have begun, in their order. */
	tasks: HeldTask[]
	/** Ends all of them, and from now on each as it begins. */
	release: () => void
}

/** A typesetter whose renders end when a test says so. */
export function heldTypesetter(): HeldTypesetter {
	const tasks: HeldTask[] = []
	let isReleased = false
	const hold = (task: RenderRequest | RenderTask, signal?: AbortSignal) =>
		new Promise<RenderResult>((resolve) => {
			const end = () => resolve(emptyResult(task.kind))
			tasks.push({ task, signal, end })
			if (isReleased) end()
		})
	const typesetter = {
		...typesettingCalls(hold),
		through: (gate) => typesettingCalls((task) => gate((signal) => hold(task, signal))),
		pids: () => [1],
		close: async () => undefined,
	} satisfies Typesetter
	const release = () => {
		isReleased = true
		for (const { end } of tasks) end()
	}
	return { typesetter, tasks, release }
}

function emptyResult(kind: RenderTask['kind']): RenderResult {
	const bytes = new Uint8Array([1])
	const missing: string[] = []
	switch (kind) {
		case 'svg':
			return { kind, pages: [], missing }
		case 'preview':
			return { kind, pages: [], missing, shortPage: null, autoFit: null }
		case 'png':
			return { kind, pages: [bytes], missing }
		case 'pdf':
			return { kind, bytes, pageCount: 1, missing, keepsStandard: true }
		case 'picture':
		case 'docx':
			return { kind, bytes }
		case 'count':
			return { kind, pageCount: 1, lastLines: null }
		case 'text':
			return { kind, pages: [], marks: [], missing }
	}
}
