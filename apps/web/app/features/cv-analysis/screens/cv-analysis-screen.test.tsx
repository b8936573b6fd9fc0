import type { GuestSession } from '@app/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Link, MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#shared/api/api-error.ts'
import { sampleResults } from '../report/sample-results.ts'
import type { GuestCalls } from '../session/guest-calls.ts'
import { CvAnalysisScreen } from './cv-analysis-screen.tsx'

beforeEach(() => window.localStorage.clear())
afterEach(cleanup)

const results = sampleResults()
const sessionId = results.session_id

function session(more: Partial<GuestSession>): GuestSession {
	return {
		session_id: sessionId,
		status: 'completed',
		message: 'Analysis complete!',
		progress: 100,
		error: null,
		code: null,
		expires_at: results.expires_at,
		poll_after_ms: null,
		...more,
	}
}

const working = session({ status: 'analyzing', message: 'Reading page 2 of 3', progress: 40 })

/** A server whose every analysis is ready at once, unless a test says otherwise. */
function serverWith(more: Partial<GuestCalls> = {}) {
	const calls = {
		send: vi.fn<GuestCalls['send']>(async () => session({ status: 'processing' })),
		getStatus: vi.fn<GuestCalls['getStatus']>(async () => session({})),
		getResults: vi.fn<GuestCalls['getResults']>(async () => ({ httpStatus: 200, body: results })),
		remove: vi.fn<GuestCalls['remove']>(async () => {}),
	}
	return { ...calls, ...more }
}

function showScreen(calls: GuestCalls, address = '/cv-analysis') {
	const onOpenInEditor = vi.fn()
	render(
		<QueryClientProvider client={new QueryClient()}>
			<MemoryRouter initialEntries={[address]}>
				<CvAnalysisScreen calls={calls} onOpenInEditor={onOpenInEditor} onImprove={() => {}} />
			</MemoryRouter>
		</QueryClientProvider>,
	)
	return onOpenInEditor
}

const never = <Answer,>() => new Promise<Answer>(() => {})
const choose = (...files: File[]) =>
	fireEvent.change(screen.getByLabelText(/Choose/), { target: { files } })
const cvFile = new File(['words'], 'Siobhan CV.pdf', { type: 'application/pdf' })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a chosen file becomes a report, which opens in the editor', async () => {
	const onOpenInEditor = showScreen(serverWith())
	choose(cvFile)
	await heading('Good start: 2 things to fix')
	expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
		'Analysis complete!',
	)
	fireEvent.click(screen.getByRole('button', { name: 'Open in the editor' }))
	expect(onOpenInEditor).toHaveBeenCalledWith({ ...results, fixes: [] })
})

test('a file that does not fit is refused before anything is sent', () => {
	const calls = serverWith()
	showScreen(calls)
	choose(new File(['x'], 'photo.png', { type: 'image/png' }))
	expect(screen.getByRole('alert').textContent).toContain('“photo.png” is an image')
	expect(calls.send).not.toHaveBeenCalled()
})

const words =
	'Ada Hill, Leeds. Porter, Hill House, 2019 to now: moved beds and fetched samples all day.'
const sentText = async (send: GuestCalls['send'], nth: number) => {
	const [file] = vi.mocked(send).mock.calls[nth - 1] ?? []
	return file === undefined ? null : `${file.name}: ${await file.text()}`
}

test('words are pasted anywhere on the page, into a form, and after an error', async () => {
	const calls = serverWith({ send: vi.fn(never<GuestSession>) })
	const paste = (text: string) => {
		const clipboardData = { files: [], getData: () => text }
		fireEvent(window, Object.assign(new Event('paste'), { clipboardData }))
	}
	showScreen(calls)
	paste('Ada Hill')
	expect(screen.getByRole('alert').textContent).toContain('only a few words')
	paste(words)
	await heading('Sending your CV')
	expect(await sentText(calls.send, 1)).toBe(`Pasted text.txt: ${words}`)
	cleanup()

	const failing = serverWith({
		send: vi.fn(async () => {
			throw new ApiError(415, 'unreadable_file', 'It’s damaged.')
		}),
	})
	showScreen(failing)
	choose(cvFile)
	await screen.findByText('Choose another file')
	fireEvent.click(screen.getByRole('button', { name: 'Paste text instead' }))
	fireEvent.change(await screen.findByLabelText('Your text'), { target: { value: words } })
	fireEvent.click(screen.getByRole('button', { name: 'Read this text' }))
	await waitFor(() => expect(failing.send).toHaveBeenCalledTimes(2))
	expect(await sentText(failing.send, 2)).toBe(`Pasted text.txt: ${words}`)
})

test('a dropped and a pasted file are taken like a chosen one', async () => {
	const calls = serverWith({ send: vi.fn(never<GuestSession>) })
	showScreen(calls)
	const pasted = new Event('paste')
	fireEvent(window, Object.assign(pasted, { clipboardData: { files: [cvFile] } }))
	await heading('Sending your CV')
	cleanup()
	showScreen(calls)
	const dropped = new Event('drop', { cancelable: true })
	const dataTransfer = { types: ['Files'], files: [cvFile] }
	fireEvent(window, Object.assign(dropped, { dataTransfer }))
	await heading('Sending your CV')
	expect(dropped.defaultPrevented).toBe(true)
})

