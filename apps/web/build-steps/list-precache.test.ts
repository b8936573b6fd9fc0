import { expect, test } from 'vitest'
import { findMissingScripts, hashPaths, listPrecachedAssets, precacheId } from './list-precache.ts'

test('scripts, styles, words and Latin letters are shelved; copies and rare letters are not', () => {
	const paths = [
		'/assets/app-1.js',
		'/assets/app-1.js.br',
		'/assets/words-2.dic',
		'/assets/serif-latin-ext-3.woff2',
		'/assets/serif-greek-4.woff2',
		'/assets/serif-cyrillic-ext-5.woff2',
		'/assets/pdf.worker.min-6.mjs',
		'/assets/pdf-tags-8.js',
		'/assets/read-exported-pdf-9.js',
		'/assets/pictures/page-7.svg',
		'/index.html',
	]
	expect(listPrecachedAssets(paths)).toEqual([
		'/assets/app-1.js',
		'/assets/pdf-tags-8.js',
		'/assets/serif-latin-ext-3.woff2',
		'/assets/words-2.dic',
	])
})

test('the version of a build is that of its list of routes, which there must be once', () => {
	expect(hashPaths(['/assets/manifest-2e01.js', '/assets/a.js'])).toBe('2e01')
	expect(() => hashPaths(['/assets/a.js'])).toThrow('no list of routes')
})

test('any other content has another id', () => {
	const file = (text: string) => ({ path: '/offline', bytes: Buffer.from(text) })
	expect(precacheId([file('one')])).toBe(precacheId([file('one')]))
	expect(precacheId([file('one')])).not.toBe(precacheId([file('two')]))
})

test('a script that a kept one starts with is missing, one it may load later is not', async () => {
	const script = (path: string, text: string) => ({ path, bytes: Buffer.from(text) })
	const files = [
		script(
			'/assets/page-1.js',
			'import{a}from"./tags-2.js";import"./kept-3.js";import("./later-4.js")',
		),
		script('/assets/kept-3.js', 'import{b}from"./tags-2.js";export const c=b'),
		script('/offline/index.html', 'import "./no-script.js"'),
	]
	expect(await findMissingScripts(files)).toEqual(['/assets/tags-2.js'])
	expect(
		await findMissingScripts([...files, script('/assets/tags-2.js', 'export const a=1')]),
	).toEqual([])
})
