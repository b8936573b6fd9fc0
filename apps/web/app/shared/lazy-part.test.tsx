import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

const reload = vi.fn()
beforeEach(() => {
	vi.spyOn(window.location, 'reload').mockImplementation(reload)
})
afterEach(() => {
	cleanup()
	reload.mockClear()
	document.body.replaceChildren()
	vi.useRealTimers()
})

/** How the browser came to the page. */
const arrive = (type: 'navigate' | 'reload') =>
	vi
		.spyOn(performance, 'getEntriesByType')
		.mockReturnValue([{ type } as unknown as PerformanceEntry])

const missing = () => Promise.reject(new TypeError('Failed to fetch the module'))

function open(load: () => Promise<() => null>) {
	const Part = lazyPart(load)
	render(
		<Suspense fallback="Opening">
			<Part />
		</Suspense>,
	)
}

test('a part that is gone after a release loads the page again', async () => {
	arrive('navigate')
	open(missing)
	await waitFor(() => expect(reload).toHaveBeenCalledOnce())
	expect(screen.queryByRole('alert')).toBeNull()
})

test('a page that stays nevertheless says that the part is missing', async () => {
	vi.useFakeTimers()
	arrive('navigate')
	open(missing)
	await act(() => vi.advanceTimersByTimeAsync(5100))
	expect(reload).toHaveBeenCalledOnce()
	expect(screen.getByRole('alert')).toBeTruthy()
})

test.each([
	['that was loaded again already', () => arrive('reload')],
	['without a connection', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
	[
		'on which something is written',
		() => document.body.appendChild(document.createElement('textarea')).append('Served meals'),
	],
])('a page %s stays', async (_, prepare) => {
	arrive('navigate')
	prepare()
	open(missing)
	await screen.findByRole('alert')
	expect(reload).not.toHaveBeenCalled()
})

test('no part of the app is lazy without a way on when it does not come', () => {
	const app = join(import.meta.dirname, '..')
	const lazyFiles = globSync('**/*.{ts,tsx}', { cwd: app }).filter((file) =>
		/import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(readFileSync(join(app, file), 'utf8')),
	)
	expect(lazyFiles.map((file) => file.replaceAll('\\', '/'))).toEqual(['shared/lazy-part.tsx'])
})

test('a part that does not come leaves the page, and says so in its place', async () => {
	arrive('reload')
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
