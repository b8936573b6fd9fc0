import { type RefObject, useEffect, useState } from 'react'
import { type PageWord, wordsOfPage } from '#shared/typeset/page-words.ts'

export type DrawnPages = { sizes: { widthPt: number; heightPt: number }[]; words: PageWord[] }

/** The words of the pages as they are drawn now, read again whenever the drawing changes. */
export function usePageWords(host: RefObject<HTMLElement | null>): DrawnPages {
	const [drawn, setDrawn] = useState<DrawnPages>({ sizes: [], words: [] })
	useEffect(() => {
		const { current } = host
		if (current === null) return
		let frame = 0
		const read = () => setDrawn(readPages(current))
		const watcher = new MutationObserver(() => {
			cancelAnimationFrame(frame)
			frame = requestAnimationFrame(read)
		})
		watcher.observe(current, { subtree: true, childList: true, attributes: true })
		read()
		return () => {
			cancelAnimationFrame(frame)
			watcher.disconnect()
		}
	}, [host])
	return drawn
}

function readPages(host: HTMLElement): DrawnPages {
	const pages = [...host.children]
	return {
		sizes: pages.map((page) => {
			const [, , widthPt = 595.28, heightPt = 841.89] = (
				page.querySelector('svg')?.getAttribute('viewBox') ?? ''
			)
				.split(' ')
				.map(Number)
			return { widthPt, heightPt }
		}),
		words: pages.flatMap((page, index) => wordsOfPage(page, index + 1)),
	}
}
