import { afterEach, expect, test } from 'vitest'
import { replayInputs } from './replay-inputs.ts'

const events = { beginningEvent: 'beginning', begunEvent: 'begun' }

afterEach(() => {
	window.dispatchEvent(new Event('beginning'))
	window.dispatchEvent(new Event('begun'))
	document.body.replaceChildren()
})

test('what was written early is told to the scripts that emptied the field', () => {
	const field = fieldOf('textarea')
	replayInputs(events)
	write(field, 'Served meals')
	field.value = ''
	const told = toldOf(field, 'input')
	window.dispatchEvent(new Event('begun'))
	expect(told).toEqual(['Served meals'])
	expect(field.value).toBe('Served meals')
})

test('the last words of each field are told once, and nothing of what is written later', () => {
	const field = fieldOf('input')
	replayInputs(events)
	write(field, 'Asha')
	write(field, 'Asha Rao')
	const told = toldOf(field, 'input')
	window.dispatchEvent(new Event('begun'))
	write(field, 'Asha R')
	window.dispatchEvent(new Event('begun'))
	expect(told).toEqual(['Asha Rao', 'Asha R'])
})

test('a tick and a choice are told as somebody makes them', () => {
	const box = Object.assign(fieldOf('input'), { type: 'checkbox' })
	const list = fieldOf('select')
	list.innerHTML = '<option value="daily">Daily</option><option value="weekly">Weekly</option>'
	replayInputs(events)
	box.checked = true
	box.dispatchEvent(new Event('input', { bubbles: true }))
	write(list, 'weekly')
	list.value = 'daily'
	const told = toldOf(list, 'change')
	window.dispatchEvent(new Event('begun'))
	expect(box.checked).toBe(true)
	expect(told).toEqual(['weekly'])
})

test('of a group the choice that was made last is told last', () => {
	const group = ['past', 'now'].map((value) =>
		Object.assign(fieldOf('input'), { type: 'radio', name: 'when', value }),
	)
	const told: string[] = []
	replayInputs(events)
	for (const field of [group[0], group[1], group[0]]) field?.click()
	for (const field of group) field.addEventListener('click', () => told.push(field.value))
	window.dispatchEvent(new Event('begun'))
	expect(told).toEqual(['now', 'past'])
	expect(group.map(({ checked }) => checked)).toEqual([true, false])
})

test('what the browser put into the fields without a word is told, and nothing that the page has by itself', () => {
	document.body.innerHTML =
		'<textarea></textarea><input type="checkbox"><input type="radio" name="n" checked><input type="radio" name="n">' +
		'<select><option>Daily</option><option>Weekly</option></select>' +
		'<select><option>Leeds</option><option selected>Hull</option></select>' +
		'<input value="Asha"><input type="checkbox" checked>'
	const fields = [...document.querySelectorAll<HTMLInputElement>('textarea, input, select')]
	const [words, box, past, now, often] = fields
	replayInputs(events)
	if (words) words.value = 'Served meals'
	for (const field of [box, now]) if (field) field.checked = true
	if (often) often.value = 'Weekly'
	window.dispatchEvent(new Event('beginning'))
	// As some scripts do when they begin.
	if (words) words.value = ''
	const told = new Set<EventTarget | null>()
	for (const name of ['input', 'change']) {
		document.body.addEventListener(name, ({ target }) => told.add(target))
	}
	window.dispatchEvent(new Event('begun'))
	expect(fields.flatMap((field, at) => (told.has(field) ? [at] : []))).toEqual([0, 1, 3, 4])
	expect([words?.value, box?.checked, past?.checked, now?.checked, often?.value]).toEqual([
		'Served meals',
		true,
		false,
		true,
		'Weekly',
	])
})

function fieldOf<Name extends 'input' | 'textarea' | 'select'>(name: Name) {
	return document.body.appendChild(document.createElement(name))
}

function write(field: { value: string } & EventTarget, value: string) {
	field.value = value
	field.dispatchEvent(new Event('input', { bubbles: true }))
}

function toldOf(field: { value: string } & EventTarget, name: string): string[] {
	const told: string[] = []
	field.addEventListener(name, () => told.push(field.value))
	return told
}
