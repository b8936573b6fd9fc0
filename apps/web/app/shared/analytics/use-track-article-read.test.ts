import type { AnalyticsEvent } from '@app/contract'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useTrackArticleRead } from './use-track-article-read.ts'

afterEach(() => void vi.useRealTimers())

function read(title: string) {
	vi.useFakeTimers({ toFake: ['performance'] })
	const counted: AnalyticsEvent[] = []
	const hook = renderHook(() =>
		useTrackArticleRead(title, async (event) => void counted.push(event)),
	)
	return { counted, ...hook }
}

test('an article counts with the seconds for which it was on the screen', () => {
	const { counted, unmount } = read('Gaps')
	vi.advanceTimersByTime(40_000)
	const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
	document.dispatchEvent(new Event('visibilitychange'))
	vi.advanceTimersByTime(600_000)
	state.mockRestore()
	document.dispatchEvent(new Event('visibilitychange'))
	vi.advanceTimersByTime(5_000)
	unmount()
	expect(counted).toEqual([{ name: 'blog_read', post_title: 'Gaps', time_spent: 45 }])
})

test('an article whose page is closed counts once, and one that was only passed by not at all', () => {
	const { counted, unmount } = read('Gaps')
	vi.advanceTimersByTime(9_000)
	window.dispatchEvent(new Event('pagehide'))
	unmount()
	expect(counted).toEqual([{ name: 'blog_read', post_title: 'Gaps', time_spent: 9 }])
	const passed = read('Teachers')
	passed.unmount()
	expect(passed.counted).toEqual([])
})
