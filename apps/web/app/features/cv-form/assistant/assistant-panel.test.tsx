import type { TaskResult } from '@app/contract'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, answerEvents, stubServer } from '#shared/test/stub-server.ts'
import { useCvForm, useEditForm } from '../form-state/cv-form-context.tsx'
import { CvFormSession } from '../form-state/cv-form-session.tsx'
import { AssistantPanel } from './assistant-panel.tsx'

beforeEach(() => {
	localStorage.clear()
	sessionStorage.clear()
})
afterEach(cleanup)

const lines = ['Responsible for ordering stock', 'Helped with tills']
const job = 'experience.0.achievements'

function Form() {
	const edit = useEditForm()
	const { experience } = useCvForm((state) => state)
	const fill = () =>
		edit((form) => ({
			...form,
			experience: [
				{
					id: 'job',
					jobTitle: 'Assistant',
					employer: 'Shop',
					location: '',
					startDate: '2019',
					endDate: '2020',
					current: false,
					summary: '',
					achievements: lines,
				},
			],
		}))
	return (
		<>
			<button type="button" onClick={fill}>
				Fill
			</button>
			<p data-testid="lines">{experience[0]?.achievements.join(' | ')}</p>
			<AssistantPanel advert="" onClose={() => undefined} />
		</>
	)
}

function Page() {
	return <CvFormSession>{() => <Form />}</CvFormSession>
}

const result: TaskResult = {
	engine: 'model',
	offered: [{ id: `${job}.0`, text: 'Ordered stock', facts: [`${job}.0`] }],
	toConfirm: [
		{
			id: `${job}.1`,
			text: 'Ran the tills',
			facts: [`${job}.1`],
			question: 'Is this what you did: “Ran the tills”?',
		},
	],
	refused: [],
	keptBack: [],
	whyLocal: null,
	tokens: 100,
}

function show(found: TaskResult | null) {
	const asked = stubServer({
		'GET /api/rewrites/engine/': () =>
			answer(200, { model: found && 'Llama', mayAsk: true, tokensLeft: 100, ownProviders: [] }),
		'POST /api/model/tasks/stream/': () => answerEvents({ result: found }),
		'POST /api/model/tasks/settled/': () => answer(204, null),
	})
	showPage(Page, { path: '/editor', ...(found && { user: sampleUser() }) })
	fireEvent.click(screen.getByRole('button', { name: 'Fill' }))
	return asked
}

function ask(request: string) {
	fireEvent.change(screen.getByLabelText('What should change?'), { target: { value: request } })
	fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
}

const linesNow = () => screen.getByTestId('lines').textContent

test('a model proposes, nothing changes before it is accepted, and a claim is asked about', async () => {
	const asked = show(result)
	await screen.findByText('Use only Ella’s rules, and send nothing', {}, { timeout: 20_000 })
	ask('Make it shorter')
	await screen.findByText(/^One suggested change, using only your words/)
	expect(linesNow()).toBe(lines.join(' | '))
	expect(asked.find(({ route }) => route.startsWith('POST'))?.body).toEqual({
		task: 'assist',
		request: 'Make it shorter',
		context: '',
		hide: [],
		facts: lines.map((text, index) => ({ id: `${job}.${index}`, text, current: false })),
	})
	fireEvent.keyDown(screen.getByRole('button', { name: 'Accept' }), { key: 'a' })
	expect(linesNow()).toBe('Ordered stock | Helped with tills')
	fireEvent.click(screen.getByRole('button', { name: 'Yes, use it' }))
	expect(linesNow()).toBe('Ordered stock | Ran the tills')
	expect(screen.queryByRole('button', { name: 'Yes, use it' })).toBeNull()
	const counted = asked.filter(({ route }) => route.endsWith('/settled/'))
	const body = { task: 'assist', outcome: 'accepted' }
	expect(counted.map((one) => one.body)).toEqual([body, body])
})

test('all that is ready is accepted at once, and one line is put back by itself', async () => {
	const both = lines.map((_, at) => ({ id: `${job}.${at}`, facts: [`${job}.${at}`] }))
	const offered = both.map((one, at) => ({
		...one,
		text: ['Ordered stock', 'Served at tills'][at] ?? '',
	}))
	show({ ...result, offered, toConfirm: [] })
	await screen.findByText('Use only Ella’s rules, and send nothing', {}, { timeout: 20_000 })
	ask('Make it shorter')
	fireEvent.click(await screen.findByRole('button', { name: 'Accept all 2' }))
	expect(linesNow()).toBe('Ordered stock | Served at tills')
	expect(screen.getAllByText('Accepted')).toHaveLength(2)
	fireEvent.click(screen.getByRole('button', { name: 'Undo: Served at tills' }))
	expect(linesNow()).toBe('Ordered stock | Helped with tills')
	expect(screen.getAllByText('Accepted')).toHaveLength(1)
	expect(screen.queryByRole('button', { name: /^Accept all/ })).toBeNull()
	fireEvent.keyDown(screen.getByRole('button', { name: 'Accept' }), { key: 'a' })
	expect(linesNow()).toBe('Ordered stock | Served at tills')
})

test('a model that claimed too much is named, and the rules propose', async () => {
	show({ ...result, engine: 'local', offered: [], toConfirm: [], whyLocal: 'not_faithful' })
	await screen.findByText('Use only Ella’s rules, and send nothing', {}, { timeout: 20_000 })
	ask('Make me a director')
	await screen.findByText(
		/^We got nothing we could use from Llama: the model claimed more than you did\. Ella’s own rules/,
	)
	fireEvent.click(screen.getAllByRole('button', { name: 'Keep mine' })[0] ?? document.body)
	expect(linesNow()).toBe(lines.join(' | '))
	expect(screen.getByText('You kept your line')).toBeTruthy()
})

test('without a model the rules propose at once, and clearing forgets it', async () => {
	const asked = show(null)
	fireEvent.click(await screen.findByRole('button', { name: 'Make my lines stronger' }))
	await screen.findByText(
		'Here’s what Ella’s rules suggest for your lines.',
		{},
		{ timeout: 20_000 },
	)
	expect(screen.queryByLabelText('What should change?')).toBeNull()
	expect(screen.queryByRole('button', { name: 'Fix my English' })).toBeNull()
	expect(asked.filter(({ route }) => route.startsWith('POST'))).toEqual([])
	fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
	expect(screen.queryByRole('article')).toBeNull()
})

test('an empty CV is told what to do first', async () => {
	stubServer({
		'GET /api/rewrites/engine/': () =>
			answer(200, { model: null, mayAsk: false, tokensLeft: 0, ownProviders: [] }),
	})
	showPage(Page, { path: '/editor' })
	fireEvent.click(await screen.findByRole('button', { name: 'Make my lines stronger' }))
	await screen.findByText(
		'You haven’t added any lines to your jobs yet. Say what you did, then ask again.',
	)
})
