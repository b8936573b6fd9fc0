import { useMemo } from 'react'
import type { PreviewInput } from './preview-scheduler.ts'
import { type PreviewSource, useLivePages } from './use-live-pages.ts'

const neverChanges = () => () => undefined

type StaticPagesProps = {
	input: PreviewInput
	/** Shows the first page alone, as a thumbnail. */
	isFirstOnly?: boolean
}

/**
 * The typeset pages of a CV, redrawn whenever `input` changes. Screen readers skip them: say beside them what they
 * show.
 */
export function StaticPages({ input, isFirstOnly = false }: StaticPagesProps) {
	const source = useMemo<PreviewSource>(
		() => ({ getInput: () => input, subscribe: neverChanges }),
		[input],
	)
	const { host, pageCount, problem } = useLivePages(source)
	return (
		<div aria-hidden className={`typeset-stack ${isFirstOnly ? 'typeset-thumbnail' : ''}`}>
			{pageCount === 0 ? (
				<div className="typeset-page grid place-items-center p-6 text-center text-sm text-ink-on-marker">
					{problem?.message}
				</div>
			) : null}
			<div ref={host} className="typeset-pages" />
		</div>
	)
}
