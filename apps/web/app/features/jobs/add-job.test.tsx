import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import { AddJob } from './add-job.tsx'

afterEach(cleanup)

test('what went wrong with a link is not said beside the text', async () => {
	const problem = 'This site doesn’t let us read its adverts.'
	stubServer({ 'POST /api/own-jobs/': () => refusal(422, 'unreadable_advert', problem) })
	showPage(() => <AddJob onAdded={() => undefined} onClose={() => undefined} />, {
		path: '/jobs',
		user: sampleUser(),
	})
	const link = screen.getByLabelText('Link to the advert')
	fireEvent.change(link, { target: { value: 'https://jobs.example.org/1' } })
	fireEvent.click(screen.getByRole('button', { name: 'Add job' }))
	await screen.findByText(problem)
	fireEvent.click(screen.getByLabelText('From its text'))
	expect(screen.queryByText(problem)).toBeNull()
	expect(screen.getByLabelText('Text of the advert')).toBeTruthy()
})

test('a site that refuses is named, and the text of its advert can be pasted at once', async () => {
	const problem = 'LinkedIn doesn’t let us read its adverts.'
	stubServer({ 'POST /api/own-jobs/': () => refusal(422, 'job_site_refuses', problem) })
	showPage(() => <AddJob onAdded={() => undefined} onClose={() => undefined} />, {
		path: '/jobs',
		user: sampleUser(),
	})
	const url = 'https://www.linkedin.com/jobs/view/1'
	fireEvent.change(screen.getByLabelText('Link to the advert'), { target: { value: url } })
	fireEvent.click(screen.getByRole('button', { name: 'Add job' }))
	expect(await screen.findByLabelText('Text of the advert')).toBeTruthy()
	expect(screen.getByText(problem)).toBeTruthy()
	expect(screen.getByDisplayValue(url)).toBeTruthy()
})

test('the text of the advert is enough, since it names its job', async () => {
	const asked = stubServer({ 'POST /api/own-jobs/': () => answer(200, {}) })
	const Page = () => <AddJob onAdded={() => undefined} onClose={() => undefined} />
	showPage(Page, { path: '/jobs', user: sampleUser() })
	fireEvent.click(screen.getByLabelText('From its text'))
	expect(screen.getByLabelText<HTMLInputElement>('Job title').required).toBe(false)
	const text = screen.getByLabelText('Text of the advert')
	fireEvent.change(text, { target: { value: 'Baker at Crust' } })
	fireEvent.click(screen.getByRole('button', { name: 'Add job' }))
	const route = 'POST /api/own-jobs/'
	await waitFor(() =>
		expect(asked.find((one) => one.route === route)?.body).toMatchObject({ title: '' }),
	)
})

test('what was typed is there again after the form was closed, until it is added', async () => {
	stubServer({ 'POST /api/own-jobs/': () => answer(200, {}) })
	const Page = () => <AddJob onAdded={() => undefined} onClose={() => undefined} />
	showPage(Page, { path: '/jobs', user: sampleUser() })
	fireEvent.click(screen.getByLabelText('From its text'))
	const write = (label: string, value: string) =>
		fireEvent.change(screen.getByLabelText(label), { target: { value } })
	write('Job title', 'Baker')
	write('Text of the advert', 'We bake.')
	cleanup()
	showPage(Page, { path: '/jobs', user: sampleUser() })
	expect(screen.getByLabelText<HTMLTextAreaElement>('Text of the advert').value).toBe('We bake.')
	fireEvent.click(screen.getByRole('button', { name: 'Add job' }))
	await waitFor(() => expect(sessionStorage.getItem('jobDraft')).toBeNull())
})
