import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { storageKeys } from '#shared/storage-keys.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, answerEvents, type StubRequest, stubServer } from '#shared/test/stub-server.ts'
import { CvFormSession } from '../form-state/cv-form-session.tsx'
import type { CvFormStore } from '../form-state/cv-form-store.ts'
import { SummarySection } from '../sections/summary-section.tsx'

afterEach(() => {
	cleanup()
	localStorage.clear()
})

function open(
	engine: object = { model: null, mayAsk: false },
	result: object = drafted,
): CvFormStore & { asked: StubRequest[] } {
	const stores: CvFormStore[] = []
	const asked = stubServer({
		'GET /api/rewrites/engine/': () => answer(200, { tokensLeft: 0, ownProviders: [], ...engine }),
		'POST /api/model/tasks/stream/': () => answerEvents({ result }),
		'POST /api/model/tasks/settled/': () => answer(204, null),
	})
	const Page = () => (
		<CvFormSession>
			{(store) => {
				stores.push(store)
				return <SummarySection />
			}}
		</CvFormSession>
	)
	showPage(Page, { path: '/editor' })
	const [store] = stores
	if (store === undefined) throw new Error('No form was drawn.')
	return Object.assign(store, { asked })
}

const drafted = {
	engine: 'model',
	offered: [
		{ id: '1', text: 'Staff nurse who cut falls on the ward by 40%.', facts: ['job.0', 'job.0.1'] },
		{ id: '2', text: 'Cut falls with hourly checks.', facts: ['job.0.1'] },
	],
	toConfirm: [],
	refused: [{ id: '3', why: ['You didn’t give the number “90”.'] }],
	keptBack: [],
	whyLocal: null,
	tokens: 100,
}

const job = {
	id: 'job',
	jobTitle: 'Staff Nurse',
	employer: 'Northside Infirmary',
	location: '',
	startDate: '2019-02',
	endDate: '2023-02',
	current: false,
	summary: '',
	achievements: ['Cut falls on the ward by 40% with hourly checks'],
}

test('a profile is written from the CV, sentence by sentence, each with its facts', async () => {
	const store = open()
	act(() => store.dispatch({ type: 'update', changes: { experience: [job] }, at: 0 }))
	fireEvent.click(screen.getByRole('button', { name: 'Write it from my CV' }))
	await screen.findByText('2 sentences for your profile', {}, { timeout: 20_000 })
	expect(screen.getByText(/Staff Nurse · Northside Infirmary · Staff Nurse, Feb 2019/)).toBeTruthy()
	const [first] = screen.getAllByRole('button', { name: 'Accept' })
	if (first === undefined) throw new Error('Nothing was suggested.')
	fireEvent.keyDown(first, { key: 'a' })
	expect(store.getState().professionalSummary).toBe(
		'Staff Nurse with 4 years’ experience, most recently at Northside Infirmary.',
	)
	fireEvent.click(screen.getByRole('button', { name: 'Leave out' }))
	expect(screen.getByText('No more suggestions from your CV.')).toBeTruthy()
	expect(store.takeReason()).toEqual({ reason: 'ai' })
})

test('a CV that says too little is told what is missing', async () => {
	const store = open()
	fireEvent.click(screen.getByRole('button', { name: 'Write it from my CV' }))
	await screen.findByText(/^Add a job or a course/, {}, { timeout: 20_000 })
	const title = { ...job, employer: '', startDate: '', endDate: '', achievements: [] }
	act(() => store.dispatch({ type: 'update', changes: { experience: [title] }, at: 0 }))
	await screen.findByText(/^Add where you worked or studied and when/)
	act(() => store.dispatch({ type: 'update', changes: { experience: [job] }, at: 0 }))
	await screen.findByText('2 sentences for your profile')
})

