import { expect, test } from 'vitest'
import { drawPages } from '../draw-pages.ts'
import { drawStrokesUnderText } from '../draw-strokes-under-text.ts'
import { makePatch, splitPage } from './page-patch.ts'

type Run = { word: string; y: number; fill?: string }

const wholeRun = ({ word, y, fill = '#000' }: Run) =>
	`<path fill="${fill}" transform="translate(0 ${y})" data-outline="${word}" data-text="a/b ${word}" d="M${word}"/>`
const shortRun = ({ word, y, fill = '#000' }: Run) =>
	`<path fill="${fill}" transform="translate(0 ${y})" data-outline="${word}"/>`
const rule = '<path transform="translate(0 0)" stroke="#000" d="M0 0h9"/>'
const box = (height: number) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 ${height}">`

function write(runs: Run[], known: Run[] = [], height = 842): string {
	const words = new Set(known.map(({ word }) => word))
	const parts = runs.map((run) => (words.has(run.word) ? shortRun : wholeRun)(run))
	return `${box(height)}${rule}${parts.join('')}</svg>`
}

const page = (hash: string, svg: string) => ({ hash, svg, widthPt: 595, heightPt: 842 })
const linesOf = (words: string) => [...words].map((word, line) => ({ word, y: line * 10 }))

function split(svg: string) {
	const found = splitPage(svg)
	if (found === null) throw new Error('This is no page.')
	return found
}

/** Draws a page, then the next one by its patch alone: the markup of the whole is not given. */
function drawBoth(before: Run[], after: Run[], elsewhere: Run[] = []) {
	const host = document.createElement('div')
	const first = page('a', write(before))
	const others = elsewhere.length > 0 ? [page('other', write(elsewhere))] : []
	drawPages(host, [first, ...others])
	const drawn = [...host.querySelectorAll('path')]
	const known = [...before, ...elsewhere]
	// As the worker knows the drawn page from an earlier answer, which left some outlines out.
	const base = { ...split(write(before, before.slice(1))), hash: 'a' }
	const patch = makePatch(base, split(write(after, known)))
	drawPages(host, [{ ...page('b', ''), patch }, ...others.map((one) => ({ ...one, svg: null }))])
	return { host, drawn, patch }
}

function freshly(runs: Run[]): string {
	const host = document.createElement('div')
	drawPages(host, [page('b', write(runs))])
	return host.firstElementChild?.innerHTML ?? ''
}

test.each([
	['a letter is typed', 'abc', 'axc'],
	['a line is added', 'ac', 'abc'],
	['a line goes', 'abc', 'ac'],
	['lines change places', 'abc', 'cba'],
	['a word stands there twice', 'ab', 'aab'],
	['everything goes', 'ab', ''],
	['everything comes', '', 'ab'],
])('a page made of the one before equals a fresh one when %s', (_, before, after) => {
	const { host } = drawBoth(linesOf(before), linesOf(after))
	expect(host.firstElementChild?.innerHTML).toBe(freshly(linesOf(after)))
	expect(host.firstElementChild?.getAttribute('data-hash')).toBe('b')
})

test('only what is new is given, and what stays is left standing', () => {
	const { drawn, host, patch } = drawBoth(linesOf('abcd'), linesOf('abxd'))
	expect(patch?.markup.filter((part) => part !== '')).toEqual([wholeRun({ word: 'x', y: 20 })])
	expect([...host.querySelectorAll('path')].filter((path) => drawn.includes(path))).toHaveLength(4)
})

test('a line in another colour stays and changes it', () => {
	const [red] = [{ word: 'a', y: 0, fill: '#f00' }]
	const { host, drawn } = drawBoth(linesOf('a'), [red])
	expect(host.querySelector('[data-outline]')).toBe(drawn[1])
	expect(host.querySelector('[data-outline]')?.getAttribute('fill')).toBe('#f00')
})

test('a line that comes from another page brings its outline along', () => {
	const { host } = drawBoth(linesOf('ab'), linesOf('abz'), linesOf('z'))
	expect(host.firstElementChild?.innerHTML).toBe(freshly(linesOf('abz')))
})

test('a page on other paper, or one that is not drawn, is drawn whole', () => {
	const before = { ...split(write(linesOf('a'))), hash: 'a' }
	expect(makePatch(before, split(write(linesOf('a'), [], 792)))).toBeNull()
	const host = document.createElement('div')
	drawPages(host, [page('other', write(linesOf('xy')))])
	const patch = makePatch(before, split(write(linesOf('ab'))))
	drawPages(host, [{ ...page('b', write(linesOf('ab'))), patch }])
	expect(host.firstElementChild?.innerHTML).toBe(freshly(linesOf('ab')))
})

test('random pages made of each other equal fresh ones, also above strokes of the marker', () => {
	const random = createRandom(7)
	const letters = 'abcdefgh'
	for (let turn = 0; turn < 200; turn++) {
		const [before = [], after = []] = [1, 2].map(() =>
			Array.from({ length: random(9) }, (_, line) => ({
				word: letters[random(letters.length)] ?? 'a',
				y: line * 10,
			})),
		)
		const host = document.createElement('div')
		drawPages(host, [page('a', write(before))])
		const place = { page: 1, x: 0, y: 0, width: 10, height: 10 }
		const ink = { underDark: 'yellow', underLight: 'olive' }
		if (turn % 2 === 0) drawStrokesUnderText(host, 'field', [{ place, ink }])
		const base = { ...split(write(before)), hash: 'a' }
		const patch = makePatch(base, split(write(after, before)))
		drawPages(host, [{ ...page('b', ''), patch }])
		for (const stroke of host.querySelectorAll('[data-under-ink]')) stroke.remove()
		expect(host.firstElementChild?.innerHTML).toBe(freshly(after))
	}
})

function createRandom(seed: number) {
	let state = seed
	return (below: number) => {
		state = (state * 1103515245 + 12345) % 2147483648
		return Math.floor((state / 2147483648) * below)
	}
}
