import { afterEach, expect, test } from 'vitest'
import { replayLeaving } from './replay-leaving.ts'

afterEach(() => {
	window.dispatchEvent(new Event('begun'))
	document.body.replaceChildren()
})

test('a field that was left early is left again once, and the one that is being written in is not', () => {
	const [email, words] = ['input', 'textarea'].map((name) =>
		document.body.appendChild(document.createElement(name)),
	)
	replayLeaving('begun')
	email?.focus()
	words?.focus()
	email?.focus()
	words?.focus()
	const left: (EventTarget | null)[] = []
	document.body.addEventListener('focusout', ({ target }) => left.push(target))
	window.dispatchEvent(new Event('begun'))
	window.dispatchEvent(new Event('begun'))
	expect(left).toEqual([email])
})
