import { beforeEach, describe, expect, test } from 'vitest'
import { drawPicture } from './draw-picture.ts'

let host: HTMLElement
beforeEach(() => {
	host = document.createElement('div')
})

type Drawing = { box?: string; runs: string[] }

const wholeRun = (word: string, at: number) =>
	`<path fill="#000" transform="translate(0 ${at})" data-outline="${word}" data-text="${word}" d="M${word}"></path>`
const shortRun = (word: string, at: number) =>
	`<path fill="#000" transform="translate(0 ${at})" data-outline="${word}"></path>`
const rule = '<path transform="translate(0 0)" stroke="#000" d="M0 0h9"></path>'

/** Returns a picture of a page with a rule and words; `known` words have only the name of their outline. */
function pictureOf({ box = '0 0 595 842', runs }: Drawing, known: readonly string[] = []): Element {
	const template = document.createElement('template')
	const paths = runs.map((word, at) => (known.includes(word) ? shortRun : wholeRun)(word, at))
	template.innerHTML = `<svg viewBox="${box}">${rule}${paths.join('')}</svg>`
	const [picture] = template.content.children
	if (picture === undefined) throw new Error('There is no picture.')
	return picture
}

const draw = (drawing: Drawing, known: readonly string[] = []) =>
	drawPicture(host, pictureOf(drawing, known), new Map(words().map((word) => [textOf(word), word])))
const words = () => [...host.querySelectorAll('[data-text]')]
const textOf = (word: Element) => word.getAttribute('data-text') ?? ''

describe('drawPicture', () => {
	test.each<[string, Drawing, Drawing]>([
		['a word changes', { runs: ['a', 'b', 'c'] }, { runs: ['a', 'x', 'c'] }],
		['a word is added in the middle', { runs: ['a', 'c'] }, { runs: ['a', 'b', 'c'] }],
		['a word is removed', { runs: ['a', 'b', 'c'] }, { runs: ['b', 'c'] }],
		['everything goes', { runs: ['a', 'b'] }, { runs: [] }],
		['everything comes', { runs: [] }, { runs: ['a', 'b'] }],
		['a word stands there twice', { runs: ['a'] }, { runs: ['a', 'a', 'b'] }],
		['the page size changes', { runs: ['a'] }, { box: '0 0 612 792', runs: ['a'] }],
		['the words change places', { runs: ['a', 'b', 'c'] }, { runs: ['c', 'b', 'a'] }],
	])('equals a fresh drawing when %s', (_, before, after) => {
		draw(before)
		draw(after)
		expect(host.innerHTML).toBe(pictureOf(after).outerHTML)
	})

	test('leaves the words standing that did not change, also behind a change', () => {
		draw({ runs: ['a', 'b', 'c'] })
		const [first, , last] = words()
		draw({ runs: ['a', 'x', 'y', 'c'] }, ['a', 'c'])
		expect(words()[0]).toBe(first)
		expect(words()[3]).toBe(last)
	})

	test('a word of another page comes with its outline', () => {
		const [, elsewhere] = pictureOf({ runs: ['a'] }).children
		if (elsewhere === undefined) throw new Error('There is no word.')
		const isWhole = drawPicture(
			host,
			pictureOf({ runs: ['b', 'a'] }, ['a']),
			new Map([['a', elsewhere]]),
		)
		expect(isWhole).toBe(true)
		expect(host.innerHTML).toBe(pictureOf({ runs: ['b', 'a'] }).outerHTML)
	})

	test('tells when an outline is nowhere', () => {
		expect(draw({ runs: ['a'] }, ['a'])).toBe(false)
	})

	test('random pages equal fresh drawings, whatever of them was sent', () => {
		let seed = 7
		const random = (below: number) => {
			seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
			return Math.floor((seed / 4_294_967_296) * below)
		}
		for (let step = 0; step < 200; step++) {
			const known = words().map(textOf)
			const runs = Array.from({ length: random(8) }, () => 'abcd'.charAt(random(4)))
			draw({ runs }, random(4) === 0 ? [] : known)
			expect(host.innerHTML).toBe(pictureOf({ runs }).outerHTML)
		}
	})
})
