import type { Application } from '@app/contract/applications'
import { onlineManager } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, refusal, type StubRequest, stubServer } from '#shared/test/stub-server.ts'
import { Toaster } from '#shared/ui/toaster.tsx'
import { ApplicationsScreen } from '../applications-screen.tsx'
import { sampleApplication } from '../sample-application.ts'
import { commonStages } from '../stage-names.ts'

afterEach(() => {
	cleanup()
	onlineManager.setOnline(true)
})

const step = {
	what: 'Interview',
	on: '2026-12-05',
	time: '09:30',
	timeZone: 'America/New_York',
	reminder: 'off' as const,
	at: '2026-12-05T14:30:00.000Z',
	remindsAt: null,
}
const baker = sampleApplication({ nextStep: step })

/** Opens an application; every change of it is answered like this. */
function open(onChange: (request: StubRequest) => Response, kept: Application = baker) {
	const asked = stubServer({
		'GET /api/applications/?q=': () => answer(200, { applications: [kept], count: 1, most: 1000 }),
		'GET /api/application-stages/': () => answer(200, { order: commonStages, own: [], most: 12 }),
		'GET /api/application-reminders/': () => answer(200, { isOn: true, canSend: true }),
		[`GET /api/applications/${kept.id}/`]: () => answer(200, kept),
		[`PATCH /api/applications/${kept.id}/`]: onChange,
	})
	const at = `/applications?open=${kept.id}`
	const shown = showPage(ApplicationsScreen, { path: '/applications', at, user: sampleUser() })
	render(<Toaster />)
	return { ...shown, changes: () => asked.filter(({ route }) => route.startsWith('PATCH')) }
}

const saveAll = ({ body }: StubRequest) => answer(200, { ...baker, ...Object(body), revision: 2 })
const refuse = () => refusal(500, 'unexpected', 'The server is at rest.')

async function write(notes: string) {
	const field = await screen.findByLabelText('Only you can see them')
	fireEvent.change(field, { target: { value: notes } })
}

test('words that cannot be saved hold whoever goes back or elsewhere, until they may go', async () => {
	const { router } = open(refuse)
	await write('Ask about shifts')
	await router.navigate('/elsewhere')
	fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }, { timeout: 4000 }))
	expect(await screen.findByDisplayValue('Ask about shifts')).toBeTruthy()
	await router.navigate('/elsewhere')
	fireEvent.click(await screen.findByRole('button', { name: 'Close without saving' }))
	expect(await screen.findByText('Another page')).toBeTruthy()
})

test('words that are on their way are saved before the page goes', async () => {
	const { router, changes } = open(saveAll)
	await write('Ask about shifts')
	await router.navigate('/elsewhere')
	expect(await screen.findByText('Another page')).toBeTruthy()
	expect(changes()).toMatchObject([{ body: { notes: 'Ask about shifts' } }])
})

test('a form that is filled in and not sent is not closed over by Escape', async () => {
	open(saveAll)
	fireEvent.click(await screen.findByRole('button', { name: 'Add a contact' }))
	const name = screen.getByLabelText('Name')
	fireEvent.change(name, { target: { value: 'Ann' } })
	fireEvent.keyDown(name, { key: 'Escape' })
	fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
	expect(await screen.findByDisplayValue('Ann')).toBeTruthy()
})

test('words of two sides stand beside each other, and both can be kept', async () => {
	const current = { ...baker, notes: 'Theirs', revision: 2 }
	const { changes } = open(({ body, ifMatch }) =>
		ifMatch === '"1"'
			? answer(412, { code: 'application_changed_elsewhere', detail: 'Changed.', current })
			: answer(200, { ...current, ...Object(body), revision: 3 }),
	)
	await write('Mine')
	fireEvent.blur(screen.getByLabelText('Only you can see them'))
	const question = within(await screen.findByRole('alert'))
	expect(question.getByText('Mine')).toBeTruthy()
	expect(question.getByText('Theirs')).toBeTruthy()
	fireEvent.click(question.getByRole('button', { name: 'Keep both' }))
	await waitFor(() => expect(changes().at(-1)?.body).toEqual({ notes: 'Theirs\n\nMine' }))
})

test('a press that is refused says so, and nothing is said to be done', async () => {
	open(refuse)
	fireEvent.click(await screen.findByRole('button', { name: 'Done' }))
	expect(await screen.findByText('The server is at rest.')).toBeTruthy()
	expect(screen.queryByText(/^Done. It’s off/)).toBeNull()
})

test('an appointment keeps its time zone and names it where it is another', async () => {
	const { changes } = open(saveAll)
	const part = within(await screen.findByRole('region', { name: 'Next step' }))
	expect(part.getByText(/09:30 in the time zone America\/New York/)).toBeTruthy()
	fireEvent.click(part.getByRole('button', { name: 'Change' }))
	fireEvent.change(part.getByLabelText('What do you need to do?'), { target: { value: 'Talk' } })
	fireEvent.click(part.getByRole('button', { name: 'Save step' }))
	await waitFor(() =>
		expect(changes().at(-1)?.body).toMatchObject({
			nextStep: { what: 'Talk', time: '09:30', timeZone: 'America/New_York' },
		}),
	)
})

test('without a connection a change is refused at once, not sent later unseen', async () => {
	open(saveAll)
	const history = within(await screen.findByRole('region', { name: 'History' }))
	onlineManager.setOnline(false)
	fireEvent.click(history.getByRole('button', { name: 'Change the date of Saved' }))
	fireEvent.click(history.getByRole('button', { name: 'Save date' }))
	// The test server has no such route, and the form shows its error.
	expect(await history.findByText(/^Nothing at PATCH/)).toBeTruthy()
})

test('without a connection applications are asked for, and why they cannot be had is told', async () => {
	onlineManager.setOnline(false)
	stubServer({})
	showPage(ApplicationsScreen, { path: '/applications', user: sampleUser() })
	expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 4000 })).toBeTruthy()
})

test('the focus goes into a form, and back to what opened it', async () => {
	open(saveAll)
	const part = within(await screen.findByRole('region', { name: 'Next step' }))
	fireEvent.click(part.getByRole('button', { name: 'Change' }))
	expect(document.activeElement).toBe(part.getByLabelText('What do you need to do?'))
	const cancel = part.getByRole('button', { name: 'Cancel' })
	cancel.focus()
	fireEvent.click(cancel)
	expect(document.activeElement).toBe(part.getByRole('button', { name: 'Change' }))
})

test('the title and Close stay while the application scrolls', async () => {
	open(saveAll)
	const title = await screen.findByRole('heading', { name: baker.title, level: 2 })
	const isSticky = (element: HTMLElement) => element.closest('.sticky.top-0') !== null
	expect(isSticky(title)).toBe(true)
	expect(isSticky(screen.getByRole('button', { name: 'Close' }))).toBe(true)
	expect(isSticky(screen.getByLabelText('Stage'))).toBe(false)
})
