import { afterEach, expect, test, vi } from 'vitest'
import { scrollAtEdges } from './scroll-at-edges.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
	['', 160, 0],
	['', 100, 1],
	['132px', 160, 1],
	['132px', 200, 0],
])(
	'where the page keeps “%s” free for its bar, a finger at %i scrolls %i times',
	(scrollPaddingTop, y, times) => {
		const style = { ...window.getComputedStyle(document.documentElement), scrollPaddingTop }
		vi.spyOn(window, 'getComputedStyle').mockReturnValue(style)
		const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined)
		const frames: FrameRequestCallback[] = []
		vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
		const item = document.createElement('div')
		const scrolling = scrollAtEdges({ item, start: { x: 300, y: 400 }, onScroll: () => undefined })
		scrolling.towards({ x: 300, y })
		frames[0]?.(0)
		scrolling.stop()
		expect(scrollBy).toHaveBeenCalledTimes(times)
	},
)

test('a board goes up and down itself, and the page only when the board has come to its end', () => {
	const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined)
	const frames: FrameRequestCallback[] = []
	vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
	const board = document.createElement('div')
	board.dataset.board = ''
	const item = board.appendChild(document.createElement('div'))
	board.scrollTop = 9
	const scrolling = scrollAtEdges({ item, start: { x: 300, y: 400 }, onScroll: () => undefined })
	scrolling.towards({ x: 300, y: 20 })
	const mostTop = vi.spyOn(board, 'scrollTop', 'set')
	frames[0]?.(0)
	expect(mostTop).toHaveBeenCalledWith(0)
	expect(scrollBy).not.toHaveBeenCalled()
	mostTop.mockImplementation(() => undefined)
	frames[1]?.(0)
	scrolling.stop()
	expect(scrollBy).toHaveBeenCalledOnce()
})
