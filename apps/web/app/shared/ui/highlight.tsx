import type { ReactNode } from 'react'

type HighlightProps = {
	children: ReactNode
	/** Whether the stroke is pulled across once, when the page appears. */
	drawn?: boolean
	/** Whether the words may go over several lines, as a whole sentence does. */
	wraps?: boolean
}

/** Words under a stroke of the marker. */
export function Highlight({ children, drawn = false, wraps = false }: HighlightProps) {
	if (wraps) return <mark className="marked-lines">{children}</mark>
	return <mark className={drawn ? 'marked marked-drawn' : 'marked'}>{children}</mark>
}
