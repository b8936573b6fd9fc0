import { startTransition, useEffect, useState } from 'react'
import type { PreviewInput } from '#shared/typeset/preview-scheduler.ts'
import type { PreviewSource } from '#shared/typeset/use-live-pages.ts'

const settledAfterMs = 500

/** Returns the CV as of the person's last pause, so that nothing is rendered between two key presses. */
export function useDebouncedInput({ getInput, subscribe }: PreviewSource): PreviewInput {
	const [input, setInput] = useState(getInput)
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined
		const unsubscribe = subscribe(() => {
			clearTimeout(timer)
			timer = setTimeout(() => startTransition(() => setInput(getInput())), settledAfterMs)
		})
		return () => {
			clearTimeout(timer)
			unsubscribe()
		}
	}, [getInput, subscribe])
	return input
}
