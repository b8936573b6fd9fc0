import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { storyGroups } from './catalogue.tsx'

const storySources = import.meta.glob<string>('./stories/*.tsx', {
	query: '?raw',
	import: 'default',
	eager: true,
})
const sources = import.meta.glob<string>(['../app/shared/ui/*.tsx', '!**/*.test.tsx'], {
	query: '?raw',
	import: 'default',
	eager: true,
})

/** Parts of other components, which have no look of their own. */
const withoutLook = ['FieldNote', 'GrowingTextArea', 'OpenLayer', 'Select', 'Toaster']

afterEach(cleanup)

test('every shared component has a story', () => {
	const stories = Object.values(storySources).join('\n')
	const components = Object.values(sources)
		.flatMap((source) => [...source.matchAll(/^export function ([A-Z]\w*)/gm)])
		.map(([, name = '']) => name)
	expect(components.length).toBeGreaterThan(20)
	const missing = components.filter((name) => !new RegExp(`<${name}\\b`).test(stories))
	expect(missing.filter((name) => !withoutLook.includes(name))).toEqual([])
})

// Happy DOM does not know the element `search`, and says so.
const drawn = storyGroups.flatMap(({ stories }) => stories).filter(({ name }) => name !== 'Search')

test.each(drawn)('$name is drawn', ({ Component }) => {
	const router = createMemoryRouter([{ path: '*', Component }])
	const { container } = render(
		<QueryClientProvider client={new QueryClient()}>
			<RouterProvider router={router} />
		</QueryClientProvider>,
	)
	expect(container.childElementCount).toBeGreaterThan(0)
})
