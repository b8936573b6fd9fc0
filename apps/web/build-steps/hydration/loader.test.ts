import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loader } from './loader.ts'

const report = vi.fn()
const load = vi.fn(async () => {})
const start = vi.fn(async () => {})
const comeAgain = vi.fn()
const page = { files: ['/a.js', '/b.js'], load, start, comeAgain, isAtOnce: false }

beforeEach(() => {
	vi.useFakeTimers()
	vi.stubGlobal('reportError', report)
	load.mockImplementation(async () => {})
})
afterEach(() => {
	document.head.replaceChildren()
	document.body.replaceChildren()
	vi.clearAllMocks()
})

test('a page begins once, whatever is done to it', async () => {
	const begin = loader(page)
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
	loader(page)
	window.dispatchEvent(new Event('load'))
	expect(load).toHaveBeenCalledOnce()
})

test('a picture that never comes does not hold up the start', async () => {
	loader(page)
	await vi.advanceTimersByTimeAsync(10_000)
	expect(start).toHaveBeenCalledOnce()
})

test('the scripts of a page that nobody touches are fetched when it is painted, and run after a rest', async () => {
	loader(page)
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
	loader(page)
	expect(load).toHaveBeenCalledOnce()
})

test('a page that shows what the browser keeps begins at once when there is something', () => {
	document.body.innerHTML = '<div data-shows-kept="kept"></div>'
	loader(page)
	expect(load).not.toHaveBeenCalled()
	localStorage.setItem('kept', 'words')
	loader(page)
	expect(load).toHaveBeenCalledOnce()
})

test('a page that waits for nothing begins at once', async () => {
	loader({ ...page, files: [], isAtOnce: true })
	await vi.advanceTimersByTimeAsync(0)
	expect(start).toHaveBeenCalledOnce()
	expect(document.head.querySelectorAll('[rel=modulepreload]')).toHaveLength(0)
})

test('when the scripts did not come, the next press has the page come again', async () => {
	load.mockRejectedValue(new TypeError('No connection'))
	const begin = loader(page)
	begin(false)
	await vi.advanceTimersByTimeAsync(0)
	expect(report).toHaveBeenCalledOnce()
	begin(false)
	expect(comeAgain).not.toHaveBeenCalled()
	begin(true)
	expect(comeAgain).toHaveBeenCalledOnce()
	expect(load).toHaveBeenCalledOnce()
	expect(document.head.querySelectorAll('[rel=modulepreload]')).toHaveLength(2)
})

test('a press that waited for scripts which did not come has the page come again', async () => {
	start.mockRejectedValueOnce(new TypeError('No connection'))
	const begin = loader({ ...page, files: [], isAtOnce: true })
	begin(true)
	await vi.advanceTimersByTimeAsync(0)
	expect(comeAgain).toHaveBeenCalledOnce()
})
