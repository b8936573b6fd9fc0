import './typeset.css'
import { useEffect, useRef, useState } from 'react'
import { afterNextPaint } from './after-next-paint.ts'
import { type Drawn, drawnIn, drawPages } from './draw-pages.ts'
import {
	createPreviewScheduler,
	type PreviewInput,
	type PreviewProblem,
} from './preview-scheduler.ts'
import { previewTransport } from './preview-transport.ts'

/** Where the CV comes from and how to hear that it has changed. */
export type PreviewSource = {
	/** The same object until something on the page changes. */
	getInput: () => PreviewInput
	/** `isPainted` tells that the change is seen in its field by now. */
	subscribe: (listener: (change?: { isPainted: boolean }) => void) => () => void
}

const nothing: Drawn = { known: [], outlines: [] }

/**
 * Keeps the typeset pages of a CV drawn in an element. The pages never pass through React: a key press reaches the
 * server and its answer the screen without anything else being rendered.
 */
export function useLivePages({ getInput, subscribe }: PreviewSource) {
	const host = useRef<HTMLDivElement>(null)
	const [pageCount, setPageCount] = useState(0)
	const [warnings, setWarnings] = useState<string[]>([])
	const [problem, setProblem] = useState<PreviewProblem>(null)

	useEffect(() => {
		const scheduler = createPreviewScheduler(previewTransport, {
			drawn: () => (host.current ? drawnIn(host.current) : nothing),
			onPages({ pages, warnings: told }) {
				if (host.current) drawPages(host.current, pages)
				setPageCount(pages.length)
				setWarnings((before) => (before.join() === told.join() ? before : told))
			},
			onProblem: (next) =>
				setProblem((before) => (before?.message === next?.message ? before : next)),
		})
		let sent: PreviewInput | null = null
		const show = () => {
			const input = getInput()
			if (input === sent) return
			sent = input
			scheduler.show(input)
		}
		show()
		// The letter stands in its field first; then the pages are asked for.
		let callOff: (() => void) | null = null
		const showNow = () => {
			callOff?.()
			callOff = null
			show()
		}
		const unsubscribe = subscribe((change) => {
			if (change?.isPainted) showNow()
			else callOff ??= afterNextPaint(showNow)
		})
		return () => {
			callOff?.()
			unsubscribe()
			scheduler.stop()
		}
	}, [getInput, subscribe])

	return { host, pageCount, warnings, problem }
}