test('sentences are added to one’s own words as sentences, or replace them', async () => {
	const store = open()
	const professionalSummary = 'Looking for a ward'
	act(() =>
		store.dispatch({ type: 'update', changes: { experience: [job], professionalSummary }, at: 0 }),
	)
	fireEvent.click(screen.getByRole('button', { name: 'Write it from my CV' }))
	const button = await screen.findByRole(
		'button',
		{ name: 'Add all 2 to mine' },
		{ timeout: 20_000 },
	)
	fireEvent.click(button)
	expect(store.getState().professionalSummary).toMatch(
		/^Looking for a ward\. Staff Nurse with 4 years’ experience, .+\. .+\.$/,
	)
	act(() => store.dispatch({ type: 'update', changes: { professionalSummary }, at: 0 }))
	fireEvent.click(await screen.findByRole('button', { name: 'Replace mine' }))
	expect(store.getState().professionalSummary).toMatch(/^Staff Nurse with 4 years’ experience/)
})

test('an own model drafts a profile: each sentence has its facts, and is accepted, edited or left out', async () => {
	const own = { provider: 'mine', model: 'm1', key: 'sk-0123456789' }
	localStorage.setItem(storageKeys.ownModel, JSON.stringify(own))
	const store = open({ ownProviders: [{ id: 'mine', name: 'Mine', host: 'x' }] })
	act(() => store.dispatch({ type: 'update', changes: { experience: [job] }, at: 0 }))
	fireEvent.click(screen.getByRole('button', { name: 'Write it from my CV' }))
	fireEvent.click(
		await screen.findByRole('button', { name: 'Ask m1 for a profile' }, { timeout: 20_000 }),
	)
	await screen.findByText(
		'2 sentences from your own facts. We left out one that claimed more than your facts.',
	)
	const { body } = store.asked.find(({ route }) => route === 'POST /api/model/tasks/stream/') ?? {}
	expect(body).toMatchObject({ task: 'profile', own })
	expect(JSON.stringify(body)).not.toContain('Northside')
	expect(
		screen.getByText(/Staff Nurse, Feb 2019 – Feb 2023 · Cut falls on the ward by 40%/),
	).toBeTruthy()

	const rows = screen.getByText('Cut falls with hourly checks.').closest('li') ?? document.body
	fireEvent.keyDown(rows, { key: 'e' })
	fireEvent.change(screen.getByLabelText('Your wording of: Cut falls with hourly checks.'), {
		target: { value: 'Checked patients hourly.' },
	})
	fireEvent.keyDown(rows, { key: 'a' })
	expect(store.getState().professionalSummary).toBe('Checked patients hourly.')
	const open1 = screen.getByText('Staff nurse who cut falls on the ward by 40%.').closest('li')
	fireEvent.keyDown(open1 ?? document.body, { key: 'r' })
	await screen.findByText(/^That’s all of them/)
	const counted = store.asked.filter(({ route }) => route.endsWith('/settled/'))
	expect(counted.map((one) => one.body)).toEqual([
		{ task: 'profile', outcome: 'edited' },
		{ task: 'profile', outcome: 'declined' },
	])
})

test('a refused key is told plainly, and the rules’ sentences stay', async () => {
	const own = { provider: 'mine', model: 'm1', key: 'sk-0123456789' }
	localStorage.setItem(storageKeys.ownModel, JSON.stringify(own))
	const refused = { ...drafted, engine: 'local', offered: [], refused: [], whyLocal: 'key_refused' }
	const store = open({ ownProviders: [{ id: 'mine', name: 'Mine', host: 'x' }] }, refused)
	act(() => store.dispatch({ type: 'update', changes: { experience: [job] }, at: 0 }))
	fireEvent.click(screen.getByRole('button', { name: 'Write it from my CV' }))
	fireEvent.click(
		await screen.findByRole('button', { name: 'Ask m1 for a profile' }, { timeout: 20_000 }),
	)
	await screen.findByText(
		'We got nothing we could use from m1: the provider doesn’t accept your key.',
	)
	expect(screen.getAllByRole('button', { name: 'Accept' })).toHaveLength(2)
})
