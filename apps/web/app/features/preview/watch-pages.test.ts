import { expect, test, vi } from 'vitest'
import { watchPages } from './watch-pages.ts'

test('what is drawn on the pages is told, and what their element says of itself is not', async () => {
	const host = document.createElement('div')
	host.innerHTML = '<div><svg></svg></div>'
	const handleDrawn = vi.fn()
	const stop = watchPages(host, handleDrawn)
	host.setAttribute('aria-busy', 'true')
	await Promise.resolve()
	expect(handleDrawn).toHaveBeenCalledTimes(0)
	host.querySelector('svg')?.setAttribute('viewBox', '0 0 595 842')
	await Promise.resolve()
	expect(handleDrawn).toHaveBeenCalledTimes(1)
	host.append(document.createElement('div'))
	await Promise.resolve()
	expect(handleDrawn).toHaveBeenCalledTimes(2)
	stop()
	host.replaceChildren()
	await Promise.resolve()
	expect(handleDrawn).toHaveBeenCalledTimes(2)
})
