import 'fake-indexeddb/auto'
import type { Preview } from '@app/contract'
import { defaultDesign, emptyCv, setField } from '@app/cv'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { newId } from '#shared/new-id.ts'
import type { CvOwnerAndId } from '#shared/offline/account-cv-query-keys.ts'
import { readPages as keptPagesOf } from '#shared/offline/page-copies.ts'
import type { PreviewSource } from '#shared/typeset/use-live-pages.ts'
import { PreviewPanel } from './preview-panel.tsx'

afterEach(() => {
	cleanup()
	localStorage.clear()
	vi.unstubAllGlobals()
})

const pagesOf = (...words: string[]): Preview => ({
	pages: words.map((word) => ({
		hash: word,
		svg: `<svg><path d="${word}"></path></svg>`,
		widthPt: 595,
		heightPt: 842,
	})),
	warnings: [],
})

/** A server whose answers the test gives, and a CV that the test changes. */
function openDesk(answer: () => Response, which: CvOwnerAndId | null = null) {
	const listeners = new Set<() => void>()
	let summary = 'Calm and exact'
	vi.stubGlobal('fetch', async () => answer())
	const named = setField(emptyCv(), 'personalInfo.firstName', 'Maya')
	const source: PreviewSource = {
		getInput: () => ({
			document: { ...named, professionalSummary: summary },
			design: defaultDesign(),
		}),
		subscribe(listener) {
			listeners.add(listener)
			return () => listeners.delete(listener)
		},
	}
	const page = render(<PreviewPanel source={source} look="frame" which={which} />)
	const drawn = () =>
		[...page.container.querySelectorAll('path')]
			.map((path) => path.getAttribute('d'))
			.filter((word) => word?.startsWith('page'))
	const write = (text: string) =>
		act(() => {
			summary = text
			for (const listener of listeners) listener()
		})
	return { ...page, drawn, write }
}

test('draws the pages and says how many there are', async () => {
	const desk = openDesk(() => Response.json(pagesOf('page-1', 'page-2')))
	await waitFor(() => expect(desk.drawn()).toEqual(['page-1', 'page-2']))
	expect(screen.getByText('2 pages')).toBeTruthy()
})

test('says the new size when the pages are made larger', async () => {
	const desk = openDesk(() => Response.json(pagesOf('page-1')))
	await waitFor(() => expect(desk.drawn()).toEqual(['page-1']))
	fireEvent.click(screen.getByRole('button', { name: 'Larger' }))
	const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
	expect(said).toContain('150%')
})

test('a wide screen keeps the page large while the form is scrolled, and a choice is remembered', async () => {
	const size = () => document.querySelector('[data-size]')?.getAttribute('data-size')
	const scrollTo = (top: number) =>
		act(() => {
			vi.stubGlobal('scrollY', top)
			window.dispatchEvent(new Event('scroll'))
		})
	const { matchMedia } = window
	window.matchMedia = (query) =>
		matchMedia(query === '(min-width: 1200px)' ? '(min-width: 1px)' : query)
	const wide = openDesk(() => Response.json(pagesOf('page-1')))
	await waitFor(() => expect(wide.drawn()).toEqual(['page-1']))
	scrollTo(400)
	expect(size()).toBe('large')
	fireEvent.click(screen.getByRole('button', { name: 'Keep full size' }))
	expect(size()).toBe('small')
	wide.unmount()

	const again = openDesk(() => Response.json(pagesOf('page-1')))
	await waitFor(() => expect(again.drawn()).toEqual(['page-1']))
	expect(size()).toBe('small')
	scrollTo(0)
	expect(size()).toBe('large')
})

test('says in words what the picture shows, and shows the words when asked', async () => {
	const desk = openDesk(() => Response.json(pagesOf('page-1')))
	await waitFor(() => expect(desk.drawn()).toEqual(['page-1']))
	expect(desk.container.querySelector('.typeset-pages')?.getAttribute('aria-hidden')).toBe('true')
	const words = screen.getByRole('article', { name: 'Your CV as text' })
	expect(words.textContent).toContain('Maya')
	expect(words.textContent).toContain('Calm and exact')
	fireEvent.click(screen.getByRole('button', { name: 'Read as text' }))
	expect(words.closest('.sr-only')).toBeNull()
})

