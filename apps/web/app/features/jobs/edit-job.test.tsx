import type { Job } from '@app/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import { EditJob } from './edit-job.tsx'

afterEach(cleanup)

const job: Job = {
	id: '0198c0de-0000-7000-8000-000000000001',
	title: 'Baker',
	company: 'Crust',
	place: 'Hull',
	url: '',
	isRemote: false,
	types: ['part_time', 'temporary'],
	salary: { min: 12, max: 13, currency: 'GBP', period: 'hour' },
	postedAt: '2026-06-01T00:00:00.000Z',
	isPostedDateKnown: false,
	closesAt: '2026-07-01T12:00:00.000Z',
	closedAt: null,
	credit: '',
	credits: [],
	isExcerpt: false,
	isOwn: true,
	text: [
		{ kind: 'paragraph', text: 'We bake.' },
		{ kind: 'heading', text: 'You will' },
		{ kind: 'item', text: 'knead dough' },
	],
}
const route = `PATCH /api/own-jobs/${job.id}/`

function showEdit(answered: () => Response) {
	const asked = stubServer({ [route]: answered })
	const close = vi.fn()
	showPage(() => <EditJob job={job} onClose={close} />, { path: '/jobs', user: sampleUser() })
	return { asked, close }
}

function type(label: string, value: string) {
	fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))

test('only what was changed of a job is sent', async () => {
	const { asked, close } = showEdit(() => answer(200, job))
	const text = screen.getByLabelText<HTMLTextAreaElement>('Text of the advert')
	expect(text.value).toBe('We bake.\n\nYou will\n• knead dough')
	type('Employer', 'Crust and Crumb')
	save()
	await waitFor(() => expect(close).toHaveBeenCalled())
	const sent = asked.find((request) => request.route === route)
	expect(sent?.body).toEqual({ company: 'Crust and Crumb' })
})

test('a closing date can be changed, and the kind of work taken away', async () => {
	const { asked, close } = showEdit(() => answer(200, job))
	type('Closing date', '2026-08-02')
	type('Type of job', '')
	save()
	await waitFor(() => expect(close).toHaveBeenCalled())
	const sent = asked.find((request) => request.route === route)
	expect(sent?.body).toEqual({ closesAt: '2026-08-02T23:59:59.000Z', types: [] })
})

test('pay can be changed, and taken away', async () => {
	const { asked, close } = showEdit(() => answer(200, job))
	expect(screen.getByLabelText<HTMLSelectElement>('Paid by the').value).toBe('hour')
	type('Pay from', '12.5')
	type('Currency', 'EUR')
	save()
	await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
	type('Pay from', '')
	type('Pay to', '')
	save()
	await waitFor(() => expect(close).toHaveBeenCalledTimes(2))
	const sent = asked.filter((request) => request.route === route).map(({ body }) => body)
	expect(sent).toEqual([
		{ salary: { min: 12.5, max: 13, currency: 'EUR', period: 'hour' } },
		{ salary: null },
	])
})

test('a change that is refused keeps what was typed', async () => {
	const { close } = showEdit(() => refusal(404, 'job_not_found', 'We couldn’t find that job.'))
	type('Job title', 'Head baker')
	save()
	await screen.findByText('We couldn’t find that job.')
	expect(screen.getByLabelText<HTMLInputElement>('Job title').value).toBe('Head baker')
	expect(close).not.toHaveBeenCalled()
})
