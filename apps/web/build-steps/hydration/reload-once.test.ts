import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce } from './reload-once.ts'

const reload = vi.fn()
beforeEach(() => {
	vi.spyOn(window.location, 'reload').mockImplementation(reload)
	history.replaceState(null, '')
})
afterEach(() => {
	document.body.replaceChildren()
	history.replaceState(null, '')
	reload.mockClear()
})

const form =
	'<textarea></textarea><input type="checkbox"><select><option>Daily</option><option>Weekly</option></select>' +
	'<input type="password">'

test('a page comes again when there is a connection, and once', () => {
	const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
	const comeAgain = reloadOnce()
	comeAgain()
	expect(reload).not.toHaveBeenCalled()
	isOnline.mockReturnValue(true)
	comeAgain()
	comeAgain()
	expect(reload).toHaveBeenCalledOnce()
	reloadOnce()()
	expect(reload).toHaveBeenCalledOnce()
})

test('what was written, ticked and chosen comes along, once, and no password', () => {
	const { words, box, list, secret } = formOf(form)
	words.value = 'Served meals'
	box.checked = true
	list.value = 'Weekly'
	secret.value = 'secret words'
	reloadOnce()()
	expect(JSON.stringify(history.state)).not.toContain('secret')

	const after = formOf(form)
	reloadOnce()
	expect(after.words.value).toBe('Served meals')
	expect(after.box.checked).toBe(true)
	expect(after.list.value).toBe('Weekly')
	expect(after.secret.value).toBe('')

	const later = formOf(form)
	reloadOnce()
	expect(later.words.value).toBe('')
})

test('a new version with other fields gets no words of the old one', () => {
	formOf(form).words.value = 'Served meals'
	reloadOnce()()
	const { words } = formOf(`<input>${form}`)
	reloadOnce()
	expect(words.value).toBe('')
})

function formOf(html: string) {
	document.body.innerHTML = html
	const find = <Field extends Element>(selector: string): Field => {
		const field = document.querySelector<Field>(selector)
		if (field === null) throw new Error(`There is no ${selector}.`)
		return field
	}
	return {
		words: find<HTMLTextAreaElement>('textarea'),
		box: find<HTMLInputElement>('[type=checkbox]'),
		list: find<HTMLSelectElement>('select'),
		secret: find<HTMLInputElement>('[type=password]'),
	}
}
