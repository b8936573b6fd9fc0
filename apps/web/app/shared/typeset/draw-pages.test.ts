import { expect, test } from 'vitest'
import { drawPages, readDrawn } from './draw-pages.ts'

const page = (hash: string) => ({
	hash,
	svg: `<svg><path data-outline="${hash}" d="${hash}"></path></svg>`,
	widthPt: 595,
	heightPt: 842,
})
const known = (hash: string) => ({ ...page(hash), svg: null })
const drawn = (host: HTMLElement) =>
	[...host.querySelectorAll('path')].map((path) => path.getAttribute('d'))

test('draws as many pages as there are, and removes those that are no more', () => {
	const host = document.createElement('div')
	drawPages(host, [page('a'), page('b')])
	expect(drawn(host)).toEqual(['a', 'b'])
	drawPages(host, [known('a')])
	expect(drawn(host)).toEqual(['a'])
})

test('does not touch a page whose hash is the same', () => {
	const host = document.createElement('div')
	drawPages(host, [page('a'), page('b')])
	const [first] = host.querySelectorAll('path')
	drawPages(host, [known('a'), page('c')])
	expect(host.querySelector('path')).toBe(first)
	expect(drawn(host)).toEqual(['a', 'c'])
})

test('pages that are known can change places', () => {
	const host = document.createElement('div')
	drawPages(host, [page('a'), page('b'), page('c')])
	drawPages(host, [known('c'), known('a'), known('a')])
	expect(drawn(host)).toEqual(['c', 'a', 'a'])
})

test('says which pages and outlines are drawn, and nothing of a page with a gap', () => {
	const host = document.createElement('div')
	drawPages(host, [page('a'), page('b')])
	expect(readDrawn(host)).toEqual({ known: ['a', 'b'], outlines: ['a', 'b'] })
	const gap = { ...page('c'), svg: '<svg><path data-outline="c"></path></svg>' }
	drawPages(host, [known('a'), gap])
	expect(readDrawn(host)).toEqual({ known: ['a'], outlines: ['a'] })
})
