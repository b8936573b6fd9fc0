import { defaultDesign, emptyCv } from '@app/cv'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, stubServer } from '#shared/test/stub-server.ts'
import { Toaster } from '#shared/ui/toaster.tsx'
import { DownloadMenu } from './download-menu.tsx'
import type { ShortPage } from './use-fit.ts'

afterEach(() => {
	cleanup()
	vi.unstubAllGlobals()
})

const input = { document: emptyCv(), design: defaultDesign() }
const tight = { fits: true, spacing: 0.9, textSizePt: 10.5, pageCount: 1, linesOver: null }
const short: ShortPage = { lines: 3, page: 2 }

function open(shortPage: ShortPage | null | undefined, fit: object = tight) {
	const asked = stubServer({
		'POST /api/typeset/fit/': () => answer(200, fit),
		'POST /api/typeset/preview/': () =>
			answer(200, { pages: [], warnings: [], shortPage: { lines: 5, page: 3 } }),
	})
	const handleFit = vi.fn()
	const Page = () => (
		<main>
			<DownloadMenu getInput={() => input} onFit={handleFit} shortPage={shortPage} />
			<Toaster />
		</main>
	)
	showPage(Page, { path: '/' })
	const button = screen.getByRole('button', { name: 'Download' })
	fireEvent.keyDown(button, { key: 'Enter' })
	return { asked, handleFit }
}

test('a nearly empty last page is offered to be fitted before the file goes out, and undone', async () => {
	const { handleFit } = open(short)
	const [first] = await screen.findAllByRole('menuitem')
	expect(first?.textContent).toBe('Fit on 1 pagePage 2 has only 3 lines.')
	fireEvent.click(first as HTMLElement)
	await waitFor(() => expect(handleFit).toHaveBeenCalledWith({ spacing: 0.9, textSizePt: 10.5 }))
	fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
	await waitFor(() => expect(handleFit).toHaveBeenLastCalledWith({ spacing: 1, textSizePt: 10.5 }))
})

test('what cannot be fitted says how many lines are too many', async () => {
	const { handleFit } = open(short, { ...tight, fits: false, pageCount: 2, linesOver: 7 })
	fireEvent.click(await screen.findByRole('menuitem', { name: /^Fit on 1 page/ }))
	await screen.findByText(/it’s 7 lines too long/)
	expect(handleFit).not.toHaveBeenCalled()
})

test('where nobody has looked at the pages yet, they are looked at, and the offer comes last', async () => {
	open(undefined)
	const offer = await screen.findByRole('menuitem', { name: /^Fit on 2 pages/ })
	expect(screen.getAllByRole('menuitem').at(-1)).toBe(offer)
})

test('nothing is offered where the last page holds enough', async () => {
	const { asked } = open(null)
	await screen.findAllByRole('menuitem')
	expect(screen.queryByRole('menuitem', { name: /^Fit on/ })).toBeNull()
	expect(asked).toEqual([])
})