test('leaves the last page standing when the server is gone, and says so', async () => {
	let isDown = false
	const desk = openDesk(() => {
		if (isDown) throw new TypeError('Failed to fetch')
		return Response.json(pagesOf('page-1'))
	})
	await waitFor(() => expect(desk.drawn()).toEqual(['page-1']))
	isDown = true
	desk.write('Something else')
	await waitFor(() => expect(screen.getByText(/will update/)).toBeTruthy())
	expect(desk.drawn()).toEqual(['page-1'])
})

test('shows the words while there has been no page yet', async () => {
	const desk = openDesk(() => {
		throw new TypeError('Failed to fetch')
	})
	await waitFor(() =>
		expect(screen.getByText('Shown as text until the server responds')).toBeTruthy(),
	)
	const words = screen.getByRole('article', { name: 'Your CV as text' })
	expect(words.closest('.sr-only')).toBeNull()
	expect(desk.drawn()).toEqual([])
})

test('shows the page of before, and from when it is, where this device has kept it', async () => {
	const which = { ownerId: 'maya', cvId: newId() }
	const first = openDesk(() => Response.json(pagesOf('page-1')), which)
	await waitFor(() => expect(first.drawn()).toEqual(['page-1']))
	await waitFor(async () => expect(await keptPagesOf(which)).not.toBeNull(), { timeout: 5000 })
	first.unmount()
	const again = openDesk(() => {
		throw new TypeError('Failed to fetch')
	}, which)
	await waitFor(() => expect(again.drawn()).toEqual(['page-1']))
	expect(screen.getByText(/This is your page from/)).toBeTruthy()
	expect(screen.getByText('1 page')).toBeTruthy()
})

test('says what a busy server says, and that the page will update', async () => {
	openDesk(() =>
		Response.json({ detail: 'Ella has a lot to do.', code: 'server_busy' }, { status: 503 }),
	)
	const note = await screen.findByText(/Ella has a lot to do/)
	expect(note.textContent).toContain('will update')
})

test('leaves the last page standing while the server is busy, and draws the newest once it is not', async () => {
	let isBusy = false
	let calls = 0
	const desk = openDesk(() => {
		calls += 1
		const busy = { detail: 'Ella has a lot to do.', code: 'server_busy' }
		if (!isBusy) return Response.json(pagesOf(`page-${calls}`))
		return Response.json(busy, { status: 503, headers: { 'retry-after': '1' } })
	})
	await waitFor(() => expect(desk.drawn()).toEqual(['page-1']))
	isBusy = true
	desk.write('Something else')
	await screen.findByText(/Ella has a lot to do/)
	expect(desk.drawn()).toEqual(['page-1'])
	isBusy = false
	desk.write('Something else again')
	await waitFor(() => expect(desk.drawn()).toEqual(['page-3']), { timeout: 10_000 })
	expect(screen.queryByText(/Ella has a lot to do/)).toBeNull()
	expect(calls).toBe(3)
})

test('a CV that is too long to preview says so and is not sent again by itself', async () => {
	let calls = 0
	const desk = openDesk(() => {
		calls += 1
		const detail = 'This CV is too long to preview. Shorten it to see its pages.'
		return calls === 1
			? Response.json({ detail, code: 'cv_too_large' }, { status: 413 })
			: Response.json(pagesOf('page-1'))
	})
	await screen.findByText('This CV is too long to preview. Shorten it to see its pages.')
	expect(calls).toBe(1)
	desk.write('Shorter')
	await waitFor(() => expect(desk.drawn()).toEqual(['page-1']))
	expect(screen.queryByText(/too long to preview/)).toBeNull()
})

test('shows the reason when the server cannot set this CV', async () => {
	const desk = openDesk(() =>
		Response.json({ detail: 'This CV cannot be set.', code: 'cv_cannot_be_set' }, { status: 422 }),
	)
	await waitFor(() => expect(screen.getByText('This CV cannot be set.')).toBeTruthy())
	expect(desk.drawn()).toEqual([])
})
