import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the browser is about to print, so that what is only for paper need not be in the page before. */
export function useIsPrinting(): boolean {
	const [isPrinting, setPrinting] = useState(false)
	useEffect(() => {
		// The browser takes the page as it is when this returns.
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
