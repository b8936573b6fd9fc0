import { act, cleanup, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useMediaQuery, useScreenQuery } from './use-media-query.ts'

afterEach(() => {
	cleanup()
	vi.unstubAllGlobals()
})

const wide = '(min-width: 900px)'

/** A screen or a sheet of paper; `become` changes it and says so, as a browser does. */
function stubScreen(first: { isWide: boolean; isPrinting: boolean }) {
	let now = first
	const listeners = new Set<() => void>()
	vi.stubGlobal('matchMedia', (query: string) => ({
		matches: query === 'print' ? now.isPrinting : now.isWide,
		addEventListener: (_: string, listener: () => void) => listeners.add(listener),
		removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
	}))
	const become = (next: typeof first) =>
		act(() => {
			now = next
			for (const listener of listeners) listener()
		})
	return { become, listeners }
}

test('a query follows the screen, until nobody asks any more', () => {
	const { become, listeners } = stubScreen({ isWide: true, isPrinting: false })
	const { result, unmount } = renderHook(() => useMediaQuery(wide))
	expect(result.current).toBe(true)
	become({ isWide: false, isPrinting: false })
	expect(result.current).toBe(false)
	unmount()
	expect(listeners.size).toBe(0)
})

test('printing changes what a query says of the media, not of the screen', () => {
	const { become } = stubScreen({ isWide: true, isPrinting: false })
	const media = renderHook(() => useMediaQuery(wide)).result
	const screen = renderHook(() => useScreenQuery(wide)).result
	become({ isWide: false, isPrinting: true })
	expect([media.current, screen.current]).toEqual([false, true])
	become({ isWide: false, isPrinting: false })
	expect(screen.current).toBe(false)
})

test('the prerendered page has the answer that its author chose', () => {
	const Answers = () => {
		const answers = [
			useMediaQuery(wide),
			useMediaQuery(wide, { beforeHydration: false }),
			useScreenQuery(wide),
		]
		return <p>{answers.join()}</p>
	}
	expect(renderToString(<Answers />)).toBe('<p>true,false,true</p>')
})
