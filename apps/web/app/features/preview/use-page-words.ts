import { type RefObject, useEffect, useState } from 'react'
import { type DrawnPages, readPages } from './read-pages.ts'
import { watchPages } from './watch-pages.ts'

/** The words of the pages as they are drawn now, read again whenever the drawing changes. */
export function usePageWords(host: RefObject<HTMLElement | null>): DrawnPages {
	const [drawn, setDrawn] = useState<DrawnPages>({ sizes: [], words: [] })
	useEffect(() => {
		const { current } = host
		if (current === null) return
		let frame = 0
		const read = () => setDrawn(readPages(current))
		const stop = watchPages(current, () => {
			cancelAnimationFrame(frame)
			frame = requestAnimationFrame(read)
		})
		read()
		return () => {
			cancelAnimationFrame(frame)
			stop()
		}
	}, [host])
	return drawn
}
