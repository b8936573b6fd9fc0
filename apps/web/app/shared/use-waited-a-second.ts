import { useEffect, useState } from 'react'

/** How long later content waits for earlier content, in milliseconds. */
const longestWaitMs = 1000

/** Whether missing content has been waited for long enough. */
export function useWaitedASecond(): boolean {
	const [isLate, setIsLate] = useState(false)
	useEffect(() => {
		const timer = setTimeout(() => setIsLate(true), longestWaitMs)
		return () => clearTimeout(timer)
	}, [])
	return isLate
}
