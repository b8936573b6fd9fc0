import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginPage } from './begin-page.ts'

const report = vi.fn()
const load = vi.fn(async () => {})
const start = vi.fn(async () => {})
const page = { files: ['/a.js', '/b.js'], load, start }

beforeEach(() => {
	vi.useFakeTimers()
	vi.stubGlobal('reportError', report)
	load.mockImplementation(async () => {})
	history.replaceState(null, '')
})
afterEach(() => {
	document.head.replaceChildren()
	document.body.replaceChildren()
	vi.clearAllMocks()
})

test('a page begins once, whatever is done to it', async () => {
	const begin = beginPage(page)
	expect(load).not.toHaveBeenCalled()
	begin(false)
	begin(true)
	await vi.advanceTimersByTimeAsync(10_000)
	expect(load.mock.calls).toEqual([['/a.js'], ['/b.js']])
	expect(document.head.querySelectorAll('[rel=modulepreload]')).toHaveLength(2)
	expect(start).toHaveBeenCalledOnce()
})

test('a page that is opened in a hidden tab begins all the same', () => {
	vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
	beginPage(page)
	window.dispatchEvent(new Event('load'))
	expect(load).toHaveBeenCalledOnce()
})

test('a picture that never comes does not hold up the start', async () => {
	beginPage(page)
	await vi.advanceTimersByTimeAsync(10_000)
	expect(start).toHaveBeenCalledOnce()
})

test('the scripts of a page that nobody touches are fetched when it is painted, and run after a rest', async () => {
	beginPage(page)
	window.dispatchEvent(new Event('load'))
	await vi.advanceTimersByTimeAsync(2000)
	expect(document.head.querySelectorAll('[rel=modulepreload]')).toHaveLength(2)
	expect(load).not.toHaveBeenCalled()
	await vi.advanceTimersByTimeAsync(5000)
	expect(start).toHaveBeenCalledOnce()
	expect(document.head.querySelectorAll('[rel=modulepreload]')).toHaveLength(2)
})

test('a page that tells how things are now begins at once', () => {
	document.body.innerHTML = '<p data-shows-now="true"></p>'
	beginPage(page)
	expect(load).toHaveBeenCalledOnce()
})

test('a page that shows what the browser keeps begins at once when there is something', () => {
	document.body.innerHTML = '<div data-shows-kept="kept"></div>'
	beginPage(page)
	expect(load).not.toHaveBeenCalled()
	localStorage.setItem('kept', 'words')
	beginPage(page)
	expect(load).toHaveBeenCalledOnce()
})

test('when the scripts did not come, the next press with a connection has the page come again, once', async () => {
	load.mockRejectedValue(new TypeError('No connection'))
	const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
	const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
	const begin = beginPage(page)
	begin(true)
	await vi.advanceTimersByTimeAsync(0)
	expect(report).toHaveBeenCalledOnce()
	begin(true)
	expect(reload).not.toHaveBeenCalled()
	isOnline.mockReturnValue(true)
	begin(false)
	expect(reload).not.toHaveBeenCalled()
	begin(true)
	begin(true)
	expect(reload).toHaveBeenCalledOnce()
	expect(load).toHaveBeenCalledOnce()
	expect(document.head.querySelectorAll('[rel=modulepreload]')).toHaveLength(2)

	const afterReload = beginPage(page)
	afterReload(true)
	await vi.advanceTimersByTimeAsync(0)
	expect(reload).toHaveBeenCalledOnce()
})
