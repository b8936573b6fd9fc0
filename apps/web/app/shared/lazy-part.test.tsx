import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

afterEach(cleanup)

test('a part that does not come leaves the page, and says so in its place', async () => {
	const Part = lazyPart(() => Promise.reject(new TypeError('Failed to fetch the module')))
	render(
		<>
			<p>The page</p>
			<Suspense fallback="Opening">
				<Part />
			</Suspense>
		</>,
	)
	expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t load/)
	expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
	expect(screen.getByText('The page')).toBeTruthy()
})

test('a part that comes stands there', async () => {
	const Part = lazyPart(() => Promise.resolve(({ words }: { words: string }) => <p>{words}</p>))
	render(
		<Suspense fallback="Opening">
			<Part words="Here" />
		</Suspense>,
	)
	await screen.findByText('Here')
})
