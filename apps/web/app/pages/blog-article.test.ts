import { expect, test } from 'vitest'
import { meta } from './blog-article.tsx'

type MetaArgs = Parameters<typeof meta>[0]

const metaOf = (error?: unknown) => meta({ loaderData: undefined, error } as unknown as MetaArgs)

test('an article that isn’t there has the title of a missing page and stays out of searches', () => {
	expect(metaOf()).toContainEqual({ title: 'Page not found · Ella' })
	expect(metaOf()).toContainEqual({ name: 'robots', content: 'noindex' })
})

test('an article that didn’t come isn’t called missing', () => {
	expect(metaOf(new TypeError('Failed to fetch'))).toEqual([])
})
