import { expect, test } from 'vitest'
import { drawPages, readWholePages } from './draw-pages.ts'
import { drawStrokesUnderText } from './draw-strokes-under-text.ts'

const ink = { underDark: 'yellow', underLight: 'black' }

/** A run of words at a height of the page, in points. */
const run = (name: string, y: number, fill = '#1b1a18') =>
	`<path fill="${fill}" transform="translate(100 ${y})" data-text="${name}" data-size="10" data-stops="0 40" data-outline="${name}" d="${name}"/>`

const ground = '<path fill="#225588" d="ground"/>'

const pageOf = (hash: string, paths: string[]) => ({
	hash,
	widthPt: 595,
	heightPt: 842,
	svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842">${paths.join('')}</svg>`,
})

const placeAt = (y: number) => ({ page: 1, x: 100, y: y - 8, width: 40, height: 10 })

const drawn = (host: HTMLElement) =>
	[...host.querySelectorAll('path')].map(
		(path) => path.getAttribute('data-text') ?? path.getAttribute('fill') ?? '',
	)

function draw(paths: string[], y: number) {
	const host = document.createElement('div')
	drawPages(host, [pageOf('a', paths)])
	drawStrokesUnderText(host, 'field', [{ place: placeAt(y), ink }])
	return host
}

test('a stroke lies over the ground and under the words that it is about', () => {
	const host = draw([run('before', 100), ground, run('about', 400), run('after', 600)], 400)
	expect(drawn(host)).toEqual(['before', '#225588', 'yellow', 'about', 'after'])
})

test('it lies under the words beside and above that it only touches', () => {
	expect(drawn(draw([run('above', 391), run('about', 400)], 400))).toEqual([
		'yellow',
		'above',
		'about',
	])
})

test.each(['#fff', '#ffffff', '#e8eef4'])('under light words (%s) it is dark', (fill) => {
	expect(drawn(draw([ground, run('about', 400, fill)], 400))).toEqual(['#225588', 'black', 'about'])
})

test('strokes of one layer are replaced and taken away, those of another stay', () => {
	const host = draw([run('about', 400)], 400)
	drawStrokesUnderText(host, 'marks', [
		{ place: placeAt(400), ink: { ...ink, underDark: 'orange' } },
	])
	drawStrokesUnderText(host, 'field', [{ place: placeAt(400), ink: { ...ink, underDark: 'lime' } }])
	expect(drawn(host).sort()).toEqual(['about', 'lime', 'orange'])
	drawStrokesUnderText(host, 'field', [])
	expect(drawn(host)).toEqual(['orange', 'about'])
})

test('a page that is drawn anew keeps its strokes under the ink until they are drawn anew', () => {
	const host = draw([run('about', 400), run('after', 600)], 400)
	drawPages(host, [pageOf('b', [run('new', 100), run('about', 400), run('after', 620)])])
	expect(drawn(host)).toEqual(['yellow', 'new', 'about', 'after'])
})

test('what is kept of a page and copied from it has no strokes', () => {
	const host = draw([run('about', 400)], 400)
	expect(readWholePages(host)?.[0]?.svg).not.toContain('yellow')
	const known = { hash: 'a', svg: null, widthPt: 595, heightPt: 842 }
	drawPages(host, [pageOf('b', [run('first', 100)]), known])
	expect(drawn(host.children[1] as HTMLElement)).toEqual(['about'])
})
