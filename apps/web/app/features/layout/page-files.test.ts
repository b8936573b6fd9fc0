import { expect, test } from 'vitest'
import { pageFiles } from './page-files.ts'

const routes = {
	root: { id: 'root', path: '', module: '/root.js', imports: ['/frame.js'], css: ['/root.css'] },
	layout: { id: 'layout', parentId: 'root', module: '/layout.js', imports: ['/frame.js'] },
	create: { id: 'create', parentId: 'layout', path: 'cv-writer/create', module: '/create.js' },
	edit: { id: 'edit', parentId: 'layout', path: 'cv-writer/:id', module: '/edit.js' },
	rest: { id: 'rest', parentId: 'root', path: '*', module: '/not-found.js' },
}

test('a page needs its own files and those of its layouts, each once', () => {
	expect(pageFiles(routes, '/cv-writer/create')).toEqual([
		'/create.js',
		'/layout.js',
		'/frame.js',
		'/root.js',
		'/root.css',
	])
})

test('a page is found by its pattern too', () => {
	expect(pageFiles(routes, '/cv-writer/7')[0]).toBe('/edit.js')
})

test('an address that is no page needs nothing', () => {
	expect(pageFiles(routes, '/somewhere/else')).toEqual([])
})
