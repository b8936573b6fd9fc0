import { defaultDesign, emptyCv, setField } from '@app/cv'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ownCvId, type PreviewCv } from '#features/design/use-preview-cv.ts'
import { CvInTemplate } from './cv-in-template.tsx'

afterEach(() => {
	cleanup()
	vi.unstubAllGlobals()
})

const shownAs = (who: string): PreviewCv => ({
	who,
	design: defaultDesign(),
	people: [],
	choose: () => undefined,
	document: setField(emptyCv(), 'personalInfo.firstName', 'Maya'),
})

const page = { hash: 'a', svg: '<svg><path d="page-1"></path></svg>', widthPt: 595, heightPt: 842 }

/** Opens a template while the server answers, and goes on to another after it has gone. */
async function goOnWithoutServer(from: [who: string, template: string], to: typeof from) {
	vi.stubGlobal('fetch', async () => Response.json({ pages: [page], warnings: [] }))
	const { container, rerender } = render(
		<CvInTemplate shown={shownAs(from[0])} templateId={from[1]} />,
	)
	const drawn = () => container.querySelector('path[d=page-1]')
	await waitFor(() => expect(drawn()).not.toBeNull())
	vi.stubGlobal('fetch', async () => {
		throw new TypeError('Failed to fetch')
	})
	rerender(<CvInTemplate shown={shownAs(to[0])} templateId={to[1]} />)
	const note = await screen.findByText(/can’t reach/)
	return { note: note.textContent, drawn }
}

test('the pages of one template never stand under the name of another', async () => {
	const { note, drawn } = await goOnWithoutServer([ownCvId, 'graduate'], [ownCvId, 'compact'])
	expect(drawn()?.closest('.hidden')).not.toBeNull()
	expect(note).toContain('Here’s your CV as text')
})

test('the pages of the template before stay, as being replaced, until the new ones come', async () => {
	vi.stubGlobal('fetch', async () => Response.json({ pages: [page], warnings: [] }))
	const { container, rerender } = render(
		<CvInTemplate shown={shownAs(ownCvId)} templateId="graduate" />,
	)
	const drawn = (name: string) => container.querySelector(`path[d=${name}]`)
	const isBusy = () => container.querySelector('.typeset-pages')?.getAttribute('aria-busy')
	await waitFor(() => expect(drawn('page-1')).not.toBeNull())
	await waitFor(() => expect(isBusy()).toBe('false'))
	let answer: (response: Response) => void = () => undefined
	vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
	rerender(<CvInTemplate shown={shownAs(ownCvId)} templateId="compact" />)
	await waitFor(() => expect(isBusy()).toBe('true'))
	expect(drawn('page-1')).not.toBeNull()
	const next = { ...page, hash: 'b', svg: '<svg><path d="page-2"></path></svg>' }
	answer(Response.json({ pages: [next], warnings: [] }))
	await waitFor(() => expect(drawn('page-2')).not.toBeNull())
	// Those of before fade away over them.
	await waitFor(() => expect(drawn('page-1')).toBeNull())
	await waitFor(() => expect(isBusy()).toBe('false'))
})

test('an invented person’s CV is not called the reader’s own', async () => {
	const { note, drawn } = await goOnWithoutServer([ownCvId, 'graduate'], ['maya', 'graduate'])
	expect(drawn()).toBeNull()
	expect(note).toContain('Here’s the CV of Maya as text')
	expect(screen.getByRole('article', { name: 'The CV of Maya as text' })).toBeTruthy()
})
