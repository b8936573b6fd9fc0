import type { Job } from '@app/contract'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, refusal, type StubRequest, stubServer } from '#shared/test/stub-server.ts'
import { daysAfter, toDay } from './calendar/calendar-days.ts'
import { sampleApplication } from './sample-application.ts'
import { commonStages } from './stage-names.ts'
import { VacancyActions } from './vacancy-actions.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const job = { id: '019aa5c0-0000-7000-8000-0000000000b1', title: 'Baker', company: 'Crust' } as Job
const at = '2026-01-02T03:04:05.000Z'
const cvs = ['a', 'b'].map((end) => ({
	id: `0190a000-0000-7000-8000-00000000000${end}`,
	title: `CV ${end}`,
	personName: '',
	headline: '',
	templateId: '',
	visibility: 'private',
	revision: 1,
	createdAt: at,
	updatedAt: at,
	deletedAt: null,
}))
const copyId = '0190a000-0000-7000-8000-0000000000cc'
const tailored = sampleApplication({
	tailoredCv: {
		cvId: copyId,
		title: 'CV a for Baker, Crust',
		basedOn: { cvId: cvs[0]?.id ?? null, title: 'CV a' },
	},
})

function show({ kept = [] as unknown[], onCreate = () => answer(200, tailored) } = {}) {
	const asked = stubServer({
		'GET /api/application-stages/': () => answer(200, { order: commonStages, own: [], most: 12 }),
		[`GET /api/applications/?jobId=${job.id}`]: () =>
			answer(200, { applications: kept, count: kept.length, most: 1000 }),
		[`GET /api/applications/${tailored.id}/`]: () => answer(200, tailored),
		'GET /api/cvs/?limit=100': () => answer(200, { cvs, nextCursor: null }),
		'POST /api/applications/': onCreate,
	})
	const Page = () => <VacancyActions job={job} here="/jobs" />
	const page = showPage(Page, { path: '/jobs', user: sampleUser() })
	return { ...page, writes: () => asked.filter(isWrite) }
}

const isWrite = ({ route }: StubRequest) => /^(POST|PATCH|PUT|DELETE) \/api\/(cvs|app)/.test(route)

async function press(name: string) {
	const button = await screen.findByRole<HTMLButtonElement>('button', { name })
	await waitFor(() => expect(button.disabled).toBe(false))
	fireEvent.click(button)
}

for (const opener of ['Tailor a CV', 'I applied'])
	for (const leave of ['Cancel', 'Close', 'Escape'])
		test(`“${opener}”, then ${leave}, writes nothing down`, async () => {
			const { writes } = show()
			await press(opener)
			const dialog = await screen.findByRole('dialog')
			await within(dialog).findByRole('option', { name: 'CV a' })
			if (leave === 'Escape') fireEvent.keyDown(dialog, { key: 'Escape' })
			else fireEvent.click(within(dialog).getByRole('button', { name: leave }))
			await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
			expect(writes()).toEqual([])
		})

test('confirming makes application and copy in one call, also when it is pressed twice', async () => {
	const { writes, router } = show()
	await press('Tailor a CV')
	await screen.findByRole('option', { name: 'CV b' })
	fireEvent.change(screen.getByLabelText('Start from'), { target: { value: cvs[1]?.id } })
	const confirm = screen.getByRole('button', { name: 'Save to my applications' })
	act(() => {
		confirm.click()
		confirm.click()
	})
	await screen.findByText('Another page')
	expect(router.state.location.pathname).toBe(`/cv-writer/edit/${copyId}`)
	const bodies = writes().map(({ body }) => body)
	expect(bodies).toEqual([
		{ job: { from: 'job', jobId: job.id }, stage: 'saved', tailorFrom: cvs[1]?.id },
	])
})

test('a refusal is said in the dialog, and pressing again sends it again', async () => {
	let isDown = true
	const { writes } = show({
		onCreate: () =>
			isDown ? refusal(500, 'unexpected', 'Something went wrong.') : answer(200, tailored),
	})
	await press('Tailor a CV')
	await screen.findByRole('option', { name: 'CV a' })
	await press('Save to my applications')
	await screen.findByText('Something went wrong.')
	isDown = false
	await press('Save to my applications')
	await screen.findByText('Another page')
	expect(writes()).toHaveLength(2)
})

test('a job that has a tailored copy opens it, and nothing is made', async () => {
	const { writes, router } = show({ kept: [tailored] })
	await screen.findByText(/^In your applications/)
	await press('Tailor a CV')
	await screen.findByText('Another page')
	expect(router.state.location.pathname).toBe(`/cv-writer/edit/${copyId}`)
	expect(writes()).toEqual([])
})

test('“I applied” takes no CV for granted, and no day that is still to come', async () => {
	const { writes } = show()
	await press('I applied')
	await screen.findByRole('option', { name: 'CV a' })
	const day = screen.getByLabelText('When did you apply?')
	const tomorrow = daysAfter(toDay(new Date()), 1)
	fireEvent.change(day, { target: { value: tomorrow } })
	await press('Save to my applications')
	await screen.findByText('Choose the CV you sent, or say it isn’t on Ella.')
	screen.getByText('Enter a day that isn’t in the future.')
	fireEvent.change(day, { target: { value: '' } })
	await press('Save to my applications')
	await screen.findByText('Enter the day you applied.')
	expect(writes()).toEqual([])
})

test('“I applied” notes the CV and the day that were chosen', async () => {
	const { writes } = show()
	await press('I applied')
	await screen.findByRole('option', { name: 'CV b' })
	const chosen = [
		[cvs[1]?.id, { cvId: cvs[1]?.id }],
		['elsewhere', null],
	] as const
	for (const [value, sentCv] of chosen) {
		fireEvent.change(screen.getByLabelText('Which CV did you send?'), { target: { value } })
		fireEvent.change(screen.getByLabelText('When did you apply?'), {
			target: { value: '2026-01-05' },
		})
		await press('Save to my applications')
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
		expect(writes().at(-1)?.body).toEqual({
			job: { from: 'job', jobId: job.id },
			stage: 'applied',
			sentCv,
			stageAt: new Date('2026-01-05T12:00:00').toISOString(),
		})
		if (sentCv !== null) await press('I applied')
	}
	expect(writes()).toHaveLength(2)
})
