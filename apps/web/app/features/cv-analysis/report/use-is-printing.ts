import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the browser is about to print, so that content only for paper needn't be in the page before. */
export function useIsPrinting(): boolean {
	const [isPrinting, setPrinting] = useState(false)
	useEffect(() => {
		// The browser prints the page as soon as this handler returns, so the render is synchronous.
		const begin = () => flushSync(() => setPrinting(true))
		const end = () => setPrinting(false)
		window.addEventListener('beforeprint', begin)
		window.addEventListener('afterprint', end)
		return () => {
			window.removeEventListener('beforeprint', begin)
			window.removeEventListener('afterprint', end)
		}
	}, [])
	return isPrinting
}
