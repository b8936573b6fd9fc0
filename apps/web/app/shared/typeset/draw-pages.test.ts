import { expect, test } from 'vitest'
import { drawPages } from './draw-pages.ts'

const page = (hash: string) => ({
	hash,
	svg: `<svg><path d="${hash}"></path></svg>`,
	widthPt: 595,
	heightPt: 842,
})
const drawn = (host: HTMLElement) =>
	[...host.querySelectorAll('path')].map((path) => path.getAttribute('d'))

test('draws as many pages as there are, and removes those that are no more', () => {
	const host = document.createElement('div')
	drawPages(host, [page('a'), page('b')])
	expect(drawn(host)).toEqual(['a', 'b'])
	drawPages(host, [page('a')])
	expect(drawn(host)).toEqual(['a'])
})

test('does not touch a page whose hash is the same', () => {
	const host = document.createElement('div')
	drawPages(host, [page('a'), page('b')])
	const [first] = host.querySelectorAll('path')
	drawPages(host, [{ ...page('a'), svg: '' }, page('c')])
	expect(host.querySelector('path')).toBe(first)
	expect(drawn(host)).toEqual(['a', 'c'])
})
