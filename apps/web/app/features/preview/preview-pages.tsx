import type { MouseEvent, RefObject } from 'react'
import type { PreviewSource } from '#shared/typeset/use-live-pages.ts'
import { FieldHighlight } from './field-highlight.tsx'
import { fieldAtPoint } from './fields-on-page.ts'
import { pointOnPages, readPages } from './read-pages.ts'

type PreviewPagesProps = {
	host: RefObject<HTMLDivElement | null>
	source: PreviewSource
	/** Newer pages are on their way. */
	isBehind: boolean
	onChooseField: ((path: string) => void) | undefined
}

/** The pages themselves. Pressing words is a short way for who sees them; the list of sections leads everybody there. */
export function PreviewPages({ host, source, isBehind, onChooseField }: PreviewPagesProps) {
	function handleClick(at: MouseEvent) {
		const { current } = host
		const point = current && pointOnPages(current, at)
		if (!current || !point) return
		const path = fieldAtPoint(source.getInput(), readPages(current).words, point)
		if (path !== null) onChooseField?.(path)
	}
	return (
		<>
			<div
				ref={host}
				aria-hidden
				aria-busy={isBehind}
				onClick={onChooseField ? handleClick : undefined}
				className={`typeset-pages typeset-print ${onChooseField ? 'cursor-text' : ''}`}
			/>
			{onChooseField ? <FieldHighlight host={host} source={source} /> : null}
		</>
	)
}
