import { useEffect } from 'react'
import { track } from './track.ts'

/** Counts that an article was read, with the seconds for which it was on the screen. */
export function useTrackArticleRead(title: string, count = track): void {
	useEffect(() => {
		const seen = stopwatch()
		const handleChange = () => seen.run(document.visibilityState === 'visible')
		const finish = () => {
			seen.run(false)
			const seconds = Math.min(86_400, Math.round(seen.totalMs() / 1000))
			if (seconds > 0) {
				void count({ name: 'blog_read', post_title: title.slice(0, 200), time_spent: seconds })
			}
			seen.reset()
		}
		seen.run(true)
		document.addEventListener('visibilitychange', handleChange)
		window.addEventListener('pagehide', finish)
		return () => {
			document.removeEventListener('visibilitychange', handleChange)
			window.removeEventListener('pagehide', finish)
			finish()
		}
	}, [title, count])
}

function stopwatch() {
	let startedAt: number | null = null
	let total = 0
	return {
		run(isRunning: boolean) {
			if (startedAt !== null) total += performance.now() - startedAt
			startedAt = isRunning ? performance.now() : null
		},
		reset() {
			total = 0
		},
		totalMs: () => total,
	}
}