test('the upload shows its per cent, and cancelling it stops it', async () => {
	let isStopped = false
	const send: GuestCalls['send'] = (_, { signal, onPercent }) => {
		onPercent(43)
		signal.addEventListener('abort', () => {
			isStopped = true
		})
		return never()
	}
	showScreen(serverWith({ send }))
	choose(cvFile)
	await waitFor(() =>
		expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('43'),
	)
	fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
	await screen.findByLabelText(/Choose your CV/)
	expect(isStopped).toBe(true)
})

test('an analysis shows its stage, and cancelling it deletes the file', async () => {
	const calls = serverWith({ getStatus: async () => working })
	showScreen(calls)
	choose(cvFile)
	await screen.findByText('Reading page 2 of 3')
	expect(screen.getByText('Siobhan CV.pdf')).toBeTruthy()
	expect(window.localStorage.getItem('guest_cv_session')).toBe(sessionId)
	fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
	await screen.findByText('Cancelled. Your file has been deleted.')
	expect(calls.remove).toHaveBeenCalledWith(sessionId)
	expect(window.localStorage.getItem('guest_cv_session')).toBeNull()
})

test('the analysis of somebody signed in is not remembered by the browser', async () => {
	const calls = serverWith({
		send: async () => session({ is_kept: true }),
		getStatus: async () => ({ ...working, is_kept: true }),
	})
	showScreen(calls)
	choose(cvFile)
	await screen.findByText('Reading page 2 of 3')
	expect(Object.keys({ ...localStorage, ...sessionStorage })).toEqual([])
})

test('a failed analysis says what is wrong, keeps the name, and takes another file', async () => {
	const failed = session({
		status: 'failed',
		error: 'Choose the document it was made from.',
		code: 'file_has_no_text',
	})
	const calls = serverWith({
		getStatus: vi.fn().mockResolvedValueOnce(failed).mockResolvedValue(session({})),
	})
	showScreen(calls)
	choose(cvFile)
	await heading('Software can’t read any words in this file')
	expect(screen.getByText('Choose the document it was made from.')).toBeTruthy()
	expect(screen.getByText('Siobhan CV.pdf')).toBeTruthy()
	expect(screen.getByLabelText(/Choose another file/)).toBeTruthy()
})

test('a refused upload shows the sentence of the server', async () => {
	const refused = new ApiError(413, 'file_too_large', 'Save it with smaller pictures.')
	showScreen(serverWith({ send: async () => Promise.reject(refused) }))
	choose(cvFile)
	await heading('This file is too large')
	expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a reload finds the report by the session in the address', async () => {
	const calls = serverWith()
	showScreen(calls, `/cv-analysis?session=${sessionId}`)
	await heading('Good start: 2 things to fix')
	expect(calls.send).not.toHaveBeenCalled()
})

test('a later visit takes up an unfinished analysis and offers a finished one', async () => {
	window.localStorage.setItem('guest_cv_session', sessionId)
	showScreen(serverWith({ getStatus: async () => working }))
	await screen.findByText('Reading page 2 of 3')
	cleanup()
	showScreen(serverWith())
	fireEvent.click(await screen.findByRole('link', { name: 'Open it' }))
	await heading('Good start: 2 things to fix')
})

test('an expired session is said kindly and forgotten', async () => {
	window.localStorage.setItem('guest_cv_session', sessionId)
	const gone = new ApiError(404, 'session_not_found', 'Gone')
	const calls = serverWith({ getStatus: async () => Promise.reject(gone) })
	showScreen(calls, `/cv-analysis?session=${sessionId}`)
	await screen.findByText(/This report is no longer here/)
	await waitFor(() => expect(window.localStorage.getItem('guest_cv_session')).toBeNull())
})

test('a file can be deleted from its report', async () => {
	const calls = serverWith()
	showScreen(calls, `/cv-analysis?session=${sessionId}`)
	fireEvent.click(await screen.findByRole('button', { name: 'Delete my file' }))
	await screen.findByText('Your file and its report have been deleted.')
	expect(calls.remove).toHaveBeenCalledWith(sessionId)
})

test('whoever leaves during the upload is not called back, and finds the analysis later', async () => {
	const upload = Promise.withResolvers<GuestSession>()
	const calls = serverWith({ send: () => upload.promise })
	render(
		<QueryClientProvider client={new QueryClient()}>
			<MemoryRouter initialEntries={['/cv-analysis']}>
				<Link to="/tips">Tips</Link>
				<Routes>
					<Route
						path="/cv-analysis"
						element={
							<CvAnalysisScreen calls={calls} onOpenInEditor={() => {}} onImprove={() => {}} />
						}
					/>
					<Route path="/tips" element={<h1>Tips for your CV</h1>} />
				</Routes>
			</MemoryRouter>
		</QueryClientProvider>,
	)
	choose(cvFile)
	await heading('Sending your CV')
	fireEvent.click(screen.getByRole('link', { name: 'Tips' }))
	upload.resolve(session({ status: 'processing' }))
	await waitFor(() => expect(window.localStorage.getItem('guest_cv_session')).toBe(sessionId))
	await heading('Tips for your CV')
})
