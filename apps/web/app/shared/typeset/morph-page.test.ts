import { beforeEach, describe, expect, test } from 'vitest'
import { morphPage } from './morph-page.ts'

let host: HTMLElement
beforeEach(() => {
	host = document.createElement('div')
})

const word = (text: string) => `<g class="word"><use href="#${text}"></use></g>`
const page = (...words: string[]) =>
	`<svg viewBox="0 0 595 842"><defs><path id="a"></path></defs><g class="page">${words.map(word).join('')}</g></svg>`

function drawnFromScratch(svg: string): string {
	const fresh = document.createElement('div')
	fresh.innerHTML = svg
	return fresh.innerHTML
}

describe('morphPage', () => {
	test('draws into an empty page', () => {
		morphPage(host, page('a', 'b'))
		expect(host.innerHTML).toBe(drawnFromScratch(page('a', 'b')))
	})

	test.each([
		['a word changes', page('a', 'b', 'c'), page('a', 'x', 'c')],
		['a word is added in the middle', page('a', 'c'), page('a', 'b', 'c')],
		['a word is removed', page('a', 'b', 'c'), page('b', 'c')],
		['everything goes', page('a', 'b', 'c'), page()],
		['everything comes', page(), page('a', 'b')],
		['the page size changes', page('a'), page('a').replace('595', '612')],
		['an attribute goes', page('a').replace('<svg', '<svg lang="en"'), page('a')],
		['the words change places', page('a', 'b', 'c'), page('c', 'b', 'a')],
	])('equals a fresh drawing when %s', (_, before, after) => {
		morphPage(host, before)
		morphPage(host, after)
		expect(host.innerHTML).toBe(drawnFromScratch(after))
	})

	test('leaves the words standing that did not change, also behind a change', () => {
		morphPage(host, page('a', 'b', 'c'))
		const before = [...host.querySelectorAll('.word')]
		morphPage(host, page('a', 'x', 'y', 'c'))
		const after = [...host.querySelectorAll('.word')]
		expect(after[0]).toBe(before[0])
		expect(after[3]).toBe(before[2])
	})

	test('random pages equal fresh drawings', () => {
		let seed = 7
		const random = (below: number) => {
			seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
			return Math.floor((seed / 4_294_967_296) * below)
		}
		for (let step = 0; step < 200; step++) {
			const svg = page(...Array.from({ length: random(8) }, () => 'abcd'.charAt(random(4))))
			morphPage(host, svg)
			expect(host.innerHTML).toBe(drawnFromScratch(svg))
		}
	})
})
