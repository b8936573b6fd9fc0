import { expect, test } from 'vitest'
import { createPathMatcher } from './path-matcher.ts'

test('a route matches its own paths and no others', () => {
	const matches = createPathMatcher(['/cv-writer/preview/:id', '/blog/*', '/about', '/a/:b?'])
	expect(
		['/cv-writer/preview/local', '/blog', '/blog/x/y', '/about', '/a', '/a/1'].map(matches),
	).toEqual(Array(6).fill(true))
	expect(
		['/cv-writer/preview', '/cv-writer/preview/1/2', '/about/us', '/blogs'].map(matches),
	).toEqual(Array(4).fill(false))
})
