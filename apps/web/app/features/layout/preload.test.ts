import { expect, test } from 'vitest'
import { mayPreload } from '#shared/connection/may-preload.ts'
import { likelyNextPages } from './likely-next-pages.ts'

test('pages are fetched ahead on a fast connection, or where the browser does not say', () => {
	expect(mayPreload({ effectiveType: '4g', saveData: false })).toBe(true)
	expect(mayPreload(undefined)).toBe(true)
})

test.each(['slow-2g', '2g', '3g'])('nothing is fetched ahead on %s', (effectiveType) => {
	expect(mayPreload({ effectiveType })).toBe(false)
})

test('nothing is fetched ahead while data is being saved', () => {
	expect(mayPreload({ effectiveType: '4g', saveData: true })).toBe(false)
})

test('from the first page, people go on to write or to check a CV', () => {
	expect(likelyNextPages('/')).toEqual(['/cv-writer', '/cv-analysis'])
})

test('from any other page, people go on to write a CV', () => {
	expect(likelyNextPages('/somewhere/else')).toEqual(['/cv-writer'])
})

test.each(['/cv-writer/create', '/cv-writer/edit/1'])(
	'nothing is fetched ahead while writing: %s',
	(path) => {
		expect(likelyNextPages(path)).toEqual([])
	},
)

test('no page is its own next page', () => {
	const pages = ['/', '/cv-analysis', '/cv-writer', '/cv-writer/create', '/cv-writer/preview/local']
	for (const page of pages) expect(likelyNextPages(page)).not.toContain(page)
})
