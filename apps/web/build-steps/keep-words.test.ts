import { afterEach, expect, test } from 'vitest'
import { keepWords } from './keep-words.ts'

afterEach(() => {
	window.dispatchEvent(new Event('begun'))
	document.body.replaceChildren()
})

test('what was written early is told to the scripts that emptied the field', () => {
	const field = fieldOf('textarea')
	keepWords('begun')
	write(field, 'Served meals')
	field.value = ''
	const told = toldOf(field, 'input')
	window.dispatchEvent(new Event('begun'))
	expect(told).toEqual(['Served meals'])
	expect(field.value).toBe('Served meals')
})

test('the last words of each field are told once, and nothing of what is written later', () => {
	const field = fieldOf('input')
	keepWords('begun')
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
	keepWords('begun')
	box.checked = true
	box.dispatchEvent(new Event('input', { bubbles: true }))
	write(list, 'weekly')
	list.value = 'daily'
	const told = toldOf(list, 'change')
	window.dispatchEvent(new Event('begun'))
	expect(box.checked).toBe(true)
	expect(told).toEqual(['weekly'])
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
