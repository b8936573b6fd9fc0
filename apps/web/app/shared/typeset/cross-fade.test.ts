import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { crossFade } from './cross-fade.ts'

let host: HTMLElement
let end: () => void

beforeEach(() => {
	document.body.innerHTML =
		'<div><div class="typeset-pages typeset-print"><p>before</p></div></div>'
	host = document.querySelector<HTMLElement>('.typeset-pages') ?? document.body
	host.animate = vi.fn()
	vi.stubGlobal('matchMedia', () => ({ matches: false }))
	const finished = new Promise<void>((resolve) => {
		end = resolve
	})
	HTMLElement.prototype.animate = vi.fn(() => ({ finished }) as unknown as Animation)
})
afterEach(() => {
	document.body.replaceChildren()
	Reflect.deleteProperty(HTMLElement.prototype, 'animate')
})

const draw = () => host.replaceChildren('after')
const shown = () => [...(host.parentElement?.children ?? [])].map(({ textContent }) => textContent)

test('what was there fades over what is drawn, and goes', async () => {
	crossFade(host, draw)
	expect(shown()).toEqual(['after', 'before'])
	expect(host.nextElementSibling?.classList.contains('typeset-print')).toBe(false)
	end()
	await vi.waitFor(() => expect(shown()).toEqual(['after']))
})

test('of several changes in a row only the last one fades', () => {
	crossFade(host, () => host.replaceChildren(document.createElement('p')))
	crossFade(host, draw)
	expect(shown()).toHaveLength(2)
})

test('nothing moves for people who want no motion, nor where nothing was', () => {
	vi.stubGlobal('matchMedia', () => ({ matches: true }))
	crossFade(host, draw)
	expect(shown()).toEqual(['after'])
	vi.stubGlobal('matchMedia', () => ({ matches: false }))
	host.replaceChildren()
	crossFade(host, draw)
	expect(shown()).toEqual(['after'])
})
