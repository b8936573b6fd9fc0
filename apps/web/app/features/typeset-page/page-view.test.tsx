import 'fake-indexeddb/auto'
import { defaultDesign, emptyCv, setField } from '@app/cv'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepPages } from '#shared/kept-cvs/page-copies.ts'
import { newId } from '#shared/new-id.ts'
import { PageView } from './page-view.tsx'

afterEach(() => {
	cleanup()
	vi.unstubAllGlobals()
})

const input = {
	document: setField(emptyCv(), 'personalInfo.firstName', 'Maya'),
	design: defaultDesign(),
}

const award = { id: 'a', title: 'Star of the year', issuer: '', date: '', summary: '' }

function withoutServer() {
	vi.stubGlobal('fetch', async () => {
		throw new TypeError('Failed to fetch')
	})
}

test('without the server the pages stand as this device kept them, and it says from when they are', async () => {
	withoutServer()
	const which = { ownerId: 'maya', cvId: newId() }
	const page = {
		hash: 'a',
		svg: '<svg><path d="page-1"></path></svg>',
		widthPt: 595,
		heightPt: 842,
	}
	await keepPages(which, { name: 'Maya', pages: [page] })
	const { container } = render(<PageView input={input} which={which} />)
	await waitFor(() => expect(container.querySelector('path[d=page-1]')).not.toBeNull())
	expect(screen.getByText(/These are your pages as they were on/)).toBeTruthy()
	expect(
		screen.getByRole('article', { name: 'Your CV in words' }).closest('.sr-only'),
	).not.toBeNull()
})

test('where nothing was kept, the CV stands there in words', async () => {
	withoutServer()
	render(<PageView input={input} which={{ ownerId: 'maya', cvId: newId() }} />)
	await waitFor(() => expect(screen.getByText(/this is your CV in words/)).toBeTruthy())
	expect(screen.getByRole('article', { name: 'Your CV in words' }).closest('.sr-only')).toBeNull()
})

test('a busy server says so itself, and is not told as one that cannot be reached', async () => {
	const detail = 'Ella has a lot to do right now. Please try again in a minute.'
	vi.stubGlobal('fetch', async () =>
		Response.json({ detail, code: 'server_busy' }, { status: 503 }),
	)
	render(<PageView input={input} />)
	const note = await screen.findByText(/this is your CV in words/)
	expect(note.textContent).toContain(detail)
	expect(note.textContent).not.toContain('cannot be reached')
})

test('pages that stand are not called words, and it says that they are older than the last change', async () => {
	const page = {
		hash: 'a',
		svg: '<svg><path d="page-1"></path></svg>',
		widthPt: 595,
		heightPt: 842,
	}
	vi.stubGlobal('fetch', async () => Response.json({ pages: [page], warnings: [] }))
	const { container, rerender } = render(<PageView input={input} />)
	await waitFor(() => expect(container.querySelector('path[d=page-1]')).not.toBeNull())
	withoutServer()
	const document = setField(input.document, 'personalInfo.lastName', 'Jones')
	rerender(<PageView input={{ ...input, document }} />)
	const note = await screen.findByText(/cannot be reached/)
	expect(note.textContent).toContain('These pages are from before the last change.')
	expect(note.textContent).not.toContain('in words')
	expect(container.querySelector('path[d=page-1]')).not.toBeNull()
})

test('the pages that this device kept stand until the server sets newer ones', async () => {
	let answer: (response: Response) => void = () => undefined
	vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
	const which = { ownerId: 'maya', cvId: newId() }
	const page = {
		...{ hash: 'a', svg: '<svg><path d="page-1"></path></svg>', widthPt: 595, heightPt: 842 },
	}
	await keepPages(which, { name: 'Maya', pages: [page] })
	const { container } = render(<PageView input={input} which={which} />)
	await waitFor(() => expect(container.querySelector('path[d=page-1]')).not.toBeNull())
	const isBusy = () => container.querySelector('.typeset-pages')?.getAttribute('aria-busy')
	expect(isBusy()).toBe('true')
	const next = { ...page, hash: 'b', svg: '<svg><path d="page-2"></path></svg>' }
	answer(Response.json({ pages: [next], warnings: [] }))
	await waitFor(() => expect(container.querySelector('path[d=page-2]')).not.toBeNull())
	expect(container.querySelector('path[d=page-1]')).toBeNull()
	expect(isBusy()).toBe('false')
})

test('the words say what the pages show: no hidden section, and titles as the person wrote them', () => {
	withoutServer()
	const document = { ...input.document, awards: [award], interests: [{ id: 'i', name: 'Chess' }] }
	const design = {
		...defaultDesign(),
		hiddenSections: ['awards' as const],
		sectionTitles: { interests: 'Beyond work' },
	}
	render(<PageView input={{ document, design }} />)
	const words = screen.getByRole('article', { name: 'Your CV in words' })
	expect(words.textContent).not.toContain('Star of the year')
	expect(words.textContent).toContain('Beyond workChess')
})
