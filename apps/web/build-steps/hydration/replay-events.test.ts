import { afterEach, expect, test, vi } from 'vitest'
import { replayEvents } from './replay-events.ts'

const begin = vi.fn()
afterEach(() => {
	window.dispatchEvent(new Event('begun'))
	document.body.replaceChildren()
	vi.clearAllMocks()
})

test('a button that is pressed early is pressed once when the page has begun', () => {
	const button = document.body.appendChild(document.createElement('button'))
	const handle = vi.fn()
	button.addEventListener('click', handle)
	replayEvents('begun', begin)
	button.click()
	button.click()
	expect(handle).not.toHaveBeenCalled()
	expect(begin).toHaveBeenLastCalledWith(true)
	window.dispatchEvent(new Event('begun'))
	expect(handle).toHaveBeenCalledOnce()
	button.click()
	expect(handle).toHaveBeenCalledTimes(2)
})

test('a menu and a tab, which are opened and chosen when the pointer and the mouse go down, are so when the page has begun', () => {
	const tab = document.body.appendChild(document.createElement('button'))
	const heard: string[] = []
	for (const name of ['pointerdown', 'mousedown', 'click']) {
		document.body.addEventListener(name, ({ target }) => target === tab && heard.push(name))
	}
	replayEvents('begun', begin)
	tab.click()
	expect(heard).toEqual([])
	window.dispatchEvent(new Event('begun'))
	expect(heard).toEqual(['pointerdown', 'mousedown', 'click'])
})

test('a form that is sent early is sent when the page has begun, and does not leave the page', () => {
	const form = document.body.appendChild(document.createElement('form'))
	const handle = vi.fn((event: Event) => event.preventDefault())
	form.addEventListener('submit', handle)
	replayEvents('begun', begin)
	form.requestSubmit()
	expect(handle).not.toHaveBeenCalled()
	window.dispatchEvent(new Event('begun'))
	expect(handle).toHaveBeenCalledOnce()
})

test('a look, a key, a choice and a tab that comes to the front begin a page without waiting for it', () => {
	replayEvents('begun', begin)
	const signs = ['pointermove', 'wheel', 'keydown', 'input', 'visibilitychange']
	for (const sign of signs) {
		document.dispatchEvent(new Event(sign, { bubbles: true }))
		expect(begin).toHaveBeenLastCalledWith(false)
	}
	expect(begin).toHaveBeenCalledTimes(signs.length)
})

test('a file that is dragged over an early page does not take its place, and other things are let be', () => {
	replayEvents('begun', begin)
	const over = (types: string[]) => {
		const event = new Event('dragover', { cancelable: true })
		document.body.dispatchEvent(Object.assign(event, { dataTransfer: { types } }))
		window.dispatchEvent(event)
		return event.defaultPrevented
	}
	expect(over(['Files'])).toBe(true)
	expect(over(['text/plain'])).toBe(false)
})
