import { useEffect, useState } from 'react'

/** How long what follows waits for what comes first, in milliseconds. */
const longestWaitMs = 1000

/** Whether what is not there yet has been waited for long enough. */
export function useWaitedASecond(): boolean {
	const [isLate, setIsLate] = useState(false)
	useEffect(() => {
		const timer = setTimeout(() => setIsLate(true), longestWaitMs)
		return () => clearTimeout(timer)
	}, [])
	return isLate
}
