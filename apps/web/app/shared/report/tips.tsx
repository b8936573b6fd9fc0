import { type ReactNode, useId } from 'react'

/** Tips under what there is to fix, with a sentence that they cost nothing; nothing where there are none. */
export function Tips({ count, children }: { count: number; children: ReactNode }) {
	const titleId = useId()
	if (count === 0) return null
	return (
		<section aria-labelledby={titleId} className="mt-8">
			<h3 id={titleId} className="text-lg">
				Tips ({count})
			</h3>
			<p className="mt-1 mb-3 text-sm text-ink-soft">
				These cost no points. Take the ones that suit you.
			</p>
			{children}
		</section>
	)
}
