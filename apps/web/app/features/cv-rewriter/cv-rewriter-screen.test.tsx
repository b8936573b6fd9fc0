import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readStoredForm } from '#shared/cv-form-storage.ts'
import { createQueryClient } from '#shared/query-client.ts'
import { CvRewriterScreen } from './cv-rewriter-screen.tsx'

const Site = createRoutesStub([
	{ path: '/cv-rewriter', Component: CvRewriterScreen },
	{ path: '/cv-writer/create', Component: () => <h1>The editor</h1> },
])

beforeEach(() => {
	localStorage.clear()
	open(createQueryClient())
})
afterEach(cleanup)

function open(client: QueryClient) {
	return render(
		<QueryClientProvider client={client}>
			<Site initialEntries={['/cv-rewriter']} />
		</QueryClientProvider>,
	)
}

function paste(text: string) {
	fireEvent.change(screen.getByLabelText('Your job duties'), { target: { value: text } })
}

const rows = () =>
	within(screen.getByRole('region', { name: 'Your new lines' })).getAllByRole('listitem')

test('nothing is shown as a statement before something is written', () => {
	expect(screen.getByText(/Write or paste your duties/)).toBeTruthy()
	expect(screen.queryByRole('listitem')).toBeNull()
})

test('duties become statements, an answer strengthens one, and the marks show what is new', () => {
	paste('Was responsible for answering phones\nDuties included making tea')
	expect(rows().map((row) => row.textContent)).toEqual([
		expect.stringContaining('Answered phones'),
		expect.stringContaining('Made tea'),
	])
	fireEvent.change(screen.getByLabelText(/How many calls a day/), { target: { value: 'about 60' } })
	expect(rows()[0]?.textContent).toContain('Answered about 60 calls a day')
	expect(
		[...(rows()[0]?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent),
	).toContain('Answered')
})

test('the present job is told in the present, and own words can be kept', () => {
	paste('Responsible for managing stock')
	fireEvent.click(screen.getByLabelText('Yes, I still do it'))
	expect(rows()[0]?.textContent).toContain('Manage stock')
	fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
	expect(rows()[0]?.textContent).toContain('You’ve kept your own words.')
})

test.each([
	['Increased sales', 'No suggestion for this line yet. Answer the question to strengthen it.'],
	['Increased sales by 12% in a year', 'No suggestion for this line yet.'],
])('a line without a suggestion is not praised: %s', (duty, sentence) => {
	paste(duty)
	const texts = [...(rows()[0]?.querySelectorAll('p') ?? [])].map((line) => line.textContent)
	expect(texts).toContain(sentence)
	expect(document.body.textContent).not.toMatch(/good as they are|stand as they are/)
})

test('a question that is not known goes away, and an answer without a place asks for own words', () => {
	paste('Was responsible for answering phones')
	fireEvent.change(screen.getByLabelText(/How many calls/), { target: { value: 'loads' } })
	expect(screen.getByText(/Start with a number/)).toBeTruthy()
	fireEvent.click(screen.getByRole('button', { name: 'I don’t know' }))
	expect(screen.queryByLabelText(/How many calls/)).toBeNull()
})

test('the statements go into the CV of this browser', async () => {
	paste('Responsible for cleaning 12 classrooms')
	fireEvent.click(screen.getByRole('button', { name: /Add to your CV/ }))
	await screen.findByRole('heading', { name: 'The editor' })
	const stored = readStoredForm()
	expect(stored.status === 'found' && stored.form.data.experience[0]?.achievements).toEqual([
		'Cleaned 12 classrooms',
	])
})

test('a line that says nothing can be left out, and put back', async () => {
	paste('I am a hard working and reliable person\nResponsible for cleaning 12 classrooms')
	fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
	expect(rows()[0]?.textContent).toContain('Left out of your CV.')
	fireEvent.click(screen.getByRole('button', { name: 'Put it back' }))
	fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
	fireEvent.click(screen.getByRole('button', { name: /Add to your CV/ }))
	await screen.findByRole('heading', { name: 'The editor' })
	const stored = readStoredForm()
	expect(stored.status === 'found' && stored.form.data.experience[0]?.achievements).toEqual([
		'Cleaned 12 classrooms',
	])
})

test('to compare with an advert one needs a CV, and duties are kept while one looks', () => {
	paste('Responsible for managing stock')
	fireEvent.mouseDown(screen.getByRole('tab', { name: 'Match to a job' }))
	fireEvent.focus(screen.getByRole('tab', { name: 'Match to a job' }))
	expect(screen.getByText(/There’s no CV to compare yet/)).toBeTruthy()
	fireEvent.focus(screen.getByRole('tab', { name: 'Rewrite duties' }))
	expect(rows()[0]?.textContent).toContain('Managed stock')
})

test('what was written is still there after a look at another page', () => {
	cleanup()
	const client = createQueryClient()
	const first = open(client)
	paste('Was responsible for answering phones')
	fireEvent.change(screen.getByLabelText(/How many calls a day/), { target: { value: '60' } })
	first.unmount()
	open(client)
	expect(rows()[0]?.textContent).toContain('Answered 60 calls a day')
})
