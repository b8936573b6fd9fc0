import 'fake-indexeddb/auto'
import { defaultDesign, emptyCv, newItem, setField } from '@app/cv'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { newId } from '#shared/new-id.ts'
import type { CvOwnerAndId } from '#shared/offline/account-cv-query-keys.ts'
import { storePages } from '#shared/offline/page-copies.ts'
import type { PreviewInput } from '#shared/typeset/preview-scheduler.ts'
import { FullPagePreview } from './full-page-preview.tsx'
import { useStaticPages } from './use-static-pages.ts'

afterEach(() => {
	cleanup()
	vi.unstubAllGlobals()
})

const input = {
	document: setField(emptyCv(), 'personalInfo.firstName', 'Maya'),
	design: defaultDesign(),
}

const page = {
	hash: 'a',
	svg: '<svg><path d="page-1"></path></svg>',
	widthPt: 595,
	heightPt: 842,
}

type PagesProps = { input: PreviewInput; which?: CvOwnerAndId }

function Pages({ input, which }: PagesProps) {
	const pages = useStaticPages(input, which)
	return (
		<>
			<button type="button" disabled={!pages.isSettled}>
				Print
			</button>
			<FullPagePreview input={input} pages={pages} />
		</>
	)
}

const canPrint = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Print' }).disabled

const award = { id: 'a', title: 'Star of the year', issuer: '', date: '', summary: '' }

function withoutServer() {
	vi.stubGlobal('fetch', async () => {
		throw new TypeError('Failed to fetch')
	})
}

test('without the server the pages stand as this device kept them, and it says from when they are', async () => {
	withoutServer()
	const which = { ownerId: 'maya', cvId: newId() }
	await storePages(which, { name: 'Maya', pages: [page] })
	const { container } = render(<Pages input={input} which={which} />)
	await waitFor(() => expect(container.querySelector('path[d=page-1]')).not.toBeNull())
	expect(await screen.findByText(/These are your pages from/)).toBeTruthy()
	expect(canPrint()).toBe(true)
	expect(
		screen.getByRole('article', { name: 'Your CV as text' }).closest('.sr-only'),
	).not.toBeNull()
})

test('pages of before are not taken for those that the server refuses to set', async () => {
	const detail = 'This CV is too long to be set in type.'
	vi.stubGlobal('fetch', async () => Response.json({ detail, code: 'x' }, { status: 422 }))
	const which = { ownerId: 'maya', cvId: newId() }
	await storePages(which, { name: 'Maya', pages: [page] })
	const { container } = render(<Pages input={input} which={which} />)
	await waitFor(() => expect(container.querySelector('path[d=page-1]')).not.toBeNull())
	const note = await screen.findByText(/These are your pages from/)
	expect(note.textContent).toContain(detail)
})

test('where nothing was kept, the CV stands there in words', async () => {
	withoutServer()
	render(<Pages input={input} which={{ ownerId: 'maya', cvId: newId() }} />)
	await waitFor(() => expect(screen.getByText(/Here’s your CV as text/)).toBeTruthy())
	expect(screen.getByRole('article', { name: 'Your CV as text' }).closest('.sr-only')).toBeNull()
})

test('a busy server says so itself, and is not told as one that cannot be reached', async () => {
	const detail = 'Ella has a lot to do right now. Please try again in a minute.'
	vi.stubGlobal('fetch', async () =>
		Response.json({ detail, code: 'server_busy' }, { status: 503 }),
	)
	render(<Pages input={input} />)
	const note = await screen.findByText(/Here’s your CV as text/)
	expect(note.textContent).toContain(detail)
	expect(note.textContent).not.toContain('can’t reach')
})

test('pages that stand are not called words, and it says that they are older than the last change', async () => {
	vi.stubGlobal('fetch', async () => Response.json({ pages: [page], warnings: [] }))
	const { container, rerender } = render(<Pages input={input} />)
	await waitFor(() => expect(container.querySelector('path[d=page-1]')).not.toBeNull())
	withoutServer()
	const document = setField(input.document, 'personalInfo.lastName', 'Jones')
	rerender(<Pages input={{ ...input, document }} />)
	const note = await screen.findByText(/can’t reach/)
	expect(note.textContent).toContain('These pages don’t show your latest change.')
	expect(note.textContent).not.toContain('in words')
	expect(container.querySelector('path[d=page-1]')).not.toBeNull()
})

test('the pages that this device kept stand until the server sets newer ones', async () => {
	let answer: (response: Response) => void = () => undefined
	vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
	const which = { ownerId: 'maya', cvId: newId() }
	await storePages(which, { name: 'Maya', pages: [page] })
	const { container } = render(<Pages input={input} which={which} />)
	await waitFor(() => expect(container.querySelector('path[d=page-1]')).not.toBeNull())
	const isBusy = () => container.querySelector('.typeset-pages')?.getAttribute('aria-busy')
	// Pages are drawn beside React, which learns of them right after.
	await waitFor(() => expect(isBusy()).toBe('true'))
	expect(canPrint()).toBe(false)
	const next = { ...page, hash: 'b', svg: '<svg><path d="page-2"></path></svg>' }
	answer(Response.json({ pages: [next], warnings: [] }))
	await waitFor(() => expect(container.querySelector('path[d=page-2]')).not.toBeNull())
	expect(container.querySelector('path[d=page-1]')).toBeNull()
	await waitFor(() => expect(isBusy()).toBe('false'))
	expect(canPrint()).toBe(true)
})

test('the words say what the pages show: no hidden section, titles as the person wrote them, dates as chosen', () => {
	withoutServer()
	const course = { ...newItem('education', 'e'), institution: 'Leeds', startDate: '2019-09' }
	const document = {
		...input.document,
		awards: [award],
		education: [course],
		interests: [{ id: 'i', name: 'Chess' }],
	}
	const design = {
		...defaultDesign(),
		dateStyle: 'numeric' as const,
		hiddenSections: ['awards' as const],
		sectionTitles: { interests: 'Beyond work' },
	}
	render(<Pages input={{ document, design }} />)
	const words = screen.getByRole('article', { name: 'Your CV as text' })
	expect(words.textContent).not.toContain('Star of the year')
	expect(words.textContent).toContain('Beyond workChess')
	expect(words.textContent).toContain('Leeds, 09/2019')
})
