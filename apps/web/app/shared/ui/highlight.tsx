import type { ReactNode } from 'react'

/** Words under a stroke of the marker. `drawn` strokes are pulled across once, when the page appears. */
export function Highlight({ children, drawn = false }: { children: ReactNode; drawn?: boolean }) {
	return <mark className={drawn ? 'marked marked-drawn' : 'marked'}>{children}</mark>
}
