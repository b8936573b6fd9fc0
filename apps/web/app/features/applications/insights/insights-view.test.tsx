import type { Insights, Share } from '@app/contract/applications'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, stubServer } from '#shared/test/stub-server.ts'
import { InsightsView } from './insights-view.tsx'

afterEach(cleanup)

const share = (count: number, of: number, [low, high]: [number, number]): Share => ({
	count,
	of,
	low,
	high,
	share: count / of,
})

const care = {
	key: 'care',
	cvId: null,
	title: 'Care work',
	number: null,
	label: '',
	sent: 12,
	replies: share(8, 12, [0.39, 0.86]),
	interviews: share(6, 12, [0.25, 0.75]),
	isTooFewToTell: false,
}
const ward = {
	...care,
	key: 'ward',
	title: 'Ward',
	sent: 2,
	isTooFewToTell: true,
	replies: share(1, 2, [0.09, 0.91]),
	interviews: share(1, 2, [0.09, 0.91]),
}

function insights(more: Partial<Insights> = {}): Insights {
	return {
		total: 15,
		funnel: [
			{ stage: 'saved', count: 15 },
			{ stage: 'applied', count: 14 },
			{ stage: 'interview', count: 7 },
			{ stage: 'offer', count: 1 },
			{ stage: 'accepted', count: 0 },
		],
		outcomes: { waiting: 5, active: 3, accepted: 0, rejected: 5, withdrawn: 1 },
		weeks: [{ week: '2026-11-02', sent: 14, replied: 9, replies: 4 }],
		daysToReply: { median: 6, count: 9 },
		cvs: {
			perVersion: [],
			perCv: [care, ward],
			best: null,
			settleDays: 14,
			tooRecent: 1,
			fewest: 10,
		},
		...more,
	}
}

function show(data: Insights) {
	stubServer({ 'GET /api/application-insights/': () => answer(200, data) })
	showPage(InsightsView, { path: '/applications', user: sampleUser() })
}

test('each drawing says in words and in a table what it shows', async () => {
	show(insights())
	const funnel = await screen.findByRole('region', { name: 'How far you got' })
	expect(funnel.textContent).toContain(
		'14 applications sent. 7 reached an interview and 1 an offer.',
	)
	const row = within(funnel).getByRole('row', { name: /^Interview/, hidden: true })
	expect(row.textContent).toBe('Interview750% of sent')
	expect(screen.getByText(/came within 6 days \(based on 9 replies\)/)).toBeTruthy()
})

test('a CV that went out too seldom is not drawn, and no winner is named by chance', async () => {
	show(insights())
	const cvs = await screen.findByRole('region', { name: 'Which CV does better' })
	expect(cvs.textContent).toContain(
		'Not enough to tell yet: we need 2 CVs, each sent at least 10 times more than 14 days ago',
	)
	expect(cvs.textContent).toContain('1 sent in the last 14 days doesn’t count yet.')
	expect(within(cvs).getByText(/we need at least 10/)).toBeTruthy()
	expect(within(cvs).getByRole('row', { name: /^Care work/, hidden: true }).textContent).toContain(
		'6 of 12, between 25 and 75%',
	)
})

test('before anything was sent there is nothing to draw', async () => {
	show(insights({ funnel: [{ stage: 'saved', count: 2 }] }))
	expect(await screen.findByText(/Nothing to show yet/)).toBeTruthy()
})
