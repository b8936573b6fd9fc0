import './typeset.css'
import { type CvDesign, sameValue } from '@app/cv'
import { useEffect, useRef, useState } from 'react'
import { afterNextPaint } from './after-next-paint.ts'
import { crossFade } from './cross-fade.ts'
import { drawPages, readDrawn, readHashes } from './draw-pages.ts'
import { noPages, type PageFit, readPageFit } from './page-fit.ts'
import { readPagePhoto } from './page-photo.ts'
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
	/** `isComplete` tells that no other change follows at once, so that nobody need wait for one. */
	subscribe: (listener: (change?: { isComplete: boolean }) => void) => () => void
}

/**
 * Keeps the typeset pages of a CV drawn in an element. The pages never pass through React: a key press reaches the
 * server, and the answer the screen, without any other rendering. `isOtherDesign` is true while the drawn pages have
 * a design that has been changed since.
 */
export function useLivePages({ getInput, subscribe }: PreviewSource) {
	const host = useRef<HTMLDivElement>(null)
	const [pageFit, setPageFit] = useState(noPages)
	const [warnings, setWarnings] = useState<string[]>([])
	const [problem, setProblem] = useState<PreviewProblem>(null)
	const drawnDesign = useRef<CvDesign | null>(null)
	const [isOtherDesign, setIsOtherDesign] = useState(false)

	useEffect(() => {
		const scheduler = createPreviewScheduler(previewTransport, {
			drawn: () => {
				const { current } = host
				return {
					hashes: () => (current ? readHashes(current).map((hash) => hash ?? null) : []),
					names: () => (current ? readDrawn(current) : { known: [], outlines: [] }),
				}
			},
			onPages(answer, input) {
				const { design } = input
				const { pages, warnings: told } = answer
				const { current } = host
				const draw = () => current && drawPages(current, pages, readPagePhoto(input))
				// Words change at once, and another look crosses over from the one before.
				const isOtherLook = drawnDesign.current !== null && !isSame(drawnDesign.current, design)
				if (current && isOtherLook) crossFade(current, draw)
				else draw()
				drawnDesign.current = design
				setIsOtherDesign(!isSame(design, sent?.design))
				setPageFit((before) => keepSame(before, readPageFit(answer)))
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
			if (drawnDesign.current) setIsOtherDesign(!isSame(drawnDesign.current, input.design))
			scheduler.show(input)
		}
		show()
		// Several changes at once cause one request only.
		let callOff: (() => void) | null = null
		const showNow = () => {
			callOff?.()
			callOff = null
			show()
		}
		const unsubscribe = subscribe((change) => {
			if (change?.isComplete) showNow()
			else callOff ??= afterNextPaint(showNow)
		})
		return () => {
			callOff?.()
			unsubscribe()
			scheduler.stop()
		}
	}, [getInput, subscribe])

	return { host, pageCount: pageFit.pageCount, pageFit, warnings, problem, isOtherDesign }
}

// A key press that changes nothing of it renders nothing.
function keepSame(before: PageFit, next: PageFit): PageFit {
	return sameValue(before, next) ? before : next
}

// A letter changes the words alone, and the design is the same object.
function isSame(design: CvDesign, other: CvDesign | undefined): boolean {
	return design === other || sameValue(design, other)
}
