import { index, layout, prefix, route } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../app/routes.ts'
import { routePatterns } from './route-patterns.ts'

test('patterns go through layouts and prefixes, and what is written by the build or unknown is none', () => {
	const tree = [
		layout('layout.tsx', [
			index('home.tsx'),
			route('cv-writer', 'writer.tsx', [index('ways.tsx'), route('preview/:id', 'preview.tsx')]),
			...prefix('blog', [route('*', 'article.tsx')]),
			route('*', 'not-found.tsx'),
		]),
	]
	expect(routePatterns(tree)).toEqual(['/', '/cv-writer', '/cv-writer/preview/:id'])
})

test('the app has its first page among its patterns, and no address twice', async () => {
	const patterns = routePatterns(await routes)
	expect(patterns).toContain('/')
	expect(new Set(patterns).size).toBe(patterns.length)
})
